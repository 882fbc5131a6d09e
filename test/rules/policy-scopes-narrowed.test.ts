import { describe, expect, test } from "vitest";
import { policyScopesNarrowed } from "../../src/rules/policy-scopes-narrowed.ts";
import { evaluatedSet, handbook } from "../support/evaluated-set.ts";
import type { Files } from "../support/good-set.ts";
import { findingsOf, report } from "../support/report.ts";

const path = ".github/touchstone.yaml";
const reviewers = "reviewers: [jordan, noor]\n";
/** A set whose chunks are cut anew under the current revision, with these scopes of a policy. */
const set = (...scopes: readonly string[]): Files => {
  const refresh = scopes.length === 0 ? "" : `refresh: {${scopes.join(", ")}}\n`;
  const settings = { chunking: { name: "by-page", version: "1", settings: {} } };
  return evaluatedSet({ ...handbook, settings }, { [path]: `${reviewers}${refresh}` });
};
const narrow = set("chunking-changed: cases-of-evidence", "document-added: cases-of-evidence");
const told = async (now: Files, before: Files): Promise<readonly string[]> => {
  const findings = await findingsOf(now, before, [policyScopesNarrowed]);
  return findings.map(({ message }) => message);
};

describe("policy/scopes-narrowed", () => {
  test("tells each narrower scope in one warning, and how many judgments wait by either", async () => {
    expect(await report(narrow, set(), [policyScopesNarrowed])).toMatchInlineSnapshot(`
      ".github/touchstone.yaml:2:11 warning policy/scopes-narrowed
        A change of the corpus asks about fewer cases than at main: "chunking-changed" is "cases-of-evidence" and was "whole-set" and "document-added" is "cases-of-evidence" and was "cases-of-document". 0 judgments wait for another look now, and 3 by the policy before.
        fix: Put the wider scopes back, or have somebody agree who answers for the set: a judgment that nobody is asked about counts in an evaluation.
        why: touchstone explain policy/scopes-narrowed
      "
    `);
  });

  test("tells that the same judgments wait, where no change of the corpus asks by it", async () => {
    const [message] = await told(set("embedding-changed: cases-of-evidence"), set());
    expect(message).toContain("Under the current revision the same judgments wait");
  });

  test("tells of a scope that fell back to the usual one", async () => {
    expect(await told(set(), set("chunk-edited: whole-set"))).toMatchInlineSnapshot(`
      [
        "A change of the corpus asks about fewer cases than at main: "chunk-edited" is "cases-of-evidence" and was "whole-set". Under the current revision the same judgments wait for another look.",
      ]
    `);
  });

  test.for([
    ["the same policy", narrow, narrow],
    ["a wider scope", set("chunk-edited: whole-set"), set()],
    ["the usual scope, written down", set("chunking-changed: whole-set"), set()],
    ["a first policy", narrow, { ...set(), [path]: undefined }],
    ["a first set", narrow, {}],
    ["a policy that could not be read", narrow, { ...set(), [path]: "refresh: [" }],
    ["a policy that cannot be read now", { ...set(), [path]: "refresh: [" }, set()],
  ] as const)("accepts %s", async ([, now, before]) => {
    const files = Object.entries(before).filter(([, text]) => text !== undefined);
    expect(await told(now, Object.fromEntries(files) as Files)).toEqual([]);
  });
});
