import fs, { writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { mergeBase, type MergeBase } from "../../src/git/merge-base.ts";
import { openRepository, RepositoryError } from "../../src/git/repository.ts";
import { removeObject } from "../support/git-repository.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** A history as lines of `name parent parent`, one commit a minute; a number behind `@` is its minute instead. */
async function history(...lines: readonly string[]): Promise<History> {
  const gitdir = tempFolder();
  await git.init({ fs, gitdir, bare: true, defaultBranch: "main" });
  const tree = await git.writeTree({ fs, gitdir, tree: [] });
  const ids = new Map<string, string>();
  for (const [index, line] of lines.entries()) {
    const [names = "", minute] = line.split("@");
    const [name = "", ...parents] = names.trim().split(" ");
    const author = {
      name: "avery",
      email: "avery@example.test",
      timestamp: 1_788_000_000 + 60 * Number(minute ?? index),
      timezoneOffset: 0,
    };
    const parent = parents.map((one) => ids.get(one) ?? "");
    const ref = `refs/heads/${name}`;
    ids.set(name, await git.commit({ fs, gitdir, message: name, tree, author, parent, ref }));
  }
  return { gitdir, ids };
}

interface History {
  readonly gitdir: string;
  readonly ids: ReadonlyMap<string, string>;
}

async function parted({ gitdir, ids }: History, one: string, other: string): Promise<string> {
  const pair = [ids.get(one) ?? "", ids.get(other) ?? ""] as const;
  const found: MergeBase = await mergeBase(openRepository(gitdir), pair);
  if ("none" in found) return found.none;
  return [...ids].find(([, id]) => id === found.commit)?.[0] ?? "nothing known";
}

/** Leaves out the parents of these commits, as a shallow clone does. */
function cutAt({ gitdir, ids }: History, names: readonly string[], gone: readonly string[]): void {
  writeFileSync(join(gitdir, "shallow"), names.map((name) => `${ids.get(name) ?? ""}\n`).join(""));
  for (const name of gone) removeObject(gitdir, ids.get(name) ?? "");
}

describe("where two histories parted", () => {
  test.for([
    ["the same commit", ["a"], "a", "a", "a"],
    ["a branch that builds on the other", ["a", "b a", "c b"], "c", "a", "a"],
    ["a branch that is behind the other", ["a", "b a", "c b"], "a", "c", "a"],
    ["two branches", ["a", "b a", "c b", "d b"], "c", "d", "b"],
    ["a branch that the other was merged into", ["a", "b a", "c a", "d b c"], "d", "c", "c"],
    ["a merge in both", ["a", "b a", "c a", "m b c", "d m", "e m"], "d", "e", "m"],
    ["histories that never met", ["a", "b", "c a"], "c", "b", "unrelated"],
    ["clocks that run backwards", ["a@9", "b a@5", "c b@1", "d b@7"], "c", "d", "b"],
    [
      "a clock far ahead in the past",
      ["a@99", "b a@2", "c b@3", "d a@4", "e b d@5"],
      "c",
      "e",
      "b",
    ],
    [
      "two best ones, of which the newer is taken",
      ["a", "b a", "c a", "d b c", "e b c"],
      "d",
      "e",
      "c",
    ],
  ] as const)("is found for %s", async ([, lines, one, other, expected]) => {
    const made = await history(...lines);
    expect([await parted(made, one, other), await parted(made, other, one)]).toEqual([
      expected,
      expected,
    ]);
  });

  test("of two best ones of the same time, is that of the smaller id", async () => {
    const made = await history("a", "b a@1", "c a@1", "d b c", "e b c");
    const [smaller] = ["b", "c"].toSorted((one, other) =>
      (made.ids.get(one) ?? "") < (made.ids.get(other) ?? "") ? -1 : 1,
    );
    expect(await parted(made, "d", "e")).toBe(smaller);
  });

  test("is one of those that the library finds, whatever the history and its clocks", async () => {
    const commits = fc.array(
      fc.tuple(fc.array(fc.nat({ max: 20 }), { maxLength: 2 }), fc.nat({ max: 12 })),
      { minLength: 2, maxLength: 9 },
    );
    await fc.assert(
      fc.asyncProperty(commits, async (drawn) => {
        const lines = drawn.map(([parents, minute], index) => {
          const names = index === 0 ? [] : parents.map((number) => `c${number % index}`);
          return `${[`c${index}`, ...new Set(names)].join(" ")}@${minute}`;
        });
        const made = await history(...lines);
        const last = lines.length - 1;
        const ids = [`c${last}`, `c${last - 1}`].map((name) => made.ids.get(name) ?? "");
        const due = (await git.findMergeBase({ fs, gitdir: made.gitdir, oids: ids })) as string[];
        const names = [...made.ids].filter(([, id]) => due.includes(id)).map(([name]) => name);
        const found = await parted(made, `c${last}`, `c${last - 1}`);
        expect(names.length === 0 ? ["unrelated"] : names).toContain(found);
      }),
      { numRuns: 60 },
    );
  });

  test("is found without reading the history before", async () => {
    const made = await history("a", "b a", "c b", "d c", "e c");
    removeObject(made.gitdir, made.ids.get("a") ?? "");
    expect([await parted(made, "d", "e"), await parted(made, "d", "c")]).toEqual(["c", "c"]);
  });

  test("is not guessed where a commit is missing that no shallow clone leaves out", async () => {
    const made = await history("a", "b a", "c a");
    removeObject(made.gitdir, made.ids.get("a") ?? "");
    await expect(parted(made, "b", "c")).rejects.toThrow(RepositoryError);
  });
});

describe("in a shallow clone, where two histories parted", () => {
  test("is found as far as the clone reaches", async () => {
    const made = await history("a", "b a", "c b", "d b");
    cutAt(made, ["b"], ["a"]);
    expect(await parted(made, "c", "d")).toBe("b");
  });

  test("is not known where it does not reach so far", async () => {
    const made = await history("a", "b a", "c a");
    cutAt(made, ["b", "c"], ["a"]);
    expect(await parted(made, "b", "c")).toBe("shallow");
  });

  test("is not taken for an older commit that another way leads to", async () => {
    // Without the cut, "m" is where they parted; the clone only sees the way around it, to "a".
    const made = await history("a", "m a", "c m", "d m", "x a", "e c x", "f d x");
    expect(await parted(made, "e", "f")).not.toBe("a");
    cutAt(made, ["c", "d"], ["m"]);
    expect(await parted(made, "e", "f")).toBe("shallow");
  });

  test("is a commit itself that the other builds on, whatever else is left out", async () => {
    const made = await history("a", "b a", "c a", "d b c");
    cutAt(made, ["b", "c"], ["a"]);
    expect([await parted(made, "d", "b"), await parted(made, "c", "d")]).toEqual(["b", "c"]);
  });
});
