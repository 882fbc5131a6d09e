import { expect, test } from "vitest";
import { conflictsIn } from "../../src/families/conflicts.ts";
import { groupingOf, type Grouping } from "../../src/families/grouping.ts";
import { unneededExceptions } from "../../src/families/held-apart.ts";
import { plainCase, plainSet } from "../support/plain-set.ts";
import { randomNumbers, randomSet, type RandomSet } from "../support/random-hypergraphs.ts";

/** Many more sets: HYPERGRAPHS=100000 npx vitest run test/families/held-apart.test.ts */
const runs = Number(process.env["HYPERGRAPHS"] ?? "4000");

function judged({ cases, families }: RandomSet): {
  readonly grouping: Grouping;
  readonly unneeded: readonly number[];
  readonly conflicts: number;
} {
  const dataset = plainSet(
    cases.map((one) => plainCase(one.id, one)),
    families,
  );
  const grouping = groupingOf(dataset);
  if (grouping === undefined) throw new Error("A set with families has a grouping.");
  const unneeded = [...unneededExceptions(grouping, dataset.cases)];
  return { grouping, unneeded, conflicts: [...conflictsIn(grouping.graph())].length };
}

const without = (set: RandomSet, gone: readonly number[]): RandomSet => ({
  ...set,
  families: {
    ...set.families,
    exceptions: set.families.exceptions.filter((_, index) => !gone.includes(index)),
  },
});

test("without all unneeded exceptions nothing more is joined across the split", () => {
  let met = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const set = randomSet(randomNumbers(seed));
    const { unneeded, conflicts } = judged(set);
    if (unneeded.length === 0) continue;
    met++;
    const after = judged(without(set, unneeded));
    expect({ seed, grown: after.conflicts > conflicts }).toEqual({ seed, grown: false });
  }
  expect(met).toBeGreaterThan(runs / 20);
});

test("an exception without which something more would be joined is never unneeded", () => {
  let met = 0;
  for (let seed = 1; seed <= runs; seed++) {
    const set = randomSet(randomNumbers(seed));
    const { unneeded, conflicts } = judged(set);
    for (const [index] of set.families.exceptions.entries()) {
      if (judged(without(set, [index])).conflicts <= conflicts) continue;
      met++;
      expect({ seed, index, isUnneeded: unneeded.includes(index) }).toEqual({
        seed,
        index,
        isUnneeded: false,
      });
    }
  }
  expect(met).toBeGreaterThan(runs / 100);
});
