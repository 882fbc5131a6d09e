import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import {
  chunk,
  jordan,
  otherChunk,
  pendingSentinel,
  retirement,
  sam,
  sentinel,
} from "../support/sentinels.ts";

const astray = sentinel(pendingCase, [
  jordan,
  { ...sam, relevantChunkIds: [chunk, "refund-policy:99"] },
]);

describe("sentinel/chunk-not-in-revision", () => {
  test.for([
    ["chunks of the revision", approved(pendingSentinel)],
    [
      "a chunk of the revision that the case does not list",
      sentinel(pendingCase, [jordan, { ...sam, relevantChunkIds: [otherChunk] }]),
    ],
    ["a judgment of an earlier text", edited(astray, "When can", "Until when can")],
    ["a retired sentinel", approved(astray) + retirement],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects a chunk that the revision does not hold", async () => {
    expect(await report(goodSet(astray))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:28:11 error sentinel/chunk-not-in-revision
        The judgment names chunk "refund-policy:99", which is not in corpus revision "corpus-2026-09-01".
        fix: Have "sam" name the chunks of that revision that were meant.
        why: touchstone explain sentinel/chunk-not-in-revision
      "
    `);
  });

  test("leaves a revision that is not recorded to its own finding", async () => {
    const text = edited(pendingCase, "corpus-2026-09-01", "corpus-2020-01-01");
    const found = await findingsOf(goodSet(sentinel(text)));
    expect(found.map(({ rule }) => rule)).toEqual(["revision/unknown"]);
  });
});
