import fc from "fast-check";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { BareRepository } from "../support/github/git/bare-repository.ts";
import { bytesOf, commitIn, readCommit, writeCommit } from "../support/github/git/commits.ts";
import { chainBetween, commonAncestor } from "../support/github/git/histories.ts";
import { plainlyMerged } from "../support/github/git/merged-trees.ts";
import { GitError, lines } from "../support/github/git/run-git.ts";
import type { TreeChange } from "../support/github/git/trees.ts";

const signature = { name: "A B", email: "a@example.test", seconds: 1_788_000_000 };

/** What is answered without Git is what Git answers. */
const few = { numRuns: Number(process.env["RUNS"] ?? 12) };

const name = fc.constantFrom("a", "b", "a.txt", "a-b", "a0", "é", ".x", "B");
const path = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/"));
const text = fc.constantFrom("", "one\n", "two\n", "one\ntwo\nthree\n");

/** A tree by Git itself, from nothing but its files. */
async function treeByGit(
  git: BareRepository,
  base: string | undefined,
  changes: readonly TreeChange[],
): Promise<string> {
  const environment = { GIT_INDEX_FILE: join(git.folder, "an-index") };
  rmSync(environment.GIT_INDEX_FILE, { force: true });
  await git.git(["read-tree", base ?? "--empty"], { environment });
  const input = changes.map(({ path: at, mode, oid }) =>
    oid === undefined ? `0 ${"0".repeat(40)}\t${at}\0` : `${mode} ${oid}\t${at}\0`,
  );
  const options = { environment, input: input.join("") };
  await git.git(["update-index", "-z", "--index-info"], options);
  return (await git.git(["write-tree"], { environment })).trim();
}

type Edit = readonly [path: string, content: string | null, isExecutable: boolean];
const edits = fc.array(fc.tuple(path, fc.option(text), fc.boolean()), { maxLength: 5 });

async function changesOf(git: BareRepository, of: readonly Edit[]): Promise<TreeChange[]> {
  const changes: TreeChange[] = [];
  for (const [at, content, isExecutable] of of) {
    const mode = isExecutable ? "100755" : "100644";
    const oid = content === null ? {} : { oid: await git.writeBlob(content) };
    changes.push({ path: at, mode, ...oid });
  }
  return changes;
}

test("a tree that is written is the one that Git writes", async () => {
  const git = new BareRepository();
  await fc.assert(
    fc.asyncProperty(edits, edits, async (first, second) => {
      const base = await git.writeTree(undefined, await changesOf(git, first));
      expect(base).toBe(await treeByGit(git, undefined, await changesOf(git, first)));
      const changes = await changesOf(git, second);
      expect(await git.writeTree(base, changes)).toBe(await treeByGit(git, base, changes));
    }),
    few,
  );
});

test("a commit that is written is the one that Git writes, and is read as Git reads it", async () => {
  const git = new BareRepository();
  const tree = await git.writeTree(undefined, []);
  const words = fc.string({ unit: fc.constantFrom("a", "é", " ", ".", "[", "<", "\n", "'", "+") });
  await fc.assert(
    fc.asyncProperty(words, words, words, async (by, address, message) => {
      const author = { ...signature, name: by, email: address };
      const commit = { tree, parents: [], message, author, committer: signature };
      const bytes = bytesOf(commit);
      if (bytes === undefined) return;
      const oid = await writeCommit(git.folder, commit);
      expect(await git.objects.write("commit", bytes)).toBe(oid);
      expect(commitIn(oid, bytes)).toEqual(await readCommit(git.folder, oid));
    }),
    few,
  );
});

/** A history: each commit with the places of its parents before it. */
const history = fc
  .array(fc.array(fc.nat(20), { maxLength: 2 }), { minLength: 2, maxLength: 12 })
  .map((all) => all.map((parents, at) => [...new Set(parents.map((one) => one % (at || 1)))]));

async function historyIn(git: BareRepository, of: readonly number[][]): Promise<string[]> {
  const tree = await git.writeTree(undefined, []);
  const oids: string[] = [];
  for (const [at, places] of of.entries()) {
    const parents = at === 0 ? [] : places.flatMap((place) => oids[place] ?? []);
    const signed = { author: signature, committer: signature };
    oids.push(await git.writeCommit({ tree, parents, message: `${at}`, ...signed }));
  }
  return oids;
}

test("histories are told as Git tells them", async () => {
  const git = new BareRepository();
  const look = async (oid: string) => await git.commit(oid);
  await fc.assert(
    fc.asyncProperty(history, fc.nat(11), fc.nat(11), async (of, nth, other) => {
      const oids = await historyIn(git, of);
      const [a = "", b = ""] = [oids[nth % oids.length], oids[other % oids.length]];
      const best = lines(await git.git(["merge-base", "--all", a, b]).catch(() => ""));
      const found = await commonAncestor(look, a, b);
      expect(found).toEqual(best.length > 1 ? undefined : { best: best[0] });
      const between = lines(await git.git(["rev-list", "--reverse", "--topo-order", `${a}..${b}`]));
      const chain = await chainBetween(look, a, b);
      expect([chain ?? between, await git.commitsBetween(a, b)]).toEqual([between, between]);
    }),
    few,
  );
});

test("a merge that is plain is the one that Git makes", async () => {
  const git = new BareRepository();
  let plain = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(edits, { minLength: 3, maxLength: 3 }), async (of) => {
      const [first = [], second = [], third = []] = of;
      const base = await git.writeTree(undefined, await changesOf(git, first));
      const ours = await git.writeTree(base, await changesOf(git, second));
      const theirs = await git.writeTree(base, await changesOf(git, third));
      const merged = await plainlyMerged(git.objects, base, [ours, theirs]);
      if (merged === undefined) return;
      plain += 1;
      const signed = { message: "", author: signature, committer: signature };
      const parents = [await git.writeCommit({ tree: base, parents: [], ...signed })];
      const a = await git.writeCommit({ tree: ours, parents, ...signed });
      const b = await git.writeCommit({ tree: theirs, parents, ...signed });
      expect(`${merged}\n`).toBe(await git.git(["merge-tree", "--write-tree", a, b]));
    }),
    few,
  );
  expect(plain).toBeGreaterThan(0);
});

async function twoCommits(git: BareRepository): Promise<readonly [string, string]> {
  const [one = "", two = ""] = await historyIn(git, [[], [0]]);
  return [one, two];
}

describe("references", () => {
  test("move together or not at all, and Git sees them", async () => {
    const git = new BareRepository();
    const [one, two] = await twoCommits(git);
    const [a, b] = ["refs/heads/a/x", "refs/heads/b"];
    await git.moveRefs([{ name: a, from: undefined, to: one }]);
    const wrong = { name: b, from: one, to: two };
    await expect(git.moveRefs([{ name: a, from: one, to: two }, wrong])).rejects.toThrow(GitError);
    expect(await git.git(["for-each-ref", "--format=%(objectname) %(refname)"])).toBe(
      `${one} ${a}\n`,
    );
    await git
      .moveRefs([
        { name: a, from: one, to: undefined },
        { name: "refs/heads/a", from: undefined, to: two },
      ])
      .catch(() => undefined);
    await git.pointRef(a, undefined);
    await git.moveRefs([{ name: "refs/heads/a", from: undefined, to: two }]);
    expect(await git.refs("refs/")).toEqual([{ name: "refs/heads/a", oid: two }]);
  });

  test.for([
    ["below one that is there", "refs/heads/a/x"],
    ["that no branch may have", "refs/heads/a..b"],
    ["of a lock", "refs/heads/b.lock"],
  ] as const)("with a name %s are refused", async ([, named]) => {
    const git = new BareRepository();
    const [one] = await twoCommits(git);
    await git.moveRefs([{ name: "refs/heads/a", from: undefined, to: one }]);
    const move = { name: named, from: undefined, to: one };
    await expect(git.moveRefs([move])).rejects.toThrow(GitError);
    expect(await git.refs("refs/")).toEqual([{ name: "refs/heads/a", oid: one }]);
  });

  test("are found where Git has packed them", async () => {
    const git = new BareRepository();
    const [one, two] = await twoCommits(git);
    await git.moveRefs([{ name: "refs/heads/a", from: undefined, to: one }]);
    await git.git(["pack-refs", "--all"]);
    await git.git(["gc", "--quiet"]);
    expect([await git.branch("a"), await git.refs("refs/")]).toEqual([
      one,
      [{ name: "refs/heads/a", oid: one }],
    ]);
    await git.moveRefs([{ name: "refs/heads/a", from: one, to: two }]);
    expect(await git.branch("a")).toBe(two);
  });

  test("point at nothing but commits where they are branches", async () => {
    const git = new BareRepository();
    const blob = await git.writeBlob("x");
    const move = { name: "refs/heads/a", from: undefined, to: blob };
    await expect(git.moveRefs([move])).rejects.toThrow(GitError);
  });
});
