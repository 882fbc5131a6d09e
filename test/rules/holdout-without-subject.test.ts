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

describe("holdout/without-subject", () => {
  test.for(["families: [], cases: []", "cases: []"])(
    "rejects an exposure with %s",
    async (what) => {
      const files = recordedSet({ split: "regression", exposures: [exposure(day(1), what)] });
      expect(await rulesOf(files)).toEqual(["holdout/without-subject"]);
    },
  );

  test("says which one, and what to do", async () => {
    expect(await report(recordedSet({ exposures: [exposure(day(1), "families: []")] })))
      .toMatchInlineSnapshot(`
      "families.yaml:7:5 error holdout/without-subject
        Entry 1 of "exposures" names no family and no case, so nobody can tell what is spent.
        fix: Name the families whose results were read under "families", or the cases under "cases".
        why: touchstone explain holdout/without-subject
      "
    `);
  });

  test("leaves a list that cannot be read, and names that show nothing, to their own findings", async () => {
    expect(
      await rulesOf(recordedSet({ exposures: [exposure(day(1), "families: travel")] })),
    ).toEqual(["file/off-schema"]);
    expect(await rulesOf(recordedSet({ exposures: [exposure(day(1), 'families: [""]')] }))).toEqual(
      ["family/blank-text"],
    );
  });

  test("accepts reservations and uses that name nothing: all of test is meant", async () => {
    expect(
      await report(recordedSet({ reservations: [reservation(day(1))], uses: [use(day(2))] })),
    ).toBe("");
  });
});
