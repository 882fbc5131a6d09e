import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, refunds, splitSet, travel } from "../support/split-set.ts";
import { approved } from "../support/good-set.ts";

describe("family/ungrouped-document", () => {
  const travelCase = candidateOn("a", ["travel-policy"]);

  test.for([
    ["a document that a family names", splitSet({ families: [refunds, travel] }, travelCase)],
    [
      "a document that no case rests on",
      splitSet({ families: [refunds] }, candidateOn("a", ["refund-policy"])),
    ],
    [
      "a document of a retired case",
      splitSet(
        { families: [refunds] },
        `${travelCase}retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Old.}\n`,
      ),
    ],
    [
      "a document of a case that is excluded",
      splitSet(
        {
          families: [refunds],
          rest: [
            "exceptions: [{cases: [a], decision: exclude, reason: Old., decidedBy: noor, decidedAt: 2026-09-01}]",
          ],
        },
        travelCase,
      ),
    ],
    [
      "any document under fixed-corpus",
      splitSet({ claim: "fixed-corpus", families: [] }, `${travelCase}split: dev\n`),
    ],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a document once, with the cases that rest on it", async () => {
    const files = splitSet(
      { families: [refunds] },
      candidateOn("a", ["travel-policy"]),
      approved(candidateOn("b", ["refund-policy", "travel-policy"])),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/b.yaml:8:46 error family/ungrouped-document
        Document "travel-policy" is in no family, so this case and 1 other case may be on any side of the split.
        see: cases/a.yaml:7:46
        fix: Add the document to the family that it belongs to in families.yaml, or give it a family of its own there.
        why: touchstone explain family/ungrouped-document
      "
    `);
  });

  test("leaves a document of candidates alone to a warning, until one is approved", async () => {
    const found = await findingsOf(splitSet({ families: [refunds] }, travelCase));
    expect(found.map(({ rule }) => rule)).toEqual(["split/undecided"]);
    const later = await findingsOf(splitSet({ families: [refunds] }, approved(travelCase)));
    expect(later.map(({ rule }) => rule)).toEqual(["family/ungrouped-document"]);
  });
});
