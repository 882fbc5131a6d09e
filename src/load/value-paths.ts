import type { Path } from "../model/location.ts";

/** Whether a parsed value has a field of its own at the end of a path. */
export function holds(value: unknown, path: Path): boolean {
  let here = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return false;
    here = Reflect.get(here, key);
  }
  return true;
}
