import { describe, expect, test } from "vitest";
import {
  day,
  exposure,
  recordedSet,
  reservation,
  rulesOf,
  use,
} from "../support/holdout-records.ts";
import { findingsOf, report } from "../support/report.ts";
import { candidateOn, splitSet } from "../support/split-set.ts";

describe("holdout/used-when-spent", () => {
  test("rejects results of what people had learned from before", async () => {
    const files = recordedSet({
      split: "regression",
      reservations: [reservation(day(1), ", families: [travel]")],
      uses: [use(day(3))],
      exposures: [exposure(day(2))],
    });
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:9:33 error holdout/used-when-spent
        The results of 2026-10-03T09:00:00Z are of family "travel", from which "ada" had learned on 2026-10-02T09:00:00Z.
        see: families.yaml:11:5
        fix: Such results confirm nothing: they are those of a regression test. Hold out something that nobody has seen, and declare the decision for that.
        why: touchstone explain holdout/used-when-spent
      "
    `);
  });

  test("takes what the use names before what its reservation names", async () => {
    const records = {
      split: "regression",
      reservations: [reservation(day(1), ", families: [refunds]")],
      exposures: [exposure(day(2))],
    };
    const found = await rulesOf(
      recordedSet({ ...records, uses: [use(day(3), ", families: [travel]")] }),
    );
    expect(found).toEqual(["holdout/used-unreserved", "holdout/used-when-spent"]);
    expect(await report(recordedSet({ ...records, uses: [use(day(3))] }))).toBe("");
  });

  test("finds the family of a case that was looked at", async () => {
    const files = recordedSet({
      split: "regression",
      reservations: [reservation(day(1), ", families: [travel]")],
      uses: [use(day(3))],
      exposures: [exposure(day(2), "cases: [a]")],
      cases: [candidateOn("a", ["travel-policy"])],
    });
    expect(await rulesOf(files)).toEqual(["holdout/used-when-spent"]);
  });

  test("names a question where single questions are held out", async () => {
    const files = splitSet(
      {
        claim: "fixed-corpus",
        families: [],
        rest: [
          `reservations: [${reservation(day(1), ", cases: [a]")}]`,
          `uses: [${use(day(3))}]`,
          `exposures: [${exposure(day(2), "cases: [a]")}]`,
        ],
      },
      candidateOn("a", ["travel-policy"], "split: regression"),
    );
    const found = await findingsOf(files);
    expect(found.map(({ message }) => message)).toEqual([
      `The results of ${day(3)} are of case "a", from which "ada" had learned on ${day(2)}.`,
    ]);
  });

  test.for([2, 3])("accepts an exposure of day %d after results of day 2", async (date) => {
    const files = recordedSet({
      split: "regression",
      reservations: [reservation(day(1), ", families: [travel]")],
      uses: [use(day(2))],
      exposures: [exposure(day(date))],
    });
    expect(await report(files)).toBe("");
  });
});
