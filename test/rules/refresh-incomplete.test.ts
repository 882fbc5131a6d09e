import { describe, expect, test } from "vitest";
import { edited } from "../support/edited.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { earlierRevision, refreshed, undecided, withRefresh } from "../support/refreshes.ts";
import { findingsOf, report } from "../support/report.ts";

const set = (text: string): Record<string, string> => ({ ...goodSet(text), ...earlierRevision() });
const lacking = (...fields: readonly string[]): Record<string, string> =>
  set(refreshed(Object.fromEntries(fields.map((field) => [field, undefined]))));
const because = (...reasons: readonly string[]): Record<string, string> =>
  set(refreshed({ reasons }));

describe("refresh/incomplete", () => {
  test.for([
    ["a whole decision", set(refreshed())],
    ["a trigger alone", because("chunk-edited")],
  ] as const)("accepts %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test("says nothing of a request that nobody has decided", async () => {
    const found = await findingsOf(
      set(withRefresh(approved(pendingCase), { ...undecided, reasons: [] })),
    );
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/undecided"]);
  });

  test("rejects a decision that lacks everything", async () => {
    expect(await report(lacking("by", "at", "reason", "previous"))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:35:3 error refresh/incomplete
        The outcome is "confirmed", but the decision does not say who decided ("by"), when ("at"), why ("reason") or what the case was before ("previous").
        fix: Have whoever decided add it; or bring the case back from Git and decide with "touchstone refresh decide refund-policy-001", which writes all of it.
        why: touchstone explain refresh/incomplete
      "
    `);
  });

  test.for(["by", "at", "reason", "previous"])("rejects a decision without %s", async (field) => {
    const found = await findingsOf(lacking(field));
    expect(found.map(({ rule }) => rule)).toEqual(["refresh/incomplete"]);
    expect(found[0]?.message).toContain(`("${field}")`);
  });

  test("rejects a decision without a trigger", async () => {
    expect(await report(because())).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:31:3 error refresh/incomplete
        The outcome is "confirmed", but no reason says what had changed.
        fix: Write what had changed under "reasons"; "touchstone refresh plan refund-policy-001" tells it while nobody has decided. Where nothing had, bring the case back from Git: its judgment holds without a decision.
        why: touchstone explain refresh/incomplete
      "
    `);
  });

  test("rejects what was observed without the observations", async () => {
    expect(await report(because("chunk-edited", "query-pattern-observed"))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:31:3 error refresh/incomplete
        A reason is "query-pattern-observed", but no observation is named that asked about the case.
        fix: Name the ids of what was observed under "observations"; or bring the case back from Git and decide with "touchstone refresh decide refund-policy-001 --observations FILE", which writes them. Where nobody asked, take the reason out.
        why: touchstone explain refresh/incomplete
      "
    `);
    const named = { reasons: ["query-pattern-observed"], observations: ["refund-abroad"] };
    expect(await report(set(refreshed(named)))).toBe("");
    const none = { ...named, observations: [] };
    expect((await findingsOf(set(refreshed(none)))).map(({ rule }) => rule)).toContain(
      "refresh/incomplete",
    );
  });

  test("rejects a new corpus revision as the only trigger", async () => {
    expect(await report(because("corpus-revision-changed"))).toMatchInlineSnapshot(`
      "cases/refund-policy-001.yaml:31:3 error refresh/incomplete
        The outcome is "confirmed", and the only reason is that the corpus revision changed, which asks for nothing by itself.
        fix: Write what had changed under "reasons"; "touchstone refresh plan refund-policy-001" tells it while nobody has decided. Where nothing had, bring the case back from Git: its judgment holds without a decision.
        why: touchstone explain refresh/incomplete
      "
    `);
  });

  test.for([
    ["a blank text", "by: jordan", 'by: " "', "case/blank-text"],
    ["a moment that is none", "at: 2026-09-01T09:00:00Z", "at: soon", "file/off-schema"],
    ["a reason that is none", "- chunk-edited", "- it-was-edited", "file/off-schema"],
  ] as const)("leaves %s to its own rule", async ([, from, to, rule]) => {
    // The approval carries the same moment, so only the block of the request is edited.
    const [head = "", block = ""] = refreshed().split("refresh:\n");
    const found = await findingsOf(set(`${head}refresh:\n${edited(block, from, to)}`));
    expect(found.map((one) => one.rule)).toEqual([rule]);
  });
});
