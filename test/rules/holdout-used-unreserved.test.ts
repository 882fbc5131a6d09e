import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { day, recordedSet, reservation, rulesOf, use } from "../support/holdout-records.ts";
import { findingsOf, report } from "../support/report.ts";
import { refunds, type Files } from "../support/split-set.ts";

/** A set whose reservation keeps these families, and whose use is of those. */
function usedOf(kept: string, of: string): Files {
  return recordedSet({
    reservations: [reservation(day(1), `, families: [${kept}]`)],
    uses: [use(day(2), `, families: [${of}]`)],
  });
}

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

  test("rejects a use of a family that the reservation does not keep", async () => {
    expect(await report(usedOf("travel", "travel, refunds"))).toMatchInlineSnapshot(`
      "families.yaml:9:39 error holdout/used-unreserved
        The reservation of "d1" does not keep family "refunds", so no result on it was to decide anything.
        see: families.yaml:7:5
        fix: Name what the reservation names. Results on something else were read for no declared decision: record them under "exposures".
        why: touchstone explain holdout/used-unreserved
      "
    `);
    expect(await report(usedOf("travel", "travel"))).toBe("");
  });

  test("accepts what something joins with what is kept, and anything of all of test", async () => {
    const records = { uses: [use(day(2), ", families: [travel, trips]")] };
    const all = recordedSet({ ...records, reservations: [reservation(day(1))] });
    const kept = recordedSet({
      ...records,
      reservations: [reservation(day(1), ", families: [travel]")],
    });
    const trips = "trips: {title: Trips, documents: [trips], split: test}";
    const related = "related: [{families: [travel, trips], reason: One quotes the other.}]";
    const withTrips = (files: Files, ...more: readonly string[]): Files => {
      const lines = [refunds, `  ${trips}`].join("\n");
      const text = edited(files["families.yaml"] ?? "", refunds, lines);
      return { ...files, "families.yaml": [text, ...more].join("") };
    };
    expect(await report(withTrips(all))).toBe("");
    expect(await report(withTrips(kept, `${related}\n`))).toBe("");
    expect(await rulesOf(withTrips(kept))).toEqual(["holdout/used-unreserved"]);
  });

  test("rejects an entry that repeats a use for what the use was never of", async () => {
    const reservations = [reservation(day(1), ", families: [travel]")];
    const first = use(day(2), ", families: [travel]");
    const before = recordedSet({ reservations, uses: [first] });
    const now = recordedSet({ reservations, uses: [first, use(day(2), ", families: [refunds]")] });
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "families.yaml:10:31 error holdout/used-unreserved
        This entry repeats the use for "d1" for family "refunds", which holds nothing that the use was of.
        fix: Name what its documents or cases belong to now. Results of something else are a use for a decision of their own, declared before.
        why: touchstone explain holdout/used-unreserved
      "
    `);
    expect(await rulesOf(now, now)).toEqual([]);
  });
});
