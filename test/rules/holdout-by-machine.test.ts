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

describe("holdout/by-machine", () => {
  test("rejects a bot in each record, in the words of that record", async () => {
    const files = recordedSet({
      split: "regression",
      reservations: [reservation(day(1)).replace("noor", "dependabot")],
      uses: [use(day(2)).replace("sam", '"ci[bot]"')],
      exposures: [exposure(day(3)).replace("ada", "github-actions")],
    });
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:7:43 error holdout/by-machine
        "dependabot" is named as having kept a holdout for a decision, but is no person.
        fix: Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.
        why: touchstone explain holdout/by-machine

      families.yaml:9:24 error holdout/by-machine
        "ci[bot]" is named as having read held-out results, but is no person.
        fix: Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.
        why: touchstone explain holdout/by-machine

      families.yaml:11:30 error holdout/by-machine
        "github-actions" is named as having read held-out results, but is no person.
        fix: Name the person who answers for it. Where a machine chose settings by the results, name who let it, and say so.
        why: touchstone explain holdout/by-machine
      "
    `);
  });

  test("accepts a person, and leaves a name that cannot be read to its own finding", async () => {
    expect(await report(recordedSet({ reservations: [reservation(day(1))] }))).toBe("");
    const unread = recordedSet({ reservations: [reservation(day(1)).replace("noor", "[bot]")] });
    expect(await rulesOf(unread)).toEqual(["file/off-schema"]);
  });
});
