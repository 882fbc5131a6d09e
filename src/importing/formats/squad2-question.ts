import { fieldOf, isMap } from "../../model/fields.ts";
import { isBlank, normaliseWhiteSpace } from "../../model/white-space.ts";
import type { FormatSettings } from "../case-format.ts";
import type { FormatRecord } from "../format-case.ts";
import { saysSomething, type FieldLoss } from "../loss.ts";
import { recordReader, type RecordReader } from "../record-reader.ts";
import type { SquadParagraph } from "./squad2-paragraphs.ts";

const reasons = {
  id: "it cannot be read as text",
  question: "it cannot be read as text",
  plausible_answers: "words that seem to answer and do not: no judgment of what is right",
  is_impossible: "it is neither true nor false",
  "data[].title": "the article, where the evidence stands in no document of that name",
};

const contextField = "data[].paragraphs[].context";

/** Reads one question of a paragraph. */
export function squadQuestion(
  fields: Readonly<Record<string, unknown>>,
  paragraph: Omit<SquadParagraph, "questions" | "path" | "own">,
  { refusal }: FormatSettings,
): FormatRecord {
  const reader = recordReader(fields);
  const id = reader.text("id", "id");
  const query = reader.due("question", "question");
  const impossible = isImpossible(reader);
  const context = textOfParagraph(reader, paragraph.context);
  const answers = answersOf(reader, context ?? "");
  const outcome =
    impossible === true
      ? unanswered(reader, answers, refusal)
      : answered(reader, answers, impossible);
  const text = { text: context ?? "", likelyChunk: paragraph.chunk, quote: outcome.quote };
  const texts = { field: contextField, texts: context === undefined ? [] : [text] };
  const title = { "data[].title": paragraph.document };
  return {
    ...outcome,
    reader,
    id,
    query,
    ...(impossible === true ? { distractors: texts } : { evidence: texts }),
    opening: impossible === true ? ofParagraph(paragraph.chunk) : undefined,
    others: { ...paragraph.others, ...(context === undefined ? paragraphAsIs(paragraph) : {}) },
    unlessThere: { document: paragraph.document, fields: title },
    why: { ...reasons, answers: answers.why },
    losses: [...answers.losses, ...(impossible === true ? [aboutParagraph] : [])],
  };
}

type Outcome = Pick<FormatRecord, "kind" | "because" | "answer" | "accepted"> & {
  /** The words of the paragraph that answer. */
  readonly quote: string | undefined;
};

function answered(
  reader: RecordReader,
  { spans: [first, ...others] }: Answers,
  impossible: boolean | undefined,
): Outcome {
  if (first === undefined) reader.lack("the answer is missing");
  return {
    kind: impossible === undefined ? undefined : "answerable",
    answer: first?.text,
    accepted: others.map(({ text }) => text),
    quote: first?.quote,
  };
}

/** An abstention needs words of its own, and SQuAD has none: a person gives them, or they are missing. */
function unanswered(
  reader: RecordReader,
  { spans }: Answers,
  refusal: string | undefined,
): Outcome {
  if (spans.length > 0) {
    reader.lack("is_impossible says that there is no answer, but the record has one");
    reader.keep("answers");
  }
  if (refusal === undefined) {
    reader.lack("the answer is missing: SQuAD does not say what a good refusal conveys");
  }
  return { kind: "abstention", because: "not-in-corpus", answer: refusal, quote: undefined };
}

function ofParagraph(chunk: string): string {
  return `SQuAD says that paragraph ${chunk} does not answer this. It does not say whether the rest of the corpus does.`;
}

/** What a person who imports abstentions has to know about each of them. */
const aboutParagraph: FieldLoss = {
  field: "is_impossible",
  fate: "case",
  why: "said of one paragraph; whether the whole corpus has no answer is for a reviewer to judge",
  value: true,
};

function textOfParagraph(reader: RecordReader, context: unknown): string | undefined {
  const isText = typeof context === "string" && !isBlank(context);
  if (!isText) reader.lack("the paragraph has no text");
  return isText ? context : undefined;
}

function paragraphAsIs({
  context,
}: Pick<SquadParagraph, "context">): Readonly<Record<string, unknown>> {
  return saysSomething(context) ? { [contextField]: context } : {};
}

function isImpossible(reader: RecordReader): boolean | undefined {
  const value = reader.fields["is_impossible"];
  if (!saysSomething(value) || typeof value === "boolean") {
    reader.hold("is_impossible");
    return value === true;
  }
  reader.lack("is_impossible is neither true nor false");
  return undefined;
}

interface Span {
  readonly text: string;
  /** The same words where the paragraph has them at the place that the record names; else undefined. */
  readonly quote: string | undefined;
}

interface Answers {
  /** Each answer once, in the order of the record. */
  readonly spans: readonly Span[];
  /** Why the notes have the answers, where they do. */
  readonly why: string;
  readonly losses: readonly FieldLoss[];
}

function answersOf(reader: RecordReader, context: string): Answers {
  const value = reader.fields["answers"];
  reader.hold("answers");
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const spans = new Map<string, Span>();
  const off: string[] = saysSomething(value) && !Array.isArray(value) ? ["they are no list"] : [];
  for (const answer of list) {
    const { span, defect } = spanOf(answer, context);
    if (defect !== undefined) off.push(defect);
    if (span === undefined) continue;
    const key = normaliseWhiteSpace(span.text);
    if (spans.get(key)?.quote === undefined) spans.set(key, span);
  }
  if (off.length > 0) reader.keep("answers");
  return {
    spans: [...spans.values()],
    why: off[0] ?? "they contradict is_impossible",
    losses: off.length > 0 ? [] : [...passedOver(list, spans.size)],
  };
}

/** One answer, and what keeps it from being held in full. */
function spanOf(
  answer: unknown,
  context: string,
): { readonly span: Span | undefined; readonly defect: string | undefined } {
  const text = fieldOf(answer, "text");
  if (!isMap(answer) || typeof text !== "string" || isBlank(text) || /\p{Cs}/u.test(text)) {
    return { span: undefined, defect: "one of them has no text" };
  }
  const isSpan = standsAt(context, text, fieldOf(answer, "answer_start"));
  const isMore = Object.keys(answer).some((name) => !known.has(name));
  const defect = isSpan
    ? "one of them says more than its text and its place"
    : "the paragraph has other words where answer_start points";
  return {
    span: { text, quote: isSpan ? text : undefined },
    defect: isSpan && !isMore ? undefined : defect,
  };
}

const known: ReadonlySet<string> = new Set(["text", "answer_start"]);

/** Offsets count characters as Python does, or units as JavaScript does: both are met. */
function standsAt(context: string, text: string, start: unknown): boolean {
  if (typeof start !== "number" || !Number.isSafeInteger(start) || start < 0) return false;
  if (context.startsWith(text, start)) return true;
  const before = Array.from(context.slice(0, start * 2))
    .slice(0, start)
    .join("");
  return before.length > start && context.startsWith(text, before.length);
}

function* passedOver(list: readonly unknown[], distinct: number): Generator<FieldLoss> {
  const [first] = list;
  if (first !== undefined) {
    const reason = "a place in the paragraph; the words themselves are the quote";
    const value = fieldOf(first, "answer_start");
    yield { field: "answers[].answer_start", fate: "dropped", why: reason, value };
  }
  if (list.length > distinct) {
    const reason = "how many people gave the same answer";
    yield { field: "answers[]", fate: "dropped", why: reason, value: list.length };
  }
}
