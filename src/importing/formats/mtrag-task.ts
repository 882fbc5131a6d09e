import { fieldOf, isMap } from "../../model/fields.ts";
import type { FormatRecord } from "../format-case.ts";
import { questionInTurns } from "../imported-turns.ts";
import type { FieldLoss } from "../loss.ts";
import { textOf, textsOf } from "../record-fields.ts";
import { recordReader, type RecordReader } from "../record-reader.ts";
import { gradedEvidence, judgmentReasons, notedJudgments } from "./mtrag-evidence.ts";
import type { MtragRecord } from "./mtrag-files.ts";
import type { Judgment } from "./mtrag-judgments.ts";
import { speakers } from "./mtrag-query.ts";

type Fields = MtragRecord["fields"];

const foreignIds = "contexts[].document_id";
const reasons = {
  [foreignIds]: "ids that no chunk of the corpus has, whether or not one has the text",
  Collection: "the benchmark's own corpus that the task belongs to",
  dataset: "the benchmark's version",
  task_type: "what the benchmark does with the task",
  input: "a turn of it that no case can hold as it is",
  targets: "an answer among them that the case does not hold just as it is",
  ...judgmentReasons,
};

/** Reads one generation task: the last turn of the user, the answer that a person wrote, and the passages it rests on. */
export function mtragTask(
  fields: Fields,
  {
    judgmentsFor,
    isChunk,
  }: {
    readonly judgmentsFor: (id: string) => readonly Judgment[];
    /** Whether the corpus has a chunk of this id. */
    readonly isChunk: (id: string) => boolean;
  },
): FormatRecord {
  const reader = recordReader({ ...fields, input: turnsOf(fields["input"]) });
  const id = reader.text("id", "task_id");
  const { question, conversation } = questionInTurns(reader, { lastTurnOf: "input" });
  const [answer, ...accepted] = answersOf(reader);
  const passages = passagesOf(reader);
  const judgments = judgmentsFor(id ?? "");
  const outcome = outcomeOf(reader, passages.length > 0);
  const isNearMiss = outcome.kind === "abstention";
  const sought = gradedEvidence(isNearMiss ? [] : passages, judgments);
  const nearMisses = passages.map(({ id: chunk, text }) => ({ chunk, text }));
  // Only the first of several refusals is held.
  if (isNearMiss && accepted.length > 0) reader.keep("targets");
  holdIdParts(reader, id);
  return {
    reader,
    id,
    kind: outcome.kind,
    because: outcome.because,
    query: question,
    conversation,
    answer,
    accepted,
    evidence: { field: "contexts", texts: sought },
    ...(isNearMiss ? { distractors: { field: "contexts", texts: nearMisses } } : {}),
    tags: labels(reader),
    others: {
      ...notedJudgments(judgments, passages),
      [foreignIds]: passages.flatMap((one) => (isChunk(one.id) ? [] : [one.id])),
    },
    why: { ...reasons, answerability: outcome.why },
    losses: [
      ...(isNearMiss && passages.length > 0 ? [asDistractors(passages)] : []),
      ...metadata(fields),
    ],
  };
}

type Outcome = Pick<FormatRecord, "kind" | "because"> & {
  /** Why the notes keep what the task says of its answerability. */
  readonly why: string;
};

/** What the annotators said of the task: never guessed from its passages. */
function outcomeOf(reader: RecordReader, hasPassages: boolean): Outcome {
  const said = textsOf(reader.fields["answerability"]);
  const [one] = said;
  const text = said.length === 1 && one !== undefined && "text" in one ? one.text : undefined;
  switch (text) {
    case "ANSWERABLE":
      reader.hold("answerability");
      return { kind: "answerable", why: "" };
    case "PARTIAL":
      return {
        kind: "inconclusive",
        why: "PARTIAL: the answer tells what the passages hold and what they do not",
      };
    case "UNANSWERABLE":
      return {
        kind: "abstention",
        because: "not-in-corpus",
        why: "UNANSWERABLE: said of what its annotators found; whether the whole corpus has no answer is for a reviewer to judge",
      };
    case "UNDERSPECIFIED":
      return { kind: "abstention", because: "ambiguous", why: underspecified(hasPassages) };
    default:
      reader.lack(
        said.length === 0
          ? `the kind is missing: "answerability" says nothing`
          : `the kind is missing: "answerability" is none of ANSWERABLE, PARTIAL, UNANSWERABLE and UNDERSPECIFIED`,
      );
      return { kind: undefined, why: "it is no answerability that the format knows" };
  }
}

function underspecified(hasPassages: boolean): string {
  return hasPassages
    ? "UNDERSPECIFIED: the answer asks back, from passages that fit several readings of the question"
    : "UNDERSPECIFIED: the answer asks back";
}

/** Turns by the names that a case has for them; the rest of a turn is told as a loss. */
function turnsOf(input: unknown): unknown {
  if (!Array.isArray(input)) return input;
  return input.map((turn: unknown) => {
    if (!isMap(turn)) return turn;
    const { speaker, text, metadata: _metadata, ...more } = turn;
    const role = speaker === "agent" ? speakers.agent : speaker;
    return { role, content: text, ...more };
  });
}

function answersOf(reader: RecordReader): readonly string[] {
  const answers = listAt(reader, "targets", ["text", "speaker", "metadata"]).flatMap((target) => {
    const reading = textOf(fieldOf(target, "text"));
    if (reading !== undefined && "text" in reading) return [reading.text];
    reader.keep("targets");
    return [];
  });
  if (answers.length === 0) reader.lack("the answer is missing");
  return [...new Set(answers)];
}

/** The entries of a list. Anything else stays in the notes, as the list does where an entry says more than is known. */
function listAt(reader: RecordReader, field: string, known: readonly string[]): readonly unknown[] {
  const value = reader.fields[field];
  reader.hold(field);
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const isMore = (one: unknown): boolean =>
    !isMap(one) || Object.keys(one).some((name) => !known.includes(name));
  if (!Array.isArray(value) || list.some(isMore)) reader.keep(field);
  return list;
}

interface Passage {
  readonly id: string;
  readonly text: string | undefined;
}

/** The passages of a task. One without an id leads nowhere, whatever its text. */
function passagesOf(reader: RecordReader): readonly Passage[] {
  const list = listAt(reader, "contexts", ["document_id", "text", "title"]);
  return list.flatMap((context, index) => {
    const id = textOf(fieldOf(context, "document_id"));
    const text = fieldOf(context, "text");
    if (text !== undefined && typeof text !== "string") reader.keep("contexts");
    if (id !== undefined && "text" in id) {
      return [{ id: id.text, text: typeof text === "string" ? text : undefined }];
    }
    reader.lack(`passage ${index + 1} has no "document_id"`);
    reader.keep("contexts");
    return [];
  });
}

/** A task's id is made of two other fields, which say nothing more where they agree. */
function holdIdParts(reader: RecordReader, id: string | undefined): void {
  const { conversation_id: conversation, turn } = reader.fields;
  if (typeof conversation !== "string" || id !== `${conversation}<::>${String(turn)}`) return;
  reader.hold("conversation_id");
  reader.hold("turn");
}

/** What the annotators called the question and its turn; "N/A" says nothing. */
function labels(reader: RecordReader): readonly string[] {
  return ["Question Type", "Multi-Turn"]
    .flatMap((field) => reader.texts({ field }))
    .filter((label) => label !== "N/A");
}

/** Passages of a task that is not to be answered: none of its relevance judgments names them. */
function asDistractors(passages: readonly Passage[]): FieldLoss {
  const why = "distractors: the task is not to be answered from them";
  return { field: "contexts", fate: "case", why, value: passages.map(({ id }) => id) };
}

/** What turns, answers and passages say that no case holds, all of it for one loss. */
function* metadata(fields: Fields): Generator<FieldLoss> {
  const dropped = [
    ["input", "metadata", "who wrote a turn, and when"],
    ["targets", "metadata", "who wrote the answer, and when"],
    ["targets", "speaker", "the speaker of the answer"],
    ["contexts", "title", "a document's title: the corpus has it"],
  ] as const;
  for (const [list, name, why] of dropped) {
    const value = fields[list];
    const said: readonly unknown[] = Array.isArray(value) ? value : [];
    const values = said.flatMap((one) => fieldOf(one, name) ?? []);
    if (values.length === 0) continue;
    yield { field: `${list}[].${name}`, fate: "dropped", why, value: values };
  }
}
