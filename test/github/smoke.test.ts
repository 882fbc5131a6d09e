import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { plainGit } from "../support/github/git/run-git.ts";
import { testGitHub } from "../support/github/server.ts";
import { tempFolder } from "../support/temp-folder.ts";

test("git pushes, octokit opens, reviews and merges a pull request", async () => {
  const github = await testGitHub();
  github.world.repository("acme/set", { roles: { jordan: "write" } });
  const owner = github.world.personalToken("acme");
  const jordan = github.world.personalToken("jordan");
  const folder = tempFolder();
  const git = (...args: string[]): string =>
    execFileSync("git", ["-C", folder, ...args], {
      env: {
        ...plainGit,
        GIT_AUTHOR_NAME: "a",
        GIT_AUTHOR_EMAIL: "a@x.test",
        GIT_COMMITTER_NAME: "a",
        GIT_COMMITTER_EMAIL: "a@x.test",
      },
      encoding: "utf8",
    });
  const remote = `${github.url.replace("http://", `http://x-access-token:${owner}@`)}/acme/set.git`;
  git("init", "-q", "-b", "main", ".");
  writeFileSync(join(folder, "a.txt"), "one\n");
  git("add", ".");
  git("commit", "-qm", "First");
  // The server runs in this process, so Git must not block it.
  const { execFile } = await import("node:child_process");
  const push = async (...args: string[]): Promise<void> =>
    await new Promise((resolve, reject) => {
      execFile("git", ["-C", folder, "push", "-q", remote, ...args], { env: plainGit }, (error) =>
        error === null ? resolve() : reject(error),
      );
    });
  await push("main");
  git("checkout", "-qb", "change");
  writeFileSync(join(folder, "a.txt"), "two\n");
  git("commit", "-qam", "Change");
  await push("change");
  const kit = getOctokit(owner, { baseUrl: github.api });
  const repo = { owner: "acme", repo: "set" };
  const { data: pull } = await kit.rest.pulls.create({
    ...repo,
    title: "T",
    head: "change",
    base: "main",
  });
  expect(pull.changed_files).toBe(1);
  const files = await kit.rest.pulls.listFiles({ ...repo, pull_number: pull.number });
  expect(files.data.map(({ filename }) => filename)).toEqual(["a.txt"]);
  const other = getOctokit(jordan, { baseUrl: github.api });
  await other.rest.pulls.createReview({
    ...repo,
    pull_number: pull.number,
    event: "APPROVE",
    body: "ok",
  });
  const viewer = await kit.graphql<{ viewer: { login: string } }>("query Who { viewer { login } }");
  expect(viewer.viewer.login).toBe("acme");
  const opinions = await kit.graphql<object>(
    'query Opinions($n: Int!) { repository(owner: "acme", name: "set") { pullRequest(number: $n) { latestOpinionatedReviews(first: 10, writersOnly: true) { nodes { state author { login } } } } } }',
    { n: pull.number },
  );
  expect(JSON.stringify(opinions)).toContain('"APPROVED"');
  await kit.rest.repos.createCommitStatus({
    ...repo,
    sha: pull.head.sha,
    state: "success",
    context: "touchstone/check",
  });
  const merged = await kit.rest.pulls.merge({
    ...repo,
    pull_number: pull.number,
    merge_method: "squash",
  });
  expect(merged.data.merged).toBe(true);
  const after = await kit.rest.pulls.get({ ...repo, pull_number: pull.number });
  expect(after.data.merged).toBe(true);
  for (const state of ["open", "closed", "all"] as const)
    await kit.rest.pulls.list({ ...repo, state });
  await kit.rest.repos.get(repo);
  await kit.rest.repos.getBranch({ ...repo, branch: "main" });
  await kit.rest.repos.listCommits(repo);
  await kit.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: "main...change" });
  await kit.rest.issues.createComment({ ...repo, issue_number: pull.number, body: "x" });
  await kit.rest.issues.addLabels({ ...repo, issue_number: pull.number, labels: ["refresh"] });
  await kit.rest.issues.listEventsForTimeline({ ...repo, issue_number: pull.number });
  await kit.rest.checks.listForRef({ ...repo, ref: "main" });
  await kit.rest.git.getTree({ ...repo, tree_sha: "main", recursive: "1" });
  await kit.rest.repos.getContent({ ...repo, path: "a.txt" });
  await kit.rest.repos.getCollaboratorPermissionLevel({ ...repo, username: "jordan" });
  expect(github.log.map(({ operation, status }) => `${operation} ${status}`))
    .toMatchInlineSnapshot(`
      [
        "git/refs-for-receive-pack 401",
        "git/refs-for-receive-pack 200",
        "git/receive-pack 200",
        "git/refs-for-receive-pack 401",
        "git/refs-for-receive-pack 200",
        "git/receive-pack 200",
        "pulls/create 201",
        "pulls/list-files 200",
        "pulls/create-review 200",
        "graphql/Who 200",
        "graphql/Opinions 200",
        "repos/create-commit-status 201",
        "pulls/merge 200",
        "pulls/get 200",
        "pulls/list 200",
        "pulls/list 200",
        "pulls/list 200",
        "repos/get 200",
        "repos/get-branch 200",
        "repos/list-commits 200",
        "repos/compare-commits-with-basehead 200",
        "issues/create-comment 201",
        "issues/add-labels 200",
        "issues/list-events-for-timeline 200",
        "checks/list-for-ref 200",
        "git/get-tree 200",
        "repos/get-content 200",
        "repos/get-collaborator-permission-level 200",
      ]
    `);
});
