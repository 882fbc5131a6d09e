import { describe, expect, test } from "vitest";
import type { Said } from "../../src/approving/said.ts";
import { restRoutes } from "../support/github/rest/routes.ts";
import { at, atCall, faults } from "../support/github/server/faults.ts";
import { told } from "../support/github/server/log.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import { bytes, id, thrown } from "./host-setting.ts";
import { answering, comment, openFromFork, review, reviewSetting } from "./review-setting.ts";
import { repo } from "./setting.ts";

/** What was said, a line each: who, what, and who changed it. */
function lines(said: readonly Said[]): readonly string[] {
  return said.map(({ kind, by, opinion, body, edited }) => {
    const change = edited === undefined ? "" : `, edited by ${edited.by?.login ?? "nobody"}`;
    return `${by?.login ?? "nobody"} ${opinion ?? kind}: ${body}${change}`;
  });
}

describe("a pull request", () => {
  test("is told as it is, with the merge that GitHub tried", async () => {
    const { host, open, repository, github, world } = await reviewSetting();
    const number = await open("topic");
    const pull = pullNumbered(repository, number)?.pull;
    expect(await host.pull(number)).toEqual({
      number,
      url: `${github.url}/acme/set/pull/${number}`,
      state: "open",
      isDraft: false,
      author: { login: "sam", id: world.account("sam").id, isBot: false },
      title: "Add topic",
      base: "main",
      head: await repository.git.branch("topic"),
      branch: "topic",
      isOwnBranch: true,
      mergeCommit: pull?.testMergeOid,
      isMergeable: true,
      mergedAt: undefined,
    });
  });

  test("has no merge while it conflicts, and once it was closed", async () => {
    const { host, open, push, as } = await reviewSetting();
    const number = await open("topic");
    await push("robin", "main", { "topic.txt": "other\n" });
    expect(await host.pull(number)).toMatchObject({ isMergeable: false, mergeCommit: undefined });
    await as("sam").rest.pulls.update({ ...repo, pull_number: number, state: "closed" });
    expect(await host.pull(number)).toMatchObject({
      state: "closed",
      isMergeable: undefined,
      mergeCommit: undefined,
    });
  });

  test("has no merge that was possible before it conflicted", async () => {
    const stale = "1".repeat(40);
    const { host, open, push } = await answering({
      "pulls/get": async (call) => {
        const answer = await restRoutes["pulls/get"]?.(call);
        const body = answer?.body as Readonly<Record<string, unknown>>;
        return { status: 200, body: { ...body, merge_commit_sha: stale } };
      },
    });
    const number = await open("topic");
    expect((await host.pull(number)).mergeCommit).toBe(stale);
    await push("robin", "main", { "topic.txt": "other\n" });
    expect((await host.pull(number)).mergeCommit).toBe(undefined);
  });

  test("that was merged has the commit that it came in by, whichever way", async () => {
    const { host, open, repository, as } = await reviewSetting();
    const number = await open("topic");
    await as("sam").rest.pulls.merge({ ...repo, pull_number: number, merge_method: "squash" });
    expect(await host.pull(number)).toMatchObject({
      state: "merged",
      mergeCommit: await repository.git.branch("main"),
      mergedAt: pullNumbered(repository, number)?.pull.mergedAt,
    });
  });

  test.for(["merge", "squash", "rebase"] as const)(
    "that was merged by %s is known by each commit of it on main, from a fork as well",
    async (merge_method) => {
      const here = await reviewSetting();
      const { host, as, repository, push, open } = here;
      const before = id(await repository.git.branch("main"));
      const { number } = await openFromFork(here);
      await as("sam").rest.pulls.merge({ ...repo, pull_number: number, merge_method });
      const merged = id(await repository.git.branch("main"));
      await push("sam", "main", { "more.txt": "more\n" });
      await open("still-open");
      expect(await host.mergedPullsOf(merged)).toEqual([number]);
      expect(await host.mergedPullsOf(before)).toEqual([]);
      expect(await host.mergedPullsOf(id(await repository.git.branch("main")))).toEqual([]);
      expect(await host.mergedPullsOf(id(await repository.git.branch("still-open")))).toEqual([]);
    },
  );

  test("is none of a number that nobody has, and one that is there is told", async () => {
    const { host, open } = await reviewSetting();
    const number = await open("topic");
    expect(await host.pullIfAny(number)).toEqual(await host.pull(number));
    expect(await host.pullIfAny(number + 1)).toBeUndefined();
  });

  test("of a fork is not on a branch of the repository, and one of a deleted account is nobody's", async () => {
    const here = await reviewSetting();
    const { number, head } = await openFromFork(here, "main");
    expect(await here.host.pull(number)).toMatchObject({
      isOwnBranch: false,
      branch: "main",
      head,
      author: { login: "kim" },
    });
    here.world.deleteAccount("kim");
    expect((await here.host.pull(number)).author).toBe(undefined);
  });

  test("of a workflow has a bot for its author", async () => {
    const { host, branch, asJob } = await reviewSetting();
    await branch("topic", { "t.txt": "t\n" });
    const job = asJob({ contents: "write", "pull-requests": "write" });
    const wanted = { ...repo, title: "T", head: "topic", base: "main", draft: true };
    const { data } = await job.rest.pulls.create(wanted);
    expect(await host.pull(data.number)).toMatchObject({
      isDraft: true,
      author: { login: "github-actions[bot]", isBot: true },
    });
  });
});

describe("the open pull requests", () => {
  test("are found on all pages, in their order", async () => {
    const { host, repository, open, as, branch } = await reviewSetting();
    const first = await open("topic");
    const issue = pullNumbered(repository, first);
    if (issue?.pull === undefined) throw new Error("There is no pull request.");
    for (let number = 2; number <= 101; number += 1) {
      repository.issues.push({ ...issue, id: 5000 + number, number, pull: { ...issue.pull } });
    }
    await as("sam").rest.pulls.update({ ...repo, pull_number: 7, state: "closed" });
    await branch("last", { "l.txt": "l" });
    const wanted = { ...repo, title: "L", head: "last", base: "main" };
    const last = (await as("sam").rest.pulls.create(wanted)).data.number;
    const listed = await host.openPulls();
    const numbers = listed.map((one) => one.number);
    expect(numbers).toHaveLength(101);
    expect(numbers.slice(-2)).toEqual([101, last]);
    expect(numbers).not.toContain(7);
    expect(await host.openPullsWithHead(id(issue.pull.headOid))).toHaveLength(100);
  });

  test("are listed as each is told alone, but for whether it can be merged", async () => {
    const here = await reviewSetting();
    const numbers = [await here.open("topic"), (await openFromFork(here)).number];
    const alone = await Promise.all(numbers.map(async (number) => await here.host.pull(number)));
    const listed = await here.host.openPulls();
    expect(listed).toEqual(alone.map((one) => ({ ...one, isMergeable: undefined })));
    expect(listed.every(({ mergeCommit }) => mergeCommit !== undefined)).toBe(true);
  });

  test("with one head are several, those of forks and to other branches too", async () => {
    const here = await reviewSetting();
    const { host, as, repository, branch, open } = here;
    await branch("stable", { "s.txt": "s\n" });
    const { number, head, fork } = await openFromFork(here);
    expect(await host.openPullsWithHead(id(head))).toEqual([number]);
    const again = { ...repo, title: "Again", head: "kim:theirs", base: "stable" };
    const second = (await as("kim").rest.pulls.create(again)).data.number;
    expect(await host.openPullsWithHead(id(head))).toEqual([number, second]);
    await as("sam").rest.git.createRef({ ...repo, ref: "refs/heads/taken", sha: head });
    const taken = { ...repo, title: "Taken", head: "taken", base: "main" };
    const third = (await as("sam").rest.pulls.create(taken)).data.number;
    expect(await host.openPullsWithHead(id(head))).toEqual([number, second, third]);
    await as("sam").rest.pulls.update({ ...repo, pull_number: third, state: "closed" });
    await open("other");
    expect(await host.openPullsWithHead(id(head))).toEqual([number, second]);
    const main = await repository.git.branch("main");
    expect(await host.openPullsWithHead(id(main))).toEqual([]);
    expect(await fork.git.branch("theirs")).toBe(head);
  });

  test("with one head do not lack what is merged elsewhere meanwhile, nor what a list is late with", async () => {
    const { host, as, open, branch, repository, github } = await reviewSetting();
    await branch("stable", { "s.txt": "s\n" });
    const number = await open("topic");
    const again = { ...repo, title: "Again", head: "topic", base: "stable" };
    const second = (await as("sam").rest.pulls.create(again)).data.number;
    const head = id(await repository.git.branch("topic"));
    await host.openPullsWithHead(head);
    await as("sam").rest.pulls.update({ ...repo, pull_number: number, state: "closed" });
    await as("sam").rest.pulls.update({ ...repo, pull_number: number, state: "open" });
    github.plan(at("pulls/list", 2, { kind: "truncated" }));
    expect(await host.openPullsWithHead(head)).toEqual([number, second]);
    github.plan(() => undefined);
    await as("sam").rest.pulls.merge({ ...repo, pull_number: number });
    expect(await host.openPullsWithHead(head)).toEqual([second]);
  });

  test("with a head that nobody knows are none", async () => {
    const { host } = await reviewSetting();
    expect(await host.openPullsWithHead(id("1".repeat(40)))).toEqual([]);
  });
});

describe("what is said", () => {
  test("is in the order in which it was given, reviews and comments", async () => {
    const here = await reviewSetting();
    const { host, open, repository, github, world, as } = here;
    const number = await open("topic");
    await comment(here, "kim", [number, "hello"]);
    const given = await review(here, "robin", [number, "APPROVE", "approve abc because"]);
    await comment(here, "sam", [number, "thanks"]);
    await review(here, "kim", [number, "REQUEST_CHANGES", "no"]);
    await review(here, "robin", [number, "COMMENT", "by the way"]);
    await as("robin").rest.pulls.createReview({ ...repo, pull_number: number, body: "not yet" });
    const said = await host.said(number);
    expect(lines(said)).toEqual([
      "kim comment: hello",
      "robin approves: approve abc because",
      "sam comment: thanks",
      "kim asks-for-changes: no",
      "robin comments: by the way",
    ]);
    expect(said[1]).toEqual({
      kind: "review",
      id: given,
      by: { login: "robin", id: world.account("robin").id, isBot: false },
      opinion: "approves",
      body: "approve abc because",
      at: pullNumbered(repository, number)?.pull.reviews[0]?.submittedAt,
      edited: undefined,
      commit: await repository.git.branch("topic"),
      url: `${github.url}/acme/set/pull/${number}#pullrequestreview-${given}`,
    });
  });

  test("tells who changed it last, and when", async () => {
    const here = await reviewSetting();
    const { host, open, as, asJob, world } = here;
    const number = await open("topic");
    const approval = await review(here, "robin", [number, "APPROVE", "one"]);
    const own = await review(here, "robin", [number, "COMMENT", "two"]);
    const words = await comment(here, "kim", [number, "three"]);
    const others = await comment(here, "robin", [number, "four"]);
    const gone = await comment(here, "kim", [number, "five"]);
    const on = { ...repo, pull_number: number } as const;
    const { pulls, issues } = as("sam").rest;
    await pulls.updateReview({ ...on, review_id: approval, body: "ONE" });
    await as("robin").rest.pulls.updateReview({ ...on, review_id: own, body: "TWO" });
    const moment = world.now();
    await issues.updateComment({ ...repo, comment_id: words, body: "THREE" });
    await as("kim").rest.issues.updateComment({ ...repo, comment_id: words, body: "3" });
    const job = asJob({ "pull-requests": "write" }).rest.issues;
    await job.updateComment({ ...repo, comment_id: others, body: "FOUR" });
    await as("lee").rest.issues.createComment({ ...repo, issue_number: number, body: "six" });
    world.repositories.get("acme/set")?.roles.set("lee", "write");
    await as("lee").rest.issues.updateComment({ ...repo, comment_id: gone, body: "FIVE" });
    world.deleteAccount("lee");
    const said = await host.said(number);
    expect(lines(said)).toEqual([
      "robin approves: ONE, edited by sam",
      "robin comments: TWO, edited by robin",
      "kim comment: 3, edited by kim",
      "robin comment: FOUR, edited by github-actions[bot]",
      "kim comment: FIVE, edited by nobody",
      "nobody comment: six",
    ]);
    expect(said[1]?.edited?.at).toBe(moment);
    expect(said.map(({ edited }) => edited?.by?.isBot)).toEqual([
      false,
      false,
      false,
      true,
      undefined,
      undefined,
    ]);
  });

  test("of bots, of deleted accounts and what was dismissed is told as that", async () => {
    const here = await reviewSetting();
    const { host, open, as, asJob, world } = here;
    const number = await open("topic");
    const on = { ...repo, pull_number: number } as const;
    const job = asJob({ "pull-requests": "write" });
    await job.rest.pulls.createReview({ ...on, event: "APPROVE", body: "bot" });
    const dismissed = await review(here, "robin", [number, "APPROVE", "robin's"]);
    await review(here, "kim", [number, "APPROVE", "kim's"]);
    await as("sam").rest.pulls.dismissReview({ ...on, review_id: dismissed, message: "m" });
    world.deleteAccount("kim");
    const said = await host.said(number);
    expect(lines(said)).toEqual([
      "github-actions[bot] approves: bot",
      "robin dismissed: robin's",
      "nobody approves: kim's",
    ]);
    expect(said[0]?.by?.isBot).toBe(true);
  });

  test("is found on all pages: the approval after a hundred comments, and the comment after a hundred", async () => {
    const here = await reviewSetting();
    const { host, open, repository, world, github } = here;
    const number = await open("topic");
    const issue = pullNumbered(repository, number);
    await review(here, "kim", [number, "COMMENT", "first"]);
    const comments = issue?.comments ?? [];
    const reviews = issue?.pull.reviews ?? [];
    await comment(here, "kim", [number, "first"]);
    const [one, other] = [comments[0], reviews[0]];
    if (one === undefined || other === undefined) throw new Error("Nothing was said.");
    for (let nth = 2; nth <= 100; nth += 1) {
      comments.push({ ...one, id: world.id() });
      reviews.push({ ...other, id: world.id() });
    }
    await review(here, "robin", [number, "APPROVE", "late"]);
    await comment(here, "robin", [number, "later"]);
    const before = github.log.length;
    const said = await host.said(number);
    expect(said).toHaveLength(202);
    expect(lines(said.slice(-2))).toEqual(["robin approves: late", "robin comment: later"]);
    expect(told(github.log.slice(before))).toEqual([
      "graphql/Reviews 200",
      "graphql/Reviews 200",
      "graphql/Comments 200",
      "graphql/Comments 200",
    ]);
    for (let nth = 1; nth <= 4; nth += 1) {
      github.plan(atCall(github.log.length + nth, faults.truncated));
      expect(await thrown(host.said(number))).toMatch(
        /^GitHubError: Could not read the (?:reviews|comments) of #1: GitHub's answer is not as it describes it: a page of "(?:reviews|comments)" ends before its end\./,
      );
      github.plan(atCall(github.log.length + nth, faults["not permitted"]));
      expect(await thrown(host.said(number))).toMatch(/403 Resource not accessible/);
    }
  });

  test("of no pull request is an error, and so is that of an issue that may not be read", async () => {
    const { host, hostWith, open, world } = await reviewSetting();
    expect(await thrown(host.said(9))).toMatchInlineSnapshot(
      `"GitHubError: Could not read the reviews of #9: it is not there, or the token may not see it (404 Could not resolve to a PullRequest with the number of 9)."`,
    );
    const number = await open("topic");
    const blind = world.jobToken("acme/set", { contents: "read" });
    expect(await thrown(hostWith({ token: blind }).said(number))).toMatchInlineSnapshot(
      `"GitHubError: Could not read the reviews of #1: the token may not do that (403 Resource not accessible by integration). The job needs the permission "pull-requests: read", and no rule of the repository against it."`,
    );
  });
});

describe("a permission", () => {
  test("is the role that somebody has now, and none of who is not there", async () => {
    const { host, world, repository } = await reviewSetting();
    repository.roles.set("tri", "triage").set("main", "maintain").set("out", "none");
    for (const login of ["tri", "main", "out", "lee"]) world.account(login);
    const logins = [
      "acme",
      "main",
      "robin",
      "tri",
      "kim",
      "lee",
      "out",
      "nobody",
      "a/b?c",
      "x[bot]",
    ];
    const found = [];
    for (const login of logins) found.push(`${login} ${await host.permission(login)}`);
    expect(found).toEqual([
      "acme admin",
      "main maintain",
      "robin write",
      "tri triage",
      "kim read",
      "lee read",
      "out none",
      "nobody none",
      "a/b?c none",
      "x[bot] none",
    ]);
  });

  test("of a role of the organization's own is what GitHub says it comes to", async () => {
    const { host } = await answering({
      "repos/get-collaborator-permission-level": () => ({
        status: 200,
        body: { permission: "write", role_name: "reviewer plus", user: null },
      }),
    });
    expect(await host.permission("robin")).toBe("write");
  });
});

describe("statuses", () => {
  const given = { context: "touchstone/review", state: "pending", description: "d" } as const;

  test("are the latest of each context, whatever its letters, on all pages", async () => {
    const { host, repository, open, as } = await reviewSetting();
    await open("topic");
    const head = id(await repository.git.branch("topic"));
    expect(await host.statuses(head)).toEqual(new Map());
    expect(await host.postStatus(head, { ...given, url: undefined })).toBe(undefined);
    for (let nth = 1; nth <= 100; nth += 1) {
      const status = { ...repo, sha: head, state: "pending", context: "other" } as const;
      await as("sam").rest.repos.createCommitStatus({ ...status, description: `${nth}` });
    }
    const url = "https://github.test/x";
    await host.postStatus(head, { ...given, context: "Other", state: "success", url });
    expect([...(await host.statuses(head))]).toEqual([
      ["other", { context: "Other", state: "success", description: "d", url }],
      ["touchstone/review", { ...given, url: undefined }],
    ]);
    expect(await host.statuses((await host.main()).head)).toEqual(new Map());
  });

  test("take a description of 140 characters, and of a longer one what fits", async () => {
    const { host, repository } = await reviewSetting();
    const { head } = await host.main();
    const said = async (description: string): Promise<string | null | undefined> => {
      await host.postStatus(head, { ...given, description, url: undefined });
      return repository.statuses.at(-1)?.description;
    };
    expect(await said("😀".repeat(140))).toBe("😀".repeat(140));
    expect(await said("😀".repeat(141))).toBe(`${"😀".repeat(139)}…`);
    expect(await said(`${"a".repeat(138)} ${"b".repeat(9)}`)).toBe(`${"a".repeat(138)}…`);
  });

  test("are refused without the permission, of a commit that is not there, and beyond their number", async () => {
    const { host, hostWith, world } = await reviewSetting();
    const { head } = await host.main();
    const status = { ...given, url: undefined };
    const token = world.jobToken("acme/set", { contents: "read" });
    expect(await hostWith({ token }).postStatus(head, status)).toMatchInlineSnapshot(`
      {
        "refused": "Could not give 711e734d4e59872025adb7fc7f2f4ddd9bf2058c the status touchstone/review: the token may not do that (403 Resource not accessible by integration). The job needs the permission "statuses: write", and no rule of the repository against it.",
      }
    `);
    expect(await host.postStatus(id("1".repeat(40)), status)).toMatchInlineSnapshot(`
      {
        "refused": "Could not give 1111111111111111111111111111111111111111 the status touchstone/review: GitHub refuses it (422 No commit found for SHA: 1111111111111111111111111111111111111111).",
      }
    `);
    world.limits.statusesOfContext = 1;
    await host.postStatus(head, status);
    expect(await host.postStatus(head, status)).toMatchInlineSnapshot(`
      {
        "refused": "Could not give 711e734d4e59872025adb7fc7f2f4ddd9bf2058c the status touchstone/review: GitHub refuses it (422 This SHA and context has reached the maximum number of statuses).",
      }
    `);
    expect(await thrown(hostWith({ token }).statuses(head))).toMatchInlineSnapshot(
      `"GitHubError: Could not read the statuses of 711e734d4e59872025adb7fc7f2f4ddd9bf2058c: the token may not do that (403 Resource not accessible by integration). The job needs the permission "statuses: read", and no rule of the repository against it."`,
    );
  });
});

describe("a decision", () => {
  test("is written on the branch of a pull request, of any name, by compare-and-swap", async () => {
    const { host, branch, as, repository, push } = await reviewSetting();
    const name = "feature/ä-#1-%23@x";
    const topic = id(await branch(name, { "cases/a.yaml": "a\n", "run.sh": "r\n" }));
    const wanted = { ...repo, title: "T", head: name, base: "main" };
    const { number } = (await as("sam").rest.pulls.create(wanted)).data;
    const { tree } = (await host.commit(topic)) ?? { tree: id("") };
    const files = [{ path: "cases/a.yaml", bytes: bytes("b\n") }];
    const made = await host.writeCommit({
      parent: topic,
      baseTree: tree,
      files,
      message: "Record",
    });
    if ("refused" in made) throw new Error(made.refused);
    expect(made.isVerified).toBe(true);
    expect(await host.moveBranch({ name, from: topic, to: made.oid })).toBe("moved");
    expect((await host.pull(number)).head).toBe(made.oid);
    const theirs = await push("sam", name, { "s.txt": "s" });
    expect(await host.moveBranch({ name, from: made.oid, to: topic })).toBe("lost");
    expect(await repository.git.branch(name)).toBe(theirs);
  });

  test("is refused on a branch that a rule guards, and to a job that may not write", async () => {
    const { host, hostWith, world, repository } = await reviewSetting();
    const { head, tree, branch: name } = await host.main();
    const files = [{ path: "a.txt", bytes: bytes("b\n") }];
    const commit = { parent: head, baseTree: tree, files, message: "m" };
    const made = await host.writeCommit(commit);
    if ("refused" in made) throw new Error(made.refused);
    world.protect(repository, "main", { requiredApprovals: 1 });
    expect(await host.moveBranch({ name, from: head, to: made.oid })).toMatchInlineSnapshot(`
      {
        "refused": "Could not move the branch main: GitHub refuses it (422 Repository rule violations found for refs/heads/main. - Changes must be made through a pull request).",
      }
    `);
    const token = world.jobToken("acme/set", { contents: "read" });
    expect(await hostWith({ token }).writeCommit(commit)).toMatchInlineSnapshot(`
      {
        "refused": "Could not write the changed files: the token may not do that (403 Resource not accessible by integration). The job needs the permissions "contents: write" and "pull-requests: write", and no rule of the repository against it.",
      }
    `);
    expect(await repository.git.branch("main")).toBe(head);
  });
});

describe("a folder", () => {
  test("is told as the commit has it", async () => {
    const { host, branch } = await reviewSetting();
    await branch("topic", { "b/c.txt": "c\n" });
    const { tree } = await host.main();
    const entries = await host.folder(tree);
    expect(entries?.map(({ mode, name }) => `${mode} ${name}`)).toEqual(["100644 a.txt"]);
  });

  test("of which GitHub does not tell all is told as none", async () => {
    const { host, github } = await reviewSetting();
    const { tree } = await host.main();
    github.plan(at("git/get-tree", 1, { kind: "truncated" }));
    expect(await host.folder(tree)).toBe(undefined);
  });
});

test("comments are read and written like those of refresh", async () => {
  const here = await reviewSetting();
  const { host, open, hostWith, world } = here;
  const number = await open("topic");
  await comment(here, "kim", [number, "<!-- forged -->"]);
  expect(await host.comment(number, "own")).toBe(undefined);
  const [theirs, own] = await host.comments(number);
  expect([theirs?.isOwn, own?.isOwn]).toEqual([false, true]);
  const isSelf = await host.isSelf();
  const said = (await host.said(number)).map(({ by }) => isSelf(by));
  expect([...said, isSelf(undefined)]).toEqual([false, true, false]);
  await host.editComment(own?.id ?? 0, "new");
  expect((await host.comments(number)).map(({ body }) => body)).toEqual(["<!-- forged -->", "new"]);
  await host.deleteComment(own?.id ?? 0);
  expect(await host.comments(number)).toHaveLength(1);
  const token = world.jobToken("acme/set", { "pull-requests": "read" });
  expect(await hostWith({ token }).comment(number, "x")).toHaveProperty("refused");
});
