import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { alikeSets } from "../../../src/families/near-duplicates/alike-sets.ts";
import { likeness, runNumbering, type Runs } from "../../../src/families/near-duplicates/runs.ts";

/** Many more sets: ALIKE_SETS=20000 npx vitest run test/families/near-duplicates */
const numRuns = Number(process.env["ALIKE_SETS"] ?? "1500");

/** Each pair with its likeness, by comparing each set with each. */
function plainPairs(sets: readonly Runs[], threshold: number): readonly string[] {
  const found: string[] = [];
  for (const [here, one] of sets.entries()) {
    for (const [nth, other] of sets.slice(here + 1).entries()) {
      const shared = one.filter((element) => other.includes(element)).length;
      const all = new Set([...one, ...other]).size;
      const measure = all === 0 ? 1 : shared / all;
      if (measure >= threshold) found.push(`${here} ${here + 1 + nth} ${measure}`);
    }
  }
  return found;
}

const pairs = (sets: readonly Runs[], threshold: number): readonly string[] =>
  [...alikeSets(sets, threshold)].map((pair) => pair.join(" "));

const sorted = (lines: readonly string[]): readonly string[] => lines.toSorted();

/** Sets that are often alike: a few first ones, and others that differ from one of them in some elements. */
const families = fc
  .tuple(
    fc.array(fc.uniqueArray(fc.nat(300), { maxLength: 60 }), { minLength: 1, maxLength: 4 }),
    fc.array(
      fc.record({
        of: fc.nat(3),
        without: fc.array(fc.nat(60), { maxLength: 8 }),
        with: fc.array(fc.nat(400), { maxLength: 8 }),
      }),
      { maxLength: 20 },
    ),
  )
  .map(([firsts, others]) => [
    ...firsts,
    ...others.map((one) => [
      ...(firsts[one.of % firsts.length] ?? []).filter((_, index) => !one.without.includes(index)),
      ...one.with,
    ]),
  ])
  .map((all) => all.map((set) => Int32Array.from(new Set(set)).toSorted()));

const threshold = fc.oneof(
  fc.constantFrom(0.5, 0.6, 0.7, 0.75, 0.8, 0.9, 1),
  fc.double({ min: 0.5, max: 1, noNaN: true }),
);

describe("sets that are alike", () => {
  test("are found as by comparing each with each: no pair is missed, and none comes twice", () => {
    fc.assert(
      fc.property(families, threshold, (sets, least) => {
        expect(sorted(pairs(sets, least))).toEqual(sorted(plainPairs(sets, least)));
      }),
      { numRuns },
    );
  });

  test("are found in texts of any script", () => {
    const word = fc.constantFrom(
      ..."refund,frist,größe,退款,政策,かな,환불,возврат,𠮷野,5,2026,é,e\u0301,ﬁ".split(","),
    );
    const texts = fc.array(
      fc.array(word, { maxLength: 9 }).map((words) => words.join(" ")),
      { maxLength: 25 },
    );
    fc.assert(
      fc.property(texts, threshold, (all, least) => {
        const { runsOf } = runNumbering();
        const sets = all.map(runsOf);
        expect(sorted(pairs(sets, least))).toEqual(sorted(plainPairs(sets, least)));
      }),
      { numRuns },
    );
  });

  test("come in one order, whatever numbers their elements have", () => {
    const texts = ["abcdef", "abcdefg", "xyzxyz", "abcdef", "xyzxy"];
    const after = (...before: readonly string[]): readonly string[] => {
      const { runsOf } = runNumbering();
      for (const text of before) runsOf(text);
      return pairs(texts.map(runsOf), 0.5);
    };
    expect(sorted(after())).toEqual(sorted(after("fedcba", "zyx", "gfe")));
    expect(after()).toEqual(after());
  });

  test.for([
    ["none of one set that is empty", [[1], []], []],
    ["two empty ones, which differ in nothing", [[], []], ["0 1 1"]],
    ["none of no set", [], []],
  ] as const)("are %s", ([, sets, expected]) => {
    expect(
      pairs(
        sets.map((set) => Int32Array.from(set)),
        0.8,
      ),
    ).toEqual(expected);
  });

  test("measure the same in either order", () => {
    fc.assert(
      fc.property(families, (sets) => {
        for (const one of sets)
          for (const other of sets) expect(likeness(one, other)).toBe(likeness(other, one));
      }),
      { numRuns: 100 },
    );
  });
});
