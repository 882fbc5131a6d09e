import { fieldAt } from "../load/field-path.ts";
import { byUtf8 } from "../model/utf8-order.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A value of a record as text, nothing where the field is absent or empty, or what is wrong with it. */
export type TextValue =
  | { readonly text: string | undefined }
  | { readonly message: string; readonly fix: string };

/** A field as text. A whole number counts as text, since many stores number what they hold. */
export function textAt(fields: Fields, name: string): TextValue {
  const value = fieldAt(fields, name);
  if (typeof value === "number") return numberText(name, value);
  return plainTextAt(fields, name);
}

/** A field that holds text and nothing else. */
export function plainTextAt(fields: Fields, name: string): TextValue {
  const value = fieldAt(fields, name);
  if (value === undefined || value === null || value === "") return { text: undefined };
  if (typeof value !== "string") {
    return {
      message: `"${name}" is ${kindOf(value)} here, but text is due.`,
      fix: "Write it as text.",
    };
  }
  if (/\p{Cs}/u.test(value)) {
    return {
      message: `"${name}" holds half of a surrogate pair, which is no character.`,
      fix: "Make the dump again from the source: a text was cut in the middle of a character.",
    };
  }
  return { text: value };
}

/** A list of texts, sorted, each once; a single text is a list of one. */
export function labelsAt(
  fields: Fields,
  name: string,
): { readonly labels: readonly string[] | undefined } | Exclude<TextValue, { text: unknown }> {
  const value = fieldAt(fields, name);
  if (!Array.isArray(value)) {
    const one = textAt(fields, name);
    if ("message" in one) return one;
    return { labels: one.text === undefined ? undefined : [one.text] };
  }
  const labels = new Set<string>();
  for (const item of value.map((entry: unknown) => textAt({ [name]: entry }, name))) {
    if ("message" in item) return item;
    if (item.text !== undefined) labels.add(item.text);
  }
  return { labels: [...labels].toSorted(byUtf8) };
}

/** Larger numbers, and those with a fraction, may have lost digits before anybody here saw them. */
function numberText(name: string, value: number): TextValue {
  if (Number.isSafeInteger(value)) return { text: String(value) };
  return {
    message: `"${name}" is the number ${value} here, which a reader cannot know to be exact.`,
    fix: "Write it in quotes in the dump.",
  };
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "number" || typeof value === "boolean") {
    return `the ${typeof value} ${value}`;
  }
  return "a map of fields";
}
