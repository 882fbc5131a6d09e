import { expect, test } from "vitest";
import type { GoldenCase } from "../../src/model/generated/case.ts";
import { groupsOf } from "../../src/model/groups.ts";
import { cases, dataset, families, isApproved, isCandidate, owners, tally } from "./example-set.ts";

const familyIds = Object.keys(families.families);

test("every document of every revision is in exactly one of at least eight families", () => {
  expect(familyIds.length).toBeGreaterThanOrEqual(8);
  const documents = new Set(
    [...dataset.revisions.values()].flatMap((one) => [...(one.documents?.records.keys() ?? [])]),
  );
  expect(documents.size).toBeGreaterThanOrEqual(10);
  for (const document of documents) expect(owners(document), document).toHaveLength(1);
});

test("every family has documents, and its pattern is no wider than that", () => {
  const known = [...dataset.revisions.values()].flatMap((one) => [
    ...(one.documents?.records.keys() ?? []),
  ]);
  for (const [id, { documents }] of Object.entries(families.families)) {
    for (const pattern of documents) {
      expect(
        known.some((document) => owners(document).includes(id)),
        `${id}: ${pattern}`,
      ).toBe(true);
    }
  }
});

test("no component has members on two sides of the split", () => {
  const sides = components().map((ids) => [
    ids.join(" + "),
    ...new Set(ids.map((id) => families.families[id]?.split)),
  ]);
  expect(sides).toMatchInlineSnapshot(`
    [
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
});

test("every side has enough to judge", () => {
  const sides = cases.filter(isApproved).map((one) => {
    const [family] = familiesOf(one);
    return family === undefined ? one.split : families.families[family]?.split;
  });
  expect(tally(sides)).toMatchInlineSnapshot(`
    {
      "dev": 42,
      "test": 25,
      "validation": 8,
    }
  `);
  const tests = components().filter(([first = ""]) => families.families[first]?.split === "test");
  expect(tests.length).toBeGreaterThanOrEqual(families.claim.minimumTestComponents ?? 2);
});

test("a case says its families or its split only where no document and no family does", () => {
  for (const one of cases) {
    const documents = one.kind === "abstention" ? [] : (one.provenance ?? []);
    expect(one.families === undefined, one.id).toBe(documents.length > 0);
    expect(one.split === undefined, one.id).toBe(familiesOf(one).length > 0);
    for (const id of one.families ?? []) expect(familyIds, one.id).toContain(id);
  }
});

/** Families that cases in use, wordings of one question or relations join; each sorted. */
function components(): readonly (readonly string[])[] {
  const leader = new Map(familyIds.map((id) => [id, id]));
  const find = (id: string): string => {
    const above = leader.get(id);
    if (above === undefined) throw new Error(`There is no family "${id}".`);
    return above === id ? id : find(above);
  };
  const links = [
    ...cases.filter((one) => isApproved(one) || isCandidate(one)).map(familiesOf),
    ...(families.related ?? []).map((relation) => relation.families),
  ];
  for (const [first, ...others] of links) {
    for (const other of others) if (first !== undefined) leader.set(find(other), find(first));
  }
  const groups = groupsOf(familyIds, find);
  return [...groups.values()].map((ids) => ids.toSorted());
}

/** The families of a case's documents, or those it names; near misses and the question it rewords count too. */
function familiesOf(one: GoldenCase): readonly string[] {
  const parent = cases.find(({ id }) => id === one.variantOf);
  const documents =
    one.kind === "abstention"
      ? (one.distractorChunkIds ?? []).map(documentOf)
      : (one.provenance ?? []).map(({ documentId }) => documentId);
  const own = [...documents.flatMap(owners), ...(one.families ?? [])];
  return [...new Set([...own, ...(parent === undefined ? [] : familiesOf(parent))])];
}

function documentOf(chunkId: string): string {
  return chunkId.slice(0, chunkId.indexOf("#"));
}
