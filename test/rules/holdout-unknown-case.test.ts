import { describe, expect, test } from "vitest";
import {
  day,
  exposure,
  recordedSet,
  reservation,
  rulesOf,
  use,
} from "../support/holdout-records.ts";
import { report } from "../support/report.ts";
import { candidateOn } from "../support/split-set.ts";

describe("holdout/unknown-case", () => {
  test("rejects a case that is not in the set, and tells the nearest", async () => {
    const files = recordedSet({
      split: "regression",
      exposures: [exposure(day(1), "cases: [travel-01]")],
      cases: [candidateOn("travel-001", ["travel-policy"])],
    });
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:7:14 error holdout/unknown-case
        There is no case "travel-01" in the set; the nearest is "travel-001".
        fix: Write the id of a case as its file has it. Of a case that was there, bring the file back and retire or reject the case: what was looked at stays in the set.
        why: touchstone explain holdout/unknown-case
      "
    `);
  });

  test("looks into every record", async () => {
    const files = recordedSet({
      split: "regression",
      reservations: [reservation(day(1), ", cases: [x1]")],
      uses: [use(day(2), ", cases: [x2]")],
      exposures: [exposure(day(3), "cases: [x3, x4]")],
    });
    expect(await rulesOf(files)).toEqual(Array.from({ length: 4 }, () => "holdout/unknown-case"));
  });

  test.for(["review: {status: rejected}", "tags: [old]"])(
    "accepts a case with %s",
    async (line) => {
      const files = recordedSet({
        split: "regression",
        exposures: [exposure(day(1), "cases: [a]")],
        cases: [candidateOn("a", ["travel-policy"], line)],
      });
      expect(await report(files)).toBe("");
    },
  );
});
