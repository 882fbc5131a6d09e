import { isMap } from "../model/fields.ts";

/**
 * Whether a JSON text has a name twice in one object, of which its value has the last alone. Takes the text and its value, at
 * most as deep as a file may be. Far cheaper than a parser that keeps places, so it is for files of any size.
 */
export function hasNamesTwice(text: string, value: unknown): boolean {
  return namesInText(text) !== namesInValue(value);
}

/** In JSON, a text before a colon is a name, and nothing else is. */
function namesInText(text: string): number {
  let count = 0;
  for (const [, colon] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g)) {
    if (colon !== undefined) count += 1;
  }
  return count;
}

function namesInValue(value: unknown): number {
  const below = (values: readonly unknown[]): number =>
    values.reduce<number>((sum, one) => sum + namesInValue(one), 0);
  if (Array.isArray(value)) return below(value);
  if (!isMap(value)) return 0;
  const values = Object.values(value);
  return values.length + below(values);
}
