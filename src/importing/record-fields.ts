import { isMap } from "../model/fields.ts";
import { isBlank } from "../model/white-space.ts";
import { pythonList } from "./python-list.ts";

/** A field as text: undefined where it is absent, null or blank; else the text, or why there is none. */
export type FieldText = { readonly text: string } | { readonly unreadable: string };

/** Whole numbers and truth values are text as well: a table tells exactly how they were written. */
export function textOf(value: unknown): FieldText | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return textOfString(value);
  if (typeof value === "boolean") return { text: String(value) };
  if (typeof value === "number") {
    if (Number.isSafeInteger(value)) return { text: String(value) };
    return {
      unreadable: `is the number ${value}, and how it was written is lost: put it in quotes`,
    };
  }
  return { unreadable: Array.isArray(value) ? "is a list, not text" : "is a map, not text" };
}

function textOfString(text: string): FieldText | undefined {
  if (/\p{Cs}/u.test(text))
    return { unreadable: "holds half of a character, which no file can keep" };
  return isBlank(text) ? undefined : { text };
}

/** Whether a text only keeps the place of one that somebody has still to write, such as `??` or `…`. */
export function isPlaceholder(text: string): boolean {
  return /^[\s?？.…\-–—_/]+$/u.test(text);
}

/** The texts of a field that holds a list, or one text cut at the separator; blank ones are left out. */
export function textsOf(value: unknown, separator?: string): readonly FieldText[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => textOf(item) ?? []);
  const one = textOf(value);
  if (one === undefined || "unreadable" in one) return one === undefined ? [] : [one];
  if (separator !== undefined) {
    return one.text.split(separator).flatMap((piece) => textOf(piece.trim()) ?? []);
  }
  const list = jsonList(one.text) ?? pythonList(one.text);
  return list === undefined ? [one] : textsOf(list);
}

/** Tables without lists, such as CSV, hold them as JSON text, or as Python prints them. */
function jsonList(text: string): readonly unknown[] | undefined {
  if (!/^\s*\[/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a number in it has more digits than reading the table kept. */
export function hasLostDigits(value: unknown): boolean {
  if (typeof value === "number") return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  if (Array.isArray(value)) return value.some(hasLostDigits);
  return isMap(value) && Object.values(value).some(hasLostDigits);
}
