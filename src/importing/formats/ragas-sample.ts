import type { SourceRecord } from "../../load/records.ts";
import { fieldOf, isMap } from "../../model/fields.ts";
import type { SoughtEvidence } from "../evidence-by-text.ts";
import type { FormatRecord } from "../format-case.ts";
import { saysSomething } from "../loss.ts";
import { textsOf, type FieldText } from "../record-fields.ts";
import { recordReader, type RecordReader } from "../record-reader.ts";
import { contextsIn, type Context } from "./contexts.ts";
import { lastQuestion, turnsAfter, withQuestionLast } from "./last-question.ts";
import { ownKind } from "./own-metadata.ts";

type Fields = SourceRecord["fields"];

const system = "what a system answered or retrieved is no judgment";
const why: Readonly<Record<string, string>> = {
  response: system,
  answer: system,
  multi_responses: system,
  retrieved_contexts: system,
  retrieved_context_ids: system,
  contexts: system,
  [turnsAfter]: system,
  user_input: "it says more than who said what, or asks nothing",
  rubrics: "how answers are scored is no part of a case",
  reference_tool_calls: "a case says what to answer, not by which tools",
  reference_topics: "a case says what to answer, not by which topics",
  persona_name: "who asks is no part of a case",
  query_style: "how the question was generated",
  query_length: "how the question was generated",
  synthesizer_name: "how the question was generated",
  evolution_type: "how the question was generated",
  episode_done: "how the question was generated",
  approval_status: "another tool's decision; a case is approved by its reviewers",
  metadata: "free fields",
};

/** Where a sample keeps a part, the name of today first. */
const names = {
  question: ["user_input", "question"],
  answer: ["reference", "ground_truth", "ground_truths", "expected_answer"],
} as const;

const idField = "reference_context_ids";

/** Reads one sample. Ragas states no kind, unless we exported the sample: an empty reference is a gap, never an abstention. */
export function ragasSample(record: SourceRecord, file: string): FormatRecord {
  const fields = sampleFields(record.fields);
  const reader = recordReader(fields);
  const question = nameIn(fields, names.question);
  const asked = Array.isArray(fields[question])
    ? lastQuestion(reader, question)
    : { query: reader.due("question", question) };
  const [answer, ...accepted] = answersOf(reader);
  const status = fields["approval_status"];
  if (saysSomething(status) && status !== "approved") {
    reader.lack("its approval_status is not approved");
  }
  return {
    reader,
    id: reader.text("id", "id"),
    ...(ownKind(fields["metadata"]) ?? { kind: "answerable" }),
    ...asked,
    answer,
    accepted,
    evidence: {
      field: contextField(fields) ?? idField,
      beside: idField,
      texts: evidenceOf(reader, file),
    },
    why,
  };
}

/** The texts that support the answer, as chunks of a corpus that is made of the same file. */
export function ragasContexts({ fields }: SourceRecord, file: string): readonly Context[] {
  return contextsIn(file, contextTexts(sampleFields(fields)));
}

/** The first answer is the expected one; the others are accepted as well. */
function answersOf(reader: RecordReader): readonly string[] {
  const field = nameIn(reader.fields, names.answer);
  const value = reader.fields[field];
  if (field !== "ground_truths" && !Array.isArray(value)) {
    const answer = reader.due("answer", field);
    return answer === undefined ? [] : [answer];
  }
  const answers = [...new Set(reader.texts({ field }))];
  if (answers.length === 0) reader.lack("the answer is missing");
  return answers;
}

/** Texts and ids of one length are two names of the same chunks. */
function evidenceOf(reader: RecordReader, file: string): readonly SoughtEvidence[] {
  const field = contextField(reader.fields);
  const readings = contextTexts(reader.fields);
  if (field !== undefined) reader.hold(field);
  for (const reading of readings) {
    if (field === undefined || "text" in reading) continue;
    reader.lack(`an entry of "${field}" ${reading.unreadable}`);
    reader.keep(field);
  }
  const ids = reader.texts({ field: idField });
  const contexts = contextsIn(file, readings);
  if (contexts.length === 0) return ids.map((chunk) => ({ chunk }));
  if (ids.length === contexts.length) {
    return contexts.map(({ text }, index) => ({ text, chunk: ids[index] }));
  }
  if (ids.length > 0) {
    reader.lack(`there are ${ids.length} ids for ${contexts.length} reference contexts`);
    reader.keep(idField);
  }
  return contexts.map(({ text, chunk }) => ({ text, likelyChunk: chunk }));
}

function contextTexts(fields: Fields): readonly FieldText[] {
  const field = contextField(fields);
  return field === undefined ? [] : textsOf(fields[field]);
}

/** Before version 0.2 "contexts" were references in a generated test set, and what was retrieved in any other. */
function contextField(fields: Fields): string | undefined {
  if (Object.hasOwn(fields, "reference_contexts")) return "reference_contexts";
  if (!Object.hasOwn(fields, "evolution_type")) return undefined;
  return ["contexts", "context"].find((name) => Object.hasOwn(fields, name));
}

/** A sample's own fields beside what an annotated test set says of it; turns with the roles of a case. */
function sampleFields(fields: Fields): Fields {
  const flat = flattened(fields);
  const turns = flat["user_input"];
  if (!Array.isArray(turns)) return flat;
  return withQuestionLast(flat, "user_input", turns.map(asTurn));
}

/** A field of both is no field of the sample: it keeps the name of where it stands. */
function flattened({ eval_sample: sample, ...about }: Fields): Fields {
  if (!isMap(sample)) return sample === undefined ? about : { ...about, eval_sample: sample };
  const twice = Object.entries(about).map(([name, value]): [string, unknown] =>
    Object.hasOwn(sample, name) ? [`beside eval_sample.${name}`, value] : [name, value],
  );
  return { ...Object.fromEntries(twice), ...sample };
}

const roles: Readonly<Record<string, string>> = { human: "user", ai: "assistant" };

function asTurn(turn: unknown): unknown {
  const type = fieldOf(turn, "type");
  if (!isMap(turn) || typeof type !== "string" || !Object.hasOwn(roles, type)) return turn;
  if (Object.hasOwn(turn, "role")) return turn;
  const { type: _type, ...said } = turn;
  return { role: roles[type], ...said };
}

function nameIn(fields: Fields, [first, ...others]: readonly [string, ...string[]]): string {
  return [first, ...others].find((name) => saysSomething(fields[name])) ?? first;
}
