// Extracts from GitHub's published OpenAPI description what the tests compare our requests with: the operations of
// github-operations.ts and the schemas that they reach, structure only, as JSON Schema draft-07.
//   npx tsx scripts/build/github-description.ts <api.github.com.json>           writes test/support/github/description/description.json
//   npx tsx scripts/build/github-description.ts <api.github.com.json> --check   compares
// The file comes with the npm package @octokit/openapi (385 MB unpacked, therefore no dependency): generated/api.github.com.json.
import { readFile, writeFile } from "node:fs/promises";
import { isMap } from "../../src/model/fields.ts";
import { githubOperations } from "./github-operations.ts";

type Json = Readonly<Record<string, unknown>>;

const target = "test/support/github/description/description.json";
const methods = ["get", "put", "post", "delete", "patch"];

/** Words of a schema that say nothing about its structure. */
const prose = new Set(
  "description example examples title summary externalDocs deprecated discriminator default readOnly xml".split(
    " ",
  ),
);
/** Formats that a validator of JSON Schema knows; the others are names of GitHub's own. */
const formats = new Set(["date-time", "date", "uri", "email"]);

function map(value: unknown): Json {
  return isMap(value) ? value : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** What a reference of this kind leads to, or the value itself. */
function followed(root: Json, value: unknown): Json {
  const { $ref: ref } = map(value);
  if (typeof ref !== "string") return map(value);
  return ref
    .slice("#/".length)
    .split("/")
    .reduce<Json>((at, name) => map(at[name]), root);
}

/** A schema in the terms of draft-07: references to definitions, and null where GitHub says `nullable`. */
function schema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(schema);
  if (!isMap(value)) return value;
  const { $ref: ref, nullable, ...rest } = value;
  if (typeof ref === "string") {
    return { $ref: ref.replace("#/components/schemas/", "#/definitions/") };
  }
  const plain = Object.fromEntries(
    Object.entries(rest)
      .filter(([name, inner]) => isStructure(name, inner))
      .map(([name, inner]) => [name, name === "properties" ? properties(inner) : schema(inner)]),
  );
  return nullable === true ? orNull(plain) : plain;
}

/** In a map of properties every name is data. */
function properties(value: unknown): unknown {
  return Object.fromEntries(Object.entries(map(value)).map(([name, one]) => [name, schema(one)]));
}

function isStructure(name: string, value: unknown): boolean {
  if (prose.has(name) || name.startsWith("x-")) return false;
  return name !== "format" || (typeof value === "string" && formats.has(value));
}

function orNull(plain: Json): Json {
  const { type, enum: choices } = plain;
  if (typeof type !== "string") return { anyOf: [plain, { type: "null" }] };
  const withNull = choices === undefined ? {} : { enum: [...list(choices), null] };
  return { ...plain, type: [type, "null"], ...withNull };
}

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly unknown[];
  readonly body?: { readonly required: boolean; readonly schema: unknown };
  /** By status: the schema of the answer, or null for one without a body. */
  readonly responses: Readonly<Record<string, unknown>>;
}

function* operationsOf(root: Json): Generator<readonly [string, Operation]> {
  for (const [path, entry] of Object.entries(map(root["paths"]))) {
    for (const method of methods) {
      const operation = map(map(entry)[method]);
      const id = operation["operationId"];
      if (typeof id !== "string" || !githubOperations.includes(id)) continue;
      yield [id, extracted(root, operation, { method, path, shared: map(entry)["parameters"] })];
    }
  }
}

function extracted(
  root: Json,
  operation: Json,
  { method, path, shared }: { method: string; path: string; shared: unknown },
): Operation {
  const parameters = [...list(shared), ...list(operation["parameters"])].map((one) => {
    const { name, in: where, required, schema: type } = followed(root, one);
    return { name, in: where, required: required === true, schema: schema(type) };
  });
  const body = followed(root, operation["requestBody"]);
  const answers = Object.entries(map(operation["responses"])).map(([status, one]) => [
    status,
    jsonSchema(followed(root, one)) ?? null,
  ]);
  const sent = jsonSchema(body);
  return {
    method,
    path,
    parameters,
    ...(sent === undefined ? {} : { body: { required: body["required"] === true, schema: sent } }),
    responses: Object.fromEntries(answers),
  };
}

/** The schema of a body in JSON; undefined where there is none. */
function jsonSchema({ content }: Json): unknown {
  const media = map(content)["application/json"] ?? map(content)["application/scim+json"];
  const { schema: given } = map(media);
  return given === undefined ? undefined : schema(given);
}

/** The definitions that a value reaches, also through one another, by name. */
function reached(root: Json, start: unknown): Readonly<Record<string, unknown>> {
  const all = map(map(root["components"])["schemas"]);
  const found = new Map<string, unknown>();
  const visit = (value: unknown): void => {
    for (const [, name = ""] of JSON.stringify(value).matchAll(/"#\/definitions\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      const definition = schema(all[name]);
      found.set(name, definition);
      visit(definition);
    }
  };
  visit(start);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function described(file: string): Promise<string> {
  const root = map(JSON.parse(await readFile(file, "utf8")));
  const operations = Object.fromEntries(
    [...operationsOf(root)].toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const unknown = githubOperations.filter((id) => !(id in operations));
  if (unknown.length > 0) throw new Error(`GitHub describes no ${unknown.join(", ")}.`);
  const description = {
    source: "@octokit/openapi (MIT), generated/api.github.com.json",
    version: map(root["info"])["version"],
    operations,
    definitions: reached(root, operations),
  };
  return `${JSON.stringify(description)}\n`;
}

const [file = "", ...flags] = process.argv.slice(2);
const text = await described(file);
if (!flags.includes("--check")) await writeFile(target, text);
else if ((await readFile(target, "utf8")) !== text) {
  console.error(`${target} is not what ${file} gives.`);
  process.exitCode = 1;
}
