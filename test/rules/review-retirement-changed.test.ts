import { describe, expect, test } from "vitest";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { approved, goodSet, pendingAbstention, type Files } from "../support/good-set.ts";
import { report as reportBy } from "../support/report.ts";
import { rulesFor } from "../support/rules-together.ts";

const rules = rulesFor("review/retirement-changed", everydayRules);
const report = (text: string, base: Files | undefined = before): Promise<string> =>
  reportBy(goodSet(text), base, rules);
const retired = (at: string, reason = "The lot was sold."): string =>
  `retired: {by: noor, at: ${at}, reason: ${reason}}\n`;
const then = retired("2026-10-01T09:00:00Z");
const proved = (pullRequest: number): string =>
  then.replace(
    "}",
    `, proof: {pullRequest: ${pullRequest}, review: 8, reviewerId: 9, commit: ${"a".repeat(40)}}}`,
  );
const before = goodSet(approved(pendingAbstention) + then);
const anew = (review: object): string =>
  approved(pendingAbstention, {
    reviewedAt: "2026-10-05T09:00:00Z",
    reason: "There is a lot again.",
    ...review,
  });
const rejected = (at: string): string =>
  `${pendingAbstention}review: {status: rejected, reviewedBy: sam, reviewedAt: ${at}, reason: Nobody drives.}\n`;

describe("review/retirement-changed", () => {
  test.for<readonly [string, string]>([
    ["a retirement that stands", `${approved(pendingAbstention)}tags: [parking]\n${then}`],
    ["a retirement that a review bears out since", approved(pendingAbstention) + proved(7)],
    ["a new approval", anew({})],
    ["a rejection after it", rejected("2026-10-05T09:00:00Z")],
    ["a new approval and a new retirement", anew({}) + retired("2026-10-06T09:00:00Z")],
  ])("accepts %s", async ([, text]) => {
    expect(await report(text)).toBe("");
  });

  test("says nothing of a set that is not compared", async () => {
    expect(await reportBy(goodSet(approved(pendingAbstention)), undefined, rules)).toBe("");
  });

  test("rejects a case that is in use again by its old approval", async () => {
    expect(await report(approved(pendingAbstention))).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:9:11 error review/retirement-changed
        The case was retired by "noor" at 2026-10-01T09:00:00Z, and the retirement is gone with no decision after it.
        fix: Bring the case back with "git checkout main -- cases/parking-001.yaml"; if it is needed again, take "retired" out and have it judged anew with "touchstone review record parking-001", in the same change.
        why: touchstone explain review/retirement-changed
      "
    `);
  });

  test.for<readonly [string, string]>([
    ["an approval at the moment of it", anew({ reviewedAt: "2026-10-01T09:00:00Z" })],
    [
      "an approval with the reason of the earlier one",
      anew({ reason: "The  source revision supports the expected answer." }),
    ],
    ["an approval with the reason of the retirement", anew({ reason: "The lot was sold." })],
    ["a rejection before it", rejected("2026-09-05T09:00:00Z")],
    [
      "a case that is a candidate again",
      pendingAbstention.replace("visitors park", "a guest park"),
    ],
  ])("takes no retirement away for %s", async ([, text]) => {
    expect(await report(text)).toContain("the retirement is gone with no decision after it.");
  });

  test("rejects a retirement that says something else", async () => {
    const reworded = approved(pendingAbstention) + retired("2026-10-01T09:00:00Z", "Nobody asks.");
    expect(await report(reworded)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:19:55 error review/retirement-changed
        The retirement by "noor" at 2026-10-01T09:00:00Z says something else now, in "reason".
        fix: Put "retired" back as commit main has it: what was decided stays on record.
        why: touchstone explain review/retirement-changed
      "
    `);
    const moved = approved(pendingAbstention) + retired("2026-10-07T09:00:00Z");
    expect(await report(moved)).toContain('says something else now, in "at".');
  });

  test("rejects a proof that is gone, or another one", async () => {
    const base = goodSet(approved(pendingAbstention) + proved(7));
    const [gone, other] = [then, proved(8)].map((text) => approved(pendingAbstention) + text);
    const message = 'The retirement by "noor" at 2026-10-01T09:00:00Z says something else now';
    expect(await report(gone ?? "", base)).toContain(`${message}, in "proof".`);
    expect(await report(other ?? "", base)).toContain(`${message}, in "proof".`);
  });

  test("lets no approval after a new retirement count for it", async () => {
    const text = anew({ reviewedAt: "2026-10-08T09:00:00Z" }) + retired("2026-10-07T09:00:00Z");
    expect(await report(text)).toContain("review/retirement-changed");
  });
});
