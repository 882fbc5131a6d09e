import { describe, expect, test } from "vitest";
import type { Finding } from "../../src/model/finding.ts";
import { everydayRules } from "../../src/rules/all-rules.ts";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  withoutFile,
  type Files,
} from "../support/good-set.ts";
import { earlierRevision, withRefresh } from "../support/refreshes.ts";
import * as reporting from "../support/report.ts";
import { rulesFor } from "../support/rules-together.ts";
import { pendingSentinel } from "../support/sentinels.ts";

const rules = rulesFor("review/removed", everydayRules);
const report = (files: Files, base?: Files): Promise<string> =>
  reporting.report(files, base, rules);
const findingsOf = (files: Files, base?: Files): Promise<readonly Finding[]> =>
  reporting.findingsOf(files, base, rules);
const path = "cases/parking-001.yaml";
const before = goodSet(approved(pendingAbstention));
const now = goodSet(pendingAbstention);
const reworded = goodSet(edited(pendingAbstention, "visitor parking", "parking for visitors"));
const rejected = goodSet(
  `${pendingAbstention}review: {status: rejected, reviewedBy: noor, reviewedAt: 2026-10-01T09:00:00Z, reason: A new page answers it.}\n`,
);
const lacking = (review: Record<string, unknown>): Files =>
  goodSet(approved(pendingAbstention, review));
const record = "corpus-revisions/corpus-2026-09-01/revision.yaml";
const files = (text: string): Files => ({ ...goodSet(text), ...earlierRevision() });

describe("review/removed", () => {
  test.for([
    ["an approval that is there", before, before],
    ["a case that was never approved", now, now],
    ["an edited case that waits for its approval", reworded, before],
    ["a rejection in place of the approval", rejected, before],
    ["an approval that confirmed too little", now, lacking({ confirmed: ["query"] })],
    ["an approval without a reviewer", now, lacking({ reviewedBy: undefined })],
    ["an approval without a reason", now, lacking({ reason: " " })],
    ["an approval of another text", now, lacking({ digest: `sha256:${"0".repeat(64)}` })],
    ["an approval that was not bound to its text", now, lacking({ digest: undefined })],
    [
      "an approval under another state of the corpus",
      now,
      lacking({ corpus: `sha256:${"0".repeat(64)}` }),
    ],
    ["a set that is not compared", now, undefined],
  ] as const)("accepts %s", async ([, state, then]) => {
    expect(await report(state, then)).toBe("");
  });

  test("rejects a review that is gone", async () => {
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:1:1 error review/removed
        This very text was approved by "jordan", and its approval is gone.
        fix: Bring it back with "git checkout main -- cases/parking-001.yaml"; if the approval was a mistake, record a rejection with "touchstone review record parking-001".
        why: touchstone explain review/removed
      "
    `);
  });

  test("rejects a status that was set back, at its place", async () => {
    const text = edited(approved(pendingAbstention), "status: approved", "status: pending");
    expect(await report(goodSet(text), before)).toContain(`${path}:9:11 error review/removed\n`);
  });

  test("rejects it for a retired case, too", async () => {
    const retired = "retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Withdrawn.}\n";
    expect(await report(goodSet(pendingAbstention + retired), before)).toContain("review/removed");
  });

  test("rejects a rejection that does not say who decided, when and why", async () => {
    const word = goodSet(`${pendingAbstention}review: {status: rejected}\n`);
    expect(await report(word, before)).toMatchInlineSnapshot(`
      "cases/parking-001.yaml:8:18 error review/removed
        This very text was approved by "jordan", and its rejection does not say who decided, when and why.
        fix: Bring it back with "git checkout main -- cases/parking-001.yaml"; if the approval was a mistake, record a rejection with "touchstone review record parking-001".
        why: touchstone explain review/removed
      "
    `);
    for (const field of [
      "reviewedBy: noor, ",
      "reviewedAt: 2026-10-01T09:00:00Z, ",
      ", reason: A new page answers it.",
    ])
      expect(await report(goodSet(edited(rejected[path] ?? "", field, "")), before)).toContain(
        "review/removed",
      );
  });

  test("leaves a copy of an approved case to the rule about ids", async () => {
    const copied = { ...before, "cases/z/parking-001.yaml": pendingAbstention };
    const found = await findingsOf(copied, before);
    expect(found.map(({ rule }) => rule)).toEqual(["case/duplicate-id"]);
  });

  test("names the old file of a case that was moved as well", async () => {
    const moved = { ...withoutFile(now, path), "cases/a/parking-001.yaml": pendingAbstention };
    expect(await report(moved, before)).toContain(
      'fix: Bring it back from "cases/parking-001.yaml" in commit main; if',
    );
  });

  test("leaves a review that cannot be read to its own finding", async () => {
    const found = await report(goodSet(`${pendingAbstention}review: {status: maybe}\n`), before);
    expect(found).not.toContain("review/removed");
    expect(found).toContain("file/off-schema");
  });

  test("leaves an edited revision to its own finding", async () => {
    const altered = edited(now[record] ?? "", "name: by-heading", "name: by-page");
    expect(await report({ ...now, [record]: altered }, before)).not.toContain("review/removed");
  });

  test("rejects a word that takes a sentinel out while it waits for two judgments", async () => {
    const decided = withRefresh(pendingSentinel, { at: "2026-09-01T10:00:00Z" });
    expect(await report(files(`${decided}review: {status: rejected}\n`), files(decided)))
      .toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:44:18 error review/removed
        The case waited for two judgments, and its rejection does not say who decided, when and why.
        fix: Bring it back with "git checkout main -- cases/refund-policy-001.yaml"; if the case is wrong, record a rejection with "touchstone review record refund-policy-001".
        why: touchstone explain review/removed
      "
    `);
  });

  test("rejects a rejection by the word alone of an edited case as well", async () => {
    const text = edited(pendingAbstention, "visitor parking", "parking for visitors");
    const found = await findingsOf(goodSet(`${text}review: {status: rejected}\n`), before);
    expect(found.map(({ message }) => message)).toEqual([
      'The case was approved by "jordan", and its rejection does not say who decided, when and why.',
    ]);
  });
});
