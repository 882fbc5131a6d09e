import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { allRules, everydayRules } from "../../src/rules/all-rules.ts";
import { rulesNotRun } from "../../src/rules/check.ts";
import {
  baseUnder,
  fileBlocks,
  stateOf,
  withBlocks,
  type FileBlock,
} from "../support/file-blocks.ts";
import { misplaced } from "../support/findings.ts";
import { findingsOf, report } from "../support/report.ts";
import { rejectedBy, rulesFor } from "../support/rules-together.ts";

/** Sections of docs/rules.md by heading. */
const sections = new Map(
  readFileSync("docs/rules.md", "utf8")
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf("\n")), section] as const),
);

const blocksOf = (heading: string): readonly FileBlock[] => fileBlocks(sections.get(heading) ?? "");
const base = withBlocks({}, blocksOf("The set behind the examples"));

test("the set behind the examples of docs/rules.md is accepted", async () => {
  expect(Object.keys(base)).toContain("corpus-revisions/current.yaml");
  expect(await report(base)).toBe("");
});

test("docs/rules.md lists the rules that need an earlier state, in their order", () => {
  const section = sections.get("Compared with what") ?? "";
  const listed = [...(section.split("\n\n- ")[0]?.matchAll(/\[(\S+)\]/g) ?? [])].map(
    ([, id]) => id,
  );
  expect(listed).toEqual(rulesNotRun({ base: undefined }).map(({ id }) => id));
});

describe.for(allRules.map((rule) => [rule.id, rule] as const))(
  "docs/rules.md on %s",
  ([id, { level, reports, for: purpose }]) => {
    const rules = rulesFor(id, purpose === undefined ? everydayRules : allRules);
    const blocks = blocksOf(id);
    const before = blocks.filter(({ words }) => words.includes("before"));
    const after = blocks.filter(({ words }) => words.includes("after"));
    const earlier = blocks.filter(({ words }) => words.includes("base"));
    const main = baseUnder(base, blocks);

    test("shows a before and an after, and nothing that is neither", () => {
      expect(before).not.toEqual([]);
      expect(after).not.toEqual([]);
      expect(before.length + after.length + earlier.length).toBe(blocks.length);
    });

    test("says the level and what the rule reports, in the words of its source", () => {
      const start = `**${level.charAt(0).toUpperCase()}${level.slice(1)}.** This rule reports`;
      expect(sections.get(id)).toContain(`${start} ${reports}.\n`);
    });

    test("the before is rejected by this rule and no other", async () => {
      const files = stateOf(base, before);
      const findings = await findingsOf(files, main, rules);
      expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set(rejectedBy(id)));
      expect(misplaced(findings, { ...main, ...files })).toEqual([]);
    });

    test("the after is accepted", async () => {
      expect(await report(stateOf(base, after), main, rules)).toBe("");
    });
  },
);
