import { isDeep } from "../../load/depth.ts";
import type { RecordFormat } from "../../load/record-formats.ts";
import type { SourceRecord } from "../../load/records.ts";
import type { FormatRecord } from "../format-case.ts";
import type { FieldLoss } from "../loss.ts";
import { contextsIn, type Context } from "./contexts.ts";
import { lastQuestion, turnsAfter, withQuestionLast } from "./last-question.ts";
import { ownKind } from "./own-metadata.ts";
import { textOf, textsOf, type FieldText } from "../record-fields.ts";
import { recordReader, type RecordReader } from "../record-reader.ts";

/** One golden, the form of its file, and the file's name. */
export interface Golden {
  readonly record: SourceRecord;
  readonly form: RecordFormat | undefined;
  readonly file: string;
}

const reasons = {
  id: "it cannot be read as text",
  input: "it cannot be read as text",
  expected_output: "it cannot be read as text",
  expected_outcome: "it cannot be read as text",
  comments: "it cannot be read as text",
  actual_output: "an answer that a system gave is no judgment",
  retrieval_context: "what a system retrieved is no judgment of what is relevant",
  tools_called: "what a system called is no judgment",
  expected_tools: "a case says what to answer, not by which tools",
  scenario: "what the user wants; nobody asks it in these words",
  turns: "they say more than who said what, or ask nothing",
  [turnsAfter]: "what a system said is no judgment",
  user_description: "who asks is no part of a case",
  persona: "who asks is no part of a case",
  source_file: "the evidence names documents of the corpus",
  name: "the record has an id as well",
  additional_metadata: "free fields",
  custom_column_key_values: "free fields",
} as const;

const why: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(reasons).flatMap(([name, reason]) => [
    [name, reason],
    [camelCase(name), reason],
  ]),
);

/**
 * Reads one golden. DeepEval states no kind, unless we exported the golden: an empty answer or context is a gap, never an
 * abstention.
 */
export function deepevalGolden(golden: Golden): FormatRecord {
  const fields = withTurns(golden.record.fields);
  const reader = recordReader(fields);
  const name = (snake: string): string => nameIn(fields, snake);
  const id = reader.text("id", "id") ?? reader.text("name", "name");
  if (reader.fields["id"] !== undefined) reader.keep("name");
  const asked = Object.hasOwn(fields, "scenario")
    ? conversation(reader, name)
    : {
        query: reader.due("question", "input"),
        answer: reader.due("answer", name("expected_output")),
      };
  const contexts = contextsOf(golden);
  reader.hold("context");
  for (const defect of contextDefects(golden)) {
    reader.lack(`an entry of "context" ${defect}`);
    reader.keep("context");
  }
  const texts = contexts.map(({ chunk, text }) => ({ text, likelyChunk: chunk }));
  return {
    reader,
    id,
    ...(ownKind(fields[name("additional_metadata")]) ?? { kind: "answerable" }),
    ...asked,
    evidence: { field: "context", texts },
    opening: reader.text("note", "comments"),
    why,
  };
}

function conversation(
  reader: RecordReader,
  name: (snake: string) => string,
): Pick<FormatRecord, "query" | "answer" | "conversation" | "losses"> {
  const answer = reader.due("answer", name("expected_outcome"));
  return { ...lastQuestion(reader, "turns"), answer, losses: outcomeOf(name, answer) };
}

function outcomeOf(
  name: (snake: string) => string,
  value: string | undefined,
): readonly FieldLoss[] {
  if (value === undefined) return [];
  const reason = "it is the answer now, though it was said of the conversation as a whole";
  return [{ field: name("expected_outcome"), fate: "case", why: reason, value }];
}

/** The texts that support the answer. */
export function contextsOf({ record: { fields }, form, file }: Golden): readonly Context[] {
  const source = textOf(fields[nameIn(fields, "source_file")]);
  const document = source !== undefined && "text" in source ? source.text.trim() : file;
  return contextsIn(document, contextTexts(fields, form));
}

function contextDefects({ record: { fields }, form }: Golden): readonly string[] {
  return contextTexts(fields, form).flatMap((one) => ("unreadable" in one ? [one.unreadable] : []));
}

/** CSV has no lists: there DeepEval joins them by "|". */
function contextTexts(
  fields: SourceRecord["fields"],
  form: RecordFormat | undefined,
): readonly FieldText[] {
  const value = fields["context"];
  const isJoined =
    form === "csv" && typeof value === "string" && !value.trimStart().startsWith("[");
  return textsOf(value, isJoined ? "|" : undefined);
}

/** The turns as a list, where they are the JSON text of one. */
function withTurns(fields: SourceRecord["fields"]): SourceRecord["fields"] {
  const turns = turnsOf(fields["turns"]);
  return turns === undefined ? fields : withQuestionLast(fields, "turns", turns);
}

function turnsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== "string") return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return Array.isArray(parsed) && !isDeep(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The name by which a record has a field: files are saved in snake_case, the hosted service answers in camelCase. */
function nameIn(fields: SourceRecord["fields"], snake: string): string {
  const camel = camelCase(snake);
  return !Object.hasOwn(fields, snake) && Object.hasOwn(fields, camel) ? camel : snake;
}

function camelCase(snake: string): string {
  return snake.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}
