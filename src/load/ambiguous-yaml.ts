import type { Defect } from "../model/dataset.ts";
import type { Location } from "../model/location.ts";

/** A place where two readers may see different values. */
export function ambiguous(at: Location, message: string, fix: string): Defect {
  return { ...ambiguousText(message, fix), at };
}

/** The same, before its place is known. */
export function ambiguousText(message: string, fix: string): Omit<Defect, "at"> {
  return { rule: "file/ambiguous-yaml", message, fix };
}
