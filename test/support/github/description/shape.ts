import { isMap } from "../../../../src/model/fields.ts";

export type Fields = Readonly<Record<string, unknown>>;
/** Schemas by name, which refer to one another as `#/definitions/<name>`. */
export type Definitions = Readonly<Record<string, object>>;

const pointer = "#/definitions/";

/** A schema of JSON objects: its own fields and those it inherits, as one. */
interface ObjectSchema {
  readonly required: ReadonlySet<string>;
  readonly properties: ReadonlyMap<string, unknown>;
  readonly isClosed: boolean;
}

/** The emptiest value that fits a schema. */
export function emptyOf(definitions: Definitions, given: unknown): unknown {
  const schema = followed(definitions, given);
  if (schema === undefined) return null;
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    return alternatives.some(isNullSchema) ? null : emptyOf(definitions, alternatives[0]);
  }
  if ("const" in schema) return schema["const"];
  const types = typesOf(schema);
  if (types.includes("null")) return null;
  const choices = schema["enum"];
  if (Array.isArray(choices)) return choices[0];
  return emptyOfType(definitions, schema, types[0]);
}

function emptyOfType(definitions: Definitions, schema: Fields, type: unknown): unknown {
  switch (type) {
    case "string":
      if (schema["format"] === "uri") return "https://github.example.test/not-modelled";
      return schema["format"] === "date-time" ? "2026-01-01T00:00:00Z" : "";
    case "integer":
    case "number":
      return typeof schema["minimum"] === "number" ? schema["minimum"] : 0;
    case "boolean":
      return false;
    case "array":
      return [];
    default: {
      const { required, properties } = objectSchema(definitions, schema);
      const fields = [...required].map((name) => [
        name,
        emptyOf(definitions, properties.get(name)),
      ]);
      return Object.fromEntries(fields) as Fields;
    }
  }
}

/**
 * A value that fits a schema as far as what is known allows: fields that a closed object does not have are left out, and
 * those that have to be there and are not known are as empty as can be.
 */
export function dressed(definitions: Definitions, given: unknown, known: unknown): unknown {
  if (known === undefined) return emptyOf(definitions, given);
  const schema = followed(definitions, given);
  if (schema === undefined) return known;
  // What one description calls a text may be an address for another.
  if (known === "" && schema["format"] === "uri") return emptyOf(definitions, schema);
  if (known === null) return takesNull(schema) ? null : emptyOf(definitions, schema);
  const alternatives = alternativesOf(schema);
  if (alternatives.length > 0) {
    const fitting = alternatives.find((one) => !isNullSchema(one));
    return dressed(definitions, fitting, known);
  }
  if (Array.isArray(known)) return known.map((one) => dressed(definitions, schema["items"], one));
  return isMap(known) ? dressedObject(definitions, schema, known) : known;
}

function dressedObject(definitions: Definitions, schema: Fields, known: Fields): Fields {
  const { required, properties, isClosed } = objectSchema(definitions, schema);
  const names = new Set([...required, ...Object.keys(known)]);
  const fields = [...names].flatMap((name) => {
    const property = properties.get(name);
    if (property === undefined && isClosed) return [];
    return [[name, dressed(definitions, property, known[name])] as const];
  });
  return Object.fromEntries(fields);
}

function objectSchema(definitions: Definitions, schema: Fields): ObjectSchema {
  const required = new Set<string>();
  const properties = new Map<string, unknown>();
  let isClosed = false;
  const inherited = Array.isArray(schema["allOf"]) ? schema["allOf"] : [];
  for (const part of [...inherited, schema]) {
    const own = followed(definitions, part) ?? {};
    const nested = own === schema ? undefined : own["allOf"];
    if (nested !== undefined) return objectSchema(definitions, own);
    for (const name of Array.isArray(own["required"]) ? own["required"] : []) {
      required.add(String(name));
    }
    for (const [name, one] of Object.entries(isMap(own["properties"]) ? own["properties"] : {})) {
      const before = properties.get(name);
      properties.set(name, before === undefined ? one : { allOf: [before, one] });
    }
    isClosed ||= own["additionalProperties"] === false;
  }
  return { required, properties, isClosed };
}

function followed(definitions: Definitions, given: unknown): Fields | undefined {
  if (!isMap(given)) return undefined;
  const { $ref: ref, allOf } = given;
  if (typeof ref === "string") {
    const name = ref.slice(pointer.length);
    const found = definitions[name];
    if (found === undefined) throw new Error(`No definition is called "${name}".`);
    return followed(definitions, found);
  }
  // Where one of several is no object, such as an enumeration, the last one says the most.
  const last: unknown = Array.isArray(allOf) ? allOf.at(-1) : undefined;
  const inner = followed(definitions, last);
  return inner !== undefined && typesOf(inner)[0] !== "object" && !("properties" in inner)
    ? inner
    : given;
}

function alternativesOf(schema: Fields): readonly unknown[] {
  return [schema["anyOf"], schema["oneOf"]].find(Array.isArray) ?? [];
}

function typesOf({ type }: Fields): readonly unknown[] {
  return Array.isArray(type) ? type : [type];
}

function takesNull(schema: Fields): boolean {
  return (
    typesOf(schema).includes("null") ||
    schema["const"] === null ||
    alternativesOf(schema).some(isNullSchema)
  );
}

function isNullSchema(schema: unknown): boolean {
  return isMap(schema) && schema["type"] === "null";
}
