import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Base } from "../../src/model/dataset.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  withoutFile,
} from "../support/good-set.ts";
import { memoryTree, type Contents } from "../support/memory-tree.ts";

async function baseOf(now: Contents, before: Contents): Promise<Base | undefined> {
  const base = { name: "main", tree: memoryTree(before) };
  return (await loadDataset(memoryTree(now), { base })).base;
}

function facts(base: Base | undefined): unknown {
  const changes = base?.revisionFiles.map(({ path, change }) => `${change} ${path}`);
  return [base?.name, base?.cases.map(({ path }) => path), changes];
}

const before = goodSet(approved(pendingCase), pendingAbstention);
const refund = "cases/refund-policy-001.yaml";
const chunks = "corpus-revisions/corpus-2026-09-01/chunks.jsonl";

describe("an earlier state", () => {
  test("holds nothing where every file is as it was", async () => {
    expect(facts(await baseOf(before, before))).toEqual(["main", [], []]);
  });

  test("holds the cases that were edited, moved or removed, as they were", async () => {
    const moved = withoutFile({ ...before, "cases/a/parking-001.yaml": pendingAbstention }, refund);
    const gone = withoutFile(moved, "cases/parking-001.yaml");
    expect(facts(await baseOf(gone, before))).toEqual([
      "main",
      ["cases/parking-001.yaml", refund],
      [],
    ]);
    const edited = await baseOf({ ...before, [refund]: pendingCase }, before);
    expect(edited?.cases.map((file) => file.case.review?.status)).toEqual(["approved"]);
  });

  test("names the files of recorded revisions that were edited or removed, and nothing that may change", async () => {
    const text = "corpus-revisions/texts/2.jsonl";
    const now = withoutFile(
      withoutFile({ ...before, [chunks]: "", "corpus-revisions/current.yaml": "" }, text),
      "corpus-revisions/corpus-2026-09-01/documents.jsonl",
    );
    expect(facts(await baseOf(now, before))).toEqual([
      "main",
      [],
      [`edited ${chunks}`, "removed corpus-revisions/corpus-2026-09-01/documents.jsonl"],
    ]);
  });

  test("passes over what could not be read then", async () => {
    const broken = { ...before, "cases/a.yaml": "id: [", "cases/b.yaml": "\xff" };
    expect(facts(await baseOf(before, broken))).toEqual(["main", [], []]);
  });

  test("counts a file as gone where a link stands in its place", async () => {
    const now: Contents = { ...before, [refund]: { kind: "symlink", target: "elsewhere" } };
    expect(facts(await baseOf(now, before))).toEqual(["main", [refund], []]);
  });
});
