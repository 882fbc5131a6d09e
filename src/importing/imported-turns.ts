import type { ImportMap } from "../model/generated/import-map.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import { fieldAt } from "../load/field-path.ts";
import { isMap } from "../model/fields.ts";
import { textOf } from "./record-fields.ts";
import type { RecordReader } from "./record-reader.ts";

type Turns = NonNullable<GoldenCase["conversation"]>;
type Turn = Turns[number];
type TurnMapping = NonNullable<ImportMap["conversation"]>;
type Dialogue = NonNullable<ImportMap["queryFrom"]>;

/** What could be read of a turn; a part that could not is undefined. */
type TurnReading = { readonly [part in keyof Turn]: Turn[part] | undefined };

/** A conversation whose last turn of the user is the question. */
export interface QuestionInTurns {
  readonly conversation: Turns;
  readonly question: string | undefined;
}

const roles = ["user", "assistant", "system"] as const;

/** The earlier turns of a record; one that cannot be read makes the record incomplete and stays in the notes. */
export function importedTurns(reader: RecordReader, mapping: TurnMapping): Turns {
  return (readTurns(reader, mapping) ?? []).flatMap((turn) => whole(turn));
}

/** The question at the end of a conversation, and what was said before it. Without a turn of the user there is no question. */
export function questionInTurns(
  reader: RecordReader,
  { lastTurnOf: field, ...turn }: Dialogue,
): QuestionInTurns {
  const turns = readTurns(reader, { field, ...turn });
  if (turns === undefined) return { conversation: [], question: undefined };
  // A turn of nobody knows whom may be the user's, so no earlier one is taken for the last.
  const at = turns.findLastIndex(({ role }) => role === "user" || role === undefined);
  const last = turns[at];
  if (last === undefined) {
    reader.lack(
      turns.length === 0
        ? `the question is missing: "${field}" holds no turn`
        : `the question is missing: no turn in "${field}" is the user's`,
    );
    if (turns.length > 0) reader.keep(field);
    return { conversation: [], question: undefined };
  }
  // What was said after the question is no part of the case.
  if (at < turns.length - 1) reader.keep(field);
  const question = last.role === undefined ? undefined : last.content;
  return { conversation: turns.slice(0, at).flatMap(whole), question };
}

/** Undefined where the field holds something else than turns, which is then listed. */
function readTurns(
  reader: RecordReader,
  { field, ...mapping }: TurnMapping,
): readonly TurnReading[] | undefined {
  const value = fieldAt(reader.fields, field);
  reader.hold(field);
  if (value === undefined || value === null || value === "") return [];
  if (!Array.isArray(value)) {
    reader.lack(`the conversation in "${field}" is not a list of turns`);
    reader.keep(field);
    return undefined;
  }
  return value.map((item: unknown, index) => {
    const { turn, lacks } = turnOf(item, mapping);
    for (const lack of lacks) reader.lack(`turn ${index + 1} of the conversation ${lack}`);
    if (!isExact(item, turn)) reader.keep(field);
    return turn;
  });
}

function whole({ role, content }: TurnReading): Turn[] {
  return role === undefined || content === undefined ? [] : [{ role, content }];
}

function turnOf(
  item: unknown,
  mapping: Omit<TurnMapping, "field">,
): { readonly turn: TurnReading; readonly lacks: readonly string[] } {
  const lacks: string[] = [];
  if (!isMap(item)) {
    return {
      turn: { role: undefined, content: undefined },
      lacks: ["is no map of a speaker and a text"],
    };
  }
  const text = (what: string, field: string): string | undefined => {
    const value = fieldAt(item, field);
    const reading = textOf(value);
    if (reading === undefined)
      lacks.push(typeof value === "string" ? `has a blank ${what}` : `has no "${field}"`);
    else if ("unreadable" in reading) lacks.push(`has a ${what} that ${reading.unreadable}`);
    else return reading.text;
    return undefined;
  };
  const speaker = text("speaker", mapping.role ?? "role");
  const content = text("text", mapping.content ?? "content");
  const role = speaker === undefined ? undefined : roleOf(speaker, mapping.roles ?? {});
  if (speaker !== undefined && role === undefined) {
    lacks.push(`is by "${speaker}", whose role nothing tells`);
  }
  return { turn: { role, content }, lacks };
}

function roleOf(
  speaker: string,
  known: NonNullable<TurnMapping["roles"]>,
): Turn["role"] | undefined {
  const said = Object.entries(known).find(([text]) => text === speaker)?.[1];
  return said ?? roles.find((one) => one === speaker);
}

/** Whether the turn holds all that the record says of it. */
function isExact(item: unknown, { role, content }: TurnReading): boolean {
  if (!isMap(item) || role === undefined || content === undefined) return false;
  const said = Object.values(item);
  return said.length === 2 && said.includes(role) && said.includes(content);
}
