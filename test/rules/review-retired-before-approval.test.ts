import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { jordan, sam, sentinel } from "../support/sentinels.ts";

const retired = (at: string): string => `retired: {by: noor, at: ${at}, reason: Gone.}\n`;

describe("review/retired-before-approval", () => {
  test.for<readonly [string, string]>([
    ["a later retirement", approved(pendingAbstention) + retired("2026-10-01T09:00:00Z")],
    ["one at that very moment", approved(pendingAbstention) + retired("2026-09-01T09:00:00Z")],
    [
      "one at that moment elsewhere",
      approved(pendingAbstention) + retired("2026-09-01T11:00:00+02:00"),
    ],
    ["a candidate", sentinel(pendingCase, [jordan, sam]) + retired("2020-10-01T09:00:00Z")],
  ])("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects a retirement from before the approval", async () => {
    const text = approved(pendingAbstention) + retired("2020-10-01T09:00:00Z");
    expect(await report(goodSet(text))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:19:25 error review/retired-before-approval
        The case was retired at 2020-10-01T09:00:00Z, and approved at 2026-09-01T09:00:00Z, after that: one of the two does not hold.
        see: cases/parking-001.yaml:11:15
        fix: If it is in use, take "retired" out; if nobody needs it, bring it back from Git and retire it with "touchstone review retire parking-001", which records the moment.
        why: touchstone explain review/retired-before-approval
      "
    `);
  });
});
