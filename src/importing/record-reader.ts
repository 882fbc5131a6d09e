import type { ListField } from "./evidence-mapping.ts";
import type { Choice } from "./import-map.ts";
import type { SourceRecord } from "../load/records.ts";
import { fieldAt, withoutFields } from "../load/field-path.ts";
import { hasLostDigits, textOf, textsOf } from "./record-fields.ts";

type Fields = SourceRecord["fields"];

/** Reads the fields of one record, lists what it lacks, and knows what nobody has read in full. */
export interface RecordReader {
  readonly fields: Fields;
  /** What the record lacks, in a person's words. */
  readonly lacks: readonly string[];
  lack(sentence: string): void;
  /** A field's text; undefined where it has none. One that cannot be read as text is listed. */
  text(what: string, field: string | undefined): string | undefined;
  /** The same, for a field without which the record is incomplete. */
  due(what: string, field: string | undefined): string | undefined;
  texts(list: ListField): readonly string[];
  choice<Value extends string>(
    what: string,
    choice: Choice<Value>,
    allowed: readonly Value[],
  ): Value | undefined;
  /** Says that the case holds a field in full. */
  hold(field: string): void;
  /** Says that the case does not hold a field as the record has it, whatever was read of it. */
  keep(field: string): void;
  /** The fields that the case does not hold. */
  rest(): Fields;
}

export function recordReader(fields: Fields): RecordReader {
  const lacks = Object.entries(fields).flatMap(([name, value]) =>
    hasLostDigits(value)
      ? [`"${name}" holds a number with more digits than a reader keeps: put it in quotes`]
      : [],
  );
  const held = new Set<string>();
  const kept = new Set<string>();
  const reader: RecordReader = {
    fields,
    lacks,
    lack: (sentence) => void lacks.push(sentence),
    hold: (field) => void held.add(field),
    keep: (field) => void kept.add(field),
    rest: () =>
      withoutFields(
        fields,
        [...held].filter((field) => !kept.has(field)),
      ),
    text: (what, field) => {
      const reading = field === undefined ? undefined : textOf(fieldAt(fields, field));
      if (field === undefined) return undefined;
      if (reading !== undefined && "unreadable" in reading) {
        lacks.push(`the ${what} ${reading.unreadable}`);
        return undefined;
      }
      held.add(field);
      return reading?.text;
    },
    due: (what, field) => {
      const before = lacks.length;
      const text = reader.text(what, field);
      if (text === undefined && lacks.length === before) {
        const none = field === undefined ? ": no field of the table holds it" : "";
        lacks.push(`the ${what} is ${isThere(fields, field) ? "blank" : "missing"}${none}`);
      }
      return text;
    },
    texts: (list) => texts(reader, list),
    choice: (what, choice, allowed) => chosen(reader, { what, choice, allowed }),
  };
  return reader;
}

function isThere(fields: Fields, field: string | undefined): boolean {
  return field !== undefined && typeof fieldAt(fields, field) === "string";
}

function texts(reader: RecordReader, { field, separator }: ListField): readonly string[] {
  const readings = textsOf(fieldAt(reader.fields, field), separator);
  reader.hold(field);
  return readings.flatMap((reading) => {
    if ("text" in reading) return [reading.text];
    reader.lack(`an entry of "${field}" ${reading.unreadable}`);
    reader.keep(field);
    return [];
  });
}

function chosen<Value extends string>(
  reader: RecordReader,
  asked: {
    readonly what: string;
    readonly choice: Choice<Value>;
    readonly allowed: readonly Value[];
  },
): Value | undefined {
  const { what, choice, allowed } = asked;
  if ("always" in choice) return choice.always;
  const { field, values, otherwise } = choice;
  const before = reader.lacks.length;
  const text = otherwise === undefined ? reader.due(what, field) : reader.text(what, field);
  if (text === undefined) return reader.lacks.length === before ? otherwise : undefined;
  const value =
    values === undefined
      ? allowed.find((one) => one === text)
      : Object.entries(values).find(([key]) => key === text)?.[1];
  if (value !== text) reader.keep(field);
  if (value === undefined) reader.lack(`the ${what} "${text}" is none that the mapping reads`);
  return value;
}
