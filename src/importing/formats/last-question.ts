import { fieldOf } from "../../model/fields.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { FormatRecord } from "../format-case.ts";
import { importedTurns } from "../imported-turns.ts";
import type { RecordReader } from "../record-reader.ts";

type Fields = RecordReader["fields"];

/** The field that takes the turns behind the last question. */
export const turnsAfter = "turns after the question";

/** The fields with the turns up to the last question under their name, and those behind it apart. */
export function withQuestionLast(fields: Fields, field: string, turns: readonly unknown[]): Fields {
  const last = turns.findLastIndex((turn) => fieldOf(turn, "role") === "user");
  if (last === -1 || last === turns.length - 1) return { ...fields, [field]: turns };
  return { ...fields, [field]: turns.slice(0, last + 1), [turnsAfter]: turns.slice(last + 1) };
}

/** A conversation asks its last question, after the turns before it. Without a turn of the user it asks nothing. */
export function lastQuestion(
  reader: RecordReader,
  field: string,
): Pick<FormatRecord, "query" | "conversation"> {
  const turns = importedTurns(reader, { field });
  const last = turns.at(-1);
  if (last?.role === "user") {
    const conversation: NonNullable<GoldenCase["conversation"]> = turns.slice(0, -1);
    return { query: last.content, conversation };
  }
  reader.lack("the question is missing: no turn of the conversation is a user's");
  reader.keep(field);
  return { query: undefined, conversation: [] };
}
