import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  jordan,
  pendingSentinel,
  retirement,
  sam,
  sentinel,
  unsupportedBy,
} from "../support/sentinels.ts";

const twice = sentinel(pendingCase, [jordan, jordan]);

describe("sentinel/reviewed-by-one", () => {
  test.for([
    ["two people", approved(pendingSentinel)],
    ["one judgment so far", sentinel(pendingCase, [jordan])],
    ["a retired sentinel", approved(twice) + retirement],
    ["a rejected sentinel", `${twice}review: {status: rejected}\n`],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects one person's two judgments", async () => {
    expect(await report(goodSet(approved(twice)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:25:17 error sentinel/reviewed-by-one
        "jordan" has judged the case already: one person's two judgments are one.
        see: cases/refund-policy-001.yaml:18:17
        fix: Remove the older of the two, and have somebody else judge the case with "touchstone review judge refund-policy-001".
        why: touchstone explain sentinel/reviewed-by-one
      "
    `);
  });

  test.for(["Jordan", " JORDAN\u00a0", "jordan"])(
    "takes another way to write the name, %j, for the same person",
    async (reviewer) => {
      const found = await findingsOf(goodSet(sentinel(pendingCase, [jordan, { reviewer }])));
      expect(found.map(({ rule }) => rule)).toEqual(["sentinel/reviewed-by-one"]);
    },
  );

  test("says it once of a second judgment that differs from the first, whoever else judged", async () => {
    const text = sentinel(pendingCase, [jordan, sam, unsupportedBy("Jordan")]);
    expect(await report(goodSet(approved(text)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:32:17 error sentinel/reviewed-by-one
        "Jordan" is "jordan" and has judged the case already: one person's two judgments are one.
        see: cases/refund-policy-001.yaml:18:17
        fix: Remove the older of the two, and have somebody else judge the case with "touchstone review judge refund-policy-001".
        why: touchstone explain sentinel/reviewed-by-one
      "
    `);
  });

  test("leaves a name that cannot be read to its own finding", async () => {
    const found = await findingsOf(
      goodSet(approved(sentinel(pendingCase, [jordan, { reviewer: 7 }, { reviewer: 7 }]))),
    );
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(["file/off-schema"]));
  });
});
