import { fieldOf, isMap } from "../model/fields.ts";
import type { Path } from "../model/location.ts";
import { isBlank } from "../model/white-space.ts";

/** In a field: every entry of a list, or every value of a map whose keys are ids. */
export const each: unique symbol = Symbol("each");
/** The way to the texts of one kind. */
export type Field = readonly (string | typeof each)[];

/** The blank texts of a field; `at` leads to the value, a part of the path for each part of the field. */
export function* blanksAt(value: unknown, field: Field, at: Path = []): Generator<Path> {
  if (value === undefined) return;
  const part = field[at.length];
  if (part === undefined) {
    if (typeof value === "string" && isBlank(value)) yield at;
  } else if (part !== each) {
    yield* blanksAt(fieldOf(value, part), field, [...at, part]);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* blanksAt(item, field, [...at, index]);
  } else if (isMap(value)) {
    for (const [key, item] of Object.entries(value)) yield* blanksAt(item, field, [...at, key]);
  }
}

/** A path as the start of a sentence, from the inside out: `Entry 2 of "documents" under "caller"`. */
export function nameOf(path: Path): string {
  const names = path.flatMap((part, index) => {
    const next = path[index + 1];
    if (typeof part === "number") return [];
    return typeof next === "number" ? `entry ${next + 1} of "${part}"` : `"${part}"`;
  });
  const name = names.toReversed().join(" under ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
