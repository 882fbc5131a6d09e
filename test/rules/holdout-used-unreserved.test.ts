import { describe, expect, test } from "vitest";
import { day, recordedSet, reservation, use } from "../support/holdout-records.ts";
import { findingsOf, report } from "../support/report.ts";

describe("holdout/used-unreserved", () => {
  test("rejects a use for which nothing was declared", async () => {
    expect(await report(recordedSet({ uses: [use(day(2))] }))).toMatchInlineSnapshot(`
      "families.yaml:7:16 error holdout/used-unreserved
        Nothing under "reservations" declares the decision "d1".
        fix: Name the decision as its reservation does. Results that were read for no declared decision confirm nothing: record them under "exposures" instead.
        why: touchstone explain holdout/used-unreserved
      "
    `);
  });

  test("rejects a declaration after the results were read", async () => {
    const files = recordedSet({ reservations: [reservation(day(3))], uses: [use(day(2))] });
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:9:33 error holdout/used-unreserved
        Decision "d1" was declared on 2026-10-03T09:00:00Z, after its results were read on 2026-10-02T09:00:00Z.
        see: families.yaml:7:53
        fix: Results that were read before the decision was declared confirm nothing: record them under "exposures" instead.
        why: touchstone explain holdout/used-unreserved
      "
    `);
  });

  test("holds each use against the reservation that it takes", async () => {
    const files = recordedSet({
      reservations: [reservation(day(1)), reservation(day(5))],
      uses: [use(day(2)), use(day(4))],
    });
    const found = await findingsOf(files);
    expect(found.map(({ rule, at }) => `${at.line} ${rule}`)).toEqual([
      "11 holdout/used-unreserved",
    ]);
  });

  test("accepts a use that was declared before, to the second", async () => {
    expect(
      await report(recordedSet({ reservations: [reservation(day(2))], uses: [use(day(2))] })),
    ).toBe("");
  });
});
