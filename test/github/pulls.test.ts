import { describe, expect, test } from "vitest";
import { onFork } from "./fork.ts";
import { refusal, repo, setting } from "./setting.ts";

/** What a pull request is opened with, and why it is refused. */
const refusals = [
  [
    { head: "nowhere" },
    '422 Validation Failed: {"resource":"PullRequest","field":"head","code":"invalid"}',
  ],
  [
    { head: "nobody:topic" },
    '422 Validation Failed: {"resource":"PullRequest","field":"head","code":"invalid"}',
  ],
  [
    { base: "nowhere" },
    '422 Validation Failed: {"resource":"PullRequest","field":"base","code":"invalid"}',
  ],
  [
    { title: " " },
    '422 Validation Failed: {"resource":"PullRequest","field":"title","code":"missing_field"}',
  ],
  [
    { head: "same" },
    '422 Validation Failed: {"resource":"PullRequest","message":"No commits between main and same","code":"custom"}',
  ],
  [
    { head: "taken" },
    '422 Validation Failed: {"resource":"PullRequest","message":"A pull request already exists for acme:taken.","code":"custom"}',
  ],
  [
    { head: "acme:taken" },
    '422 Validation Failed: {"resource":"PullRequest","message":"A pull request already exists for acme:taken.","code":"custom"}',
  ],
  [
    { body: "x".repeat(65_537) },
    '422 Validation Failed: {"resource":"PullRequest","field":"body","message":"body is too long (maximum is 65536 characters)","code":"custom"}',
  ],
] as const;

test("a commit's pull requests are those that brought it to main, or the open ones of the repository that is asked", async () => {
  const { github, as, open, repository, world } = await setting();
  const kim = as("kim").rest;
  const numbers = async (owner: string, commit_sha: string): Promise<readonly number[]> => {
    const asked = { owner, repo: "set", commit_sha };
    const { data } = await kim.repos.listPullRequestsAssociatedWithCommit(asked);
    return data.map(({ number }) => number);
  };
  const own = await open("topic");
  const head = (await repository.git.branch("topic")) ?? "";
  const fork = await world.fork(repository, "kim");
  const theirs = await onFork(github, fork).push("theirs", { "k.txt": "k\n" });
  const wanted = { ...repo, title: "T", head: "kim:theirs", base: "main" };
  const { data } = await kim.pulls.create(wanted);
  expect(await numbers("acme", head)).toEqual([own]);
  expect(await numbers("acme", theirs)).toEqual([]);
  expect(await numbers("kim", theirs)).toEqual([data.number]);
  expect(await numbers("kim", head)).toEqual([]);
  await as("sam").rest.git.createRef({ ...repo, ref: "refs/heads/other", sha: head });
  const next = { ...repo, title: "T", head: "other", base: "main" };
  const second = await as("sam").rest.pulls.create(next);
  expect(await numbers("acme", head)).toEqual([own, second.data.number]);
  await as("sam").rest.pulls.merge({ ...repo, pull_number: own });
  expect(await numbers("acme", head)).toEqual([own]);
});

describe("opening", () => {
  test("is refused with 422 and its reason", async () => {
    const { as, branch, open } = await setting();
    const { rest } = as("sam");
    await branch("topic", { "t.txt": "t\n" });
    await branch("same", {});
    await rest.git.updateRef({
      ...repo,
      ref: "heads/main",
      sha: (await rest.git.getRef({ ...repo, ref: "heads/same" })).data.object.sha,
    });
    await open("taken");
    for (const [asked, why] of refusals) {
      const wanted = { title: "T", head: "topic", base: "main", ...asked };
      expect(
        await refusal(rest.pulls.create({ ...repo, ...wanted })),
        JSON.stringify(asked).slice(0, 80),
      ).toBe(why);
    }
    expect(
      (
        await rest.pulls.create({
          ...repo,
          title: "T",
          head: "topic",
          base: "main",
          body: "x".repeat(65_536),
        })
      ).status,
    ).toBe(201);
  });

  test("is refused to a job where the setting is off, whatever it declares, but not to another app", async () => {
    const { github, world, repository, asJob, branch } = await setting();
    await branch("topic", { "t.txt": "t\n" });
    const wanted = { ...repo, title: "T", head: "topic", base: "main" };
    const job = asJob({ contents: "write", "pull-requests": "write" });
    expect(await refusal(job.rest.pulls.create(wanted))).toBe(
      "403 GitHub Actions is not permitted to create or approve pull requests.",
    );
    expect(github.writes()).toEqual([]);
    repository.settings.actionsMayCreatePulls = true;
    const { data } = await job.rest.pulls.create(wanted);
    expect([data.user.login, data.user.type]).toEqual(["github-actions[bot]", "Bot"]);
    expect(world.account("github-actions[bot]").type).toBe("Bot");
  });

  test("takes a branch of a fork, whose commits come into the repository", async () => {
    const { github, world, repository, as } = await setting();
    const fork = await world.fork(repository, "kim");
    const { rest } = as("kim");
    const { push } = onFork(github, fork);
    const head = await push("patch", { "k.txt": "k\n" });
    const { data } = await rest.pulls.create({
      ...repo,
      title: "K",
      head: "kim:patch",
      base: "main",
    });
    expect([data.head.label, data.head.repo.full_name, data.head.repo.fork]).toEqual([
      "kim:patch",
      "kim/set",
      true,
    ]);
    expect(await repository.git.ref(`refs/pull/${data.number}/head`)).toBe(head);
    const listed = await rest.pulls.list({ ...repo, head: "kim:patch" });
    expect(listed.data.map(({ number }) => number)).toEqual([data.number]);
    const compared = await rest.repos.compareCommitsWithBasehead({
      ...repo,
      basehead: "main...kim:patch",
    });
    expect(compared.data.files?.map(({ filename }) => filename)).toEqual(["k.txt"]);
  });
});

describe("closing", () => {
  test("follows when the branch is set to its base, and is for good", async () => {
    const { as, open, push, repository } = await setting();
    const { rest } = as("sam");
    const pull_number = await open("topic");
    const main = await rest.git.getRef({ ...repo, ref: "heads/main" });
    await rest.git.updateRef({
      ...repo,
      ref: "heads/topic",
      sha: main.data.object.sha,
      force: true,
    });
    const closed = (await rest.pulls.get({ ...repo, pull_number })).data;
    expect([closed.state, closed.merged]).toEqual(["closed", false]);
    await push("sam", "topic", { "t.txt": "again\n" });
    expect(await refusal(rest.pulls.update({ ...repo, pull_number, state: "open" }))).toMatch(
      /^422 Validation Failed: .*cannot be reopened/,
    );
    expect(repository.issues[0]?.state).toBe("closed");
  });

  test("follows when its branch or its base goes", async () => {
    const { as, open, branch } = await setting();
    const { rest } = as("sam");
    const first = await open("topic");
    await rest.git.deleteRef({ ...repo, ref: "heads/topic" });
    await branch("old", { "o.txt": "o\n" });
    await branch("other", { "p.txt": "p\n" });
    const second = (await rest.pulls.create({ ...repo, title: "T", head: "other", base: "old" }))
      .data.number;
    await rest.git.deleteRef({ ...repo, ref: "heads/old" });
    for (const pull_number of [first, second]) {
      expect((await rest.pulls.get({ ...repo, pull_number })).data.state).toBe("closed");
    }
  });

  test("by a person can be taken back while the branch goes on from where it was", async () => {
    const { as, open, push } = await setting();
    const { rest } = as("sam");
    const pull_number = await open("topic");
    await rest.pulls.update({ ...repo, pull_number, state: "closed" });
    const head = await push("sam", "topic", { "t.txt": "more\n" });
    const reopened = await rest.pulls.update({ ...repo, pull_number, state: "open" });
    expect([reopened.data.state, reopened.data.head.sha]).toEqual(["open", head]);
    await rest.pulls.update({ ...repo, pull_number, state: "closed" });
    await push("sam", "topic", { files: { "t.txt": "other\n" }, options: { onto: null } });
    expect(await refusal(rest.pulls.update({ ...repo, pull_number, state: "open" }))).toMatch(
      /^422/,
    );
  });

  test("as merged follows when the base takes the commits by itself", async () => {
    const { as, open, repository } = await setting();
    const { rest } = as("sam");
    const pull_number = await open("topic");
    const sha = (await repository.git.branch("topic")) ?? "";
    await rest.git.updateRef({ ...repo, ref: "heads/main", sha });
    const { data } = await rest.pulls.get({ ...repo, pull_number });
    expect([data.merged, data.merge_commit_sha]).toEqual([true, sha]);
  });
});

test("just after a merge lists may still show the pull request as open, while a look at it does not", async () => {
  const { as, open } = await setting({ listLag: 2 });
  const { rest } = as("sam");
  const pull_number = await open("topic");
  await rest.pulls.merge({ ...repo, pull_number });
  const states: string[] = [];
  for (let nth = 0; nth < 4; nth += 1) {
    const { data } = await rest.pulls.list({ ...repo, state: "all", head: "acme:topic" });
    states.push(`${data[0]?.state} ${data[0]?.merged_at === null}`);
  }
  expect(states).toEqual(["open true", "open true", "closed false", "closed false"]);
  expect((await rest.pulls.get({ ...repo, pull_number })).data.merged).toBe(true);
});

test("another base fires one event, keeps the head and its statuses, and is merged as a test anew", async () => {
  const { as, branch, open, world, repository } = await setting();
  const { rest } = as("sam");
  const pull_number = await open("topic", { "a.txt": "topic\n" });
  const before = (await rest.pulls.get({ ...repo, pull_number })).data;
  await rest.repos.createCommitStatus({
    ...repo,
    sha: before.head.sha,
    state: "success",
    context: "c",
  });
  await branch("release", { "a.txt": "release\n" });
  const from = world.happened.length;
  const after = (await rest.pulls.update({ ...repo, pull_number, base: "release" })).data;
  expect(
    world.happened.slice(from).map(({ payload }) => [payload["action"], payload["changes"]]),
  ).toEqual([["edited", { base: { ref: { from: "main" }, sha: { from: before.base.sha } } }]]);
  expect([after.head.sha, after.mergeable]).toEqual([before.head.sha, false]);
  const statuses = await rest.repos.listCommitStatusesForRef({ ...repo, ref: after.head.sha });
  expect(statuses.data).toHaveLength(1);
  expect(repository.issues).toHaveLength(1);
});

test("a job's answer shows nothing that it may not see, and its calls are of its own repository", async () => {
  const { asJob, world } = await setting();
  world.repository("acme/other");
  const job = asJob({ contents: "write", "pull-requests": "write" });
  const other = { owner: "acme", repo: "other" };
  expect((await job.rest.pulls.list(other)).data).toEqual([]);
  expect(await refusal(job.rest.git.createBlob({ ...other, content: "x" }))).toBe(
    "403 Resource not accessible by integration",
  );
});
