import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { numberedTexts } from "../../scripts/build/numbered-lines.ts";
import { packed } from "../../scripts/build/packed-texts.ts";
import { ruleSection } from "../../src/report/generated/rule-sections.ts";
import { setTemplate } from "../../src/authoring/generated/set-template.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** What a module gives, once its few types are gone. */
async function loaded(code: string): Promise<Readonly<Record<string, unknown>>> {
  const plain = code
    .replaceAll(/: (?:readonly (?:string|number)\[\]|Readonly<[^=]*>)(?= [={])/g, "")
    .replaceAll("name: string", "name")
    .replaceAll("id: string", "id");
  const folder = tempFolder({ "packed.mjs": plain });
  return (await import(pathToFileURL(join(folder, "packed.mjs")).href)) as Record<string, unknown>;
}

const texts = [
  ["plain", ["one", "", "one"]],
  ["strange", ['"quotes" and \\', "$& `${x}`", "é 漢 😀", "const runs = {"]],
] as const;

test("packed texts are, line by line, what they were", async () => {
  const source = `${numberedTexts(texts)}export { linesOf };\n`;
  const { linesOf } = await loaded(packed(source));
  for (const [name, lines] of texts) {
    expect((linesOf as (name: string) => readonly string[])(name)).toEqual(lines);
  }
});

test("so are the sections of rules and the files of a new set, in a third of the bytes", async () => {
  const sections = readFileSync("src/report/generated/rule-sections.ts", "utf8");
  const template = readFileSync("src/authoring/generated/set-template.ts", "utf8");
  const rules = await loaded(packed(sections));
  const id = "family/unknown";
  expect((rules["ruleSection"] as typeof ruleSection)(id)).toEqual(ruleSection(id));
  expect(ruleSection(id).length).toBeGreaterThan(20);
  expect((await loaded(packed(template)))["setTemplate"]).toEqual(setTemplate);
  for (const code of [sections, template]) {
    expect(packed(code).length).toBeLessThan(code.length * 0.4);
  }
});

test("packing gives the same bytes wherever it is done", () => {
  expect(packed(numberedTexts(texts)).split("\n").slice(0, 2).join("\n")).toMatchInlineSnapshot(`
    "import { inflateRawSync } from "node:zlib";
    const [lines, runs] = JSON.parse(inflateRawSync(Buffer.from("i45Wys9LVdJRAqIYpcLS/JLU4hglhcS8FIWYGKCYippCgkp1RW0CkH14pcKzPYsUPsyf0QDkJefnFZcoFJXmFSvYKlQrxepUKxXkJGbmKVlFG+gY6RjoGMbqKBWXFCXmpacCxYx0TGJrYwE=", "base64")).toString());"
  `);
});

test("a module of another form stops the build", () => {
  expect(() => packed('const lines = ["one"];\n')).toThrow("has another form than is known here");
});
