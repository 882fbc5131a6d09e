import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Base } from "../../src/model/dataset.ts";
import {
  approved,
  goodRevisionDigest,
  goodSet,
  pendingAbstention,
  pendingCase,
  revisionId,
  withoutFile,
} from "../support/good-set.ts";
import { memoryTree, type Contents } from "../support/memory-tree.ts";

async function baseOf(now: Contents, before: Contents): Promise<Base | undefined> {
  const base = { name: "main", tree: memoryTree(before) };
  return (await loadDataset(memoryTree(now), { base })).base;
}

function facts(base: Base | undefined): unknown {
  const revisions = base?.revisions.map(({ id }) => id);
  return [base?.name, base?.cases.map(({ path }) => path), revisions];
}

/** Who may review by its policy, and the revision that its pointer names. */
const said = (base: Base | undefined): unknown => [
  base?.policy?.policy?.reviewers,
  base?.current?.revision,
];

const before = goodSet(approved(pendingCase), pendingAbstention);
const refund = "cases/refund-policy-001.yaml";
const record = `corpus-revisions/${revisionId}/revision.yaml`;
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

  test("names the recorded revisions whose record was edited or removed, with the digest it had", async () => {
    for (const now of [{ ...before, [record]: "id: x\n" }, withoutFile(before, record)]) {
      const base = await baseOf(now, before);
      expect(base?.revisions).toEqual([
        { id: revisionId, file: record, digest: goodRevisionDigest() },
      ]);
    }
  });

  test("knows no digest of a record that could not be read then", async () => {
    const base = await baseOf(before, { ...before, [record]: "id: [" });
    expect(base?.revisions.map(({ digest }) => digest)).toEqual([undefined]);
  });

  test("says nothing of the pointer, of texts and of manifests: the record has their hashes", async () => {
    const gone = withoutFile(before, "corpus-revisions/texts/2.jsonl");
    const now = { ...gone, [chunks]: "", "corpus-revisions/current.yaml": "" };
    expect(facts(await baseOf(now, before))).toEqual(["main", [], []]);
  });

  test("names the case files that are as they were", async () => {
    const base = await baseOf({ ...before, [refund]: pendingCase }, before);
    expect([...(base?.sameCases ?? [])]).toEqual(["cases/parking-001.yaml"]);
  });

  test("may have had no set at all", async () => {
    const dataset = await loadDataset(memoryTree(before), {
      base: { name: "main", tree: undefined },
    });
    expect(facts(dataset.base)).toEqual(["main", [], []]);
  });

  test("has its policy and its pointer as they were, changed or not", async () => {
    const [policy, pointer] = [".github/touchstone.yaml", "corpus-revisions/current.yaml"];
    const other = { ...before, [policy]: "reviewers: [noor]\n", [pointer]: "revision: other\n" };
    const has = [["jordan", "noor", "sam"], revisionId];
    expect(said(await baseOf(before, before))).toEqual(has);
    expect(said(await baseOf(other, before))).toEqual(has);
    expect(said(await baseOf(before, other))).toEqual([["noor"], "other"]);
    expect(said(await baseOf(before, {}))).toEqual([undefined, undefined]);
  });

  test("reads no file that is as it was", async () => {
    const tree = memoryTree(before);
    await loadDataset(memoryTree({ ...before, [refund]: pendingCase }), {
      base: { name: "main", tree },
    });
    expect(tree.bytesRead()).toBe(Buffer.byteLength(before[refund] ?? ""));
  });

  test("takes a file that cannot be read now for one that changed", async () => {
    const now: Contents = { ...before, [refund]: { kind: "unreadable" } };
    expect(facts(await baseOf(now, before))).toEqual(["main", [refund], []]);
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
