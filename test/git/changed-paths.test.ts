import fs from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { changedPaths, type PathChange } from "../../src/git/changed-paths.ts";
import { exactRenames } from "../../src/git/exact-renames.ts";
import { openRepository, RepositoryError } from "../../src/git/repository.ts";
import {
  hasGit,
  importedHistory,
  runGit,
  type ImportedCommit,
  type ImportedFile,
} from "../support/fast-import.ts";
import {
  gitRepository,
  removeObject,
  writeTree,
  type Contents,
} from "../support/git-repository.ts";

/** A change in a few words: what became of it, and its path. */
function words({ path, before, after }: PathChange): string {
  if (before === undefined) return `added ${path}`;
  if (after === undefined) return `deleted ${path}`;
  return before.mode === after.mode ? `edited ${path}` : `${before.mode} to ${after.mode} ${path}`;
}

async function changesBetween(
  before: Contents,
  after: Contents,
  folder?: string,
): Promise<readonly string[]> {
  const { gitdir, commits } = await gitRepository([before, after]);
  const [one = "", other = ""] = commits;
  return (await changedPaths(openRepository(gitdir), [one, other], folder)).map(words);
}

/** A tree object with exactly these entries, in this order. */
async function rawTree(
  gitdir: string,
  entries: readonly (readonly [mode: string, name: string, oid: string])[],
): Promise<string> {
  const object = Buffer.concat(
    entries.flatMap(([mode, name, oid]) => [
      Buffer.from(`${mode} ${name}\0`),
      Buffer.from(oid, "hex"),
    ]),
  );
  // oxlint-disable-next-line typescript/no-deprecated -- Nothing else writes such a tree.
  return await git.writeObject({ fs, gitdir, type: "tree", format: "content", object });
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  try {
    await promise;
    return "nothing was refused";
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return error.code;
  }
}

describe("the paths that differ between two commits", () => {
  test("are those that were added, edited, deleted or are of another kind", async () => {
    const before: Contents = {
      "a.yaml": "a",
      "b/c.yaml": "c",
      "b/d.yaml": "d",
      "link.yaml": "a.yaml",
      "run.yaml": "run",
      "same/e.yaml": "e",
      sub: { submodule: "a".repeat(40) },
    };
    const after: Contents = {
      "a.yaml": "other",
      "b/d.yaml": "d",
      "b/日本.yaml": "f",
      "link.yaml": { link: "a.yaml" },
      "run.yaml": { executable: "run" },
      "same/e.yaml": "e",
      sub: { submodule: "b".repeat(40) },
    };
    expect(await changesBetween(before, after)).toEqual([
      "edited a.yaml",
      "deleted b/c.yaml",
      "added b/日本.yaml",
      "100644 to 120000 link.yaml",
      "100644 to 100755 run.yaml",
      "edited sub",
    ]);
    expect(await changesBetween(before, after, "b")).toEqual(["deleted c.yaml", "added 日本.yaml"]);
  });

  test("are all of a file and of the folder that takes its place", async () => {
    const [file, folder]: [Contents, Contents] = [
      { a: "1", "a-b": "2" },
      { "a/b/c": "1", "a-b": "2" },
    ];
    expect(await changesBetween(file, folder)).toEqual(["deleted a", "added a/b/c"]);
    expect(await changesBetween(folder, file)).toEqual(["added a", "deleted a/b/c"]);
    expect(await changesBetween(file, folder, "a")).toEqual(["added b/c"]);
  });

  test("are all of a folder that one of them lacks", async () => {
    expect(await changesBetween({ "a.txt": "" }, { "eval/x.yaml": "x" }, "eval")).toEqual([
      "added x.yaml",
    ]);
    expect(await changesBetween({ "a.txt": "" }, { "b.txt": "" }, "eval")).toEqual([]);
  });

  test("are found between tree objects too", async () => {
    const { gitdir, commits } = await gitRepository([{ "a.txt": "1" }]);
    const tree = await writeTree(gitdir, { "a.txt": "2" });
    const changes = await changedPaths(openRepository(gitdir), [commits[0] ?? "", tree]);
    expect(changes.map(words)).toEqual(["edited a.txt"]);
  });

  test("are found without reading a folder that did not change", async () => {
    const { gitdir, commits } = await gitRepository([
      { "big/a.txt": "a", "x.txt": "1" },
      { "big/a.txt": "a", "x.txt": "2" },
    ]);
    const [before = "", after = ""] = commits;
    const { oid } = await git.readTree({ fs, gitdir, oid: before, filepath: "big" });
    removeObject(gitdir, oid);
    const changes = await changedPaths(openRepository(gitdir), [before, after]);
    expect(changes.map(words)).toEqual(["edited x.txt"]);
  });

  test("are not guessed where this clone lacks a commit or a tree", async () => {
    const { gitdir, commits } = await gitRepository([{ "b/a.txt": "1" }, { "b/a.txt": "2" }]);
    const [before = "", after = ""] = commits;
    const repository = openRepository(gitdir);
    expect(await refusal(changedPaths(repository, [before, "0".repeat(40)]))).toBe(
      "no-such-commit",
    );
    const { oid } = await git.readTree({ fs, gitdir, oid: after, filepath: "b" });
    removeObject(gitdir, oid);
    expect(await refusal(changedPaths(openRepository(gitdir), [before, after]))).toBe(
      "missing-object",
    );
  });
});

describe("trees that Git would not write", () => {
  const [one, two] = ["1".repeat(40), "2".repeat(40)] as const;

  test("hide no change where they are not sorted, and show none that is not there", async () => {
    const { gitdir } = await gitRepository([]);
    const before = await rawTree(gitdir, [
      ["100644", "a", one],
      ["100644", "b", one],
      ["100644", "c", one],
    ]);
    const after = await rawTree(gitdir, [
      ["100644", "c", one],
      ["100644", "a", two],
      ["100644", "b", one],
    ]);
    const changes = await changedPaths(openRepository(gitdir), [before, after]);
    expect(changes.map(words)).toEqual(["edited a"]);
  });

  test("hide no entry behind another of the same name", async () => {
    const { gitdir } = await gitRepository([]);
    const before = await rawTree(gitdir, [["100644", "a", one]]);
    const after = await rawTree(gitdir, [
      ["100644", "a", one],
      ["100644", "a", two],
    ]);
    const changes = await changedPaths(openRepository(gitdir), [before, after]);
    expect(changes.map(words)).toEqual(["added a"]);
  });

  test("are read as Git reads them where a mode is written otherwise", async () => {
    const { gitdir } = await gitRepository([]);
    const inner = await rawTree(gitdir, [["100664", "x", one]]);
    const before = await rawTree(gitdir, [["040000", "f", inner]]);
    const plain = await rawTree(gitdir, [["100644", "x", one]]);
    const after = await rawTree(gitdir, [["40000", "f", plain]]);
    expect(await changedPaths(openRepository(gitdir), [before, after])).toEqual([]);
  });
});

async function renames(before: Contents, after: Contents): Promise<readonly string[]> {
  const { gitdir, commits } = await gitRepository([before, after]);
  const [one = "", other = ""] = commits;
  const changes = await changedPaths(openRepository(gitdir), [one, other]);
  return [...exactRenames(changes)].map(([to, from]) => `${from.path} to ${to.path}`);
}

describe("files that were renamed", () => {
  test("are known by their bytes, each once", async () => {
    expect(await renames({ a: "1", b: "2" }, { c: "1", d: "1", e: "3" })).toEqual(["a to c"]);
  });

  test("keep their name where several would do, else go in order", async () => {
    expect(
      await renames({ "a/x": "1", "b/y": "1", "c/z": "1" }, { "d/q": "1", "d/r": "1", "d/y": "1" }),
    ).toEqual(["a/x to d/q", "c/z to d/r", "b/y to d/y"]);
  });

  test("never become a link", async () => {
    expect(await renames({ a: "b" }, { c: { link: "b" } })).toEqual([]);
  });
});

/** Names of one part, one character a byte: plain ones that sort around each other, and whatever else Git takes. */
const name = fc.oneof(
  fc.constantFrom("a", "a-b", "a.b", "a0", "b", "B", "c"),
  fc.constantFrom('q"q', "new\nline", "tab\t", "back\\slash", "\x01", " ", "#", ":(x)", "-f"),
  fc.constantFrom("é", "日本", "e\u0301").map((text) => Buffer.from(text).toString("latin1")),
  fc.constantFrom("\xe9", "\xff\xfe", "\xc3", "\xed\xa0\x80"),
);

const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));

const file: fc.Arbitrary<ImportedFile> = fc.record({
  mode: fc.constantFrom("100644", "100644", "100755", "120000"),
  content: fc.constantFrom("", "1", "2", "3\n", "a"),
});

const entry: fc.Arbitrary<ImportedFile> = fc.oneof(
  { weight: 8, arbitrary: file },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ImportedFile>(
      { mode: "160000", content: "a".repeat(40) },
      { mode: "160000", content: "b".repeat(40) },
    ),
  },
);

/** What stands above another path gives way to it. */
function possible(files: Readonly<Record<string, ImportedFile>>): Record<string, ImportedFile> {
  const paths = Object.keys(files);
  return Object.fromEntries(
    Object.entries(files).filter(([one]) => !paths.some((other) => other.startsWith(`${one}/`))),
  );
}

/** Histories of up to five commits, each an edit of an earlier one, some of them merges. */
const history: fc.Arbitrary<readonly ImportedCommit[]> = fc
  .array(
    fc.record({
      changed: fc.dictionary(path, fc.option(entry), { maxKeys: 8 }),
      from: fc.nat(),
      merged: fc.option(fc.nat()),
    }),
    { minLength: 2, maxLength: 5 },
  )
  .map((steps) => {
    const commits: ImportedCommit[] = [];
    for (const [index, { changed, from, merged }] of steps.entries()) {
      const named = index === 0 ? [] : [from, merged].flatMap((one) => (one === null ? [] : [one]));
      const parents = [...new Set(named.map((one) => one % index))];
      commits.push({ files: edited(commits, parents, changed), parents });
    }
    return commits;
  });

/** The files of the parents, those of the first before all, with some edited, added or taken away. */
function edited(
  commits: readonly ImportedCommit[],
  parents: readonly number[],
  changed: Readonly<Record<string, ImportedFile | null>>,
): ImportedCommit["files"] {
  const files: Record<string, ImportedFile> = {};
  for (const parent of parents.toReversed()) Object.assign(files, commits[parent]?.files);
  for (const [at, state] of Object.entries(changed)) {
    if (state === null) delete files[at];
    else files[at] = state;
  }
  return possible(files);
}

/** `git diff --raw -z` as tuples of mode, mode, id, id, status and paths. */
function rawDiff(gitdir: string, asked: readonly string[]): string[][] {
  const parts = runGit(gitdir, ["diff", "--raw", "-z", "--no-abbrev", ...asked]).split("\0");
  const rows: string[][] = [];
  for (let at = 0; at + 1 < parts.length;) {
    const facts = (parts[at] ?? "").slice(1).split(" ");
    const paths = /^[RC]/.test(facts[4] ?? "") ? 2 : 1;
    rows.push([...facts, ...parts.slice(at + 1, at + 1 + paths)]);
    at += 1 + paths;
  }
  return rows;
}

function rowOf({ rawPath, before, after }: PathChange): string[] {
  const nothing = { mode: "000000", oid: "0".repeat(40) };
  const [one, other] = [before ?? nothing, after ?? nothing];
  return [one.mode, other.mode, one.oid, other.oid, statusOf(before, after), rawPath];
}

function statusOf(before: PathChange["before"], after: PathChange["after"]): string {
  if (before === undefined) return "A";
  if (after === undefined) return "D";
  return before.mode.slice(0, 3) === after.mode.slice(0, 3) ? "M" : "T";
}

describe.skipIf(!hasGit)("as Git sees it", () => {
  test("any two commits of any history differ in the same paths", async () => {
    await fc.assert(
      fc.asyncProperty(history, async (commits) => {
        const { gitdir, ids } = importedHistory(commits);
        const repository = openRepository(gitdir);
        for (const pair of pairsOf(ids)) {
          const rows = rawDiff(gitdir, ["--no-renames", ...pair]);
          expect((await changedPaths(repository, pair)).map(rowOf)).toEqual(rows);
          const inFolder = rows.filter((row) => (row[5] ?? "").startsWith("a/"));
          expect((await changedPaths(repository, pair, "a")).map(rowOf)).toEqual(
            inFolder.map((row) => [...row.slice(0, 5), row[5]?.slice(2)]),
          );
        }
      }),
      { numRuns: 15 },
    );
  });

  test("files of which no two are alike are renamed alike", async () => {
    await fc.assert(
      fc.asyncProperty(moves, async (moved) => {
        const states = [moved.map(([from]) => from), moved.map(([from, to]) => to ?? from)];
        const files = states.map((paths) =>
          Object.fromEntries(
            paths.map((at, n) => [at, { mode: "100644", content: `text ${n}` } as const]),
          ),
        );
        fc.pre(files.every((state) => isDeepStrictEqual(state, possible(state))));
        const { gitdir, ids } = importedHistory([
          { files: files[0] ?? {}, parents: [] },
          { files: files[1] ?? {}, parents: [0] },
        ]);
        const [before = "", after = ""] = ids;
        const changes = await changedPaths(openRepository(gitdir), [before, after]);
        const ours = [...exactRenames(changes)].map(([to, from]) => [from.rawPath, to.rawPath]);
        const rows = rawDiff(gitdir, ["-M100%", before, after]);
        expect(ours).toEqual(rows.flatMap((row) => (row.length === 7 ? [row.slice(5)] : [])));
        expect(ours).toHaveLength(moved.filter(([, to]) => to !== null).length);
      }),
      { numRuns: 30 },
    );
  });
});

/** Paths that are all different, some of them with another one to go to. */
const moves = fc.uniqueArray(path, { minLength: 1, maxLength: 12 }).chain((paths) => {
  const half = Math.ceil(paths.length / 2);
  const goes = fc.array(fc.boolean(), { minLength: half, maxLength: half });
  return goes.map((flags) =>
    flags.map((flag, n) => [paths[n] ?? "", flag ? (paths[half + n] ?? null) : null] as const),
  );
});

function pairsOf(ids: readonly string[]): readonly (readonly [string, string])[] {
  return ids.flatMap((one, index) =>
    ids.slice(index + 1).flatMap((other) => [[one, other] as const, [other, one] as const]),
  );
}
