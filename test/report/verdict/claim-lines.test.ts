import { describe, expect, test } from "vitest";
import { splitClaimOf } from "../../../src/families/split-claim.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { claimLines } from "../../../src/report/verdict/claim-lines.ts";
import { countsOf } from "../../../src/report/verdict/counts.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { approved } from "../../support/good-set.ts";
import { memoryTree } from "../../support/memory-tree.ts";
import { candidateOn, refunds, refusal, splitSet, travel } from "../../support/split-set.ts";

async function linesOf(cases: readonly string[], errors = 0): Promise<string> {
  const set = splitSet({ families: [refunds, travel] }, ...cases);
  const dataset = await loadDataset(memoryTree(set));
  const findings = { error: errors, warning: 0, notice: 0 };
  const verdict = {
    claim: splitClaimOf(dataset),
    counts: { ...countsOf(dataset, []), findings },
    rules: { judged: 1, of: 1 },
  };
  return claimLines(verdict, plainStyle).join("\n");
}

const approvedCases = [
  approved(candidateOn("a", ["refund-policy"])),
  approved(candidateOn("b", ["travel-policy"])),
  approved(refusal("c", "families: []", "split: test")),
];

describe("the claim in a report", () => {
  test("has two lines: the figures of each side, and what a score would say", async () => {
    const lines = await linesOf(approvedCases);
    expect(lines).toMatchInlineSnapshot(`
      "  split      dev 1 question (1 family, 1 component); test 2 questions (1 family, 1 component; 1 of no family)
        claim      Held out: 1 family in 1 component with 1 question, and 1 question of no family; a score on test says how settings that were chosen on other families work on families that nobody tuned on, by the lineage declared here. Limits: touchstone families show"
    `);
    expect(lines).not.toMatch(/independen/);
  });

  test("says that nothing is held out yet", async () => {
    expect(await linesOf([])).toMatchInlineSnapshot(`
      "  split      dev nothing approved; test nothing approved
        claim      Nothing is held out yet: no approved case is on the side test, so no score says anything. Limits: touchstone families show"
    `);
  });

  test("is not told while some rule finds an error", async () => {
    expect(await linesOf(approvedCases, 1)).toBe("");
  });
});
