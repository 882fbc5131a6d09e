import { describe, expect, test } from "vitest";
import { splitSharedEvidence } from "../../src/rules/split-shared-evidence.ts";
import { edited } from "../support/edited.ts";
import { findingsOf, report } from "../support/report.ts";
import { onShared, sharedHash, sharingFiles } from "../support/sharing-set.ts";
import { caseFiles } from "../support/good-set.ts";
import { familiesText, refunds, travel, type Files } from "../support/split-set.ts";

const exposure =
  "exposures: [{families: [refunds], by: noor, at: 2026-10-01T09:00:00Z, run: r1, learned: Much.}]";
const apart =
  "exceptions: [{families: [refunds, travel], decision: keep-apart, reason: A standard clause., decidedBy: noor, decidedAt: 2026-10-02}]";
const related = "related: [{families: [refunds, travel], reason: One quotes the other.}]";
const one = onShared("one", "refund-policy");
const two = onShared("two", "travel-policy");
const set = (
  families: readonly string[],
  rest: readonly string[],
  ...cases: readonly string[]
): Files => ({
  ...sharingFiles(),
  ...caseFiles(...cases),
  "families.yaml": familiesText({ families, rest }),
});
const spent = refunds.replace("dev", "regression");
const messagesOf = async (now: Files, then?: Files): Promise<readonly string[]> =>
  (await findingsOf(now, then, [splitSharedEvidence])).map(({ message }) => message);

describe("split/shared-evidence", () => {
  test("rejects one text that is evidence on two sides, from two documents", async () => {
    expect(await report(set([refunds, travel], [], one, two))).toMatchInlineSnapshot(`
      "cases/two.yaml:11:18 error split/shared-evidence
        Case "one" in "dev" rests on the same text, in document "refund-policy", and this case is in "test".
        see: cases/one.yaml:11:18
        fix: Bring both documents into one family, or "travel" and "refunds" onto one side; where the text says nothing by itself, such as a standard clause, say so in an exception "keep-apart" of "travel" and "refunds".
        why: touchstone explain split/shared-evidence
      "
    `);
  });

  test("rejects what people have learned from, whatever keeps the families apart", async () => {
    expect(await report(set([spent, travel], [exposure, apart], one, two))).toMatchInlineSnapshot(`
      "cases/two.yaml:11:18 error split/shared-evidence
        Case "one", from which people have learned, rests on the same text, in document "refund-policy", and this case is in "test".
        see: cases/one.yaml:11:18
        fix: Bring both documents into one family, or "travel" and "refunds" onto one side, which is "regression"; or rest the case on something that nobody has seen.
        why: touchstone explain split/shared-evidence
      "
    `);
  });

  test.for([
    [
      "in a retired case",
      [`${one}retired: {by: noor, at: 2026-10-02T09:00:00Z, reason: Spent.}\n`],
    ],
    ["in regression without an exposure", [one]],
  ] as const)("knows what is spent %s", async ([name, files]) => {
    const rest = name.includes("without") ? [] : [exposure];
    expect(await messagesOf(set([spent, travel], rest, ...files, two))).toEqual([
      'Case "one", from which people have learned, rests on the same text, in document "refund-policy", and this case is in "test".',
    ]);
  });

  test("knows what the earlier state had", async () => {
    const now = set([spent, travel], [exposure], two);
    expect(await messagesOf(now)).toEqual([]);
    expect(await messagesOf(now, set([spent, travel], [exposure], one))).toHaveLength(1);
  });

  test.for([
    ["a standard clause that somebody names as one", [refunds, travel], [apart], [one, two]],
    ["one side", [refunds.replace("dev", "test"), travel], [], [one, two]],
    ["a text that one case cites", [refunds, travel], [], [two]],
    [
      "another text",
      [refunds, travel],
      [],
      [edited(one, sharedHash, `sha256:${"0".repeat(64)}`), two],
    ],
    ["a rejected case", [refunds, travel], [], [`${one}review: {status: rejected}\n`, two]],
    ["what something joins, which has its own finding", [refunds, travel], [related], [one, two]],
  ] as const)("accepts %s", async ([, families, rest, cases]) => {
    expect(await messagesOf(set(families, rest, ...cases))).toEqual([]);
  });

  test("needs the exception as long as two cases cite the text", async () => {
    expect(await report(set([refunds, travel], [apart], one, two))).toBe("");
    const found = await findingsOf(set([refunds, travel], [apart], two));
    expect(found.map(({ rule }) => rule)).toEqual(["exception/unneeded"]);
  });
});
