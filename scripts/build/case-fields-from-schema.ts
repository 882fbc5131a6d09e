import { isObject, readSchema, type JsonObject } from "./schemas.ts";

/** Source text by file for `src/load/generated`: the fields of a case that hold no other fields, by their names from the top. */
export function caseFieldsFromSchema(): Map<string, string> {
  const schema = readSchema("case");
  const fields = new Set(fieldsBelow(schema, { schema, path: [] }));
  const list = [...fields].toSorted().map((field) => `  "${field}",\n`);
  const text = `// Written by \`npm run generate\` from schemas/case.schema.json.

/** The fields of a case that hold no other fields, as names joined by dots; of a list, the fields of its entries. */
export const caseFields: ReadonlySet<string> = new Set([
${list.join("")}]);
`;
  return new Map([["src/load/generated/case-fields.ts", text]]);
}

function* fieldsBelow(
  node: unknown,
  place: { readonly schema: JsonObject; readonly path: readonly string[] },
): Generator<string> {
  if (!isObject(node)) return;
  const { $ref, properties, oneOf, items } = node;
  const inner: unknown[] = [
    ...(typeof $ref === "string" ? [definition(place.schema, $ref)] : []),
    ...(Array.isArray(oneOf) ? oneOf : []),
    ...(items === undefined ? [] : [items]),
  ];
  for (const one of inner) yield* fieldsBelow(one, place);
  const named = isObject(properties) ? Object.entries(properties) : [];
  for (const [name, field] of named) {
    yield* fieldsBelow(field, { ...place, path: [...place.path, name] });
  }
  if (inner.length === 0 && named.length === 0) yield place.path.join(".");
}

function definition(schema: JsonObject, reference: string): unknown {
  const { definitions } = schema;
  return isObject(definitions) ? definitions[reference.replace("#/definitions/", "")] : undefined;
}
