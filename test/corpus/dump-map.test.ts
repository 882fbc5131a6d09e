import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { dumpMap } from "../../src/corpus/dump-map.ts";
import { withFlags } from "../../src/corpus/map-flags.ts";
import { corpusMapShape } from "../../src/load/generated/corpus-map-shape.js";

/** The mapping in docs/corpus.md that shows every field. */
function documented(): unknown {
  const guide = readFileSync("docs/corpus.md", "utf8");
  const [, block = ""] = /^```yaml\n(# yaml-language-server:[^`]*)^```/m.exec(guide) ?? [];
  return parse(block);
}

/** The names of all fields of a value, nested ones by their path; settings are free. */
function pathsIn(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || prefix === "chunking.settings.") return [];
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, below]) => [
    `${prefix}${name}`,
    ...pathsIn(below, `${prefix}${name}.`),
  ]);
}

function pathsInSchema(schema: unknown, prefix = ""): string[] {
  const fields = (schema as { readonly properties?: Readonly<Record<string, unknown>> }).properties;
  return Object.entries(fields ?? {}).flatMap(([name, below]) => [
    `${prefix}${name}`,
    ...pathsInSchema(below, `${prefix}${name}.`),
  ]);
}

describe("the guide's mapping", () => {
  test("is accepted, complete, and shows every field there is", () => {
    const map = documented();
    if (!corpusMapShape(map)) throw new Error(JSON.stringify(corpusMapShape.errors));
    expect(dumpMap(map).idFrom?.names).toEqual(["document", "locator"]);
    const schema: unknown = JSON.parse(readFileSync("schemas/corpus-map.schema.json", "utf8"));
    expect(pathsIn(map).toSorted()).toEqual(pathsInSchema(schema).toSorted());
  });

  test.for(
    readdirSync("docs/mappings").filter((name) =>
      readFileSync(`docs/mappings/${name}`, "utf8").includes("corpus-map.schema.json"),
    ),
  )("and %s are accepted", (name) => {
    const map: unknown = parse(readFileSync(`docs/mappings/${name}`, "utf8"));
    if (!corpusMapShape(map)) throw new Error(JSON.stringify(corpusMapShape.errors));
    expect(dumpMap(map).chunk.text).toBe("text");
  });
});

describe("a flag", () => {
  const file = {
    chunk: { id: "a", text: "b" },
    document: { id: "c", title: "d" },
    chunking: { name: "by-page", version: "1", settings: { size: 3 } },
  };

  test("wins over the mapping file, and leaves the rest of it", () => {
    const flags = { chunkId: "x", document: "y", chunking: "@scope/chunker@2" };
    expect(withFlags(file, flags)).toEqual({
      chunk: { id: "x", text: "b" },
      document: { id: "y", title: "d" },
      chunking: { name: "@scope/chunker", version: "2", settings: {} },
    });
  });

  test("that is a pattern replaces the field that would beat it", () => {
    expect(withFlags(file, { document: "{document}#{locator}" })).toEqual({
      ...file,
      document: { title: "d" },
      idPattern: "{document}#{locator}",
    });
  });

  test("changes nothing in the mapping that it was given", () => {
    const copy = structuredClone(file);
    withFlags(file, { chunkId: "x", document: "{document}", list: "y" });
    expect(file).toEqual(copy);
  });
});
