import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { writeManifests } from "../../bench/generated-manifests.ts";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { runIn } from "../support/command.ts";
import { gitRepository } from "../support/git-repository.ts";
import { goodSet, pendingCase } from "../support/good-set.ts";
import { tempFolder } from "../support/temp-folder.ts";

let tool = "";

beforeAll(async () => {
  tool = await builtTool();
});

/** The files of dist/ that a check of the set in a folder, or another command, loads, as V8 tells of them. */
function loadedBy(folder: string, words: readonly string[] = ["check"]): readonly string[] {
  const told = tempFolder();
  const { status, err } = runProgram(folder, [process.execPath, tool, ...words], {
    NODE_V8_COVERAGE: told,
  });
  expect([status, err]).toEqual([0, ""]);
  const dist = `${pathToFileURL(dirname(tool)).href}/`;
  const urls = readdirSync(told).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(told, name), "utf8")) as {
      result: readonly { readonly url: string }[];
    };
    return result.map(({ url }) => url);
  });
  const own = urls.filter((url) => url.startsWith(dist)).map((url) => url.slice(dist.length));
  return [...new Set(own)].toSorted();
}

// What is loaded is parsed at each start: what only some runs need is imported where they need it.
describe("a check of a small set", () => {
  test("loads the command line, the parser, the validators and the rules, and nothing else", () => {
    expect(loadedBy(tempFolder(goodSet(pendingCase)))).toMatchInlineSnapshot(`
      [
        "chunks/canonicalize.js",
        "chunks/check.js",
        "chunks/commander.js",
        "chunks/core.js",
        "chunks/fastest-levenshtein.js",
        "chunks/rolldown-runtime.js",
        "chunks/validators.js",
        "chunks/yaml.js",
        "touchstone.js",
      ]
    `);
  });

  test("loads what reads a repository where it lies in one", async () => {
    const { folder } = await gitRepository([goodSet(pendingCase)]);
    expect(loadedBy(folder)).toMatchInlineSnapshot(`
      [
        "chunks/canonicalize.js",
        "chunks/check.js",
        "chunks/commander.js",
        "chunks/core.js",
        "chunks/fastest-levenshtein.js",
        "chunks/find-base.js",
        "chunks/isomorphic-git.js",
        "chunks/referenced-commit.js",
        "chunks/rolldown-runtime.js",
        "chunks/shared-git.js",
        "chunks/validators.js",
        "chunks/yaml.js",
        "touchstone.js",
      ]
    `);
  });

  test("loads less than 700 kB of text", () => {
    const sizes = loadedBy(tempFolder(goodSet(pendingCase))).map(
      (name) => readFileSync(join(dirname(tool), name)).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(700_000);
  });

  test("loads few parts of Node", () => {
    const texts = loadedBy(tempFolder(goodSet(pendingCase))).map((name) =>
      readFileSync(join(dirname(tool), name), "utf8"),
    );
    const parts = texts.flatMap((text) => [...text.matchAll(/(["'`])(node:[\w/]+)\1/g)]);
    expect([...new Set(parts.map(([, , name = ""]) => name))].toSorted()).toMatchInlineSnapshot(`
      [
        "node:buffer",
        "node:crypto",
        "node:events",
        "node:fs",
        "node:fs/promises",
        "node:os",
        "node:path",
        "node:process",
        "node:url",
        "node:util",
        "node:v8",
      ]
    `);
  });
});

test("a comparison of two revisions loads what compares them, and nothing that reads dumps, cases' formats or Git", async () => {
  const set = tempFolder();
  await writeManifests(set, 24);
  expect(loadedBy(set, ["corpus", "diff"])).toMatchInlineSnapshot(`
    [
      "chunks/canonicalize.js",
      "chunks/commander.js",
      "chunks/comparison.js",
      "chunks/core.js",
      "chunks/corpus.js",
      "chunks/fastest-levenshtein.js",
      "chunks/rolldown-runtime.js",
      "chunks/run-diff.js",
      "chunks/table-lines.js",
      "chunks/validators.js",
      "chunks/yaml.js",
      "touchstone.js",
    ]
  `);
});

test("a check of many files reads them in threads", () => {
  const cases = Array.from({ length: 600 }, (_, at) =>
    pendingCase.replace("refund-policy-001", `refund-policy-${at}`).replace("When", `When (${at})`),
  );
  expect(loadedBy(tempFolder(goodSet(...cases)))).toContain("case-worker.js");
});

test("a comparison of large revisions reads their tables in a thread, and finds the same", async () => {
  const set = tempFolder();
  await writeManifests(set, 60_000);
  expect(loadedBy(set, ["corpus", "diff"])).toContain("table-worker.js");
  const words = ["corpus", "diff", "--format", "json"];
  const { out: fromThread } = runProgram(set, [process.execPath, tool, ...words]);
  const { code, out } = await runIn(set, ...words);
  expect(code).toBe(0);
  expect(fromThread === out).toBe(true);
  const table = join(set, "corpus-revisions/corpus-2/chunks-7.jsonl");
  writeFileSync(table, readFileSync(table, "utf8").replace('"hash":"sha256:0', '"hash":"sha256:1'));
  const damaged = runProgram(set, [process.execPath, tool, "corpus", "diff"]);
  expect(damaged.status).toBe(1);
  expect(damaged.out).toContain(
    'The chunks of revision "corpus-2" are not those that its revision.yaml records.',
  );
});
