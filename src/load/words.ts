import type { Path } from "../model/location.ts";
import { clipped, listed } from "../model/sentence.ts";

/** What is wrong, and what to do about it. */
export interface Sentence {
  readonly message: string;
  readonly fix: string;
}

/** A long text cut after 80 characters, with a mark that something follows. */
export function shortened(text: string): string {
  return clipped(text, 80);
}

/** What a path names, as the start of a sentence. */
export function subject(path: Path, whole: string): string {
  const last = path.at(-1);
  if (last === undefined) return whole;
  return typeof last === "number" ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`;
}

/** The map that holds a field: an entry of a list, or a field by name. */
export function container(path: Path): string {
  const last = path.at(-1);
  return typeof last === "number" ? `this entry of "${path.at(-2)}"` : `"${last}"`;
}

/** What is due, by the type's name in JSON. */
export function dueName(type: string): string {
  const names: Readonly<Record<string, string>> = {
    string: "text",
    array: "a list",
    object: "a map of fields",
    boolean: "true or false",
    number: "a number",
    integer: "a whole number",
  };
  return names[type] ?? "another value";
}

/** What a value is, as the file spells it where that is known. */
export function kindName(value: unknown, spelling?: string): string {
  if (value === null || value === undefined) return "nothing";
  if (Array.isArray(value)) return "a list";
  switch (typeof value) {
    case "number":
      return `the ${Number.isFinite(value) ? "number" : "value"} ${spelling ?? value}`;
    case "boolean":
      return `the yes-or-no value ${spelling ?? value}`;
    case "string":
      return value === "" ? "empty text" : `the text "${shortened(value)}"`;
    default:
      return "a map of fields";
  }
}

/** Text in straight quotes, shortened; anything else by what it is. */
export function valueName(value: unknown, spelling?: string): string {
  return typeof value === "string" ? `"${shortened(value)}"` : kindName(value, spelling);
}

/** Choices as a sentence lists them: `"a", "b" or "c"`. */
export function choices(allowed: readonly string[]): string {
  return listed(
    allowed.map((one) => `"${one}"`),
    "or",
  );
}

/** A character by its number, for one that a reader may not see: `U+202E`. */
export function codePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, "0")}`;
}
