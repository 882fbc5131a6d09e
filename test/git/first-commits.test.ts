import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { commitPeople } from "../../src/git/commit-people.ts";
import { broughtVersions } from "../../src/git/first-commits.ts";
import { openRepository } from "../../src/git/repository.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository, removeObject, type Contents } from "../support/git-repository.ts";

const isCase = (name: string): boolean => name.endsWith(".yaml");

/** Each version as `path text` and the day of the commit that brought it, in the order of their numbers. */
async function versionsIn(
  gitdir: string,
  commits: readonly string[],
  folder = "cases",
): Promise<readonly string[]> {
  const found = await broughtVersions(openRepository(gitdir), commits.at(-1) ?? "", {
    folder,
    named: isCase,
  });
  const texts = found
    .toSorted((a, b) => a.order - b.order)
    .map(async ({ path, commit, isCertain, read }) => {
      const text = Buffer.from(await read()).toString();
      return `${path} ${text} ${commits.indexOf(commit)}${isCertain ? "" : " or earlier"}`;
    });
  return await Promise.all(texts);
}

/** One commit a day, each on the one before. */
async function committed(
  states: readonly Contents[],
): Promise<{ readonly gitdir: string; readonly commits: readonly string[] }> {
  const { gitdir } = await gitRepository([]);
  const commits: string[] = [];
  for (const [day, state] of states.entries()) {
    commits.push(await commitState(gitdir, state, { day, parents: commits.slice(-1) }));
  }
  return { gitdir, commits };
}

describe("the commits that brought contents of files", () => {
  const states: readonly Contents[] = [
    { "cases/a.yaml": "one" },
    { "cases/a.yaml": "one", "README.md": "elsewhere" },
    { "cases/a.yaml": "two", "cases/deep/b.yaml": "b" },
    { "cases/a.yaml": "one", "cases/c.yaml": "c", "cases/notes.md": "no case" },
    { "cases/moved/a.yaml": "one" },
  ];

  test("each content once, with the first commit that holds it, also of files that came or went later", async () => {
    const { gitdir, commits } = await committed(states);
    expect(await versionsIn(gitdir, commits)).toEqual([
      "a.yaml one 0",
      "a.yaml two 2",
      "deep/b.yaml b 2",
      "c.yaml c 3",
      "moved/a.yaml one 4",
    ]);
    expect(await versionsIn(gitdir, commits, "nowhere")).toEqual([]);
  });

  test("along all parents: what a merge takes over was brought on its branch", async () => {
    const { gitdir } = await gitRepository([]);
    const commit = async (files: Contents, day: number, ...parents: string[]): Promise<string> =>
      await commitState(gitdir, files, { day, parents });
    const root = await commit({ "cases/a.yaml": "one" }, 0);
    const branch = await commit({ "cases/a.yaml": "two" }, 1, root);
    const main = await commit({ "cases/a.yaml": "one", "cases/b.yaml": "b" }, 2, root);
    const merge = await commit({ "cases/a.yaml": "two", "cases/b.yaml": "b" }, 3, main, branch);
    expect(await versionsIn(gitdir, [root, branch, main, merge])).toEqual([
      "a.yaml one 0",
      "a.yaml two 1",
      "b.yaml b 2",
    ]);
  });

  test("where a clone is shallow, its first commit may not have brought what it holds", async () => {
    const { gitdir, commits } = await committed(states.slice(0, 3));
    removeObject(gitdir, commits[0] ?? "");
    writeFileSync(join(gitdir, "shallow"), `${commits[1]}\n`);
    expect(await versionsIn(gitdir, commits)).toEqual([
      "a.yaml one 1 or earlier",
      "a.yaml two 2",
      "deep/b.yaml b 2",
    ]);
  });
});

test("whom a commit names, and when it was committed", async () => {
  const { gitdir } = await gitRepository([]);
  const author = { name: "Noor", email: "noor@example.test" };
  const committer = { name: "GitHub", email: "noreply@github.com" };
  const root = await commitState(gitdir, { a: "1" }, { day: 0, parents: [] });
  const oid = await commitState(gitdir, { a: "2" }, { day: 1, parents: [root], author, committer });
  const repository = openRepository(gitdir);
  expect(await commitPeople(repository, oid)).toEqual({
    commit: oid,
    committedAt: "2026-09-02T00:00:00Z",
    author,
    committer,
    isRoot: false,
  });
  expect((await commitPeople(repository, root)).isRoot).toBe(true);
  await expect(commitPeople(repository, "0".repeat(40))).rejects.toThrow("is not in this clone");
});
