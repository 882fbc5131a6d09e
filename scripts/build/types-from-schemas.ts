import { compile } from "json-schema-to-typescript";
import {
  isObject,
  readSchema,
  schemaNames,
  withoutEditorWords,
  type JsonObject,
} from "./schemas.ts";

/** Definitions whose text is an id or a hash of its own kind; src/model/ids.ts declares these types. */
const brands: Readonly<Record<string, string>> = {
  caseId: "ids.CaseId",
  chunkId: "ids.ChunkId",
  documentId: "ids.DocumentId",
  contentHash: "ids.ContentHash",
  digest: "ids.Digest",
};

/** Source text by file for `src/model/generated`: one module a schema. */
export async function typesFromSchemas(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of schemaNames) {
    const schema = withoutEditorWords(readSchema(name));
    const branded = brandIn(schema);
    const body = await compile(unionsAlone(schema), name, {
      additionalProperties: false,
      bannerComment: "",
      unknownAny: true,
      declareExternallyReferenced: true,
    });
    const imports = branded ? 'import type * as ids from "../ids.ts";\n\n' : "";
    const banner = `// Written by \`npm run generate\` from schemas/${name}.schema.json.\n`;
    files.set(`src/model/generated/${name}.ts`, banner + imports + body);
  }
  return files;
}

/** Gives the branded definitions their type; says whether there were any. */
function brandIn(schema: JsonObject): boolean {
  const definitions = schema["definitions"];
  if (!isObject(definitions)) return false;
  let branded = false;
  for (const [name, definition] of Object.entries(definitions)) {
    const type = brands[name];
    if (type === undefined || !isObject(definition)) continue;
    definition["tsType"] = type;
    branded = true;
  }
  return branded;
}

/** The name that a schema's type has: its title without spaces. */
export function typeNameOf(schema: JsonObject): string {
  const { title } = schema;
  if (typeof title !== "string") throw new Error("A schema has no title to name its type.");
  return title.replaceAll(/(?:^|\s)\w/g, (start) => start.trim().toUpperCase());
}

/** What stands beside `oneOf` says nothing that its branches do not; as a type it would only blur them. */
function unionsAlone(schema: JsonObject): JsonObject {
  const strip = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(strip);
    if (!isObject(node)) return;
    if ("oneOf" in node) {
      delete node["type"];
      delete node["required"];
      delete node["properties"];
    }
    Object.values(node).forEach(strip);
  };
  strip(schema);
  return schema;
}
