import { expect, test } from "vitest";
import { dequeue, enqueue } from "../../support/github/life/merge-queue.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { commitTo } from "../../support/github/commit-to.ts";
import { onFork } from "../fork.ts";
import { refusal, repo, type Setting } from "../setting.ts";
import { withFiles, workflow } from "./actions.ts";

const says = `      - run: echo "\${{ github.event_name }} \${{ github.event.action }} \${{ github.ref }} $GITHUB_BASE_REF $GITHUB_HEAD_REF"`;

/** What the steps of all runs said, a line a run. */
async function said(at: Setting): Promise<readonly string[]> {
  const { all } = await at.github.runner().drain();
  return all.map(({ file, jobs }) => `${file}: ${jobs[0]?.steps[0]?.log.trim()}`);
}

type Doing = (at: Setting) => Promise<unknown>;

const opens: Doing = async ({ open }) => await open("topic");
const pushes: Doing = async ({ push }) => await push("sam", "main", { "b.txt": "b\n" });
const retitles: Doing = async (at) => {
  const pull_number = await at.open("topic");
  await at.as("sam").rest.pulls.update({ ...repo, pull_number, title: "Better" });
};
const reopens: Doing = async (at) => {
  const pull_number = await at.open("topic");
  for (const state of ["closed", "open"] as const) {
    await at.as("sam").rest.pulls.update({ ...repo, pull_number, state });
  }
};
const pushesMore: Doing = async (at) => {
  await at.open("topic");
  await at.push("sam", "topic", { "t.txt": "more\n" });
};
const reviews: Doing = async (at) => {
  const pull_number = await at.open("topic");
  await at.as("robin").rest.pulls.createReview({ ...repo, pull_number, event: "APPROVE" });
};
const comments: Doing = async (at) => {
  const issue_number = await at.open("topic");
  await at.as("kim").rest.issues.createComment({ ...repo, issue_number, body: "hello" });
};
const dispatches: Doing = async ({ as }) =>
  await as("sam").rest.actions.createWorkflowDispatch({
    ...repo,
    workflow_id: "x.yml",
    ref: "main",
  });
const queues: Doing = async (at) => {
  const { world, repository } = at;
  const issue = pullNumbered(repository, await at.open("topic"));
  if (issue !== undefined)
    await enqueue({ world, repository, actor: world.account("robin") }, issue);
};
const deletes: Doing = async (at) => {
  await at.branch("topic", { "t.txt": "t\n" });
  await at.as("sam").rest.git.deleteRef({ ...repo, ref: "heads/topic" });
};

const table: readonly (readonly [string, string, Doing, readonly string[]])[] = [
  [
    "a pull request that is opened",
    "pull_request",
    opens,
    ["pull_request opened refs/pull/1/merge main topic"],
  ],
  [
    "more commits",
    "pull_request",
    pushesMore,
    [
      "pull_request opened refs/pull/1/merge main topic",
      "pull_request synchronize refs/pull/1/merge main topic",
    ],
  ],
  [
    "a pull request that is opened again",
    "{pull_request: {types: [reopened]}}",
    reopens,
    ["pull_request reopened refs/pull/1/merge main topic"],
  ],
  [
    "no new title where nobody asks for edits",
    "pull_request",
    retitles,
    ["pull_request opened refs/pull/1/merge main topic"],
  ],
  [
    "a new title where somebody does",
    "{pull_request: {types: [edited]}}",
    retitles,
    ["pull_request edited refs/pull/1/merge main topic"],
  ],
  [
    "a pull request into a branch that is meant",
    "{pull_request: {branches: [main, 'release/**']}}",
    opens,
    ["pull_request opened refs/pull/1/merge main topic"],
  ],
  ["none into one that is not", "{pull_request: {branches: ['release/**']}}", opens, []],
  ["a review", "pull_request_review", reviews, ["pull_request_review submitted refs/pull/1/merge"]],
  [
    "no review of a type that nobody asks for",
    "{pull_request_review: {types: [dismissed]}}",
    reviews,
    [],
  ],
  ["a comment", "issue_comment", comments, ["issue_comment created refs/heads/main"]],
  ["a push", "push", pushes, ["push  refs/heads/main"]],
  [
    "a push to a branch that is meant",
    "{push: {branches: ['ma*', '!master']}}",
    pushes,
    ["push  refs/heads/main"],
  ],
  ["no push to one that is taken out", "{push: {branches: ['**', '!main']}}", pushes, []],
  ["no push to one that is ignored", "{push: {branches-ignore: [main]}}", pushes, []],
  ["a branch that goes, as the default branch", "push", deletes, ["push  refs/heads/main"]],
  ["a dispatch", "workflow_dispatch", dispatches, ["workflow_dispatch  refs/heads/main"]],
];

test.for(table)("a workflow runs for %s", async ([, on, doing, expected]) => {
  const at = await withFiles({ "x.yml": workflow(on, says) });
  await doing(at);
  expect(await said(at)).toEqual(expected.map((line) => `x.yml: ${line}`.trim()));
});

test("a merge group is judged on the branch of the queue, and lands when its check is green", async () => {
  const steps = `      - run: test "$(echo \${{ github.ref_name }} | cut -d/ -f1)" = gh-readonly-queue`;
  const at = await withFiles({ "x.yml": workflow("[merge_group]", steps) });
  const { world, repository } = at;
  world.protect(repository, "main", { mergeQueue: true, requiredStatuses: ["job"] });
  await queues(at);
  const actor = world.account("robin");
  const run = (await at.github.runner().drain()).of("x.yml");
  expect([run.conclusion, run.run.sha]).toEqual(["success", run.run.head.sha]);
  expect(await dequeue({ world, repository, actor }, "main")).toBe("merged");
  // That the group is gone starts nothing.
  expect((await at.github.runner().drain()).told).toEqual([]);
});

test("a red check of a merge group throws it out", async () => {
  const at = await withFiles({ "x.yml": workflow("[merge_group]", "      - run: exit 1") });
  const { world, repository } = at;
  world.protect(repository, "main", { mergeQueue: true, requiredStatuses: ["job"] });
  await queues(at);
  expect((await at.github.runner().drain()).told).toEqual(["x.yml merge_group failure"]);
  const scene = { world, repository, actor: world.account("robin") };
  expect(await dequeue(scene, "main")).toBe("invalidated");
});

test("a workflow hears of the end of another, from the main branch, whatever the first was changed to", async () => {
  const after = workflow(
    "{workflow_run: {workflows: [First], types: [completed]}}",
    `      - run: echo "\${{ github.event.workflow_run.conclusion }} \${{ github.ref }} \${{ github.event.workflow_run.head_sha }}"`,
  );
  const first = `name: First\n${workflow("pull_request", "      - run: exit 1")}`;
  const at = await withFiles({ "first.yml": first, "then.yml": after });
  const forged = after.replace("echo", "echo forged");
  const green = first.replace("exit 1", "exit 0");
  await at.open("topic", {
    ".github/workflows/then.yml": forged,
    ".github/workflows/first.yml": green,
  });
  const runs = await at.github.runner().drain();
  expect(runs.told).toEqual(["first.yml pull_request success", "then.yml workflow_run success"]);
  const head = await at.repository.git.branch("topic");
  expect(runs.of("then.yml").job("job").steps[0]?.log).toBe(`success refs/heads/main ${head}\n`);
});

test("the hour of a schedule comes for the default branch", async () => {
  const steps = `      - run: echo "\${{ github.event.schedule }} \${{ github.ref }}"`;
  const at = await withFiles({
    "x.yml": workflow("{schedule: [{cron: '0 6 * * 1'}, {cron: '0 7 * * *'}]}", steps),
  });
  const runner = at.github.runner();
  await runner.clockStrikes("acme/set");
  const logs = (await runner.drain()).all.map(({ jobs }) => jobs[0]?.steps[0]?.log);
  expect(logs).toEqual(["0 6 * * 1 refs/heads/main\n", "0 7 * * * refs/heads/main\n"]);
});

test("a dispatch gives its inputs, with the types and the defaults of the file", async () => {
  const on =
    "{workflow_dispatch: {inputs: {force: {type: boolean}, who: {type: string, default: nobody}}}}";
  const steps = `      - if: inputs.force
        run: echo "\${{ inputs.who }} \${{ github.event.inputs.force }}"`;
  const strict = workflow("{workflow_dispatch: {inputs: {needed: {required: true}}}}", steps);
  const at = await withFiles({ "x.yml": workflow(on, steps), "strict.yml": strict });
  const dispatch = { ...repo, workflow_id: "x.yml", ref: "main" };
  const { rest } = at.as("sam");
  await rest.actions.createWorkflowDispatch({ ...dispatch, inputs: { force: "true" } });
  await rest.actions.createWorkflowDispatch({ ...dispatch, inputs: { force: "false", who: "me" } });
  const refused = [{ strange: "1" }, {}].map(async (inputs) => {
    const workflow_id = "strict.yml";
    return await refusal(rest.actions.createWorkflowDispatch({ ...dispatch, workflow_id, inputs }));
  });
  expect(await Promise.all(refused)).toEqual([
    '422 Unexpected inputs provided: ["strange"]',
    "422 Required input 'needed' not provided",
  ]);
  const logs = (await at.github.runner().drain()).all.map(({ jobs }) => jobs[0]?.steps[0]?.log);
  expect(logs).toEqual(["nobody true\n", ""]);
});

test("a parked run waits until somebody approves it", async () => {
  const at = await withFiles(
    { "x.yml": workflow("pull_request", says) },
    {},
    { actionsMayCreatePulls: true },
  );
  await at.branch("bot", { "b.txt": "b\n" });
  const job = at.asJob({ contents: "write", "pull-requests": "write" });
  await job.rest.pulls.create({ ...repo, title: "B", head: "bot", base: "main" });
  const runner = at.github.runner();
  expect((await runner.drain()).told).toEqual([]);
  const run_id = at.repository.runs[0]?.id ?? 0;
  await at.as("sam").rest.actions.approveWorkflowRun({ ...repo, run_id });
  expect((await runner.drain()).told).toEqual(["x.yml pull_request success"]);
});

test("in a fork nothing runs, and a conflict runs nothing", async () => {
  const at = await withFiles({ "x.yml": workflow("[push, pull_request]", says) });
  const fork = await at.world.fork(at.repository, "kim");
  await onFork(at.github, fork).push("main", { "b.txt": "b\n" });
  expect(await said(at)).toEqual([]);
  await at.branch("topic", { "a.txt": "topic\n" });
  await commitTo(at.repository, ["main", { "a.txt": "main\n" }]);
  const wanted = { ...repo, title: "T", head: "topic", base: "main" };
  await at.as("sam").rest.pulls.create(wanted);
  expect(await said(at)).toEqual([]);
});
