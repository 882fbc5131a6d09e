import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { caseDigest } from "../../src/model/digest.ts";
import { filesIn, folderWith, runIn } from "../support/command.ts";
import type { Files } from "../support/good-set.ts";

const mappings = resolve("docs/mappings");
const data = join(process.env["TOUCHSTONE_SHARED"] ?? "", "data");

/** A public set as it is imported, in a folder of its own. */
async function imported(map: string, dump: string, cases: string): Promise<string> {
  const folder = await folderWith({});
  const dumps = dump.endsWith(".json")
    ? [dump]
    : readdirSync(join(data, dump)).map((name) => `${dump}/${name}`);
  const snapshot = dumps.map((name) => join(data, name)).concat("--created-at", "2025-09-24");
  const dumpMap = join(mappings, `${map}.yaml`);
  const taken = await runIn(folder, "corpus", "snapshot", ...snapshot, "--map", dumpMap);
  expect(taken.code).toBe(0);
  const table = ["import", "table", join(data, cases), "--map"];
  await runIn(folder, ...table, join(mappings, `${map}.cases.yaml`));
  return folder;
}

function casesOf(files: Files): readonly (readonly [string, string])[] {
  return Object.entries(files).filter(([path]) => path.startsWith("cases/"));
}

describe.each([
  [
    "anthropic-docs-rag",
    "anthropic-docs-rag/rev-3/anthropic_docs.json",
    "anthropic-docs-rag/rev-3/docs_evaluation_dataset.json",
    100,
  ],
  [
    "azure-contoso-benefits",
    "azure-contoso-benefits/rev-1",
    "azure-contoso-benefits/ground_truth_250.jsonl",
    249,
  ],
] as const)("the cases of %s", (...[map, dump, table, count]) => {
  test("are formatted as they are imported, and an edit of all changes the lines of its field alone", async () => {
    const folder = await imported(map, dump, table);
    const before = await filesIn(folder);
    const check = await runIn(folder, "fmt", "--check");
    expect(check).toEqual({ code: 0, out: `${count + 1} files formatted already\n`, err: "" });

    const words = ["edit", "--where", "document=*", "--add", "tag=imported", "--add", "tag=12:30"];
    const { code, out } = await runIn(folder, ...words);
    expect(code).toBe(0);
    expect(out).toContain(`\n${count} cases changed\n`);
    const after = await filesIn(folder);
    expect(casesOf(after)).toHaveLength(count);
    for (const [path, text] of casesOf(after)) {
      const was = before[path] ?? "";
      expect(text.replace('tags:\n  - imported\n  - "12:30"\n', "")).toBe(was);
      expect(caseDigest(parse(text))).toBe(caseDigest(parse(was)));
    }
    expect((await runIn(folder, "fmt", "--check")).code).toBe(0);
    await runIn(folder, "edit", "--all", "--remove", "tag=imported", "--remove", "tag=12:30");
    expect(await filesIn(folder)).toEqual(before);
  });
});
