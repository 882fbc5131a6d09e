import { fieldOf, isMap } from "../model/fields.ts";
import type { Path } from "../model/location.ts";
import { isBlank } from "../model/white-space.ts";

/** In a field: every entry of a list, or every value of a map whose keys are ids. */
export const each: unique symbol = Symbol("each");
/** The way to the texts of one kind. */
export type Field = readonly (string | typeof each)[];

/** The paths of a field's blank texts. */
export function blanksAt(value: unknown, field: Field): Iterable<Path> {
  // Nearly every case has none, and looking for paths takes longer than looking.
  return hasBlank(value, field) ? blanksBelow(value, field) : [];
}

function hasBlank(value: unknown, field: Field, depth = 0): boolean {
  if (value === undefined) return false;
  const part = field[depth];
  if (part === undefined) return typeof value === "string" && isBlank(value);
  if (part !== each) return hasBlank(fieldOf(value, part), field, depth + 1);
  const isThere = (item: unknown): boolean => hasBlank(item, field, depth + 1);
  if (Array.isArray(value)) return value.some(isThere);
  return isMap(value) && Object.values(value).some(isThere);
}

/** `at` leads to the value, a part of the path for each part of the field. */
function* blanksBelow(value: unknown, field: Field, at: Path = []): Generator<Path> {
  if (value === undefined) return;
  const part = field[at.length];
  if (part === undefined) {
    if (typeof value === "string" && isBlank(value)) yield at;
  } else if (part !== each) {
    yield* blanksBelow(fieldOf(value, part), field, [...at, part]);
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* blanksBelow(item, field, [...at, index]);
  } else if (isMap(value)) {
    for (const [key, item] of Object.entries(value)) yield* blanksBelow(item, field, [...at, key]);
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
