import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { check, rulesNotRun } from "../../src/rules/check.ts";
import type { Location } from "../../src/model/location.ts";
import type { Rule } from "../../src/rules/rule.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { pathsOf, replaced, type PartPath } from "../support/edits.ts";
import { misplaced } from "../support/findings.ts";
import {
  approved,
  goodCorpus,
  goodSet,
  pendingAbstention,
  pendingCase,
} from "../support/good-set.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { findingsOf } from "../support/report.ts";

const place = (file: string, line: number, column: number): Location => ({ file, line, column });

/** A rule that finds something at given places. */
const finding = (id: Rule["id"], ...places: Location[]): Rule => ({
  id,
  level: "warning",
  reports: "a place",
  check: () => places.map((at) => ({ message: "Something is wrong.", at })),
});

const caseValue: unknown = parse(pendingCase);
const path = "cases/refund-policy-001.yaml";

describe("check", () => {
  test("stamps each finding with its rule and level and orders them by place", async () => {
    const dataset = await loadDataset(memoryTree(goodSet()));
    const rules = [
      finding("case/z", place("b", 1, 1), place("a", 10, 1), place("a", 2, 9)),
      finding("case/a", place("a", 2, 9), place("a", 2, 1)),
    ];
    const lines = check(dataset, rules).map(
      (one) => `${one.at.file}:${one.at.line}:${one.at.column} ${one.level} ${one.rule}`,
    );
    expect(lines).toEqual([
      "a:2:1 warning case/a",
      "a:2:9 warning case/a",
      "a:2:9 warning case/z",
      "a:10:1 warning case/z",
      "b:1:1 warning case/z",
    ]);
  });

  test("runs a rule that compares only where there is something to compare with", async () => {
    const rule: Rule = { ...finding("case/gone", place("a", 1, 1)), needs: "base" };
    const alone = await loadDataset(memoryTree(goodSet()));
    expect([check(alone, [rule]), rulesNotRun(alone, [rule])]).toEqual([[], [rule]]);
    const base = { name: "main", tree: memoryTree(goodSet()) };
    const compared = await loadDataset(memoryTree(goodSet()), { base });
    expect(check(compared, [rule]).map((one) => one.rule)).toEqual(["case/gone"]);
    expect(rulesNotRun(compared, [rule])).toEqual([]);
  });

  const optional = new Set(["provenance.0.quote"]);
  test.for(
    pathsOf(caseValue)
      .filter((one) => one.length > 0 && !optional.has(one.join(".")))
      .map((one) => [one.join("."), one] as const),
  )("finds a good case without %s wanting", async ([, gone]) => {
    const text = JSON.stringify(replaced(caseValue, gone, undefined));
    expect(await findingsOf({ ...goodCorpus(), [path]: text })).not.toEqual([]);
  });

  test("takes any value at any place of a case, and places every finding in its file, or in the one it was", async () => {
    const texts = [approved(pendingCase), approved(pendingAbstention)];
    const values = texts.map((text): unknown => parse(text));
    const broken = fc.constantFrom(...values).chain((value) =>
      fc
        .array(fc.tuple(fc.constantFrom(...pathsOf(value)), fc.jsonValue({ maxDepth: 2 })), {
          maxLength: 3,
        })
        .map((edits) => edits.reduce((judged, [at, part]) => edit(judged, at, part), value)),
    );
    await fc.assert(
      fc.asyncProperty(broken, async (value) => {
        const files = { ...goodCorpus(), [path]: JSON.stringify(value, undefined, 1) };
        const before = goodSet(...texts);
        const findings = await findingsOf(files, before);
        expect(misplaced(findings, { ...before, ...files })).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Two edits can meet: where the second one's place is gone, it does nothing. */
function edit(value: unknown, at: PartPath, part: unknown): unknown {
  const there = pathsOf(value).some((one) => one.join("/") === at.join("/"));
  return there ? replaced(value, at, part) : value;
}
