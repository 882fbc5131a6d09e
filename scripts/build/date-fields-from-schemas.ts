import { isObject, readSchema, type JsonObject, type SchemaName } from "./schemas.ts";

/** The schemas of a set's YAML files. */
const yamlFiles: readonly SchemaName[] = ["case", "revision", "current", "families", "policy"];

/** Source text by file for `src/load/generated`: the fields whose text is a date or a moment wherever they stand. */
export function dateFieldsFromSchemas(): Map<string, string> {
  const dates = new Set<string>();
  const others = new Set<string>();
  for (const name of yamlFiles) {
    const schema = readSchema(name);
    for (const [field, node] of fieldsOf(schema)) {
      (isDate(node, schema) ? dates : others).add(field);
    }
  }
  const both = [...dates].find((field) => others.has(field));
  if (both !== undefined) throw new Error(`"${both}" is a date in one place and not in another.`);
  const list = [...dates].toSorted().map((field) => `  "${field}",\n`);
  const text = `// Written by \`npm run generate\` from the formats "date" and "date-time" in schemas/.

/** Fields of a set's YAML files whose text is a date or a moment, wherever they stand. */
export const dateFields: ReadonlySet<string> = new Set([
${list.join("")}]);
`;
  return new Map([["src/load/generated/date-fields.ts", text]]);
}

/** Every field that a schema declares, at any depth. */
function* fieldsOf(node: unknown): Generator<readonly [name: string, schema: JsonObject]> {
  if (Array.isArray(node)) for (const item of node) yield* fieldsOf(item);
  if (!isObject(node)) return;
  const { properties } = node;
  if (isObject(properties)) {
    for (const [name, field] of Object.entries(properties)) {
      if (isObject(field)) yield [name, field];
    }
  }
  for (const inner of Object.values(node)) yield* fieldsOf(inner);
}

function isDate(node: JsonObject, schema: JsonObject): boolean {
  const { $ref, format } = node;
  if (format === "date" || format === "date-time") return true;
  const { definitions } = schema;
  if (typeof $ref !== "string" || !isObject(definitions)) return false;
  const target = definitions[$ref.replace("#/definitions/", "")];
  return isObject(target) && isDate(target, schema);
}
