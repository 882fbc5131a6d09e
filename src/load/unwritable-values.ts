import type { Path } from "../model/location.ts";

/** A value that YAML can hold and JSON cannot: it has no digest, and no other program reads the same from it. */
export interface UnwritableValue {
  readonly keyword: "unwritable";
  readonly data: string | number;
}

/** Every unwritable value of a parsed file, with its path. */
export function unwritableValues(value: unknown): Iterable<Unwritable> {
  // Nearly every file has none, and looking for paths takes longer than looking.
  return holdsUnwritable(value) ? unwritableBelow(value, []) : [];
}

interface Unwritable {
  readonly error: UnwritableValue;
  readonly path: Path;
  readonly isKey: boolean;
}

function holdsUnwritable(value: unknown): boolean {
  if (typeof value === "string" || typeof value === "number") return !isWritable(value);
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return value.some(holdsUnwritable);
  for (const [name, field] of Object.entries(value)) {
    if (!isWritable(name) || holdsUnwritable(field)) return true;
  }
  return false;
}

function* unwritableBelow(value: unknown, path: Path): Generator<Unwritable> {
  if (typeof value === "string" || typeof value === "number") {
    if (!isWritable(value))
      yield { error: { keyword: "unwritable", data: value }, path, isKey: false };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* unwritableBelow(item, [...path, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      const below = [...path, name];
      if (!isWritable(name))
        yield { error: { keyword: "unwritable", data: name }, path: below, isKey: true };
      yield* unwritableBelow(field, below);
    }
  }
}

/** No half of a surrogate pair, no endless number, no whole number that loses digits. */
function isWritable(value: string | number): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (!Number.isFinite(value)) return false;
  return !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= 1e21;
}
