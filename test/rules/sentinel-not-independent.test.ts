import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingCase, type Files } from "../support/good-set.ts";
import { report } from "../support/report.ts";
import { jordan, pendingSentinel, retirement, sam, sentinel } from "../support/sentinels.ts";

const declared = sentinel(pendingCase, [jordan, { ...sam, independence: "declared" }]);

const underPolicy = (policy: string, text: string): Files => ({
  ...goodSet(text),
  ".github/touchstone.yaml": policy,
});
const blind = (text: string): Files =>
  underPolicy("reviewers: [jordan, sam]\nsentinels: {independence: blind}\n", text);

describe("sentinel/not-independent", () => {
  test.for([
    ["a declared judgment where the policy is silent", goodSet(approved(declared))],
    [
      "a declared judgment where the policy takes a person's word",
      underPolicy("sentinels: {independence: declared}\n", approved(declared)),
    ],
    ["blind judgments", blind(approved(pendingSentinel))],
    [
      "a declared judgment from before a decided refresh",
      blind(
        declared.replace("When can", "When may") +
          `refresh: {from: corpus-2026-09-01, to: corpus-2026-09-01, reasons: [query-pattern-observed], observations: [seen-1], outcome: revised, by: noor, at: 2026-09-01T09:00:00Z, reason: Asked otherwise., previous: "sha256:${"0".repeat(64)}"}\n`,
      ),
    ],
    ["a retired sentinel", blind(approved(declared) + retirement)],
    ["a rejected sentinel", blind(`${declared}review: {status: rejected}\n`)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects a declared judgment where the policy asks for blind ones", async () => {
    expect(await report(blind(approved(declared)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:31:21 error sentinel/not-independent
        "sam"'s judgment is only declared to be independent, but the policy of this set asks for blind ones.
        fix: Have somebody judge the case before they can see any other judgment of it, and record that as "independence: blind".
        why: touchstone explain sentinel/not-independent
      "
    `);
  });
});
