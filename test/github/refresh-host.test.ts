import { describe, expect, test } from "vitest";
import { runGit } from "../support/github/git/run-git.ts";
import { at, faults } from "../support/github/server/faults.ts";
import { onFork } from "./fork.ts";
import { branch, bytes, hostSetting, id, made, thrown, wanted, written } from "./host-setting.ts";
import { pullsOf } from "../support/github/world/pulls.ts";
import { repo } from "./setting.ts";

describe("reading", () => {
  test("main is the branch that the repository says, with the tree of its head", async () => {
    const { host, repository } = await hostSetting();
    const head = await repository.git.branch("main");
    const tree = (await repository.git.git(["rev-parse", `${head}^{tree}`])).trim();
    expect(await host.main()).toEqual({ branch: "main", head, tree });
  });

  test("branches are those below touchstone/refresh/ and no others", async () => {
    const { host, branch: write } = await hostSetting();
    const one = await write("touchstone/refresh/one", { "a.txt": "1" });
    const two = await write("touchstone/refresh/two", { "a.txt": "2" });
    await write("touchstone/refreshed", { "a.txt": "3" });
    await write("touchstone/other", { "a.txt": "4" });
    expect(await host.branches()).toEqual([
      { name: "touchstone/refresh/one", head: one },
      { name: "touchstone/refresh/two", head: two },
    ]);
  });

  test("a commit has its tree, its parents, its message and whether GitHub has signed it", async () => {
    const { host, repository } = await hostSetting();
    const main = await host.main();
    const oid = await written(host);
    const tree = (await repository.git.git(["rev-parse", `${oid}^{tree}`])).trim();
    expect(await host.commit(oid)).toEqual({
      oid,
      tree,
      parents: [main.head],
      message: "Ask for one\n\nTouchstone-Refresh: to=2",
      isVerified: true,
    });
    expect(await host.commit(main.head)).toMatchObject({ parents: [], isVerified: false });
    expect(await host.commit(id("1".repeat(40)))).toBeUndefined();
  });

  test("a commit is on main where main is it, or descends from it", async () => {
    const { host, repository, push, branch: write } = await hostSetting();
    const first = id(await repository.git.branch("main"));
    const aside = id(await write("aside", { "b.txt": "b" }));
    const second = id(await push("robin", "main", { "c.txt": "c" }));
    const unrelated = id(await write("unrelated", { "d.txt": "d" }, { onto: null }));
    const found = [];
    for (const oid of [first, second, aside, unrelated, id("1".repeat(40))]) {
      found.push(await host.isOnMain(oid));
    }
    expect(found).toEqual([true, true, false, false, false]);
  });

  test("pull requests of a branch come in all states, the newest first, from all pages", async () => {
    const { host, repository } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    const [first] = pullsOf(repository);
    if (first === undefined) throw new Error("There is no pull request.");
    for (let number = 2; number <= 102; number += 1) repository.issues.push({ ...first, number });
    first.state = "closed";
    const found = await host.pullRequests(branch);
    expect(found.map(({ number }) => number)).toEqual(
      Array.from({ length: 102 }, (_, index) => 102 - index),
    );
    expect(found.map(({ state }) => state).join(" ")).toMatch(/^(open ){101}closed$/);
  });

  test("a fork's branch of the same name is none of this repository", async () => {
    const { host, github, world, repository, as } = await hostSetting();
    const fork = await world.fork(repository, "kim");
    await onFork(github, fork).push(branch, { "a.txt": "k" });
    const head = `kim:${branch}`;
    await as("kim").rest.pulls.create({ ...repo, title: "k", head, base: "main" });
    // GitHub's filter by the label of a head lets one through that is of a fork of the same owner.
    const [first] = pullsOf(repository);
    if (first === undefined) throw new Error("There is no pull request.");
    const copy = world.repository("acme/copy", { parent: repository });
    const pull = { ...first.pull, head: { repository: copy, branch } };
    repository.issues.push({ ...first, number: 2, pull });
    expect(await host.pullRequests(branch)).toEqual([]);
    await made(host);
    const opened = await host.openPullRequest(wanted);
    expect((await host.pullRequests(branch)).map(({ url }) => url)).toEqual([
      "url" in opened ? opened.url : "",
    ]);
  });

  test("one that was merged a moment ago is merged, although lists show it open", async () => {
    const { host, as, repository } = await hostSetting({ listLag: 1 });
    await made(host);
    await host.openPullRequest(wanted);
    await as("sam").rest.pulls.merge({ ...repo, pull_number: 1 });
    expect(repository.issues[0]?.pull?.staleLists).toBe(1);
    expect((await host.pullRequests(branch)).map(({ state }) => state)).toEqual(["merged"]);
    expect(repository.issues[0]?.pull?.staleLists).toBe(0);
  });

  test("a pull request has all that the state of it is told by", async () => {
    const { host, as, github } = await hostSetting();
    const head = await made(host);
    await host.openPullRequest(wanted);
    await host.addLabels(1, ["touchstone"]);
    await host.requestReviewers(1, ["robin"]);
    await as("kim").rest.pulls.createReview({ ...repo, pull_number: 1, event: "APPROVE" });
    expect(await host.pullRequest(1)).toEqual({
      number: 1,
      url: `${github.url}/acme/set/pull/1`,
      state: "open",
      branch,
      head,
      base: "main",
      title: "Look again at one",
      body: "Because.",
      labels: ["touchstone"],
      reviewers: ["robin", "kim"],
      isByWorkflow: true,
      author: "github-actions[bot]",
    });
  });

  test("comments come from all pages, and only those of the token's own account are own", async () => {
    const { host, as, world, repository, other } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    await as("sam").rest.issues.createComment({ ...repo, issue_number: 1, body: "s" });
    const comments = repository.issues[0]?.comments ?? [];
    comments.push(...Array.from({ length: 100 }).flatMap(() => comments));
    await host.comment(1, "own");
    // Somebody has the name that GraphQL gives the job.
    world.account("github-actions");
    await as("github-actions").rest.issues.createComment({
      ...repo,
      issue_number: 1,
      body: "forged",
    });
    const found = await host.comments(1);
    expect(found).toHaveLength(103);
    expect(found.filter(({ isOwn }) => isOwn).map(({ author, body }) => [author, body])).toEqual([
      ["github-actions[bot]", "own"],
    ]);
    const ofSam = await other(world.personalToken("sam")).comments(1);
    expect(ofSam.filter(({ isOwn }) => isOwn)).toHaveLength(101);
  });
});

describe("commits", () => {
  test("change the named files of the base, with mode 100644, and are signed by GitHub", async () => {
    const { host, repository, github } = await hostSetting();
    const { head, tree } = await host.main();
    const latin = Uint8Array.from([0xe9, 0x0a]);
    const commit = await host.writeCommit({
      parent: head,
      baseTree: tree,
      files: [
        { path: "cases/é.yaml", bytes: bytes("\u{feff}id: é\n") },
        { path: "b.bin", bytes: latin },
      ],
      message: "Two files",
    });
    const { oid, ...rest } = commit as { oid: string };
    expect(rest).toEqual({ parents: [head], tree: expect.any(String), isVerified: true });
    const listed = await repository.git.git(["-c", "core.quotePath=false", "ls-tree", "-r", oid]);
    expect(listed.replace(/[0-9a-f]{40}/g, "…")).toMatchInlineSnapshot(`
      "100644 blob …	a.txt
      100644 blob …	b.bin
      100644 blob …	cases/é.yaml
      "
    `);
    expect(await repository.git.gitBytes(["show", `${oid}:b.bin`])).toEqual(Buffer.from(latin));
    expect(await repository.git.gitBytes(["show", `${oid}:cases/é.yaml`])).toEqual(
      Buffer.from("\u{feff}id: é\n"),
    );
    expect(github.log.at(-1)?.body).not.toHaveProperty("author");
  });

  test("of a person's token are not signed, and the answer says so", async () => {
    const { other, world } = await hostSetting();
    const host = other(world.personalToken("sam"));
    expect(await host.commit(await written(host))).toMatchObject({ isVerified: false });
  });

  test("are refused to who may not write", async () => {
    const { host } = await hostSetting({}, { contents: "read", "pull-requests": "write" });
    const { head, tree } = await host.main();
    const files = [{ path: "a", bytes: bytes("a") }];
    expect(await host.writeCommit({ parent: head, baseTree: tree, files, message: "m" }))
      .toMatchInlineSnapshot(`
      {
        "refused": "Could not write the changed files: the token may not do that (403 Resource not accessible by integration). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.",
      }
    `);
  });
});

describe("moving a branch", () => {
  test("makes, moves and deletes it where it is as expected", async () => {
    const { host, repository } = await hostSetting();
    const one = await written(host, "one\n");
    const two = await written(host, "two\n");
    const moves = [
      { name: branch, from: undefined, to: one },
      { name: branch, from: one, to: two },
      { name: branch, from: two, to: undefined },
    ];
    const now = [];
    for (const move of moves) {
      expect(await host.moveBranch(move)).toBe("moved");
      now.push(await repository.git.branch(branch));
    }
    expect(now).toEqual([one, two, undefined]);
  });

  test("is lost where it is not, and moves nothing", async () => {
    const { host, repository, branch: write } = await hostSetting();
    const theirs = await write(branch, { "t.txt": "t" });
    const one = await written(host, "one\n");
    const two = await written(host, "two\n");
    const moves = [
      { name: branch, from: undefined, to: one },
      { name: branch, from: one, to: two },
      { name: branch, from: one, to: undefined },
      { name: "touchstone/refresh/gone", from: one, to: two },
    ];
    for (const move of moves) expect(await host.moveBranch(move)).toBe("lost");
    expect(await repository.git.branch(branch)).toBe(theirs);
    expect(await repository.git.branch("touchstone/refresh/gone")).toBeUndefined();
  });

  test("by a rule that forbids it is a refusal", async () => {
    const { host, world, repository } = await hostSetting();
    const one = await made(host, "one\n");
    const two = await written(host, "two\n");
    world.protect(repository, branch, { forbidForcePush: true, forbidDeletion: true });
    expect([
      await host.moveBranch({ name: branch, from: one, to: two }),
      await host.moveBranch({ name: branch, from: one, to: undefined }),
    ]).toMatchInlineSnapshot(`
      [
        {
          "refused": "Could not move the branch touchstone/refresh/one: GitHub refuses it (422 Repository rule violations found for refs/heads/touchstone/refresh/one. - Cannot force-push to this branch).",
        },
        {
          "refused": "Could not delete the branch touchstone/refresh/one: GitHub refuses it (422 Repository rule violations found for refs/heads/touchstone/refresh/one. - Cannot delete this branch).",
        },
      ]
    `);
  });
});

describe("opening a pull request", () => {
  test("opens it as it is wanted", async () => {
    const { host, repository, github } = await hostSetting();
    await made(host);
    expect(await host.openPullRequest({ ...wanted, draft: true })).toEqual({
      number: 1,
      url: `${github.url}/acme/set/pull/1`,
      isByWorkflow: true,
    });
    expect(repository.issues[0]).toMatchObject({
      title: wanted.title,
      body: wanted.body,
      pull: { base: "main", draft: true },
    });
  });

  test("finds the one that is open already", async () => {
    const { host, repository } = await hostSetting();
    await made(host);
    const first = await host.openPullRequest(wanted);
    expect(await host.openPullRequest(wanted)).toEqual(first);
    expect(repository.issues).toHaveLength(1);
  });

  test("is blocked where a setting forbids it, with a page on which a person opens it", async () => {
    const { host, github } = await hostSetting({ actionsMayCreatePulls: false });
    await made(host);
    const blocked = await host.openPullRequest({ ...wanted, title: "Was & ist?", body: "a\nb" });
    expect(JSON.stringify(blocked, undefined, 2).replaceAll(github.url, "SERVER"))
      .toMatchInlineSnapshot(`
      "{
        "blocked": "Could not open a pull request for the branch touchstone/refresh/one: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.",
        "compareUrl": "SERVER/acme/set/compare/main...touchstone/refresh/one?expand=1&title=Was%20%26%20ist%3F&body=a%0Ab"
      }"
    `);
  });

  test("is blocked where the job lacks the permission", async () => {
    const { host } = await hostSetting({}, { contents: "write", "pull-requests": "read" });
    await made(host);
    expect((await host.openPullRequest(wanted)) as { blocked: string }).toMatchObject({
      blocked: expect.stringMatching(
        /^Could not open a pull request for the branch touchstone\/refresh\/one: the token may not do that \(403 Resource not accessible by integration\)/,
      ) as unknown,
    });
  });

  test("leaves out of the page's address what makes it too long", async () => {
    const { host } = await hostSetting({ actionsMayCreatePulls: false });
    await made(host);
    const urls = [];
    for (const [title, body] of [
      ["t", "b".repeat(9000)],
      ["t".repeat(9000), "b"],
    ] as const) {
      const blocked = await host.openPullRequest({ ...wanted, title, body });
      urls.push("compareUrl" in blocked ? blocked.compareUrl.replace(/^.*\?/, "?") : "");
    }
    expect(urls).toEqual(["?expand=1&title=t", "?expand=1"]);
  });

  test("from a branch with nothing new is an error that says so", async () => {
    const { host } = await hostSetting();
    const { head } = await host.main();
    await host.moveBranch({ name: branch, from: undefined, to: head });
    expect(await thrown(host.openPullRequest(wanted))).toMatchInlineSnapshot(
      `"GitHubError: Could not open a pull request for the branch touchstone/refresh/one: GitHub refuses it (422 Validation Failed: No commits between main and touchstone/refresh/one)."`,
    );
  });
});

describe("a pull request that is open", () => {
  test("is edited as far as something is named, and closed", async () => {
    const { host, github, repository } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    const before = github.writes().length;
    expect(await host.editPullRequest(1, {})).toBeUndefined();
    expect(github.writes()).toHaveLength(before);
    expect(await host.editPullRequest(1, { title: "New" })).toBeUndefined();
    expect(repository.issues[0]).toMatchObject({ title: "New", body: wanted.body });
    expect(await host.editPullRequest(1, { body: "New too" })).toBeUndefined();
    expect(repository.issues[0]).toMatchObject({ title: "New", body: "New too" });
    expect(await host.closePullRequest(1, { body: "Closed" })).toBeUndefined();
    expect(repository.issues[0]).toMatchObject({ state: "closed", body: "Closed" });
  });

  test("asks for reviews, and says whom GitHub does not let it ask", async () => {
    const { host, repository } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    expect(await host.requestReviewers(1, [])).toBeUndefined();
    expect(await host.requestReviewers(1, ["robin", "acme/owners"])).toBeUndefined();
    expect(await host.requestReviewers(1, ["nobody", "kim", "github-actions[bot]"]))
      .toMatchInlineSnapshot(`
        {
          "refused": "Could not ask nobody for a review of #1: GitHub refuses it (422 Reviews may only be requested from collaborators). Could not ask github-actions[bot] for a review of #1: GitHub refuses it (422 Review cannot be requested from pull request author).",
        }
      `);
    expect([...(repository.issues[0]?.pull?.requested ?? [])]).toEqual(["robin", "kim"]);
  });

  test("gets labels and reviewers once GitHub knows it everywhere", async () => {
    const { host, repository, github, clock } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    const times = clock.waits.length;
    let left = 2;
    github.plan(({ operation }) => {
      const isLate = operation === "issues/add-labels" || operation === "pulls/request-reviewers";
      if (!isLate || left === 0) return undefined;
      left -= 1;
      return faults["not yet known"];
    });
    expect(await host.addLabels(1, ["touchstone"])).toBeUndefined();
    left = 1;
    expect(await host.requestReviewers(1, ["robin"])).toBeUndefined();
    expect([...(repository.issues[0]?.labels ?? [])]).toEqual(["touchstone"]);
    expect([...(repository.issues[0]?.pull?.requested ?? [])]).toEqual(["robin"]);
    expect(clock.waits.length).toBeGreaterThan(times);
  });

  test("is told that GitHub does not know it only after a few tries", async () => {
    const { host, github } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    github.plan(({ operation }) =>
      operation === "issues/add-labels" ? faults["not yet known"] : undefined,
    );
    expect(await host.addLabels(1, ["touchstone"])).toMatchInlineSnapshot(`
      {
        "refused": "Could not label the pull request #1: GitHub refuses it (422 Validation Failed: Could not resolve to a node with the global id of 'PR_1').",
      }
    `);
    expect(github.log.filter(({ operation }) => operation === "issues/add-labels")).toHaveLength(4);
  });

  test("has a comment edited, and not somebody else's", async () => {
    const { host, as, repository, world, other } = await hostSetting();
    await made(host);
    await host.openPullRequest(wanted);
    await host.comment(1, "first");
    const [own] = await host.comments(1);
    expect(await host.editComment(own?.id ?? 0, "second")).toBeUndefined();
    expect(repository.issues[0]?.comments.map(({ body }) => body)).toEqual(["second"]);
    const { data } = await as("sam").rest.issues.createComment({
      ...repo,
      issue_number: 1,
      body: "s",
    });
    const reader = other(world.personalToken("kim"));
    expect(await reader.editComment(data.id, "k")).toMatchInlineSnapshot(`
      {
        "refused": "Could not edit the comment 1011: the token may not do that (403 Must have admin rights to Repository). The job needs the permission "pull-requests: write", and no rule of the repository against it.",
      }
    `);
  });
});

test("what a token lets nobody do ends in an error without the token", async () => {
  const { other } = await hostSetting();
  const host = other("ghs_secret");
  expect(await thrown(host.main())).toMatchInlineSnapshot(
    `"GitHubError: Could not read the main branch: GitHub does not accept the token (401 Bad credentials). Give a token that is valid now."`,
  );
});

test("a stale list does not open a second pull request", async () => {
  const { host, other, github, repository } = await hostSetting();
  await made(host);
  expect(await host.pullRequests(branch)).toEqual([]);
  await other().openPullRequest(wanted);
  github.plan(at("pulls/list", 2, faults.stale));
  expect(await host.pullRequests(branch)).toEqual([]);
  github.plan(undefined);
  expect(await host.openPullRequest(wanted)).toMatchObject({ number: 1 });
  expect(repository.issues).toHaveLength(1);
});

test("Git reads what was written", async () => {
  const { host, repository } = await hostSetting();
  const oid = await made(host);
  expect(await runGit(repository.git.folder, ["fsck", "--strict", "--no-dangling"])).toHaveLength(
    0,
  );
  expect(await repository.git.branch(branch)).toBe(oid);
});
