import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as yaml from "yaml";
import { leanYaml } from "../../scripts/build/lean-yaml.ts";

type Reader = Pick<typeof yaml, "Lexer" | "Parser">;

const stages = ["lexer.js", "parser.js"];
const root = mkdtempSync(join(tmpdir(), "touchstone-lean-"));
let lean: Reader;

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** The package as the bundle has it. */
beforeAll(async () => {
  const browser = join(dirname(createRequire(import.meta.url).resolve("yaml")), "../browser");
  const folder = join(root, "yaml/browser");
  cpSync(browser, folder, { recursive: true });
  for (const name of stages) {
    const file = join(folder, "dist/parse", name);
    writeFileSync(file, leanYaml(file, readFileSync(file, "utf8")) ?? "");
  }
  lean = (await import(pathToFileURL(join(folder, "index.js")).href)) as Reader;
});

/** All that a reader says of a text, and how deep it stands after each lexeme. */
function said({ Lexer, Parser }: Reader, text: string): unknown {
  const parser = new Parser();
  const steps = [...new Lexer().lex(text)].map((lexeme) => [
    lexeme,
    [...parser.next(lexeme)],
    parser.stack.length,
  ]);
  return [steps, [...parser.end()], [...new Parser().parse(text)]];
}

describe("the YAML parser without its inner generators", () => {
  test("says the same of every text that is nearly YAML", () => {
    const pieces = ["a", "b: ", ": ", "- ", "? ", "\n", "\n  ", " ", "\t", "\r\n", "#", "'", '"'];
    const marks = ["[", "]", "{", "}", ",", "&a", "*a", "!t", "|", ">-", "---", "...", "%YAML 1.2"];
    const text = fc.array(fc.constantFrom(...pieces, ...marks, "\\n", "\ufeff", "é"), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(text, (parts) => {
        expect(said(lean, parts.join(""))).toEqual(said(yaml, parts.join("")));
      }),
      { numRuns: 2000 },
    );
  });

  test.for(["cases", "docs", "test/fixtures"])("says the same of the files in %s", (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const read = files.filter((name) => /\.ya?ml$/.test(name));
    expect(read).not.toEqual([]);
    for (const name of read) {
      const text = readFileSync(join(folder, name), "utf8");
      expect(said(lean, text), name).toEqual(said(yaml, text));
    }
  });

  test("is made of code that is known, or not at all", () => {
    const id = "/node_modules/yaml/browser/dist/parse/lexer.js";
    expect(() => leanYaml(id, "export class Lexer {}")).toThrow("stands 0 times");
    expect(leanYaml("/node_modules/yaml/browser/dist/public-api.js", "")).toBeUndefined();
  });
});
