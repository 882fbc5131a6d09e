import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fileHistory, type FileHistory } from "../../src/git/file-history.ts";
import { openRepository } from "../../src/git/repository.ts";
import { commitState } from "../support/git-history.ts";
import { gitRepository, pack, removeObject, type Contents } from "../support/git-repository.ts";

const named = (name: string): boolean => name === "a.yaml";

interface Told {
  readonly history: FileHistory;
  readonly gitdir: string;
  readonly commits: readonly string[];
  /** Each version as `path text`, and the days of the newest and of the first commit that hold it. */
  readonly versions: () => Promise<readonly string[]>;
}

/** One commit a day, each on the one before. */
async function historyOf(
  states: readonly Contents[],
  { folder = "cases", packed = false } = {},
): Promise<Told> {
  const repository = await gitRepository([]);
  const { gitdir } = repository;
  const commits: string[] = [];
  for (const [day, state] of states.entries()) {
    commits.push(await commitState(gitdir, state, { day, parents: commits.slice(-1) }));
  }
  if (packed) await pack(repository);
  return await told(gitdir, commits, folder);
}

async function told(gitdir: string, commits: readonly string[], folder = "cases"): Promise<Told> {
  const options = { folder, named };
  const history = await fileHistory(openRepository(gitdir), commits.at(-1) ?? "", options);
  const versions = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for await (const version of history.all()) {
      const { bytes } = await history.read(version, { max: 100 });
      const { commit } = await history.recordingOf(version);
      const days = [version.commit, commit].map((oid) => commits.indexOf(oid)).join(" ");
      found.push(`${version.path} ${Buffer.from(bytes).toString()} ${days}`);
    }
    return found;
  };
  return { history, gitdir, commits, versions };
}

describe("the history of a file", () => {
  const states: readonly Contents[] = [
    { "cases/a.yaml": "one", "cases/b.yaml": "b" },
    { "cases/a.yaml": "one", "cases/b.yaml": "B" },
    { "cases/a.yaml": "two", "cases/b.yaml": "B" },
    { "cases/deep/er/a.yaml": "two", "cases/b.yaml": "B" },
    { "cases/b.yaml": "B" },
    { "cases/a.yaml": "one", "cases/b.yaml": "B" },
    { "cases/a.yaml": "one", "cases/b.yaml": "B", "other/a.yaml": "elsewhere" },
  ];

  test.for([false, true])(
    "is every content once, newest first, across folders and gaps (packed: %s)",
    async (packed) => {
      const { versions } = await historyOf(states, { packed });
      expect(await versions()).toEqual([
        "a.yaml one 6 5",
        "deep/er/a.yaml two 3 3",
        "a.yaml two 2 2",
      ]);
    },
  );

  test("is that of a set in a subfolder, also where the folder came later", async () => {
    const below = states.map((state) =>
      Object.fromEntries(Object.entries(state).map(([path, text]) => [`eval/set/${path}`, text])),
    );
    const { versions } = await historyOf([{ "cases/a.yaml": "no" }, ...below], {
      folder: "eval/set/cases",
    });
    expect((await versions())[0]).toBe("a.yaml one 7 6");
    expect(await versions()).toHaveLength(3);
  });

  test("holds what both sides of a merge had, and follows the side that a version came from", async () => {
    const { gitdir } = await gitRepository([]);
    const add = async (text: string, day: number, parents: string[]): Promise<string> =>
      await commitState(gitdir, { "cases/a.yaml": text }, { day, parents });
    const base = await add("base", 0, []);
    const left = await add("left", 1, [base]);
    const right = await add("right", 2, [base]);
    const merge = await add("left", 3, [right, left]);
    const { versions } = await told(gitdir, [base, left, right, merge]);
    expect(await versions()).toEqual(["a.yaml left 3 1", "a.yaml right 2 2", "a.yaml base 0 0"]);
  });

  test("passes over what is no file", async () => {
    const { versions } = await historyOf([
      { "cases/a.yaml": "one" },
      { "cases/a.yaml": { link: "b.yaml" } },
      { "cases/a.yaml/inner.yaml": "x" },
      { "cases/a.yaml": { executable: "two" } },
    ]);
    expect(await versions()).toEqual(["a.yaml two 3 3", "a.yaml one 0 0"]);
  });

  test("gives both files where two folders hold one of that name", async () => {
    const { versions } = await historyOf([
      { "cases/x/a.yaml": "x0" },
      { "cases/x/a.yaml": "x1", "cases/y/a.yaml": "y1" },
      { "cases/x/a.yaml": "x2", "cases/y/a.yaml": "y2" },
    ]);
    expect((await versions()).map((one) => one.slice(0, -4))).toEqual([
      "x/a.yaml x2",
      "y/a.yaml y2",
      "x/a.yaml x1",
      "y/a.yaml y1",
      "x/a.yaml x0",
    ]);
  });

  test("ends with an error where the clone does, once all that is there was given", async () => {
    const { gitdir, commits } = await historyOf([
      { "cases/a.yaml": "one" },
      { "cases/a.yaml": "two" },
      { "cases/a.yaml": "two", "cases/b.yaml": "b" },
    ]);
    removeObject(gitdir, commits[0] ?? "");
    const damaged = await told(gitdir, commits);
    await expect(damaged.versions()).rejects.toThrow("Look for damage with: git fsck");
    writeFileSync(join(gitdir, "shallow"), `${commits[1]}\n`);
    const { history, versions } = await told(gitdir, commits);
    await expect(versions()).rejects.toThrow(
      "This clone is shallow: its history ends before an answer was found. Fetch the rest with: git fetch --unshallow",
    );
    for await (const version of history.all()) {
      expect(await history.recordingOf(version)).toEqual({
        commit: commits[1],
        committedAt: "2026-09-02T00:00:00Z",
        certain: false,
      });
      break;
    }
  });

  test("says of content that the clone lacks what it is", async () => {
    const { gitdir, commits, history } = await historyOf([{ "cases/a.yaml": "one" }]);
    const [version] = await history.newest();
    removeObject(gitdir, version?.oid ?? "");
    await expect((await told(gitdir, commits)).versions()).rejects.toThrow(
      `The content of "a.yaml" (${version?.oid}) is not in this clone, or is damaged.`,
    );
  });
});
