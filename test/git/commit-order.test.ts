import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commitsInOrder } from "../../src/git/commit-order.ts";
import { RepositoryError, openRepository } from "../../src/git/repository.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository, removeObject } from "../support/git-repository.ts";

/** Commits by name, each with its day and the names of its parents; a parent stands before its children. */
type Shape = readonly (readonly [name: string, day: number, parents: readonly string[]])[];

async function ordered(shape: Shape, lost: readonly string[] = []): Promise<readonly string[]> {
  const { gitdir } = await gitRepository([]);
  const ids = new Map<string, string>();
  for (const [name, day, parents] of shape) {
    const oids = parents.map((parent) => ids.get(parent) ?? "");
    ids.set(name, await commitState(gitdir, { name }, { day, parents: oids }));
  }
  for (const name of lost) removeObject(gitdir, ids.get(name) ?? "");
  const names = new Map([...ids].map(([name, oid]) => [oid, name]));
  const head = ids.get(shape.at(-1)?.[0] ?? "") ?? "";
  const commits = await commitsInOrder(openRepository(gitdir), head);
  return commits.map(({ oid, complete }) => `${names.get(oid)}${complete ? "" : " …"}`);
}

describe("the commits of a history", () => {
  test.for<readonly [string, Shape, string]>([
    [
      "one after the other",
      [
        ["a", 1, []],
        ["b", 2, ["a"]],
        ["c", 3, ["b"]],
      ],
      "c b a",
    ],
    [
      "of both sides of a merge, by day",
      [
        ["a", 1, []],
        ["b", 2, ["a"]],
        ["x", 3, ["a"]],
        ["c", 4, ["b"]],
        ["m", 5, ["c", "x"]],
      ],
      "m c x b a",
    ],
    [
      "never before one that builds on them, whatever a clock said",
      [
        ["a", 1, []],
        ["late", 9, ["a"]],
        ["b", 2, ["late"]],
        ["x", 3, ["late"]],
        ["m", 5, ["b", "x"]],
      ],
      "m x b late a",
    ],
    [
      "of the same second in the order of the parents",
      [
        ["a", 1, []],
        ["x", 2, ["a"]],
        ["y", 2, ["a"]],
        ["m", 2, ["y", "x"]],
      ],
      "m y x a",
    ],
    [
      "of which one is the first of another history",
      [
        ["a", 1, []],
        ["other", 2, []],
        ["m", 3, ["a", "other"]],
      ],
      "m other a",
    ],
  ])("come %s", async ([, shape, order]) => {
    expect((await ordered(shape)).join(" ")).toBe(order);
  });

  test("come as far as the clone holds them, and the last of them says so", async () => {
    const shape: Shape = [
      ["a", 1, []],
      ["b", 2, ["a"]],
      ["x", 3, ["a"]],
      ["m", 4, ["b", "x"]],
    ];
    expect(await ordered(shape, ["a"])).toEqual(["m", "x …", "b …"]);
    await expect(ordered(shape, ["m"])).rejects.toThrow(RepositoryError);
  });

  test("come whole and none before its child, whatever the history", async () => {
    const link = fc.record({ day: fc.nat(3), back: fc.uniqueArray(fc.nat(6), { maxLength: 2 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(link, { minLength: 1, maxLength: 8 }), async (links) => {
        const shape: Shape = links.map(({ day, back }, index) => [
          `c${index}`,
          day,
          index === 0
            ? []
            : [...new Set([0, ...back].map((far) => `c${Math.max(0, index - 1 - far)}`))],
        ]);
        const order = await ordered(shape);
        expect(order.toSorted()).toEqual(shape.map(([name]) => name).toSorted());
        for (const [name, , parents] of shape) {
          for (const parent of parents) {
            expect(order.indexOf(name)).toBeLessThan(order.indexOf(parent));
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});
