import { readFileSync } from "node:fs";

/** The public schemas by name: `schemas/<name>.schema.json`. */
export const schemaNames = [
  "case",
  "revision",
  "current",
  "document",
  "chunk",
  "text",
  "corpus-map",
  "families",
  "policy",
  "import-map",
] as const;

export type SchemaName = (typeof schemaNames)[number];

/** A JSON Schema as parsed: nothing is known of its fields. */
export type JsonObject = { [key: string]: unknown };

/** A fresh copy of one schema, for callers that change it. */
export function readSchema(name: SchemaName): JsonObject {
  const parsed: unknown = JSON.parse(readFileSync(`schemas/${name}.schema.json`, "utf8"));
  if (!isObject(parsed)) throw new Error(`schemas/${name}.schema.json holds no object.`);
  return parsed;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
