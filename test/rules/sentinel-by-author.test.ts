import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodExcerpt, goodSet, pendingCase } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";
import { jordan, pendingSentinel, retirement, sentinel } from "../support/sentinels.ts";

const byAuthor = sentinel(pendingCase, [jordan, { reviewer: "avery" }]);

describe("sentinel/by-author", () => {
  test.for([
    ["two people who did not write the case", approved(pendingSentinel)],
    ["a retired sentinel", approved(byAuthor) + retirement],
    ["a rejected sentinel", `${byAuthor}review: {status: rejected}\n`],
    [
      "a generated case",
      sentinel(
        edited(
          pendingCase,
          "{kind: human, author: avery}",
          `{kind: synthetic, lane: backlog, generator: question-writer-2, ${goodExcerpt}}`,
        ),
        [jordan, { reviewer: "avery" }],
      ),
    ],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(goodSet(text))).toBe("");
  });

  test("rejects a judgment by who wrote the case", async () => {
    expect(await report(goodSet(approved(byAuthor)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:25:17 error sentinel/by-author
        "avery" wrote the case, so this judgment of it is not independent.
        see: cases/refund-policy-001.yaml:14:31
        fix: Remove this judgment, and have somebody else judge the case with "touchstone review judge refund-policy-001".
        why: touchstone explain sentinel/by-author
      "
    `);
  });

  test("rejects it on a candidate too, however the name is written", async () => {
    const text = sentinel(pendingCase, [{ reviewer: "  Avery " }]);
    const found = await findingsOf(goodSet(text));
    expect(found.map(({ rule }) => rule)).toEqual(["sentinel/by-author"]);
  });
});
