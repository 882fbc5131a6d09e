import { describe, expect, test } from "vitest";
import { day, recordedSet, reservation, use } from "../support/holdout-records.ts";
import { findingsOf, report } from "../support/report.ts";

const other = (text: string): string => text.replace("d1", "d2");

describe("holdout/used-twice", () => {
  test("rejects a second use by the same reservation, and says who used it when", async () => {
    const files = recordedSet({
      reservations: [reservation(day(1))],
      uses: [use(day(2)), use(day(3))],
    });
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:10:16 error holdout/used-twice
        Decision "d1" was used up by "sam" on 2026-10-02T09:00:00Z, and nothing declares a second use.
        see: families.yaml:9:33
        fix: A second look needs a reservation of its own, declared before it. Results that were read without one belong under "exposures".
        why: touchstone explain holdout/used-twice
      "
    `);
  });

  test("accepts one use for each reservation, whatever stands between them", async () => {
    const files = recordedSet({
      reservations: [reservation(day(1)), other(reservation(day(1))), reservation(day(3))],
      uses: [use(day(2)), other(use(day(2))), use(day(4))],
    });
    expect(await report(files)).toBe("");
  });

  test("names the use before, of three", async () => {
    const uses = [use(day(2)), use(day(3)).replace("sam", "ada"), use(day(4))];
    const found = await findingsOf(recordedSet({ reservations: [reservation(day(1))], uses }));
    expect(found.map(({ message }) => message)).toEqual([
      `Decision "d1" was used up by "sam" on ${day(2)}, and nothing declares a second use.`,
      `Decision "d1" was used up by "ada" on ${day(3)}, and nothing declares a second use.`,
    ]);
  });
});
