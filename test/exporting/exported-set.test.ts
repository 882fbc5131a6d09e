import { describe, expect, test } from "vitest";
import { exportedSet, type ExportedSet, type Purpose } from "../../src/exporting/exported-set.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { approved, goodSet, refundText, type Files } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../support/split-set.ts";

const refund = approved(candidateOn("refund-001", ["refund-policy"]));
const rail = approved(candidateOn("rail-001", ["travel-policy"]));

/** A candidate that rests on the refund policy. */
const from = (id: string, ...more: readonly string[]): string =>
  candidateOn(id, ["refund-policy"], ...more);

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

  test("leaves out what an exception excludes and what is on no side, for whatever purpose", async () => {
    const other = "other: {title: Other, documents: [other]}";
    const apart = {
      families: [refunds, travel, other],
      rest: [
        "exceptions:",
        "  - {cases: [rail-001], decision: exclude, reason: Needed by both., decidedBy: noor, decidedAt: 2026-09-02}",
      ],
    };
    const nowhere = approved(refusal("parking-001", "families: [other]"));
    const files = splitSet(apart, refund, rail, nowhere);
    for (const purpose of ["evaluation", "tuning"] as const) {
      const set = await exportedOf(files, purpose);
      expect([idsOf(set), set.leftOut.map(({ why, id }) => [why, id])]).toEqual([
        ["refund-001"],
        [
          ["excluded", "rail-001"],
          ["no-split", "parking-001"],
        ],
      ]);
    }
  });

  test("names every other case with the reason against it", async () => {
    const retired = "retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Nobody asks.}";
    const set = await exportedOf(
      {
        ...splitSet(
          { families: [refunds, travel] },
          refund,
          from("pending-001"),
          approved(from("rejected-001"), { status: "rejected" }),
          approved(from("retired-001", retired)),
          approved(from("edited-001")).replace("What it says.", "What it said."),
          approved(from("unbound-001"), { digest: undefined }),
          approved(from("stale-001"), { corpus: undefined }),
        ),
        "cases/broken-001.yaml": "id: [broken",
      },
      "evaluation",
    );
    expect(set.leftOut.map(({ why, id, path, reasons }) => [why, id ?? path, ...reasons])).toEqual([
      ["pending", "pending-001"],
      ["rejected", "rejected-001"],
      ["retired", "retired-001"],
      ["edited", "edited-001"],
      ["unbound", "unbound-001"],
      ["stale", "stale-001", "corpus-unbound"],
      ["unreadable", "cases/broken-001.yaml"],
    ]);
  });

  test("has a digest of its members, sides, claim and revision, whatever the order of the files", async () => {
    const families = { families: [refunds, travel] };
    const files = splitSet(families, refund, rail);
    const turned = Object.fromEntries(Object.entries(files).toReversed());
    const { digest } = await exportedOf(files);
    expect((await exportedOf(turned)).digest).toBe(digest);
    const others = [
      splitSet(families, refund),
      splitSet(
        families,
        refund,
        approved(candidateOn("rail-001", ["travel-policy"], "families: []")),
      ),
      splitSet({ families: [refunds, travel.replace("test", "validation")] }, refund, rail),
      splitSet({ ...families, claim: "access" }, refund, rail),
    ];
    const digests = await Promise.all(others.map(async (one) => (await exportedOf(one)).digest));
    expect(new Set([digest, ...digests]).size).toBe(5);
  });
});
