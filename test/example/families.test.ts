import { expect, test } from "vitest";
import { documentsOf } from "../../src/families/case-documents.ts";
import { componentsIn, conflictsIn, splitsOf } from "../../src/families/conflicts.ts";
import { splitGroupingOf } from "../../src/families/grouping.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Split } from "../../src/model/families.ts";
import { dataset, families, isApproved, tally } from "./example-set.ts";

const grouping = splitGroupingOf(dataset);
if (grouping === undefined) throw new Error("The set in this repository is split.");
const { claimsOf, familiesOf, graph } = grouping;
const familyIds = Object.keys(families.families);
const documents = new Set(
  [...dataset.revisions.values()].flatMap((one) => [...(one.documents?.records.keys() ?? [])]),
);

test("every document of every revision is in exactly one of at least eight families", () => {
  expect(familyIds.length).toBeGreaterThanOrEqual(8);
  expect(documents.size).toBeGreaterThanOrEqual(10);
  for (const document of documents) expect(claimsOf(document), document).toHaveLength(1);
});

test("every family has documents, and its pattern is no wider than that", () => {
  const claims = [...documents].flatMap(claimsOf);
  for (const [family, { documents: patterns }] of Object.entries(families.families)) {
    for (const pattern of patterns) {
      const fits = claims.some((claim) => claim.family === family && claim.pattern === pattern);
      expect(fits, `${family}: ${pattern}`).toBe(true);
    }
  }
});

test("no component has members on two sides of the split", () => {
  const sides = componentsIn(graph()).map((ids) => [ids.join(" + "), ...splitsOf(ids, graph())]);
  expect(sides).toMatchInlineSnapshot(`
    [
      [
        "case cases/no-family/canteen-001.yaml",
        "dev",
      ],
      [
        "case cases/no-family/farewell-poem-001.yaml",
        "test",
      ],
      [
        "case cases/no-family/weather-001.yaml",
        "dev",
      ],
      [
        "commuting",
        "dev",
      ],
      [
        "contractors + expenses + travel",
        "dev",
      ],
      [
        "data-protection + security",
        "test",
      ],
      [
        "equipment + remote-work",
        "dev",
      ],
      [
        "lab-safety",
        "test",
      ],
      [
        "leave + working-time",
        "dev",
      ],
      [
        "onboarding",
        "validation",
      ],
      [
        "pensions",
        "validation",
      ],
      [
        "refunds + refunds-eu",
        "test",
      ],
    ]
  `);
  for (const side of sides) expect(side).toHaveLength(2);
  expect([...conflictsIn(graph())]).toEqual([]);
});

test("every side has enough to judge", () => {
  const sides = dataset.cases.filter(({ whole }) => whole !== undefined && isApproved(whole));
  expect(tally(sides.map(sideOf))).toMatchInlineSnapshot(`
    {
      "dev": 42,
      "test": 25,
      "validation": 8,
    }
  `);
  const tests = componentsIn(graph()).filter(
    ([first]) => families.families[first]?.split === "test",
  );
  expect(tests.length).toBeGreaterThanOrEqual(families.claim.minimumTestComponents ?? 2);
});

function sideOf(file: CaseFile): Split | undefined {
  const [first] = familiesOf(file).belongings;
  return first === undefined ? file.case.split : families.families[first.family]?.split;
}

test("a case says its families or its split only where no document and no family does", () => {
  for (const file of dataset.cases) {
    const { id = "", kind, families: named, split } = file.case;
    const rests = kind !== "abstention" && documentsOf(dataset, file).documents.length > 0;
    expect(named === undefined, id).toBe(rests);
    expect(split === undefined, id).toBe(familiesOf(file).belongings.length > 0);
    for (const family of named ?? []) expect(familyIds, id).toContain(family);
  }
});
