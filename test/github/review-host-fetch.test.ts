import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { readCommit } from "../../src/git/commit.ts";
import { mergeBase } from "../../src/git/merge-base.ts";
import { GitHubError } from "../../src/github/github-error.ts";
import { openRepository, type Repository } from "../../src/git/repository.ts";
import type { ReviewHost } from "../../src/approving/review-host.ts";
import { commitTo } from "../support/github/commit-to.ts";
import { runGit } from "../support/github/git/run-git.ts";
import { atCall, faults, type FaultName } from "../support/github/server/faults.ts";
import { told } from "../support/github/server/log.ts";
import { testGitHub } from "../support/github/server.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import { tempFolder } from "../support/temp-folder.ts";
import { id, thrown } from "./host-setting.ts";
import { openFromFork, reviewSetting, type ReviewSetting } from "./review-setting.ts";

/** A clone without credentials, as a job has it after its checkout. */
interface Clone {
  readonly git: (...args: readonly string[]) => Promise<string>;
  readonly repository: Repository;
}

async function cloneOf(here: ReviewSetting, options: readonly string[] = []): Promise<Clone> {
  const folder = tempFolder();
  // What is not there may not be fetched in passing.
  const environment = { GIT_NO_LAZY_FETCH: "1" };
  const git: Clone["git"] = async (...args) =>
    (await runGit(folder, args, { environment })).toString("utf8");
  await runGit(folder, ["clone", "--quiet", ...options, `${here.github.url}/acme/set.git`, "."]);
  return { git, repository: openRepository(`${folder}/.git`) };
}

interface Ready extends ReviewSetting {
  readonly clone: Clone;
  readonly fetching: ReviewHost;
  /** Of an own pull request and of a fork's: their head and merge. */
  readonly commits: Parameters<ReviewHost["fetch"]>[0];
}

/** A main branch of some commits, and two pull requests that began before the last of them. */
async function ready(options: readonly string[] = []): Promise<Ready> {
  const here = await reviewSetting();
  const { open, repository } = here;
  for (const text of ["1", "2"]) await commitTo(repository, ["main", { "cases/a.yaml": text }]);
  const own = await open("topic", { "cases/b.yaml": "b\n", "cases/a.yaml": "1\n" });
  const { number: theirs } = await openFromFork(here);
  await here.push("sam", "main", { "cases/c.yaml": "c\n" });
  const clone = await cloneOf(here, options);
  const commits = [];
  for (const number of [own, theirs]) {
    for (const end of ["merge", "head"]) {
      const ref = `refs/pull/${number}/${end}`;
      commits.push({ ref, oid: id(await repository.git.ref(ref)) });
    }
  }
  return { ...here, clone, commits, fetching: here.hostWith({ clone: clone.repository }) };
}

/** The files of a commit with their texts, each read from the clone. */
async function filesOf({ git }: Clone, oid: string): Promise<Readonly<Record<string, string>>> {
  const paths = (await git("ls-tree", "-r", "--name-only", oid)).trim().split("\n");
  const files: Record<string, string> = {};
  for (const path of paths) files[path] = await git("cat-file", "blob", `${oid}:${path}`);
  return files;
}

/** All that somebody sees of a clone, but the objects in it. */
async function seen({ git }: Clone): Promise<unknown> {
  return [
    await git("diff-files", "--name-status"),
    await git("for-each-ref"),
    await git("config", "--list", "--local"),
  ];
}

const kinds = [
  ["whole", []],
  ["of one commit", ["--depth=1"]],
  ["of two commits", ["--depth=2"]],
  ["without files", ["--filter=blob:none"]],
  ["without folders", ["--filter=tree:0", "--no-checkout"]],
  ["of one commit and without files", ["--depth=1", "--filter=blob:none"]],
] as const;

test("into a clone of any kind come merges and heads with all that they hold, and nothing else", async () => {
  const here = await ready();
  const { commits, github, repository } = here;
  const [merge = "", head, , theirs = ""] = commits.map(({ oid }) => oid);
  for (const [kind, options] of kinds) {
    const clone = await cloneOf(here, options);
    const before = await seen(clone);
    const calls = github.log.length;
    await here.hostWith({ clone: clone.repository }).fetch(commits);
    expect(told(github.log.slice(calls)), kind).toEqual(["git/upload-pack 200"]);
    for (const oid of [merge, theirs]) {
      const right = await repository.git.fact(["ls-tree", "-r", oid]);
      expect(await clone.git("ls-tree", "-r", oid), kind).toBe(right);
    }
    expect(await filesOf(clone, merge), kind).toEqual({
      "a.txt": "a\n",
      "cases/a.yaml": "1\n",
      "cases/b.yaml": "b\n",
      "cases/c.yaml": "c\n",
    });
    expect(await filesOf(clone, theirs), kind).toHaveProperty(["theirs.txt"], "k\n");
    // A commit's parents are there as well: of a merge, the main branch that it was made with.
    const { parents } = await readCommit(clone.repository, merge);
    expect(parents[1]).toBe(head);
    expect(await filesOf(clone, parents[0] ?? ""), kind).toHaveProperty(["cases/c.yaml"], "c\n");
    expect(await seen(clone), kind).toEqual(before);
    if (!kind.includes("without")) await clone.git("fsck", "--no-dangling");
  }
}, 60_000);

test("what is there already is not asked for", async () => {
  const { fetching, commits, github } = await ready();
  await fetching.fetch(commits);
  const calls = github.log.length;
  await fetching.fetch(commits);
  await fetching.fetch([]);
  expect(github.log).toHaveLength(calls);
});

test("into a whole clone comes a whole history, and none of it is cut off", async () => {
  const { clone, commits, fetching, repository } = await ready();
  await fetching.fetch(commits);
  for (const { oid } of commits) {
    const right = await repository.git.git(["rev-list", "--objects", oid]);
    expect(await clone.git("rev-list", "--objects", oid)).toBe(right);
  }
  expect(await clone.git("rev-parse", "--is-shallow-repository")).toBe("false\n");
});

test("into a shallow clone no more comes than is asked for, and it says where its history ends", async () => {
  const { clone, commits, fetching, repository } = await ready(["--depth=1"]);
  const head = commits[1]?.oid ?? "";
  await fetching.fetch(commits);
  const all = (await repository.git.git(["rev-list", "main"])).trim().split("\n");
  const held = await Promise.all(
    all.map(
      async (oid) =>
        await readCommit(clone.repository, oid).then(
          () => 1,
          () => 0,
        ),
    ),
  );
  expect(held).toEqual([1, 1, 0, 0]);
  expect(await mergeBase(clone.repository, [all[0] ?? "", head])).toEqual({ commit: all[1] });
  expect(await clone.git("log", "--format=%H", head)).toBe(`${head}\n${all[1]}\n`);
  // The rest comes by Git itself, as before.
  await clone.git("fetch", "--quiet", "--unshallow");
  expect(await clone.git("rev-list", "HEAD")).toBe(`${all.join("\n")}\n`);
  await clone.git("fsck", "--no-dangling");
});

test("what a shallow clone knows of its history, it does not forget", async () => {
  const { clone, commits, fetching } = await ready(["--depth=3"]);
  const before = await clone.git("log", "--format=%H");
  expect(before.split("\n")).toHaveLength(4);
  await fetching.fetch(commits);
  expect(await clone.git("log", "--format=%H")).toBe(before);
});

test("a clone of which the commit was checked out alone gets its parents", async () => {
  const here = await ready();
  const [merge, head] = here.commits;
  const folder = tempFolder();
  const url = `${here.github.url}/acme/set.git`;
  await runGit(folder, ["init", "--quiet"]);
  await runGit(folder, ["fetch", "--quiet", "--depth=1", url, merge?.oid ?? ""]);
  await runGit(folder, ["checkout", "--quiet", "FETCH_HEAD"]);
  const repository = openRepository(`${folder}/.git`);
  await here.hostWith({ clone: repository }).fetch(merge === undefined ? [] : [merge]);
  expect((await readCommit(repository, head?.oid ?? "")).oid).toBe(head?.oid);
});

/** Somebody pushes another commit in the place of a pull request's own. */
async function pushedOver({ push, repository }: ReviewSetting): Promise<string> {
  const onto = (await repository.git.branch("main")) ?? null;
  return await push("sam", "topic", { files: { "cases/b.yaml": "forced\n" }, options: { onto } });
}

test("a commit is what was asked for, also where its reference was moved meanwhile", async () => {
  const here = await ready(["--depth=1"]);
  const { clone, commits, fetching, repository } = here;
  await pushedOver(here);
  await fetching.fetch(commits);
  const [merge] = commits;
  expect(await repository.git.ref(merge?.ref ?? "")).not.toBe(merge?.oid);
  expect(await filesOf(clone, merge?.oid ?? "")).toMatchObject({ "cases/b.yaml": "b\n" });
});

/** The server drops what nothing names any more. */
async function forget({ repository }: ReviewSetting): Promise<void> {
  await repository.git.git(["gc", "--quiet", "--prune=now"]);
}

describe("a commit that is gone", () => {
  test("was pushed over: the error says what is there now", async () => {
    const here = await ready(["--depth=1"]);
    const { clone, commits, fetching, repository } = here;
    const [merge, head] = commits.map(({ oid }) => oid);
    const now = await pushedOver(here);
    await forget(here);
    const before = await seen(clone);
    const said = await thrown(fetching.fetch(commits.slice(0, 2)));
    const merged = (await repository.git.ref("refs/pull/1/merge")) ?? "";
    expect(
      said
        .replaceAll(head ?? "", "HEAD")
        .replaceAll(merge ?? "", "MERGE")
        .replaceAll(now, "NEW HEAD")
        .replaceAll(merged, "NEW MERGE"),
    ).toMatchInlineSnapshot(
      `"GitHubError: Could not fetch refs/pull/1/merge (MERGE), refs/pull/1/head (HEAD): GitHub refuses it (upload-pack: not our ref MERGE). refs/pull/1/merge is NEW MERGE now: somebody pushed meanwhile. refs/pull/1/head is NEW HEAD now: somebody pushed meanwhile. What was done so far stays. Run it again."`,
    );
    expect(await seen(clone)).toEqual(before);
  });

  test("conflicts now: the error says that its reference is gone", async () => {
    const here = await ready();
    const { commits, fetching, push } = here;
    await push("robin", "main", { "cases/b.yaml": "other\n" });
    await forget(here);
    const said = await thrown(fetching.fetch(commits.slice(0, 1)));
    expect(said.replaceAll(commits[0]?.oid ?? "", "MERGE")).toMatchInlineSnapshot(
      `"GitHubError: Could not fetch refs/pull/1/merge (MERGE): GitHub refuses it (upload-pack: not our ref MERGE). refs/pull/1/merge is gone: the pull request conflicts with its base now, or was closed. What was done so far stays. Run it again."`,
    );
  });

  test("was never there: the error says so", async () => {
    const { fetching } = await ready();
    const oid = id("1".repeat(40));
    const said = await thrown(fetching.fetch([{ ref: "refs/heads/main", oid }]));
    expect(said.replace(/is [0-9a-f]{40} now/, "is OID now")).toMatchInlineSnapshot(
      `"GitHubError: Could not fetch refs/heads/main (1111111111111111111111111111111111111111): GitHub refuses it (upload-pack: not our ref 1111111111111111111111111111111111111111). refs/heads/main is OID now: somebody pushed meanwhile. What was done so far stays. Run it again."`,
    );
  });
});

test("who may not read is told so", async () => {
  const { clone, commits, hostWith, world, fetching } = await ready(["--depth=1"]);
  const nobody = hostWith({ token: "ghs_nobody", clone: clone.repository });
  expect(await thrown(nobody.fetch(commits.slice(0, 1)))).toMatch(
    /^GitHubError: Could not fetch refs\/pull\/1\/merge \([0-9a-f]{40}\): GitHub does not accept the token \(401 Authentication required\)\. Give a token that is valid now\.$/,
  );
  world.repositories.delete("acme/set");
  expect(await thrown(fetching.fetch(commits.slice(0, 1)))).toMatch(
    /: it is not there, or the token may not see it \(404 Not allowed\)\.$/,
  );
});

test("the token goes to no other server", async () => {
  const { commits, fetching, github } = await ready(["--depth=1"]);
  const other = await testGitHub();
  const headers = { location: `${other.url}/acme/set.git/git-upload-pack` };
  github.plan(({ operation }) =>
    operation === "git/upload-pack"
      ? { kind: "answer", status: 307, message: "Moved", headers, when: "before" }
      : undefined,
  );
  expect(await thrown(fetching.fetch(commits))).toMatch(/GitHub refuses it \(307 Moved\)\.$/);
  expect(other.log).toEqual([]);
});

test("an answer that never comes ends with its time", async () => {
  const { commits, fetching, github, clock } = await ready(["--depth=1"]);
  let waits = 0;
  const waited = (): void => {
    waits += 1;
    clock.expire();
  };
  github.plan(({ operation }) =>
    operation === "git/upload-pack" ? { kind: "silent", when: "before", waited } : undefined,
  );
  expect(await thrown(fetching.fetch(commits.slice(0, 1)))).toMatch(
    /: GitHub gave no answer \(.*The time is over.*\)\. What was done so far stays\. Run it again\.$/,
  );
  expect(waits).toBe(4);
});

test("faults that pass are waited for", async () => {
  const here = await ready(["--depth=1"]);
  const { commits, github, clock, hostWith } = here;
  const passing: readonly FaultName[] = [
    "secondary rate limit",
    "too many requests",
    "server error before",
    "unavailable before",
    "reset before",
    "reset after",
  ];
  for (const [index, fault] of passing.entries()) {
    const clone = await cloneOf(here, ["--depth=1"]);
    github.plan(atCall(github.log.length + 1, faults[fault]));
    await hostWith({ clone: clone.repository }).fetch(commits);
    expect(clock.waits).toHaveLength(index + 1);
    expect(await filesOf(clone, commits[0]?.oid ?? "")).toHaveProperty(["cases/b.yaml"]);
  }
});

test("answers of another kind are errors, and nothing of them is kept", async () => {
  const { clone, commits, fetching, github, token } = await ready(["--depth=1"]);
  const type = "application/x-git-upload-pack-result";
  const answers = [
    ["text/html", "<html>Sign in</html>"],
    [type, ""],
    [type, "000dpackfile\n"],
    [type, "000dpackfile\n0009\u0001PACK0000"],
    [type, "000dpackfile\n000b\u0003broken0000"],
    [type, "0010ERR stopped\n"],
  ] as const;
  const before = await clone.git("count-objects", "-v");
  const heard = [];
  for (const [kind, text] of answers) {
    const index = github.log.length + 1;
    github.plan(atCall(index, { kind: "odd", status: 200, type: kind, text, when: "before" }));
    const ended = await fetching.fetch(commits).catch((error: unknown) => error);
    expect(inspect(ended, { depth: null, showHidden: true })).not.toContain(token);
    heard.push(ended instanceof GitHubError ? ended.failure.said : inspect(ended));
    expect(await clone.git("count-objects", "-v")).toBe(before);
  }
  expect(heard).toMatchInlineSnapshot(`
    [
      "it holds no pack",
      "it holds no pack",
      "it holds no pack",
      "This is no pack",
      "broken",
      "stopped",
    ]
  `);
});

test("a pull request that is merged by a squash is there by what it became", async () => {
  const here = await ready(["--depth=1"]);
  const { fetching, clone, repository, as } = here;
  const owner = { owner: "acme", repo: "set", pull_number: 1 };
  await as("sam").rest.pulls.merge({ ...owner, merge_method: "squash" });
  const { mergeCommit } = await fetching.pull(1);
  const oid = id(mergeCommit);
  await fetching.fetch([{ ref: "refs/heads/main", oid }]);
  expect(await filesOf(clone, oid)).toHaveProperty(["cases/b.yaml"]);
  expect(pullNumbered(repository, 1)?.pull.mergeOid).toBe(oid);
});
