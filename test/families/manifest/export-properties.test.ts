import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflictsIn } from "../../../src/families/conflicts.ts";
import { splitGroupingOf } from "../../../src/families/grouping.ts";
import { auditManifest } from "../../../src/families/manifest/audit.ts";
import { exportManifest } from "../../../src/families/manifest/export.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { manifestBytes } from "../../support/manifests.ts";
import { plainCase, plainSet } from "../../support/plain-set.ts";

/** Approved as it is, as the loader gives a case that the schema accepts. */
function approvedCase(index: number, draft: object): CaseFile {
  const whole = {
    id: `c${index}`,
    kind: "answerable",
    query: `What of ${index}?`,
    expectedAnswer: `This of ${index}.`,
    review: { status: "approved", digest: "sha256:0" },
    ...draft,
  };
  const file = plainCase(`cases/c${index}.yaml`, whole);
  return { ...file, whole: whole as never, digest: "sha256:0" as never };
}

const split = fc.constantFrom("dev", "validation", "test", "regression");
const number = fc.nat({ max: 4 });
const family = number.map((index) => `f${index}`);

const anyCase = fc.record({
  documents: fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 2 }),
  named: fc.option(fc.uniqueArray(family, { maxLength: 1 }), { nil: undefined, freq: 4 }),
  split: fc.option(split, { nil: undefined, freq: 8 }),
  parent: fc.option(fc.nat({ max: 8 }), { nil: undefined, freq: 2 }),
});

const anySet = fc.record({
  isByCase: fc.boolean(),
  cases: fc.array(anyCase, { minLength: 1, maxLength: 8 }),
  splits: fc.array(fc.option(split, { nil: undefined, freq: 6 }), { minLength: 5, maxLength: 5 }),
  related: fc.array(fc.uniqueArray(family, { minLength: 2, maxLength: 4 }), { maxLength: 2 }),
  apart: fc.array(fc.uniqueArray(family, { minLength: 2, maxLength: 3 }), { maxLength: 2 }),
  excluded: fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 2 }),
  variantsApart: fc.uniqueArray(fc.nat({ max: 8 }), { maxLength: 1 }),
});

type AnySet = typeof anySet extends fc.Arbitrary<infer Value> ? Value : never;

function datasetOf({ isByCase, cases, splits, ...rest }: AnySet): Dataset {
  const files = cases.map((one, index) =>
    approvedCase(index, {
      provenance: one.documents.map((document) => ({ documentId: `d${document}` })),
      ...(one.named === undefined ? {} : { families: one.named }),
      ...(one.split === undefined ? {} : { split: one.split }),
      ...(one.parent === undefined ? {} : { variantOf: `c${one.parent}` }),
    }),
  );
  const decided = { reason: "They differ.", decidedBy: "jordan", decidedAt: "2026-09-01" };
  const families = {
    claim: {
      kind: isByCase ? "fixed-corpus" : "family",
      statement: "It holds.",
      declaredAt: "2026-09-01",
    },
    // The last document is of no family.
    families: Object.fromEntries(
      splits.map((side, index) => [
        `f${index}`,
        {
          title: "Any",
          documents: [`d${index}`],
          ...(isByCase || side === undefined ? {} : { split: side }),
        },
      ]),
    ),
    related: rest.related.map((some) => ({ families: some, reason: "One book." })),
    exceptions: [
      ...rest.apart.map((some) => ({ families: some, decision: "keep-apart", ...decided })),
      ...rest.variantsApart.map((one) => ({
        cases: [`c${one}`],
        decision: "keep-apart",
        ...decided,
      })),
      ...rest.excluded.map((one) => ({ cases: [`c${one}`], decision: "exclude", ...decided })),
    ],
  };
  const dataset = plainSet(files, families);
  const file = dataset.families;
  if (file === undefined) throw new Error("The set has families.");
  return { ...dataset, families: { ...file, whole: families as never } };
}

/** The manifest of all its cases, in the order of their ids. */
function exported(dataset: Dataset): ReturnType<typeof exportManifest> {
  const cases = dataset.cases
    .flatMap((file) => (file.whole === undefined ? [] : [{ file, whole: file.whole }]))
    .toSorted((a, b) => (a.whole.id < b.whole.id ? -1 : 1));
  return exportManifest(dataset, cases);
}

const overlaps: ReadonlySet<string> = new Set(["family-overlap", "component-overlap"]);

describe("the manifest of a set", () => {
  test("is rejected for its sides exactly where the set joins two", () => {
    const seen = { joined: 0, apart: 0 };
    fc.assert(
      fc.property(anySet, (any) => {
        const dataset = datasetOf(any);
        const grouping = splitGroupingOf(dataset);
        const manifest = exported(dataset);
        if (grouping === undefined || "refusal" in manifest) {
          expect([grouping, manifest]).toEqual([undefined, { refusal: "not split" }]);
          return;
        }
        const { reasons } = auditManifest("m.json", manifestBytes(manifest));
        const codes = new Set<string>(reasons.map(({ code }) => code));
        const isJoined = [...conflictsIn(grouping.graph())].length > 0;
        const found = [...codes].some((code) => overlaps.has(code));
        // Cases without a side can join others; of a fixed corpus, such a manifest is rejected for them.
        if (isJoined && !found)
          expect([any.isByCase, codes.has("split-missing")]).toEqual([true, true]);
        else expect(found).toBe(isJoined);
        seen[isJoined ? "joined" : "apart"]++;
      }),
      { numRuns: 600 },
    );
    expect(Math.min(seen.joined, seen.apart)).toBeGreaterThan(60);
  });

  test("is the same whatever the order of cases and families", () => {
    fc.assert(
      fc.property(anySet, (any) => {
        const dataset = datasetOf(any);
        const { families: file } = dataset;
        const whole = file?.families;
        const turned = Object.fromEntries(Object.entries(whole?.families ?? {}).toReversed());
        const other = {
          ...dataset,
          cases: dataset.cases.toReversed(),
          families: file && {
            ...file,
            families: { ...whole, families: turned },
            whole: { ...file.whole, families: turned } as never,
          },
        };
        expect(JSON.stringify(exported(other as Dataset))).toBe(JSON.stringify(exported(dataset)));
      }),
    );
  });
});
