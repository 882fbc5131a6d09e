import { isAlias, isNode, isScalar, type Pair, type Scalar } from "yaml";
import type { Defect } from "../model/dataset.ts";
import type { Location } from "../model/location.ts";
import { ambiguous } from "./ambiguous-yaml.ts";

/** A field's name as the text that it is in the value; undefined where a list or a map stands there. */
export function keyText(key: unknown): string | undefined {
  if (!isScalar(key)) return undefined;
  const { value } = key;
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/** Names that stand twice in one map, or that are no text. */
export function keyDefects(pairs: readonly Pair[], at: (offset: number) => Location): Defect[] {
  const defects: Defect[] = [];
  const seen = new Map<string, unknown>();
  const placeOf = (key: unknown): Location => at(isNode(key) ? (key.range?.[0] ?? 0) : 0);
  for (const { key } of pairs) {
    const name = keyText(key);
    const twice = name !== undefined && seen.has(name);
    if (!isPlainName(key)) defects.push(...oddKey(key, placeOf(key)));
    else if (twice) defects.push(duplicate(key.value, placeOf(key), placeOf(seen.get(key.value))));
    if (name !== undefined && !twice) seen.set(name, key);
  }
  return defects;
}

/** Text as every reader takes it for a name. */
function isPlainName(key: unknown): key is Scalar<string> {
  return isScalar(key) && typeof key.value === "string" && key.value !== "<<";
}

function oddKey(key: unknown, at: Location): Defect[] {
  // An alias has its own finding.
  if (isAlias(key)) return [];
  if (!isScalar(key)) {
    return [ambiguous(at, "A list or a map stands where a field has its name.", "Write a name.")];
  }
  const { value, source = "" } = key;
  if (value === null) {
    return [ambiguous(at, "A field has no name here.", "Write a name before it.")];
  }
  if (value === "<<") {
    const message = '"<<" is a plain name to one reader and copies fields for another.';
    return [ambiguous(at, message, "Write the fields out.")];
  }
  const kind = typeof value === "boolean" ? "a yes-or-no value" : "a number";
  const message = `The name "${source}" is ${kind} to some readers, and text to others.`;
  return [ambiguous(at, message, `Put it in quotes: "${source}".`)];
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
