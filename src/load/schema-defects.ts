import type { DefinedError, ValidateFunction } from "ajv";
import type { Defect } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import type { LocatedYaml } from "./located-yaml.ts";
import { schemaSentence, type ShapeError } from "./schema-sentences.ts";

/** Keywords that only repeat what another error of the same place says better. */
const echoes = new Set(["oneOf", "discriminator", "propertyNames", "if"]);

/** Where a value departs from a schema: one entry a defect, in the order of the file. */
export function shapeErrors(matches: ValidateFunction, value: unknown): readonly ShapeError[] {
  if (matches(value)) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ajv's own type is loose; our schemas have no custom keyword.
  const errors = (matches.errors ?? []) as DefinedError[];
  const seen = new Set<string>();
  return errors.flatMap((error) => {
    if (echoes.has(error.keyword)) return [];
    const shaped = { error, path: pathOf(error.instancePath, value) };
    const identity = JSON.stringify([shaped.path, error.keyword, error.params]);
    if (seen.has(identity)) return [];
    seen.add(identity);
    return [shaped];
  });
}

/** The defects as sentences at their places. */
export function shapeDefects(errors: readonly ShapeError[], yaml: LocatedYaml): readonly Defect[] {
  return errors.map((shaped) => {
    const { message, fix } = schemaSentence(shaped, yaml.value, yaml.spelling);
    const unknown = unknownField(shaped);
    const at =
      unknown === undefined ? yaml.locate(shaped.path) : yaml.locateKey([...shaped.path, unknown]);
    return { rule: "file/off-schema", message, at, ...(fix === undefined ? {} : { fix }) };
  });
}

/** The value without the parts that the errors name: entries of lists become undefined, fields go. */
export function withoutDefects(value: unknown, errors: readonly ShapeError[]): unknown {
  let copy: unknown = value;
  for (const shaped of errors) {
    const unknown = unknownField(shaped);
    if (shaped.error.keyword === "required") continue;
    copy = removed(copy, unknown === undefined ? shaped.path : [...shaped.path, unknown]);
  }
  return copy;
}

function unknownField({ error }: ShapeError): string | undefined {
  return error.keyword === "additionalProperties" ? error.params.additionalProperty : undefined;
}

function removed(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (index === key ? removed(item, rest) : item));
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (name !== key) return [[name, field] as const];
    return rest.length === 0 ? [] : [[name, removed(field, rest)] as const];
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
