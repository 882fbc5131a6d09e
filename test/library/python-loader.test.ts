import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadGoldenSet } from "../../src/library/library.ts";
import { runIn } from "../support/command.ts";
import { evaluatedSet, handbook, split } from "../support/evaluated-set.ts";
import type { Files } from "../support/good-set.ts";
import { pythonIsHere, withoutPython } from "../support/python.ts";
import { tempFolder } from "../support/temp-folder.ts";

const loaders = new URL("../../docs/loaders", import.meta.url).pathname;

const program = `
import sys, json, warnings
sys.path.insert(0, ${JSON.stringify(loaders)})
sys.dont_write_bytecode = True
from golden_set import load_golden_set
with warnings.catch_warnings(record=True) as noted:
    warnings.simplefilter("always")
    try:
        manifest, cases = load_golden_set(sys.argv[1], sys.argv[2])
        told = {"digest": manifest["digest"], "cases": list(cases), "answer": cases["rail-001"]["expectedAnswer"]}
    except ValueError as error:
        told = {"refused": str(error)}
print(json.dumps({**told, "noted": [str(one.message) for one in noted]}))
`;

/** What the loader says of a folder. */
function loadedByPython(folder: string, revision = "two"): unknown {
  const { stdout, stderr } = spawnSync("python3", ["-c", program, folder, revision], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "" },
  });
  expect(stderr).toBe("");
  return JSON.parse(stdout);
}

/** A folder with a set, and its export. */
async function exported(files: Files): Promise<{ readonly set: string; readonly out: string }> {
  const set = tempFolder(files);
  const { code, err } = await runIn(set, "export", "--out", "exported");
  if (code !== 0) throw new Error(err);
  return { set, out: join(set, "exported") };
}

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

describe.skipIf(!pythonIsHere)(`the Python loader${withoutPython}`, () => {
  test("gives the cases and the digest that the library gives", async () => {
    // What Python and JavaScript write as JSON differs where it can, so the digest is over such text.
    const claim = {
      "families.yaml": split.replace(
        "It carries over.",
        '"Über 30 €: \\u2028\\u007f\\u00e9\\t<&> \\\\ \\"x\\""',
      ),
    };
    const { set, out } = await exported(evaluatedSet(handbook, claim));
    const { digest } = await loadGoldenSet(set, { corpusRevision: "two", purpose: "evaluation" });
    expect(loadedByPython(out)).toEqual({
      digest,
      cases: ["ferry-001", "rail-001", "refund-001"],
      answer: "This of rail-001.",
      noted: [],
    });
  });

  test("refuses another corpus revision than the index was built from", async () => {
    const { out } = await exported(evaluatedSet());
    expect(loadedByPython(out, "one")).toMatchObject({
      refused: "The set is judged for 'two', the index was built from 'one'.",
    });
  });

  test.for<readonly [string, string, string, string, string]>([
    [
      "a case that was edited",
      "cases.jsonl",
      "This of rail",
      "That of rail",
      "cases.jsonl was changed after the export.",
    ],
    [
      "a member that was renamed",
      "manifest.json",
      '"id": "rail-001"',
      '"id": "rail-002"',
      "The manifest was changed after the export.",
    ],
    [
      "a claim that was made larger",
      "manifest.json",
      "It carries over.",
      "It proves all.",
      "The manifest was changed after the export.",
    ],
    [
      "a case on another side",
      "manifest.json",
      '"split": "dev"',
      '"split": "test"',
      "The manifest was changed after the export.",
    ],
    [
      "another shape",
      "manifest.json",
      '"shape": "jsonl"',
      '"shape": "beir"',
      "This loader knows no beir of version 1.",
    ],
  ])("refuses %s", async ([, file, from, to, refused]) => {
    const { out } = await exported(evaluatedSet());
    edit(join(out, file), from, to);
    expect(loadedByPython(out)).toMatchObject({ refused });
  });

  test("refuses cases that are not the members, although they hash to what the manifest says", async () => {
    const { out } = await exported(evaluatedSet());
    const file = join(out, "cases.jsonl");
    const before = createHash("sha256").update(readFileSync(file)).digest("hex");
    writeFileSync(
      file,
      readFileSync(file, "utf8")
        .split(/(?<=\n)/)
        .slice(1)
        .join(""),
    );
    edit(
      join(out, "manifest.json"),
      before,
      createHash("sha256").update(readFileSync(file)).digest("hex"),
    );
    expect(loadedByPython(out)).toMatchObject({
      refused: "The cases are not the members that the manifest names.",
    });
  });

  test("refuses what is no manifest, or one without its fields", async () => {
    const { out } = await exported(evaluatedSet());
    const file = join(out, "manifest.json");
    const manifest = readFileSync(file, "utf8");
    const refusals: unknown[] = [];
    for (const text of [
      "{}",
      '{"version": 1, "shape": "jsonl"}',
      "cut",
      manifest.replaceAll('"split"', '"side"'),
    ]) {
      writeFileSync(file, text);
      refusals.push(loadedByPython(out));
    }
    expect(refusals).toMatchObject([
      { refused: "The manifest has no 'version'." },
      { refused: "The manifest has no 'claim'." },
      { refused: "Expecting value: line 1 column 1 (char 0)" },
      { refused: "The manifest has no 'split'." },
    ]);
  });

  test("says where cases are spent", async () => {
    const regressed = { "families.yaml": split.replace("split: dev", "split: regression") };
    const { out } = await exported(evaluatedSet(handbook, regressed));
    expect(loadedByPython(out)).toMatchObject({
      noted: ["Spent cases: 1 of 3. A score on them is not confirmation."],
    });
  });
});

test("the Python loader has twenty lines below its description, and no import but of Python's own", () => {
  const text = readFileSync(join(loaders, "golden_set.py"), "utf8");
  const [, body = ""] = /built from\."""\n(.*?)\n\n\ndef sha256/s.exec(text) ?? [];
  expect(body.split("\n")).toHaveLength(20);
  expect(text.match(/^ *(?:import|from) .*$/gm)).toEqual([
    "import hashlib",
    "import json",
    "import pathlib",
    "import warnings",
  ]);
});
