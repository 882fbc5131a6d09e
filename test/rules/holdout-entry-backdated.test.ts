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

describe("holdout/entry-backdated", () => {
  test("rejects an entry that says it is older than the one above it", async () => {
    const exposures = [exposure(day(5)), exposure(day(4))];
    expect(await report(recordedSet({ split: "regression", exposures }))).toMatchInlineSnapshot(`
      "families.yaml:8:39 error holdout/entry-backdated
        Entry 2 of "exposures" is of 2026-10-04T09:00:00Z, and entry 1 above it is of 2026-10-05T09:00:00Z.
        see: families.yaml:7:39
        fix: Entries stand in the order of time, and a new one at the end: write the moment at which it is put on record. Where the results were read earlier, say when in the entry.
        why: touchstone explain holdout/entry-backdated
      "
    `);
  });

  test("rejects a reservation that is put before a use by its day", async () => {
    const then = recordedSet({ reservations: [reservation(day(3))], uses: [use(day(4))] });
    const now = recordedSet({
      reservations: [reservation(day(3)), reservation(day(2))],
      uses: [use(day(4)), use(day(5))],
    });
    expect(await rulesOf(now, then)).toEqual([
      "holdout/entry-backdated",
      "holdout/reserved-with-use",
    ]);
  });

  test("compares with the nearest one above that is later, whatever the offsets", async () => {
    const exposures = [
      exposure("2026-10-05T09:00:00+02:00"),
      exposure("2026-10-05T07:00:00Z"),
      exposure("2026-10-05T06:59:59Z"),
    ];
    const found = await findingsOf(recordedSet({ split: "regression", exposures }));
    expect(found.map(({ at, message }) => `${at.line}: ${message}`)).toEqual([
      '9: Entry 3 of "exposures" is of 2026-10-05T06:59:59Z, and entry 2 above it is of 2026-10-05T07:00:00Z.',
    ]);
  });

  test("accepts records that are each in order, whatever their days among each other", async () => {
    const files = recordedSet({
      reservations: [reservation(day(3))],
      uses: [use(day(9))],
      exposures: [exposure(day(9))],
      split: "regression",
    });
    expect(await report(files)).toBe("");
  });

  test("accepts an entry that repeats a use: it has the moment of that one", async () => {
    const files = recordedSet({
      reservations: [reservation(day(1)), reservation(day(3))],
      uses: [use(day(2)), use(day(4)), use(day(2), ", families: [travel]")],
    });
    expect(await report(files)).toBe("");
  });
});
