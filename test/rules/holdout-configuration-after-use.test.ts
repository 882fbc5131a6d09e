import { describe, expect, test } from "vitest";
import { day, recordedSet, reservation, rulesOf, use } from "../support/holdout-records.ts";
import { report } from "../support/report.ts";
import { type Files } from "../support/split-set.ts";

const frozen = (at: string): Files =>
  recordedSet({
    reservations: [reservation(day(1))],
    uses: [use(day(2)).replace("2026-09-01T00:00:00Z", at)],
  });

describe("holdout/configuration-after-use", () => {
  test("rejects a configuration that was changed after its results were read", async () => {
    expect(await report(frozen(day(3)))).toMatchInlineSnapshot(`
      "families.yaml:9:93 error holdout/configuration-after-use
        Configuration "c1" is frozen since 2026-10-03T09:00:00Z, and its results were read before that, on 2026-10-02T09:00:00Z.
        see: families.yaml:9:33
        fix: Name the configuration that the results are of, and since when nothing in it changed. Where it changed because of them, they belong under "exposures".
        why: touchstone explain holdout/configuration-after-use
      "
    `);
  });

  test.for(["2026-10-02T11:00:00+02:00", "2026-10-02T09:00:00Z", "2026-10-01T00:00:00Z"])(
    "accepts one that is frozen since %s",
    async (at) => {
      expect(await report(frozen(at))).toBe("");
    },
  );

  test("asks every use for one", async () => {
    const without = recordedSet({
      reservations: [reservation(day(1))],
      uses: [
        use(day(2))
          .replace(", frozenAt: 2026-09-01T00:00:00Z", "")
          .replace(", configuration: c1", ""),
      ],
    });
    expect(await rulesOf(without)).toEqual(["file/off-schema", "file/off-schema"]);
  });
});
