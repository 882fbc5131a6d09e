import { describe, expect, test } from "vitest";
import { day, recordedSet, reservation, use } from "../support/holdout-records.ts";
import { report } from "../support/report.ts";
import type { Files } from "../support/split-set.ts";

const twice = (from: string, to: string): Files =>
  recordedSet({
    reservations: [reservation(day(1)), reservation(day(3))],
    uses: [use(day(2)), use(day(4)).replace(from, to)],
  });

describe("holdout/configuration-refrozen", () => {
  test("rejects a name that a configuration had before, frozen at another moment", async () => {
    expect(await report(twice("frozenAt: 2026-09-01T00:00:00Z", `frozenAt: ${day(3)}`)))
      .toMatchInlineSnapshot(`
      "families.yaml:11:93 error holdout/configuration-refrozen
        Configuration "c1" is frozen since 2026-10-03T09:00:00Z here, and since 2026-09-01T00:00:00Z in entry 1 of "uses".
        see: families.yaml:10:93
        fix: Where it is the same configuration, write the moment that stands there. Where something in it changed, give it a name of its own, such as its commit.
        why: touchstone explain holdout/configuration-refrozen
      "
    `);
  });

  test("rejects one that was frozen earlier than it is on record", async () => {
    expect(await report(twice("2026-09-01T00:00:00Z", "2026-08-01T00:00:00Z"))).toContain(
      "holdout/configuration-refrozen",
    );
  });

  test.for([
    ["the same moment with another offset", "2026-09-01T00:00:00Z", "2026-09-01T02:00:00+02:00"],
    ["another name", "c1, frozenAt: 2026-09-01T00:00:00Z", "c2, frozenAt: 2026-09-02T00:00:00Z"],
  ] as const)("accepts %s", async ([, from, to]) => {
    expect(await report(twice(from, to))).toBe("");
  });
});
