import { isAlias, isNode, isScalar, type Pair } from "yaml";
import type { Defect } from "../model/dataset.ts";
import type { Location } from "../model/location.ts";
import { ambiguous } from "./ambiguous.ts";

/** A field's name as the text that it is in the value; undefined where a list or a map stands there. */
export function keyText(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Names that stand twice in one map, or that are no text. */
export function keyDefects(pairs: readonly Pair[], at: (offset: number) => Location): Defect[] {
  const seen = new Map<string, Location>();
  return pairs.flatMap(({ key }) => {
    const here = at(isNode(key) ? (key.range?.[0] ?? 0) : 0);
    const name = keyText(key);
    const first = name === undefined ? undefined : seen.get(name);
    if (name !== undefined && first === undefined) seen.set(name, here);
    const odd = oddKey(key, name, here);
    if (odd !== undefined) return [odd];
    return name === undefined || first === undefined ? [] : [duplicate(name, here, first)];
  });
}

function oddKey(key: unknown, name: string | undefined, at: Location): Defect | undefined {
  // An alias has its own finding.
  if (isAlias(key)) return undefined;
  if (!isScalar(key)) {
    return ambiguous(at, "A list or a map stands where a field has its name.", "Write a name.");
  }
  const { value, source = "" } = key;
  if (value === null) return ambiguous(at, "A field has no name here.", "Write a name before it.");
  if (name === "<<") {
    const message = '"<<" is a plain name to one reader and copies fields for another.';
    return ambiguous(at, message, "Write the fields out.");
  }
  if (typeof value === "string") return undefined;
  const kind = typeof value === "boolean" ? "a yes-or-no value" : "a number";
  const message = `The name "${source}" is ${kind} to some readers, and text to others.`;
  return ambiguous(at, message, `Put it in quotes: "${source}".`);
}

function duplicate(name: string, at: Location, first: Location): Defect {
  return {
    rule: "file/duplicate-key",
    message: `"${name}" stands twice among these fields, and a reader may take either value.`,
    at,
    related: [first],
    fix: "Keep one of the two.",
  };
}
