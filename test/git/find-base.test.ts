import { spawnSync } from "node:child_process";
import fs, { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import git from "isomorphic-git";
import { describe, expect, test } from "vitest";
import { askedBase, defaultBase, type FoundBase, type NoBase } from "../../src/git/find-base.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { gitRepository, type TestRepository } from "../support/git-repository.ts";
import { tempFolder } from "../support/temp-folder.ts";

/** Three commits of a set in `eval`; the first has another folder only. */
async function threeCommits(): Promise<TestRepository> {
  return await gitRepository([
    { "app/a.txt": "1" },
    { "app/a.txt": "1", "eval/cases/a.yaml": "id: a\n" },
    { "app/a.txt": "2", "eval/cases/a.yaml": "id: b\n" },
  ]);
}

/** A remote as a clone knows it, with these branches. */
async function remote(
  { gitdir }: TestRepository,
  name: string,
  branches: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  await git.addRemote({ fs, gitdir, remote: name, url: "https://git.example.test/set.git" });
  for (const [branch, value = ""] of Object.entries(branches)) {
    const symbolic = value.startsWith("refs/");
    await git.writeRef({ fs, gitdir, ref: `refs/remotes/${name}/${branch}`, value, symbolic });
  }
}

function facts(found: FoundBase | NoBase): unknown {
  return "none" in found ? found : [found.name, found.commit, found.tree !== undefined];
}

async function refusal(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  return error instanceof RepositoryError ? `${error.code}: ${error.message}` : String(error);
}

/** Git itself, in a folder; its own settings alone count. */
function gitIn(folder: string, ...words: readonly string[]): void {
  const { status, stderr } = spawnSync("git", ["-C", folder, ...words], {
    encoding: "utf8",
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_AUTHOR_NAME: "avery",
      GIT_AUTHOR_EMAIL: "avery@example.test",
      GIT_COMMITTER_NAME: "avery",
      GIT_COMMITTER_EMAIL: "avery@example.test",
    },
  });
  if (status !== 0) throw new Error(stderr);
}

/** A repository with three commits on main and one on a branch from the second. */
function upstream(): string {
  const folder = tempFolder();
  gitIn(folder, "init", "-q", "-b", "main");
  for (const text of ["1", "2", "3"]) commit(folder, text);
  gitIn(folder, "checkout", "-q", "-b", "topic", "main~1");
  commit(folder, "topic");
  gitIn(folder, "checkout", "-q", "main");
  return folder;
}

function commit(folder: string, text: string): void {
  mkdirSync(join(folder, "cases"), { recursive: true });
  writeFileSync(join(folder, "cases/a.yaml"), `id: ${text}\n`);
  gitIn(folder, "add", "-A");
  gitIn(folder, "commit", "-q", "-m", text);
}

function clone(from: string, ...options: readonly string[]): string {
  const folder = join(tempFolder(), "clone");
  gitIn(from, "clone", "-q", ...options, `file://${from}`, folder);
  return folder;
}

const hasGit = spawnSync("git", ["--version"]).status === 0;

describe("the default earlier state", () => {
  test("is where the checkout and the remote's main branch parted", async () => {
    const repository = await threeCommits();
    await remote(repository, "origin", { main: repository.commits[1] });
    expect(facts(await defaultBase(join(repository.folder, "eval")))).toEqual([
      "origin/main",
      repository.commits[1],
      true,
    ]);
  });

  test.for([
    [
      "what the remote calls its main branch",
      { HEAD: "refs/remotes/origin/trunk", trunk: 1, main: 0 },
      "origin/trunk",
    ],
    ["main before master", { master: 0, main: 1 }, "origin/main"],
    ["master, where there is no main", { master: 1 }, "origin/master"],
    [
      "main, where the remote's main branch was not fetched",
      { HEAD: "refs/remotes/origin/trunk", main: 1 },
      "origin/main",
    ],
  ] as const)("takes %s", async ([, branches, name]) => {
    const repository = await threeCommits();
    const values = Object.entries(branches).map(([branch, value]) => [
      branch,
      typeof value === "number" ? repository.commits[value] : value,
    ]);
    await remote(repository, "origin", Object.fromEntries(values) as Record<string, string>);
    expect(facts(await defaultBase(repository.folder))).toEqual([
      name,
      repository.commits[1],
      true,
    ]);
  });

  test("takes the only remote, whatever its name, and origin among several", async () => {
    const repository = await threeCommits();
    await remote(repository, "upstream", { main: repository.commits[0] });
    expect(facts(await defaultBase(repository.folder))).toEqual([
      "upstream/main",
      repository.commits[0],
      true,
    ]);
    await remote(repository, "fork", { main: repository.commits[0] });
    expect(await defaultBase(repository.folder)).toEqual({
      none: "several-remotes",
      remotes: ["upstream", "fork"],
    });
    await remote(repository, "origin", { main: repository.commits[0] });
    expect(facts(await defaultBase(repository.folder))).toEqual([
      "origin/main",
      repository.commits[0],
      true,
    ]);
  });

  test("has no files where the commit has no such folder", async () => {
    const repository = await threeCommits();
    await remote(repository, "origin", { main: repository.commits[0] });
    const found = await defaultBase(join(repository.folder, "eval"));
    expect(facts(found)).toEqual(["origin/main", repository.commits[0], false]);
  });

  test("is found from a folder that a link leads to", async () => {
    const repository = await threeCommits();
    await remote(repository, "origin", { main: repository.commits[1] });
    const link = join(tempFolder(), "link");
    symlinkSync(join(repository.folder, "eval"), link);
    expect(facts(await defaultBase(link))).toMatchObject(["origin/main", expect.any(String), true]);
  });

  test("is found where a commit is checked out and no branch, and where references are packed", async () => {
    const repository = await threeCommits();
    const [first = "", , last = ""] = repository.commits;
    await git.addRemote({ fs, gitdir: repository.gitdir, remote: "origin", url: "x" });
    const packed = `# pack-refs with: peeled fully-peeled sorted \n${first} refs/remotes/origin/main\n`;
    writeFileSync(join(repository.gitdir, "packed-refs"), packed);
    writeFileSync(join(repository.gitdir, "HEAD"), `${last}\n`);
    expect(facts(await defaultBase(repository.folder))).toEqual(["origin/main", first, true]);
  });

  test.for([
    [
      "outside a repository",
      async () => await Promise.resolve(tempFolder()),
      { none: "no-repository" },
    ],
    [
      "before the first commit",
      async () => (await gitRepository([])).folder,
      { none: "no-commit" },
    ],
    [
      "without a remote",
      async () => (await threeCommits()).folder,
      { none: "no-remote", branch: "main" },
    ],
    [
      "without the remote's branches",
      async () => {
        const repository = await threeCommits();
        await remote(repository, "origin", { topic: repository.commits[0] });
        return repository.folder;
      },
      { none: "no-main-branch", remote: "origin" },
    ],
    [
      "without a commit in common",
      async () => {
        const repository = await threeCommits();
        const { gitdir } = repository;
        const tree = await git.writeTree({ fs, gitdir, tree: [] });
        const author = { name: "a", email: "b" };
        const other = { fs, gitdir, message: "x", tree, author, parent: [], ref: "refs/heads/x" };
        await remote(repository, "origin", { main: await git.commit(other) });
        return repository.folder;
      },
      { none: "unrelated", main: "origin/main" },
    ],
  ] as const)("is not there %s", async ([, folder, expected]) => {
    expect(await defaultBase(await folder())).toEqual(expected);
  });
});

describe("the earlier state that was asked for", () => {
  test("is the commit itself where the checkout builds on it", async () => {
    const { folder, commits } = await threeCommits();
    for (const ref of ["HEAD~1", commits[1] ?? "", "main^"]) {
      expect(facts(await askedBase(folder, ref))).toEqual([ref, commits[1], true]);
    }
    expect(facts(await askedBase(folder, "HEAD"))).toEqual(["HEAD", commits[2], true]);
  });

  test("is where the two parted where the other went on", async () => {
    const { folder, gitdir, commits } = await threeCommits();
    await git.branch({ fs, gitdir, ref: "ahead", object: "main" });
    await git.writeRef({
      fs,
      gitdir,
      ref: "refs/heads/main",
      value: commits[1] ?? "",
      force: true,
    });
    expect(facts(await askedBase(folder, "ahead"))).toEqual(["ahead", commits[1], true]);
  });

  test("is the commit itself where the two never met", async () => {
    const { folder, gitdir, commits } = await threeCommits();
    const read = await git.readCommit({ fs, gitdir, oid: commits[1] ?? "" });
    const value = await git.writeCommit({ fs, gitdir, commit: { ...read.commit, parent: [] } });
    await git.writeRef({ fs, gitdir, ref: "refs/heads/other", value });
    expect(facts(await askedBase(folder, "other"))).toEqual(["other", value, true]);
  });

  test.for([
    ["a name that is none", "nowhere"],
    ["a name with a line break", "main\nmain"],
    ["an ancestor that is not there", "HEAD~7"],
  ] as const)("is refused for %s", async ([, ref]) => {
    const { folder } = await threeCommits();
    expect(await refusal(askedBase(folder, ref))).toBe(
      `no-such-commit: "${ref}" names no commit in this clone: name a branch, a tag or a commit id that is there, such as "main", or fetch it first.`,
    );
  });

  test("is refused outside a repository", async () => {
    expect(await refusal(askedBase(tempFolder(), "main"))).toBe(
      'no-repository: This folder lies in no Git repository, so "main" names no earlier state of it.',
    );
  });
});

describe.skipIf(!hasGit)("as Git makes them", () => {
  test("clones have an earlier state, also of a branch and with all in one pack", async () => {
    const from = upstream();
    const folder = clone(from, "--branch", "topic");
    gitIn(folder, "gc", "--quiet");
    const found = await defaultBase(folder);
    expect(facts(found)).toMatchObject(["origin/main", expect.any(String), true]);
    expect(found).toMatchObject({
      commit: (await askedBase(from, "main~1")).commit,
    });
  });

  test("linked working trees have one, and a HEAD of their own", async () => {
    const from = upstream();
    const folder = clone(from);
    const linked = join(tempFolder(), "linked");
    gitIn(folder, "worktree", "add", "-q", linked, "origin/topic");
    const due = (await askedBase(from, "main~1")).commit;
    expect(facts(await defaultBase(linked))).toEqual(["origin/main", due, true]);
    expect((await askedBase(linked, "HEAD~1")).commit).toBe(due);
    const topic = await git.resolveRef({ fs, dir: folder, ref: "refs/remotes/origin/topic" });
    expect((await askedBase(linked, "HEAD")).commit).toBe(topic);
  });

  test("shallow clones have one as far as they reach, and say where they do not", async () => {
    const from = upstream();
    const deep = clone(from, "--no-single-branch", "--depth", "2", "--branch", "topic");
    expect(facts(await defaultBase(deep))).toMatchObject(["origin/main", expect.any(String), true]);
    const flat = clone(from, "--no-single-branch", "--depth", "1", "--branch", "topic");
    expect(await defaultBase(flat)).toEqual({ none: "shallow", main: "origin/main" });
    expect(await refusal(askedBase(flat, "origin/main"))).toBe(
      'unknown-history: This shallow clone does not reach back to where the checkout and "origin/main" parted: run "git fetch --unshallow" first.',
    );
    const single = clone(from, "--depth", "1", "--branch", "topic");
    expect(await defaultBase(single)).toEqual({ none: "no-main-branch", remote: "origin" });
    gitIn(flat, "fetch", "-q", "--unshallow");
    expect(facts(await defaultBase(flat))).toMatchObject(["origin/main", expect.any(String), true]);
  });
});
