import { describe, expect, test } from "vitest";
import { day, recordedSet, reservation, use } from "../support/holdout-records.ts";
import { report } from "../support/report.ts";

describe("holdout/reserved-with-use", () => {
  const both = recordedSet({ reservations: [reservation(day(1))], uses: [use(day(2))] });

  test("warns of a decision that is declared in the change that records its use", async () => {
    expect(await report(both, recordedSet({}))).toMatchInlineSnapshot(`
      "families.yaml:9:16 warning holdout/reserved-with-use
        Decision "d1" is declared in the same change that records its use, so nothing shows which came first.
        see: families.yaml:7:5
        fix: Bring the reservation to the main branch before anybody reads the results. Of results that were read already, say in the change how it is known that the decision was declared before.
        why: touchstone explain holdout/reserved-with-use
      "
    `);
  });

  test("accepts a use whose reservation was there", async () => {
    expect(await report(both, recordedSet({ reservations: [reservation(day(1))] }))).toBe("");
  });

  test("says nothing of uses that were there, or without an earlier state", async () => {
    expect(await report(both, both)).toBe("");
    expect(await report(both)).toBe("");
  });
});
