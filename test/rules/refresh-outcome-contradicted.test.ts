import { describe, expect, test } from "vitest";
import { approved, goodSet, pendingAbstention, pendingCase } from "../support/good-set.ts";
import {
  approvedEarlier,
  earlierRevision,
  previous,
  refreshed,
  withRefresh,
} from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const later = "2026-09-02T09:00:00Z";
const retiredAt = (at: string): string => `retired: {by: jordan, at: ${at}, reason: Gone.}\n`;
const digestOf = (text: string): string => /^ {2}digest: (.*)$/m.exec(text)?.[1] ?? "";
const withdrawn = withRefresh(approvedEarlier(), { outcome: "retired" });

describe("refresh/outcome-contradicted", () => {
  test.for([
    ["a confirmed case", refreshed()],
    ["a revised case", refreshed({ outcome: "revised" })],
    ["a refusal", withRefresh(approved(pendingAbstention), { outcome: "abstained" })],
    ["a retired case", withdrawn + retiredAt("2026-09-01T09:00:00Z")],
    ["a confirmed case that was retired later", refreshed() + retiredAt(later)],
    [
      "a refusal that got its answer back later",
      withRefresh(approved(pendingCase, { reviewedAt: later }), { outcome: "abstained" }),
    ],
    [
      "a retired case that was approved again later",
      withRefresh(approved(pendingCase, { reviewedAt: later }), { outcome: "retired" }),
    ],
    [
      "a rejected case",
      withRefresh(approved(pendingCase, { status: "rejected" }), { outcome: "abstained" }),
    ],
    ["a candidate, which nobody vouches for", withRefresh(pendingCase, { outcome: "abstained" })],
    [
      "a case that stays as it was within one revision",
      refreshed({
        from: "corpus-2026-09-01",
        reasons: ["query-pattern-observed"],
        observations: ["seen"],
        previous: digestOf(approved(pendingCase)),
      }),
    ],
  ] as const)("accepts %s", async ([, text]) => {
    expect(await report(set(text))).toBe("");
  });

  test("rejects a refusal that is none", async () => {
    expect(await report(set(refreshed({ outcome: "abstained" })))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:12 error refresh/outcome-contradicted
        The outcome is "abstained", but the case is answerable.
        see: cases/refund-policy-001.yaml:2:7
        fix: Bring the case back from Git and decide with "touchstone refresh decide refund-policy-001"; if it has an answer again, have that approved with "touchstone review record refund-policy-001".
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
  });

  test("rejects a retired case that is in use", async () => {
    expect(await report(set(withdrawn))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:12 error refresh/outcome-contradicted
        The outcome is "retired", but the case is in use.
        fix: Retire it with "touchstone review retire refund-policy-001"; if it is needed again, have it approved with "touchstone review record refund-policy-001".
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
  });

  test("rejects a case that was confirmed and retired at once", async () => {
    expect(await report(set(refreshed() + retiredAt("2026-09-01T09:00:00Z"))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:12 error refresh/outcome-contradicted
        The outcome is "confirmed", and the case was retired by then.
        see: cases/refund-policy-001.yaml:40:27
        fix: If the decision was to retire the case, bring it back from Git and decide so with "touchstone refresh decide refund-policy-001"; if it is in use, remove "retired".
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
  });

  test("rejects a case that was retired before it was revised, whoever approved it when", async () => {
    const text = refreshed({ outcome: "revised", at: later, by: "noor" });
    const found = await findingsOf(set(text + retiredAt("2026-09-01T10:00:00Z")));
    expect(found.map(({ rule }) => rule)).toContain("refresh/outcome-contradicted");
  });

  test("rejects a retired case that was another one before", async () => {
    const text = withRefresh(approvedEarlier(), {
      outcome: "retired",
      previous: digestOf(approved(pendingCase)),
    });
    expect(await report(set(text + retiredAt("2026-09-01T09:00:00Z")))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:39:13 error refresh/outcome-contradicted
        The outcome is "retired", which leaves a case as it was approved, but "previous" is another digest than the approval's.
        see: cases/refund-policy-001.yaml:25:11
        fix: Write the digest of the approval under "previous"; if the case was edited for the decision, restore from Git what was approved.
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
  });

  test("rejects a decision that is said to have changed nothing", async () => {
    expect(await report(set(refreshed({ previous: digestOf(approved(pendingCase)) }))))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:39:13 error refresh/outcome-contradicted
        "previous" is the digest that was approved with this decision, so nothing says what the case was before it.
        see: cases/refund-policy-001.yaml:25:11
        fix: Write the digest of the approval before, which "git log -p" shows for this file under "review".
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
  });

  test("tells nothing of a decision whose moment is missing, which has its own finding", async () => {
    const found = await findingsOf(set(refreshed({ outcome: "abstained", at: undefined })));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/incomplete"]);
  });

  test("the earlier version has the digest that these cases name", () => {
    expect(previous).toMatch(/^sha256:/);
  });

  test("rejects a candidate that is said to be retired", async () => {
    const candidate = withRefresh(pendingCase, { outcome: "retired" });
    expect(await report(set(candidate))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:22:12 error refresh/outcome-contradicted
        The outcome is "retired", but the case is in use.
        fix: Bring the case back from Git, and retire it with "touchstone review retire refund-policy-001"; if it is needed, leave the decision before as it was.
        why: touchstone explain refresh/outcome-contradicted
      "
    `);
    expect(await report(set(candidate + retiredAt("2026-09-01T09:00:00Z")))).toBe("");
  });
});
