import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { goodExcerpt, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const exploring = (mark: string): string =>
  edited(
    pendingCase,
    "{kind: human, author: avery}",
    `{kind: synthetic, lane: exploration, generator: writer-2${mark}, ${goodExcerpt}}`,
  );

describe("case/exploration-claims-calibration", () => {
  test.for([
    ["an uncalibrated exploration", goodSet(exploring(", calibrated: false"))],
    ["another lane", goodSet(exploring("").replace("exploration", "backlog"))],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an exploration without the mark", async () => {
    expect(await report(goodSet(exploring("")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:33 error case/exploration-claims-calibration
        The case comes from the lane "exploration" but is not marked as uncalibrated.
        fix: Write "calibrated: false" under "origin": nobody has compared such cases with human judgment.
        why: touchstone explain case/exploration-claims-calibration
      "
    `);
  });

  test("rejects an exploration that claims to be calibrated", async () => {
    expect(await report(goodSet(exploring(", calibrated: true")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:14:79 error case/exploration-claims-calibration
        The case comes from the lane "exploration" but claims to be calibrated.
        fix: Write "calibrated: false" under "origin": nobody has compared such cases with human judgment.
        why: touchstone explain case/exploration-claims-calibration
      "
    `);
  });

  test("leaves a mark that could not be read to its own finding", async () => {
    const found = await findingsOf(goodSet(exploring(", calibrated: never")));
    expect(found.map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
