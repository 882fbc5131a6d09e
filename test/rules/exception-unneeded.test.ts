import { describe, expect, test } from "vitest";
import { findingsOf, report } from "../support/report.ts";
import {
  candidateOn,
  refunds,
  refusal,
  splitSet,
  travel,
  type Files,
} from "../support/split-set.ts";

const related = "related: [{families: [refunds, travel], reason: One quotes the other.}]";
const exception = (what: string): string =>
  `{${what}, reason: So it was., decidedBy: noor, decidedAt: 2026-09-01}`;
const exceptions = (...all: readonly string[]): string =>
  `exceptions: [${all.map(exception).join(", ")}]`;
const both = candidateOn("a", ["refund-policy", "travel-policy"]);
const onDev = travel.replace("test", "dev");
const set = (families: readonly string[], rest: readonly string[], ...cases: string[]): Files =>
  splitSet({ families, rest }, ...cases);
const excludes = "cases: [a], decision: exclude";
const apart = "families: [refunds, travel], decision: keep-apart";

describe("exception/unneeded", () => {
  test.for([
    ["a case that would join both sides", set([refunds, travel], [exceptions(excludes)], both)],
    [
      "a case of a family that has no split yet",
      set([refunds, travel.replace(", split: test", "")], [exceptions(excludes)], both),
    ],
    ["a case on no side", set([refunds], [exceptions(excludes)], refusal("a", "families: []"))],
    [
      "a family of which a case would join both sides",
      set([refunds, travel], [exceptions("families: [travel], decision: exclude")], both),
    ],
    ["related families on two sides", set([refunds, travel], [related, exceptions(apart)])],
    [
      "a variant whose parent is on another side",
      set(
        [refunds, travel],
        [exceptions("cases: [b], decision: keep-apart")],
        candidateOn("a", ["refund-policy"]),
        candidateOn("b", ["travel-policy"], "variantOf: a"),
      ),
    ],
    ["a move that was", set([refunds, travel], [exceptions("families: [travel], decision: move")])],
  ] as const)("accepts an exception for %s", async ([, files]) => {
    expect(await report(files)).toBe("");
  });

  test.for([
    ["a case of one side", set([refunds, onDev], [exceptions(excludes)], both)],
    [
      "a case of one family",
      set([refunds, travel], [exceptions(excludes)], candidateOn("a", ["travel-policy"])),
    ],
    ["related families of one side", set([refunds, onDev], [related, exceptions(apart)])],
    ["families that nothing declares related", set([refunds, travel], [exceptions(apart)])],
    [
      "a case that rephrases none",
      set(
        [refunds, travel],
        [exceptions("cases: [a], decision: keep-apart")],
        candidateOn("a", ["travel-policy"]),
      ),
    ],
    [
      "what another exception excludes",
      set([refunds, travel], [exceptions(excludes, "families: [travel], decision: exclude")], both),
    ],
  ] as const)("warns of an exception for %s", async ([, files]) => {
    const found = await findingsOf(files);
    expect(found.map(({ rule }) => rule)).toEqual(["exception/unneeded"]);
  });

  test("says that the case was retired", async () => {
    const retired = `${both}retired: {by: noor, at: 2026-10-01T09:00:00Z, reason: Old.}\n`;
    expect(await report(set([refunds, travel], [exceptions(excludes)], retired)))
      .toMatchInlineSnapshot(`
        "families.yaml:6:14 warning exception/unneeded
          Case "a" is retired and takes part in nothing, so the exception excepts nothing.
          fix: Take the exception out; Git keeps what was decided and why.
          why: touchstone explain exception/unneeded
        "
      `);
  });

  test("tells what would take part without an exclusion of a family", async () => {
    const files = set(
      [refunds, travel],
      [exceptions("families: [travel], decision: exclude")],
      candidateOn("a", ["travel-policy"]),
      candidateOn("b", ["travel-policy"]),
    );
    expect(await report(files)).toMatchInlineSnapshot(`
      "families.yaml:6:14 warning exception/unneeded
        Without this exception the cases of family "travel" would join no two sides of the split, and 2 cases more would take part in "test".
        fix: Take the exception out; Git keeps what was decided and why. What nobody is to be asked any more is retired.
        why: touchstone explain exception/unneeded
      "
    `);
  });

  test.for([
    [
      "a case that rephrases none",
      set(
        [refunds, travel],
        [exceptions("cases: [a], decision: keep-apart")],
        candidateOn("a", ["travel-policy"]),
      ),
      'Case "a" rephrases no case of the set, so there is nothing to keep apart.',
    ],
    [
      "a case that rephrases one of its side",
      set(
        [refunds, travel],
        [exceptions("cases: [b], decision: keep-apart")],
        candidateOn("a", ["travel-policy"]),
        candidateOn("b", ["travel-policy"], "variantOf: a"),
      ),
      'Case "b" rephrases a case on the same side, so it would join no two sides of the split.',
    ],
    [
      "related families of one side",
      set([refunds, onDev], [related, exceptions(apart)]),
      'Families "refunds" and "travel" are related, and on one side: without the exception they would join no two sides of the split.',
    ],
    [
      "families of no relation",
      set([refunds, travel], [exceptions(apart)]),
      'No relation joins families "refunds" and "travel", so there is nothing to keep apart.',
    ],
    [
      "what another exception excludes",
      set(
        [refunds, travel],
        [exceptions(excludes, "families: [travel], decision: exclude")],
        candidateOn("a", ["refund-policy", "travel-policy"]),
      ),
      "The exception leaves out nothing that would take part without it.",
    ],
  ] as const)("says why %s needs none", async ([, files, message]) => {
    const found = await findingsOf(files);
    expect(found.map((one) => one.message)).toEqual([message]);
  });

  test("is silent in the change that tells by it why a relation is gone", async () => {
    const before = set([refunds, onDev], [related]);
    expect(await report(set([refunds, onDev], [exceptions(apart)]), before)).toBe("");
    expect(await report(set([refunds, onDev], [related, exceptions(apart)]), before)).toBe("");
    const merged = set([refunds, onDev], [exceptions(apart)]);
    expect(await report(merged, merged)).toContain("exception/unneeded");
  });

  test("keeps one of two exceptions that only together hold two sides apart", async () => {
    const middle = 'middle: {title: Middle, documents: ["x"], split: regression}';
    const files = set(
      [refunds.replace("dev", "regression"), middle, travel],
      [exceptions("cases: [a, b], decision: exclude")],
      candidateOn("a", ["refund-policy"], "families: [refunds, middle]"),
      candidateOn("b", ["travel-policy"], "families: [middle, travel]"),
    );
    expect(await report(files)).toBe("");
  });

  test("judges cases under fixed-corpus by their own splits", async () => {
    expect(await report(byCase("test"))).toBe("");
    expect(await report(byCase("dev"))).toContain("exception/unneeded");
  });
});

/** A case that rephrases a dev case, and an exception that excludes it. */
function byCase(split: string): Files {
  const rest = [exceptions("cases: [b], decision: exclude")];
  return splitSet(
    { claim: "fixed-corpus", families: [], rest },
    refusal("a", "split: dev"),
    refusal("b", "variantOf: a", `split: ${split}`),
  );
}
