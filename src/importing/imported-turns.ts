import type { ImportMapping } from "./import-map.ts";
import type { GoldenCase } from "../model/generated/case.ts";
import { fieldAt, isMap } from "../load/field-path.ts";
import { textOf } from "./record-fields.ts";
import type { RecordReader } from "./record-reader.ts";

type Turns = NonNullable<GoldenCase["conversation"]>;
type Turn = Turns[number];
type TurnMapping = NonNullable<ImportMapping["conversation"]>;

const roles = ["user", "assistant", "system"] as const;

/** The earlier turns of a record; one that cannot be read makes the record incomplete and stays in the notes. */
export function importedTurns(reader: RecordReader, mapping: TurnMapping): Turns {
  const { field } = mapping;
  const value = fieldAt(reader.fields, field);
  reader.hold(field);
  if (value === undefined || value === null || value === "") return [];
  if (!Array.isArray(value)) {
    reader.lack(`the conversation in "${field}" is not a list of turns`);
    reader.keep(field);
    return [];
  }
  return value.flatMap((item: unknown, index) => {
    const turn = turnOf(item, mapping);
    if (turn === undefined || !isExact(item, turn)) reader.keep(field);
    if (turn === undefined) reader.lack(`turn ${index + 1} of the conversation cannot be read`);
    return turn ?? [];
  });
}

function turnOf(item: unknown, mapping: TurnMapping): Turn | undefined {
  if (!isMap(item)) return undefined;
  const speaker = textOf(fieldAt(item, mapping.role ?? "role"));
  const content = textOf(fieldAt(item, mapping.content ?? "content"));
  if (speaker === undefined || content === undefined) return undefined;
  if ("unreadable" in speaker || "unreadable" in content) return undefined;
  const known = Object.entries(mapping.roles ?? {}).find(([text]) => text === speaker.text)?.[1];
  const role = known ?? roles.find((one) => one === speaker.text);
  return role === undefined ? undefined : { role, content: content.text };
}

/** Whether the turn holds all that the record says of it. */
function isExact(item: unknown, turn: Turn): boolean {
  if (!isMap(item)) return false;
  const said = Object.values(item);
  return said.length === 2 && said.includes(turn.role) && said.includes(turn.content);
}
