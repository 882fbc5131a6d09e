import { describe, expect, test } from "vitest";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  withoutFile,
} from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const policy = ".github/touchstone.yaml";
const bare = (...cases: readonly string[]): ReturnType<typeof goodSet> =>
  withoutFile(goodSet(...cases), policy);

describe("policy/missing", () => {
  test.for([
    ["an approved case and a policy", goodSet(approved(pendingCase))],
    ["the smallest policy", { ...goodSet(approved(pendingCase)), [policy]: "reviewers: []\n" }],
    ["candidates alone", bare(pendingCase)],
    ["a rejected case alone", bare(`${pendingCase}review: {status: rejected}\n`)],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("rejects an approved case without one", async () => {
    expect(await report(bare(approved(pendingCase)))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:16:11 error policy/missing
        An approval rests on a policy, which says who may review and when a case is judged again, but the set has no ".github/touchstone.yaml".
        fix: Create it with the line "reviewers: []" (everybody with write access may review), or name the accounts that may.
        why: touchstone explain policy/missing
      "
    `);
  });

  test("is one finding a set, at the first approved case", async () => {
    const files = bare(
      pendingAbstention.replace("parking", "a").replace("Where can", "Where may"),
      approved(pendingAbstention),
      approved(pendingCase),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:9:11 error policy/missing
        An approval rests on a policy, which says who may review and when a case is judged again, but the set has no ".github/touchstone.yaml".
        fix: Create it with the line "reviewers: []" (everybody with write access may review), or name the accounts that may.
        why: touchstone explain policy/missing
      "
    `);
  });

  test("leaves a policy that cannot be read to its own finding", async () => {
    const files = { ...goodSet(approved(pendingCase)), [policy]: "reviewers: jordan\n" };
    expect((await findingsOf(files)).map(({ rule }) => rule)).toEqual(["file/off-schema"]);
  });
});
