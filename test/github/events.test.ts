import { expect, test } from "vitest";
import { payloadProblems } from "../support/github/description/webhooks.ts";
import { happen } from "../support/github/events/happened.ts";
import { repo, setting } from "./setting.ts";
import { withWorkflows, workflowText } from "./workflow-text.ts";

test("what happens is told in GitHub's own payloads", async () => {
  const { as, asJob, open, push, world, repository, heard } = await setting();
  await withWorkflows(repository, {
    "check.yaml": workflowText("Check", "[push, workflow_dispatch]"),
  });
  const { rest } = as("sam");
  const pull_number = await open("topic");
  await push("sam", "topic", { "t.txt": "more\n" });
  await as("robin").rest.pulls.createReview({
    ...repo,
    pull_number,
    event: "APPROVE",
    body: "yes",
  });
  const comment = { ...repo, issue_number: pull_number };
  const { data } = await rest.issues.createComment({ ...comment, body: "c" });
  await rest.issues.updateComment({ ...repo, comment_id: data.id, body: "d" });
  await rest.issues.deleteComment({ ...repo, comment_id: data.id });
  await rest.pulls.update({ ...repo, pull_number, title: "Better" });
  await rest.pulls.update({ ...repo, pull_number, state: "closed" });
  await rest.pulls.update({ ...repo, pull_number, state: "open" });
  await rest.pulls.merge({ ...repo, pull_number });
  await rest.git.deleteRef({ ...repo, ref: "heads/topic" });
  await asJob({ actions: "write", contents: "write" }).rest.repos.createDispatchEvent({
    ...repo,
    event_type: "corpus",
    client_payload: { revision: 2 },
  });
  expect(heard()).toMatchInlineSnapshot(`
    [
      "pull_request opened",
      "push",
      "workflow_run requested",
      "pull_request synchronize",
      "pull_request_review submitted",
      "issue_comment created",
      "issue_comment edited",
      "issue_comment deleted",
      "pull_request edited",
      "pull_request closed",
      "pull_request reopened",
      "pull_request closed",
      "push",
      "workflow_run requested",
      "push",
      "workflow_run requested",
      "repository_dispatch corpus",
    ]
  `);
  for (const { event, payload } of world.happened) {
    expect([event, payloadProblems(event, payload)]).toEqual([event, []]);
  }
});

test("an event tells the names, commits and words that a workflow reads from it", async () => {
  const { as, open, push, repository, last, world } = await setting();
  const pull_number = await open("topic");
  const before = await repository.git.branch("topic");
  const after = await push("robin", "topic", { "t.txt": "more\n" });
  const synchronize = last() as {
    readonly [name: string]: unknown;
    readonly pull_request: {
      readonly head: { readonly sha: string; readonly ref: string };
      readonly user: { readonly login: string };
      readonly changed_files: number;
      readonly commits: number;
    };
    readonly sender: { readonly login: string };
  };
  const { pull_request, sender } = synchronize;
  expect([synchronize["before"], synchronize["after"]]).toEqual([before, after]);
  expect([pull_request.head.sha, pull_request.head.ref]).toEqual([after, "topic"]);
  expect([pull_request.user.login, sender.login]).toEqual(["sam", "robin"]);
  expect([pull_request.changed_files, pull_request.commits]).toEqual([2, 2]);
  const pushed = world.happened.findLast(({ event }) => event === "push")?.payload;
  expect(pushed).toMatchObject({ ref: "refs/heads/topic", before, after, forced: false });
  await as("robin").rest.pulls.createReview({
    ...repo,
    pull_number,
    event: "APPROVE",
    body: "yes",
  });
  expect(last()).toMatchObject({
    action: "submitted",
    // Small letters here, capitals in REST.
    review: { state: "approved", body: "yes", commit_id: after, user: { login: "robin" } },
  });
});

test("a payload that GitHub would not send is an error", async () => {
  const { world, repository } = await setting();
  const scene = { world, repository, actor: world.account("sam") };
  const payload = { action: "submitted", review: { state: "APPROVED" } };
  await expect(happen(scene, { event: "pull_request_review", payload })).rejects.toThrow(
    "The payload of pull_request_review is not GitHub's",
  );
  expect(payloadProblems("push", { ref: 1 })).toContain('/ref must be string {"type":"string"}');
});
