import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import {
  approved,
  goodSet,
  pendingAbstention,
  pendingCase,
  withoutFile,
  type Files,
} from "../support/good-set.ts";
import type { Contents } from "../support/memory-tree.ts";
import { earlierRevision, withRefresh } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";
import { pendingSentinel } from "../support/sentinels.ts";

const before = goodSet(approved(pendingCase), approved(pendingAbstention));
const path = "cases/refund-policy-001.yaml";
const gone = withoutFile(before, path);
const renamed = edited(pendingCase, "id: refund-policy-001", "id: refunds-1");

async function rulesOf(now: Contents, then: Files = before): Promise<readonly string[]> {
  return (await findingsOf(now, then)).map(({ rule, at }) => `${rule} ${at.file}`);
}

describe("case/deleted", () => {
  test.for([
    ["a case as it was", before, before],
    [
      "a case in another folder",
      { ...gone, "cases/a/refund-policy-001.yaml": approved(pendingCase) },
      before,
    ],
    ["a candidate that went", goodSet(), goodSet(pendingCase)],
    ["a case that could not be read then", goodSet(), { ...goodSet(), [path]: "id: [" }],
    ["a set that is not compared", gone, undefined],
  ] as const)("accepts %s", async ([, now, then]) => {
    expect(await report(now, then)).toBe("");
  });

  test("rejects the removal of an approved case", async () => {
    expect(await report(gone, before)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error case/deleted
        Case "refund-policy-001" was approved and is in no file any more.
        fix: Bring it back with "git checkout main -- cases/refund-policy-001.yaml"; if nobody needs it any more, retire it then with "touchstone review retire refund-policy-001".
        why: touchstone explain case/deleted
      "
    `);
  });

  test("rejects the removal of a sentinel that waits for two judgments", async () => {
    const waiting = withRefresh(pendingSentinel, { at: "2026-09-01T10:00:00Z" });
    const then = { ...goodSet(waiting), ...earlierRevision() };
    expect(await report({ ...goodSet(), ...earlierRevision() }, then)).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:1:5 error case/deleted
        Case "refund-policy-001" waits for two judgments since it was decided anew, and is in no file any more.
        fix: Bring it back with "git checkout main -- cases/refund-policy-001.yaml"; if nobody needs it any more, retire it then with "touchstone review retire refund-policy-001".
        why: touchstone explain case/deleted
      "
    `);
    const other = edited(waiting, "id: refund-policy-001", "id: refunds-1");
    const [found] = await findingsOf({ ...goodSet(other), ...earlierRevision() }, then);
    expect(found?.message).toContain(
      'The case "refund-policy-001", which waits for two judgments, was renamed to "refunds-1"',
    );
  });

  test("lets a sentinel go that nobody has decided about", async () => {
    expect(await report(goodSet(), goodSet(pendingSentinel))).toBe("");
  });

  test("names the first of several new cases that ask its question", async () => {
    const second = edited(renamed, "id: refunds-1", "id: refunds-2");
    const now = { ...gone, "cases/refunds-1.yaml": renamed, "cases/refunds-2.yaml": second };
    expect(await report(now, before)).toContain('was renamed to "refunds-1"');
  });

  test("rejects the removal of a case that was approved and retired", async () => {
    const retired = `${approved(pendingCase)}retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Withdrawn.}\n`;
    expect(await rulesOf(goodSet(), goodSet(retired))).toEqual([`case/deleted ${path}`]);
  });

  test.for([
    ["in its file", { ...gone, "cases/refunds-1.yaml": renamed }],
    ["in another folder", { ...gone, "cases/a/refunds-1.yaml": renamed }],
  ] as const)("names the new id of a case that was renamed %s", async ([, now]) => {
    expect(await report(now, before)).toContain(
      'The approved case "refund-policy-001" was renamed to "refunds-1", and what was measured with it is found under its old id only.',
    );
  });

  test("shows a rename where the new id stands", async () => {
    const now = { ...gone, "cases/refunds-1.yaml": renamed };
    expect(await report(now, before)).toMatchInlineSnapshot(`
      "cases/refunds-1.yaml:1:5 error case/deleted
        The approved case "refund-policy-001" was renamed to "refunds-1", and what was measured with it is found under its old id only.
        fix: Give it the id "refund-policy-001" back; if it is a new case, bring the old one back with "git checkout main -- cases/refund-policy-001.yaml".
        why: touchstone explain case/deleted
      "
    `);
  });

  test("takes another question in the same file for the case under a new id", async () => {
    const text = edited(
      renamed,
      "When can a customer request a refund?",
      "How long is a refund possible?",
    );
    const found = await findingsOf({ ...gone, [path]: text }, before);
    expect(found.map(({ rule, at }) => `${rule}:${at.line}`)).toEqual([
      "case/deleted:1",
      "file/misplaced:1",
    ]);
  });

  test("takes no case that was there before for the new one", async () => {
    const twin = { "cases/refunds-1.yaml": renamed };
    expect(await report({ ...gone, ...twin }, { ...before, ...twin })).toContain(
      'Case "refund-policy-001" was approved and is in no file any more.',
    );
  });

  test.for([
    ["a file of its name that is no YAML", { ...gone, [path]: "id: [" }, "file/not-yaml"],
    [
      "a file of its name elsewhere that is no YAML",
      { ...gone, "cases/a/refund-policy-001.yaml": "id: [" },
      "file/not-yaml",
    ],
    [
      "a file that cannot be opened",
      { ...gone, [path]: { kind: "unreadable" } },
      "file/unreadable",
    ],
    [
      "a link in its place",
      { ...gone, [path]: { kind: "symlink", target: "a" } },
      "file/not-a-file",
    ],
    [
      "an id that cannot be read",
      { ...gone, [path]: edited(pendingCase, "id: refund-policy-001", "id: [1]") },
      "file/off-schema",
    ],
  ] as const)("leaves %s to its own finding", async ([, now, rule]) => {
    const rules = (await findingsOf(now as Contents, before)).map((finding) => finding.rule);
    expect([...new Set(rules)]).toEqual([rule]);
  });

  test.for(["closed", "submodule"] as const)(
    "does not take a folder that is %s for an empty one",
    async (kind) => {
      const now: Contents = { ...goodSet(), cases: { kind } };
      const rules = (await findingsOf(now, before)).map(({ rule }) => rule);
      expect(rules).not.toContain("case/deleted");
      expect(rules).not.toEqual([]);
    },
  );

  test("gives no command to copy where a name means more to a shell", async () => {
    const odd = "cases/$(touch x)/refund-policy-001.yaml";
    const then = { ...goodSet(), [odd]: approved(pendingCase) };
    expect(await report(goodSet(), then)).toContain("fix: Bring it back from commit main; if");
  });
});
