import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportedSet } from "../../src/exporting/exported-set.ts";
import type { CaseFile } from "../../src/model/case.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { plainCase, plainSet } from "../support/plain-set.ts";

const splits = ["dev", "validation", "test", "regression"] as const;
const split = fc.option(fc.constantFrom(...splits), { nil: undefined, freq: 4 });

const anyCase = fc.record({
  documents: fc.uniqueArray(fc.nat({ max: 6 }), { maxLength: 2 }),
  named: fc.option(fc.uniqueArray(fc.nat({ max: 4 }), { maxLength: 1 }), { freq: 2 }),
  split,
  parent: fc.option(fc.nat({ max: 7 }), { freq: 2 }),
  isApproved: fc.boolean(),
});

const anySet = fc.record({
  claim: fc.constantFrom("fixed-corpus", "family", "period", "access", undefined),
  cases: fc.array(anyCase, { minLength: 1, maxLength: 8 }),
  sides: fc.array(split, { minLength: 5, maxLength: 5 }),
  related: fc.array(fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 2, maxLength: 3 }), {
    maxLength: 2,
  }),
  excluded: fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 2 }),
  apart: fc.uniqueArray(fc.nat({ max: 7 }), { maxLength: 1 }),
});

type AnySet = typeof anySet extends fc.Arbitrary<infer Value> ? Value : never;
type AnyCase = AnySet["cases"][number];

const revision = { id: "r", digest: "sha256:1" } as never;

function fileOf(one: AnyCase, index: number): CaseFile {
  const whole = {
    id: `c${index}`,
    kind: "answerable",
    query: `What of ${index}?`,
    expectedAnswer: "This.",
    corpusRevision: "r",
    provenance: one.documents.map((document) => ({ documentId: `d${document}` })),
    ...(one.named === null ? {} : { families: one.named.map((family) => `f${family}`) }),
    ...(one.split === undefined ? {} : { split: one.split }),
    ...(one.parent === null ? {} : { variantOf: `c${one.parent}` }),
    ...(one.isApproved
      ? { review: { status: "approved", digest: `sha256:${index}`, corpus: "sha256:1" } }
      : {}),
  };
  const file = plainCase(`cases/c${index}.yaml`, whole);
  return { ...file, whole: whole as never, digest: `sha256:${index}` as never };
}

function datasetOf({ claim, cases, sides, related, excluded, apart }: AnySet): Dataset {
  const families = {
    claim: { kind: claim, statement: "It holds.", declaredAt: "2026-09-01", cutoff: "2026-09-01" },
    families: Object.fromEntries(
      sides.map((side, index) => [
        `f${index}`,
        // The last documents are of no family.
        { documents: [`d${index}`], ...(side === undefined ? {} : { split: side }) },
      ]),
    ),
    related: related.map((some) => ({ families: some.map((one) => `f${one}`) })),
    exceptions: [
      { cases: excluded.map((one) => `c${one}`), decision: "exclude" },
      { cases: apart.map((one) => `c${one}`), decision: "keep-apart" },
    ],
  };
  const set = plainSet(cases.map(fileOf), claim === undefined ? undefined : families);
  return {
    ...set,
    families: set.families && { ...set.families, whole: families as never },
    revisions: new Map([["r", revision]]),
    current: { revision: "r", at: { file: "current.yaml", line: 1, column: 1 } },
  };
}

const isHeld = (side: string | undefined): boolean => side === "validation" || side === "test";

/** The case and all that it rephrases, one after another. */
function lineOf(set: AnySet, index: number): readonly number[] {
  const line = [index];
  for (let at = index; ;) {
    const parent = set.cases[at]?.parent ?? null;
    if (parent === null || set.apart.includes(at)) return line;
    if (set.cases[parent] === undefined || line.includes(parent)) return line;
    line.push(parent);
    at = parent;
  }
}

/** What a case is joined with by itself: families, and cases of none, by a way of its own. */
function keysOf(set: AnySet, index: number): readonly string[] {
  const ownFamilies = (at: number): readonly string[] => {
    const { documents = [], named = null } = set.cases[at] ?? {};
    return [...documents, ...(named ?? [])].filter((one) => one < 5).map((one) => `f${one}`);
  };
  const line = lineOf(set, index);
  return [...line.flatMap(ownFamilies), ...line.map((at) => `c${at}`)];
}

/** Every family and case that is held out or joined with what is, found by going round until nothing is added. */
function heldOut(set: AnySet): ReadonlySet<string> {
  const byFamilies = set.claim !== undefined && set.claim !== "fixed-corpus";
  const held = new Set<string>();
  for (const [index, one] of set.cases.entries()) if (isHeld(one.split)) held.add(`c${index}`);
  if (!byFamilies) return held;
  for (const [index, side] of set.sides.entries()) if (isHeld(side)) held.add(`f${index}`);
  for (let before = -1; before < held.size;) {
    before = held.size;
    const groups = [
      ...set.cases.map((_, index) => keysOf(set, index)),
      ...set.related.map((some) => some.map((one) => `f${one}`)),
    ];
    const joined = groups.filter((group) => group.some((key) => held.has(key)));
    for (const key of joined.flat()) held.add(key);
  }
  return held;
}

function exportedIds(set: AnySet): readonly string[] {
  const exported = exportedSet(datasetOf(set), { purpose: "tuning" });
  if ("refusal" in exported) throw new Error(exported.refusal);
  for (const one of exported.cases) {
    expect([one.split, one.case.split].some(isHeld)).toBe(false);
  }
  return exported.cases.map(({ case: { id } }) => id);
}

describe("what goes out for tuning", () => {
  test("holds no case of validation or test, whatever the claim, the exceptions and the cases", () => {
    let seen = 0;
    fc.assert(
      fc.property(anySet, (set) => {
        for (const id of exportedIds(set)) {
          seen++;
          const index = Number(id.slice(1));
          const own = keysOf(set, index).filter((key) => key.startsWith("f"));
          const sides = own.map((key) => set.sides[Number(key.slice(1))]);
          const counts = set.claim !== undefined && set.claim !== "fixed-corpus";
          expect(counts && sides.some(isHeld)).toBe(false);
          expect(isHeld(set.cases[index]?.split)).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
    expect(seen).toBeGreaterThan(300);
  });

  test("holds nothing that is joined with a held-out case by any way round", () => {
    const withoutExceptions = anySet.map((set) => ({ ...set, excluded: [], apart: [] }));
    const seen = { out: 0, in: 0 };
    fc.assert(
      fc.property(withoutExceptions, (set) => {
        const held = heldOut(set);
        const ids = exportedIds(set);
        expect(ids.filter((id) => held.has(id))).toEqual([]);
        seen.in += ids.length;
        seen.out += held.size;
      }),
      { numRuns: 1500 },
    );
    expect(Math.min(seen.in, seen.out)).toBeGreaterThan(300);
  });

  test("holds no wording of a question that is held out, though an exception keeps the two apart", () => {
    const plain: AnyCase = {
      documents: [],
      named: null,
      split: "dev",
      parent: null,
      isApproved: true,
    };
    const idsOf = (...cases: readonly Partial<AnyCase>[]): readonly string[] =>
      exportedIds({
        claim: "family",
        cases: cases.map((one) => ({ ...plain, ...one })),
        sides: [],
        related: [],
        excluded: [],
        apart: cases.map((_, index) => index),
      });
    expect(idsOf({ split: "test" }, { parent: 0 }, {})).toEqual(["c2"]);
    expect(idsOf({ split: "validation", parent: 1 }, {}, { parent: 1 }, {})).toEqual(["c3"]);
    expect(idsOf({ parent: 1 }, {})).toEqual(["c0", "c1"]);
  });
});
