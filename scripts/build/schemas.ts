import { readFileSync } from "node:fs";

/** The public schemas by name: `schemas/<name>.schema.json`. */
export const schemaNames = [
  "case",
  "revision",
  "current",
  "document",
  "chunk",
  "text",
  "observation",
  "corpus-map",
  "families",
  "policy",
  "import-map",
  "manifest",
  "export",
] as const;

/** The schemas of what Touchstone writes for other programs and never reads: no validator is built of them. */
export const writtenSchemaNames = ["report", "refresh-plan", "refresh-run", "review-run"] as const;

export type SchemaName = (typeof schemaNames | typeof writtenSchemaNames)[number];

/** A JSON Schema as parsed: nothing is known of its fields. */
export type JsonObject = { [key: string]: unknown };

/** A fresh copy of one schema, for callers that change it. */
export function readSchema(name: SchemaName): JsonObject {
  const parsed: unknown = JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
  if (!isObject(parsed)) throw new Error(`schemas/${name}.schema.json holds no object.`);
  return parsed;
}

/**
 * A schema without what only editors show: titles of definitions, words about the values of a list, and what to say where a
 * pattern does not fit. It judges the same, and its types keep their names.
 */
export function withoutEditorWords(schema: JsonObject): JsonObject {
  const strip = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(strip);
    if (!isObject(node)) return;
    delete node["enumDescriptions"];
    delete node["patternErrorMessage"];
    Object.values(node).forEach(strip);
  };
  strip(schema);
  const { definitions } = schema;
  for (const definition of isObject(definitions) ? Object.values(definitions) : []) {
    if (isObject(definition)) delete definition["title"];
  }
  return schema;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
