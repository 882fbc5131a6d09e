import { describe, expect, test } from "vitest";
import { limitsOf, splitClaimOf, type SplitClaim } from "../../src/families/split-claim.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { approved } from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import {
  candidateOn,
  period,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const claimOf = async (files: Files): Promise<SplitClaim | undefined> =>
  splitClaimOf(await loadDataset(memoryTree(files)));

const keepingApart = ["family", period, "access"];
const cases = [
  approved(candidateOn("a", ["refund-policy"])),
  approved(candidateOn("b", ["travel-policy"])),
  approved(candidateOn("c", ["travel-policy"])),
  approved(refusal("d", "families: []", "split: test")),
  candidateOn("e", ["travel-policy"]),
];

describe("the claim of a split", () => {
  test("is told in one sentence for each kind", async () => {
    const sentences: string[] = [];
    for (const claim of keepingApart) {
      const found = await claimOf(splitSet({ claim, families: [refunds, travel] }, ...cases));
      sentences.push(`${found?.kind}, held out: ${found?.heldOut}. ${found?.sentence}`);
    }
    const own = splitSet(
      { claim: "fixed-corpus", families: [] },
      approved(candidateOn("a", ["refund-policy"], "split: dev")),
      approved(candidateOn("b", ["refund-policy"], "split: test")),
    );
    const fixed = await claimOf(own);
    sentences.push(`${fixed?.kind}, held out: ${fixed?.heldOut}. ${fixed?.sentence}`);
    expect(sentences.join("\n")).toMatchInlineSnapshot(`
      "family, held out: family. Held out: 1 family in 1 component with 2 questions, and 1 question of no family; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here.
      period, held out: period. Held out: what is asked from 2026-09-01T00:00:00Z on, 1 family in 1 component with 2 questions, and 1 question of no family; a score on test says how settings that were chosen on what was asked before work on what is asked later.
      access, held out: family. Held out: 1 family in 1 component with 2 questions, and 1 question of no family, asked by callers who may see some documents each; a score on test says how they are answered from those documents.
      fixed-corpus, held out: question. Held out: 1 question about documents that development knows; a score on test says how other questions about this very corpus are answered, and nothing of other documents."
    `);
  });

  test.for([
    ["families: [travel]", "3 questions of test were"],
    ["cases: [d]", "1 question of test was"],
  ])("says that a move on record names %s of test", async ([what, said]) => {
    const own = approved(refusal("f", "families: [travel]"));
    const rest = [
      `exceptions: [{${what}, decision: move, reason: Misfiled., decidedBy: noor, decidedAt: 2026-10-01}]`,
    ];
    const found = await claimOf(splitSet({ families: [refunds, travel], rest }, ...cases, own));
    expect(found?.caveats).toEqual([
      `${said} moved by a decision on record, and may have been on another side before.`,
    ]);
  });

  test("says nothing of a move that names what is in dev", async () => {
    const rest = [
      "exceptions: [{families: [refunds], decision: move, reason: Misfiled., decidedBy: noor, decidedAt: 2026-10-01}]",
    ];
    const found = await claimOf(splitSet({ families: [refunds, travel], rest }, ...cases));
    expect(found?.caveats).toEqual([]);
  });

  test("counts approved questions, their families and components on each side", async () => {
    const related = "related: [{families: [travel, trips], reason: One quotes the other.}]";
    const trips = "trips: {title: Trips, documents: [trips], split: test}";
    const found = await claimOf(
      splitSet(
        { families: [refunds, travel, trips], rest: [related] },
        ...cases,
        approved(refusal("f", "families: [trips]")),
      ),
    );
    expect(found?.splits).toEqual({
      dev: { cases: 1, families: 1, components: 1, withoutFamily: 0 },
      test: { cases: 4, families: 2, components: 1, withoutFamily: 1 },
    });
  });

  test("says that nothing is held out while no test case is approved", async () => {
    const found = await claimOf(splitSet({ families: [refunds, travel] }));
    expect(found?.sentence).toMatchInlineSnapshot(
      `"Nothing is held out yet: no approved case is on the side test, so no score says anything."`,
    );
    expect(found?.splits.test?.cases).toBe(0);
  });

  test("says of one test component that it is one comparison", async () => {
    const one = await claimOf(splitSet({ families: [refunds, travel] }, ...cases.slice(0, 3)));
    expect(one?.caveats).toMatchInlineSnapshot(`
      [
        "The test side is one component: one comparison, however many questions it has.",
      ]
    `);
    const more = await claimOf(splitSet({ families: [refunds, travel] }, ...cases));
    expect(more?.caveats).toEqual([]);
    expect(more?.limits).toEqual(limitsOf("family"));
  });

  test("counts what an exception takes out of every split", async () => {
    const exception =
      "exceptions: [{cases: [g], decision: exclude, reason: Asks of both., decidedBy: noor, decidedAt: 2026-09-01}]";
    const found = await claimOf(
      splitSet(
        { families: [refunds, travel], rest: [exception] },
        ...cases,
        approved(candidateOn("g", ["refund-policy", "travel-policy"])),
      ),
    );
    expect(found?.excluded).toBe(1);
    expect(found?.splits.dev?.cases).toBe(1);
  });

  test("is none before a split is recorded, and without a file", async () => {
    const open = [refunds, travel].map((one) => one.replace(/, split: \w+/, ""));
    expect(await claimOf(splitSet({ families: open }, ...cases))).toBeUndefined();
    expect(await claimOf({})).toBeUndefined();
  });

  test("states its limits, names one claim, and never says that cases are independent", () => {
    const kinds = ["fixed-corpus", "family", "period", "access"] as const;
    const limits = kinds.map((kind) => limitsOf(kind));
    for (const all of limits) {
      expect(all.join(" ")).toMatch(/paraphrase under a wrong family passes/);
      expect(all.join(" ")).toMatch(/grader.*stable.*trained on/);
      expect(all.join(" ")).not.toMatch(/independen/);
    }
    expect(limits.map((all) => all.at(-1)).join("\n")).toMatchInlineSnapshot(`
      "One split establishes one claim: this one says nothing of other documents, of a later period, or of what callers may see.
      One split establishes one claim: this one says nothing of a later period or of what callers may see.
      One split establishes one claim: this one says nothing of what callers may see.
      One split establishes one claim: this one says nothing of a later period."
    `);
  });
});
