import { describe, expect, test } from "vitest";
import { loadDataset } from "../../src/load/dataset.ts";
import { readCase } from "../../src/load/read-case.ts";
import { caseDigest, unresolvedDigest } from "../../src/model/digest.ts";
import { check } from "../../src/rules/check.ts";
import { partAt, pathsOf, replaced, type PartPath } from "../support/edits.ts";
import { memoryTree } from "../support/memory-tree.ts";
import { report } from "../support/report.ts";
import { goodKinds, setWith, type Value } from "./good-kinds.ts";
import { fateOf } from "./rule-of.ts";
import { waysToBreak } from "./ways.ts";

const filled = Object.fromEntries(Object.entries(goodKinds).filter(([kind]) => kind !== "short"));
const dataset = await loadDataset(memoryTree(setWith(filled)), { texts: "current" });

/** The cases that another one is about: a variant and its parent. */
const related = new Set<string | undefined>(["refund-001", "refund-002"]);

/** The rules that find something in a set whose case of this id was replaced. JSON is YAML. */
function rulesOf(id: unknown, value: unknown): readonly string[] {
  const others = dataset.cases.filter((file) => file.case.id !== id && related.has(file.case.id));
  const { file, ...found } = readCase(`cases/${String(id)}.yaml`, JSON.stringify(value));
  const cases = file === undefined ? others : [...others, file];
  return [...new Set(check({ ...dataset, ...found, cases }).map(({ rule }) => rule))];
}

/** The case with its digests made new, so that only what was broken is to be found, and not that somebody edited it. */
function rebound(value: unknown, broken: PartPath): unknown {
  const written = (path: PartPath): boolean =>
    typeof partAt(value, path) === "string" && !path.every((key, index) => broken[index] === key);
  const digests: readonly (readonly [PartPath, string | undefined])[] = [
    [["sentinel", "reviews", 0, "digest"], unresolvedDigest(value)],
    [["sentinel", "reviews", 1, "digest"], unresolvedDigest(value)],
    [["review", "digest"], caseDigest(value)],
  ];
  return digests
    .filter(([path]) => written(path))
    .reduce<unknown>((bound, [path, digest]) => replaced(bound, path, digest), value);
}

/** What is wrong with the fate of one mutant; undefined where it is as the table says. */
function surprise(kind: string, value: Value, [path, way, part]: Mutant): string | undefined {
  const mutant = rebound(replaced(value, path, part), path);
  const usual = kind === "short" ? ["evidence/short-form"] : [];
  const rules = rulesOf(value["id"], mutant).filter((rule) => !usual.includes(rule));
  const field = path.map((key) => (typeof key === "number" ? "*" : key)).join(".");
  const fate = fateOf(field, way, kind);
  const told = `${field} ${way}: ${rules.join(", ") || "nothing"}`;
  if (fate === undefined) return `${told}, and the table does not say`;
  if (fate === "allowed") return rules.length === 0 ? undefined : `${told}, but it is allowed`;
  const [named, ...following] = fate;
  if (!rules.includes(named)) return `${told}, but not ${named}`;
  const unrelated = rules.filter(
    (rule) => rule !== named && !following.some((one) => one === rule),
  );
  return unrelated.length === 0
    ? undefined
    : `${told}, of which ${unrelated.join(", ")} is unrelated`;
}

type Mutant = readonly [path: PartPath, way: string, part: unknown];

/** Every field of a case, broken in every way. */
function mutantsOf(value: Value): readonly Mutant[] {
  return pathsOf(value)
    .filter((path) => path.length > 0)
    .flatMap((path) =>
      waysToBreak(partAt(value, path)).map((way): Mutant => [path, way.name, way.value]),
    );
}

test("the good cases have no finding", async () => {
  expect(await report(setWith(filled))).toBe("");
});

describe.for(Object.entries(goodKinds))("of the case that is %s", ([kind, value]) => {
  const mutants = mutantsOf(value);

  test(`each of ${mutants.length} mutants is caught by the rule that names it, and by no unrelated one`, () => {
    const surprises = mutants.flatMap((mutant) => surprise(kind, value, mutant) ?? []);
    expect([...new Set(surprises)]).toEqual([]);
  });
});

test("a mutant whose digests nobody made new is caught as an edit as well", () => {
  const value = goodKinds["answerable"];
  const edited = replaced(value, ["query"], "Another question?");
  expect(rulesOf("refund-001", edited)).toEqual(["review/outdated"]);
});
