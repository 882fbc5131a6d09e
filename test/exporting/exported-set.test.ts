import { describe, expect, test } from "vitest";
import { exportedSet, type ExportedSet, type Purpose } from "../../src/exporting/exported-set.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { approved, goodSet, refundText, type Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const refund = approved(candidateOn("refund-001", ["refund-policy"]));
const rail = approved(candidateOn("rail-001", ["travel-policy"]));

async function exportedOf(files: Files, purpose: Purpose = "evaluation"): Promise<ExportedSet> {
  const set = exportedSet(await loadDataset(memoryTree(files)), { purpose });
  if ("refusal" in set) throw new Error(set.refusal);
  return set;
}

const idsOf = ({ cases }: ExportedSet): readonly string[] => cases.map(({ case: { id } }) => id);

describe("what goes out of a set", () => {
  test("is each approved case with its side, its families and the text of its evidence", async () => {
    const { cases, claim, leftOut, revision } = await exportedOf(
      splitSet({ families: [refunds, travel] }, refund, rail),
    );
    expect(
      cases.map(({ case: { id }, split, families, component, holdout, currency }) => {
        return [id, split, families, component, holdout, currency];
      }),
    ).toEqual([
      ["rail-001", "test", ["travel"], "travel", "untouched", "current"],
      ["refund-001", "dev", ["refunds"], "refunds", undefined, "current"],
    ]);
    expect(cases[1]?.evidence).toMatchObject([
      { chunkId: "refund-policy:12", text: refundText, storeId: undefined },
    ]);
    expect([claim?.kind, claim?.statement, revision.id, leftOut]).toEqual([
      "family",
      "It carries over.",
      "corpus-2026-09-01",
      [],
    ]);
    expect(claim?.sentence).toMatch(/^Held out: 1 family in 1 component with 1 question;/);
  });

  test("is for tuning without anything that is held out, or joined with it", async () => {
    const both = approved(candidateOn("both-001", ["travel-policy", "refund-policy"]));
    const apart = splitSet({ families: [refunds, travel] }, refund, rail);
    expect(idsOf(await exportedOf(apart, "tuning"))).toEqual(["refund-001"]);
    const joined = await exportedOf({ ...apart, ...goodSet(refund, rail, both) }, "tuning");
    expect([idsOf(joined), joined.leftOut.map(({ why, id }) => [why, id])]).toEqual([
      [],
      [
        ["held-out", "both-001"],
        ["held-out", "rail-001"],
        ["held-out", "refund-001"],
      ],
    ]);
  });

  test("is of a set without a split for tuning alone, and then without what says that it is held out", async () => {
    const files = goodSet(refund, approved(refusal("parking-001", "split: test")));
    const set = await exportedOf(files, "tuning");
    expect([idsOf(set), set.claim]).toEqual([["refund-001"], undefined]);
    const refused = exportedSet(await loadDataset(memoryTree(files)), { purpose: "evaluation" });
    expect(refused).toEqual({ refusal: "not-split" });
  });
});
