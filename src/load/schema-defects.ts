import type { DefinedError, ValidateFunction } from "ajv";
import type { Defect } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import type { LocatedYaml } from "./located-yaml.ts";
import { schemaSentence, type ShapeError } from "./schema-sentences.ts";
import { unwritableValues } from "./unwritable-values.ts";

/** Keywords that only repeat what another error of the same place says better. */
const echoes = new Set(["oneOf", "discriminator", "propertyNames"]);

/** A value that its schema accepts and JSON can hold, or where it departs from that. */
export function shapeOf<Value>(
  matches: ValidateFunction<Value>,
  value: unknown,
): { readonly value: Value; readonly errors: readonly [] } | Misshaped {
  if (!matches(value)) return { value: undefined, errors: told(matches, value) };
  const [first, ...others] = unwritableValues(value);
  return first === undefined
    ? { value, errors: [] }
    : { value: undefined, errors: [first, ...others] };
}

interface Misshaped {
  readonly value: undefined;
  readonly errors: readonly ShapeError[];
}

/** Where a value departs from a schema, or holds what no JSON can: one entry a defect. */
export function shapeErrors(matches: ValidateFunction, value: unknown): readonly ShapeError[] {
  matches(value);
  return told(matches, value);
}

/** What a validator said of the value that it has just seen. */
function told({ errors: all }: ValidateFunction, value: unknown): readonly ShapeError[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ajv's own type is loose; our schemas have no custom keyword.
  const errors = (all ?? []) as DefinedError[];
  const found: ShapeError[] = [];
  const seen = new Set<string>();
  for (const error of errors) {
    if (echoes.has(error.keyword)) continue;
    const shaped = shapedBy(error, value);
    const identity = JSON.stringify([shaped.path, error.keyword, error.params]);
    if (!seen.has(identity)) found.push(shaped);
    seen.add(identity);
  }
  const named = new Set(found.map(({ path }) => JSON.stringify(path)));
  for (const unwritable of unwritableValues(value)) {
    if (!named.has(JSON.stringify(unwritable.path))) found.push(unwritable);
  }
  return found;
}

function shapedBy(error: DefinedError, value: unknown): ShapeError {
  const path = pathOf(error.instancePath, value);
  if (error.keyword === "additionalProperties") {
    return { error, path: [...path, error.params.additionalProperty], isKey: true };
  }
  const name = error.propertyName;
  return name === undefined
    ? { error, path, isKey: false }
    : { error, path: [...path, name], isKey: true };
}

/** The defects as sentences at their places, in the order of the file. */
export function shapeDefects(errors: readonly ShapeError[], yaml: LocatedYaml): readonly Defect[] {
  const source = { value: yaml.value, whole: "The file", spelling: yaml.spelling };
  const defects = errors.map((shaped) => ({
    rule: "file/off-schema" as const,
    ...schemaSentence(shaped, source),
    at: shaped.isKey ? yaml.locateKey(shaped.path) : yaml.locate(shaped.path),
  }));
  return defects.toSorted((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

/** The value without the parts that the errors name: entries of lists become undefined, fields go. */
export function withoutDefects(value: unknown, errors: readonly ShapeError[]): unknown {
  const root: Removal = { whole: false, below: new Map() };
  for (const { error, path } of errors) {
    if (error.keyword !== "required") removalAt(root, path).whole = true;
  }
  return remaining(value, root);
}

/** What goes of a value: all of it, or what lies below some of its keys. One pass removes a file's worth of parts. */
interface Removal {
  whole: boolean;
  readonly below: Map<string | number, Removal>;
}

function removalAt(root: Removal, path: Path): Removal {
  let here = root;
  for (const key of path) {
    const next = here.below.get(key) ?? { whole: false, below: new Map() };
    here.below.set(key, next);
    here = next;
  }
  return here;
}

function remaining(value: unknown, removal: Removal | undefined): unknown {
  if (removal === undefined) return value;
  if (removal.whole) return undefined;
  const { below } = removal;
  if (below.size === 0) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => remaining(item, below.get(index)));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    const part = below.get(name);
    return part?.whole === true ? [] : [[name, remaining(field, part)] as const];
  });
  return Object.fromEntries(fields);
}

/** A JSON pointer as a path: indices become numbers where the value has a list. */
function pathOf(pointer: string, value: unknown): Path {
  const path: (string | number)[] = [];
  let here = value;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const key = Array.isArray(here) ? Number(name) : name;
    path.push(key);
    here = typeof here === "object" && here !== null ? Reflect.get(here, key) : undefined;
  }
  return path;
}
