import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import {
  jordan,
  resolution,
  retirement,
  sam,
  sentinel,
  unsupportedBy,
} from "../support/sentinels.ts";

const idle = sentinel(pendingCase, [jordan, sam], resolution);

describe("sentinel/resolution-without-difference", () => {
  test.for([
    [
      "a resolution of a difference",
      approved(sentinel(pendingCase, [jordan, unsupportedBy("sam")], resolution)),
    ],
    ["a candidate that is being judged again", idle],
    ["a retired sentinel", approved(idle) + retirement],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects a resolution where nothing differs", async () => {
    expect(await report(goodSet(approved(idle)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:32:3 error sentinel/resolution-without-difference
        There is a resolution, but "jordan" and "sam" agree.
        fix: Remove it if they judged the clarified case again, since Git has what it settled; if a judgment was changed to agree, restore that from Git.
        why: touchstone explain sentinel/resolution-without-difference
      "
    `);
  });
});
