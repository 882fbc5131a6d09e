import { expect, test } from "vitest";
import { refusal, repo, setting } from "./setting.ts";

test("a pull request is merged once its statuses, its approvals and its base are as a ruleset asks", async () => {
  const { as, open, push, world, repository } = await setting();
  world.protect(repository, "main", {
    requiredStatuses: ["touchstone/check", "touchstone/review"],
    requiredApprovals: 1,
    strict: true,
  });
  const { rest } = as("sam");
  const pull_number = await open("topic");
  const why: string[] = [];
  const merge = async (): Promise<unknown> =>
    why.push(await refusal(rest.pulls.merge({ ...repo, pull_number })));
  const report = async (context: string, state: "success" | "failure"): Promise<unknown> =>
    await rest.repos.createCommitStatus({
      ...repo,
      sha: (await repository.git.branch("topic")) ?? "",
      context,
      state,
    });
  await merge();
  await report("Touchstone/Check", "success");
  await report("touchstone/review", "failure");
  await merge();
  await report("touchstone/review", "success");
  await merge();
  await as("kim").rest.pulls.createReview({ ...repo, pull_number, event: "APPROVE" });
  await merge();
  await as("robin").rest.pulls.createReview({
    ...repo,
    pull_number,
    event: "REQUEST_CHANGES",
    body: "b",
  });
  await merge();
  expect((await rest.pulls.get({ ...repo, pull_number })).data.mergeable_state).toBe("blocked");
  await as("robin").rest.pulls.createReview({ ...repo, pull_number, event: "APPROVE" });
  await push("acme", "main", { "b.txt": "b\n" });
  await merge();
  await rest.pulls.updateBranch({ ...repo, pull_number });
  await merge();
  for (const context of ["touchstone/check", "touchstone/review"]) await report(context, "success");
  await merge();
  expect(why).toMatchInlineSnapshot(`
    [
      "405 2 of 2 required status checks are expected.",
      "405 Required status check "touchstone/review" is expected.",
      "405 At least 1 approving review is required by reviewers with write access.",
      "405 At least 1 approving review is required by reviewers with write access.",
      "405 Changes have been requested.",
      "405 The head branch is not up to date with the base branch.",
      "405 2 of 2 required status checks are expected.",
      "not refused",
    ]
  `);
});

test("a check run of the name is as good as a status, and so is a skipped one", async () => {
  const { as, asJob, open, world, repository } = await setting();
  world.protect(repository, "main", { requiredStatuses: ["check", "lint"] });
  const pull_number = await open("topic");
  const head_sha = (await repository.git.branch("topic")) ?? "";
  const { rest } = asJob({ checks: "write" });
  await rest.checks.create({ ...repo, head_sha, name: "check", conclusion: "success" });
  await rest.checks.create({ ...repo, head_sha, name: "lint", conclusion: "skipped" });
  expect(await refusal(as("sam").rest.pulls.merge({ ...repo, pull_number }))).toBe("not refused");
});

test("a guarded branch is moved by no way but a pull request, except by who is let through", async () => {
  const { as, asJob, branch, world, repository } = await setting();
  world.protect(repository, "main", {
    requiredApprovals: 0,
    forbidForcePush: true,
    forbidDeletion: true,
    bypass: ["acme"],
  });
  const sha = await branch("topic", { "t.txt": "t\n" });
  const main = (await repository.git.branch("main")) ?? "";
  const move = { ...repo, ref: "heads/main", sha };
  const query = `mutation Move($id: ID!, $from: GitObjectID!, $to: GitObjectID!) {
    updateRefs(input: { repositoryId: $id, refUpdates: [{ name: "refs/heads/main", beforeOid: $from, afterOid: $to }] }) {
      clientMutationId
    }
  }`;
  const ids = { id: `R_${repository.id}`, from: main, to: sha };
  const job = asJob({ contents: "write" });
  expect([
    await refusal(as("sam").rest.git.updateRef(move)),
    await refusal(job.rest.git.updateRef(move)),
    await refusal(as("sam").rest.git.deleteRef({ ...repo, ref: "heads/main" })),
    await refusal(as("sam").graphql(query, ids)),
  ]).toMatchInlineSnapshot(`
    [
      "422 Repository rule violations found for refs/heads/main.
    - Changes must be made through a pull request.",
      "422 Repository rule violations found for refs/heads/main.
    - Changes must be made through a pull request.",
      "422 Repository rule violations found for refs/heads/main.
    - Cannot delete this branch",
      "- Request failed due to following response errors:
     - Repository rule violations found for refs/heads/main.
    - Changes must be made through a pull request.",
    ]
  `);
  expect(await repository.git.branch("main")).toBe(main);
  expect(await refusal(as("acme").rest.git.updateRef(move))).toBe("not refused");
});

test("where signatures are asked for, GitHub's own commits come in, and a rebase does not", async () => {
  const { as, asJob, open, world, repository } = await setting();
  world.protect(repository, "main", { requireSignatures: true });
  const { rest } = as("sam");
  const pull_number = await open("topic");
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number, merge_method: "rebase" }))).toBe(
    "405 Base branch requires signed commits. Rebase merges cannot be automatically signed by GitHub.",
  );
  expect(await refusal(rest.pulls.merge({ ...repo, pull_number, merge_method: "squash" }))).toBe(
    "not refused",
  );
  const main = (await repository.git.branch("main")) ?? "";
  const commit = async (kit: typeof rest, named: object): Promise<string> =>
    (await kit.git.createCommit({ ...repo, message: "m", tree: main, parents: [main], ...named }))
      .data.sha;
  const job = asJob({ contents: "write" }).rest;
  const author = { name: "A", email: "a@example.test" };
  const move = { ...repo, ref: "heads/main" };
  for (const sha of [await commit(rest, {}), await commit(job, { author })]) {
    expect(await refusal(job.git.updateRef({ ...move, sha }))).toContain(
      "Commits must have verified signatures.",
    );
  }
  expect(await refusal(job.git.updateRef({ ...move, sha: await commit(job, {}) }))).toBe(
    "not refused",
  );
});

test("whoever reads sees what is asked of a branch", async () => {
  const { as, world, repository } = await setting();
  world.protect(repository, "main", {
    requiredStatuses: ["touchstone/check"],
    requiredApprovals: 1,
    requireSignatures: true,
    mergeQueue: true,
    forbidForcePush: true,
  });
  const { rest } = as("kim");
  const { data } = await rest.repos.getBranchRules({ ...repo, branch: "main" });
  expect(data.map(({ type }) => type)).toEqual([
    "required_status_checks",
    "pull_request",
    "merge_queue",
    "required_signatures",
    "non_fast_forward",
  ]);
  const { data: ruleset } = await rest.repos.getRepoRuleset({ ...repo, ruleset_id: 1 });
  expect(ruleset.rules).toHaveLength(5);
  expect((await rest.repos.getBranch({ ...repo, branch: "main" })).data.protected).toBe(true);
  expect(await refusal(rest.repos.getBranchProtection({ ...repo, branch: "main" }))).toBe(
    "403 Must have admin rights to Repository.",
  );
});

test("GitHub's own bot can be let through by no ruleset", async () => {
  const { world, repository } = await setting();
  expect(() => world.protect(repository, "main", { bypass: ["github-actions[bot]"] })).toThrow(
    "cannot be in the bypass list",
  );
});
