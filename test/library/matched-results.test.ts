import fc from "fast-check";
import { expect, test } from "vitest";
import { matchResults, type LoadedCase } from "../../src/library/library.ts";

const casesOf = (...ids: readonly string[]): { readonly cases: readonly LoadedCase[] } => ({
  cases: ids.map((id) => ({ id }) as LoadedCase),
});

test("a case without a result stays, and counts in every denominator", () => {
  const { cases, missing, exact } = matchResults(casesOf("a", "b", "c"), [
    ["c", 1],
    ["a", 0],
  ]);
  expect(cases.map(({ case: { id }, result }) => [id, result])).toEqual([
    ["a", 0],
    ["b", undefined],
    ["c", 1],
  ]);
  expect([missing, exact]).toEqual([["b"], false]);
});

test("a result for no case of the set, and a second one for a case, are named and count nowhere", () => {
  const matched = matchResults(casesOf("a"), [
    ["z", 1],
    ["a", 0],
    ["a", 1],
    ["z", 0],
  ]);
  expect(matched).toEqual({
    cases: [{ case: { id: "a" }, result: 0 }],
    missing: [],
    unexpected: ["z"],
    repeated: ["a"],
    exact: false,
  });
});

test("results are exact where each case has one and there is no other", () => {
  const ids = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"));
  fc.assert(
    fc.property(ids, ids, (members, given) => {
      const results = new Map(given.map((id) => [id, id]));
      const { exact, cases, missing } = matchResults(casesOf(...members), results);
      expect(exact).toBe(members.toSorted().join() === given.toSorted().join());
      expect(cases.length).toBe(members.length);
      expect(cases.filter(({ result }) => result === undefined).length).toBe(missing.length);
    }),
  );
});
