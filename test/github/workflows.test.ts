import { expect, test } from "vitest";
import { finishRun } from "../support/github/events/run-life.ts";
import { onFork } from "./fork.ts";
import { refusal, repo, setting, type Setting } from "./setting.ts";
import { withWorkflows, workflowText } from "./workflow-text.ts";

const check = workflowText("Check", "[pull_request, push, workflow_dispatch]");
const trusted = workflowText("Trusted", "{workflow_run: {workflows: [Check], types: [completed]}}");

async function settingWithWorkflows(): Promise<Setting> {
  const at = await setting({ actionsMayCreatePulls: true });
  await withWorkflows(at.repository, { "check.yaml": check, "trusted.yaml": trusted });
  return at;
}

/** The runs, the oldest first, one a line. */
async function runs({ as }: Setting): Promise<readonly string[]> {
  const { data } = await as("sam").rest.actions.listWorkflowRunsForRepo(repo);
  return data.workflow_runs
    .toReversed()
    .map(({ name, event, head_branch, status, conclusion }) =>
      [name, event, head_branch, status, conclusion ?? "-"].join(" "),
    );
}

test("people's pushes and pull requests start runs, whose ends start others from the main branch", async () => {
  const at = await settingWithWorkflows();
  const { world, repository, open, push } = at;
  await open("topic");
  await push("sam", "topic", { "t.txt": "more\n" });
  const scene = { world, repository, actor: world.account("sam") };
  const [first] = repository.runs;
  if (first === undefined) throw new Error("Nothing ran.");
  await finishRun(scene, first, "success");
  expect(await runs(at)).toMatchInlineSnapshot(`
    [
      "Check pull_request topic completed success",
      "Check push topic queued -",
      "Check pull_request topic queued -",
      "Trusted workflow_run main queued -",
    ]
  `);
  expect(repository.runs.map(({ pulls }) => pulls)).toEqual([[1], [], [1], []]);
});

test("a pull request by a job's token parks its runs until a person approves them", async () => {
  const at = await settingWithWorkflows();
  const { as, asJob, branch, repository, heard } = at;
  const job = asJob({ contents: "write", "pull-requests": "write" });
  const sha = await branch("bot", { "b.txt": "b\n" });
  await job.rest.pulls.create({ ...repo, title: "B", head: "bot", base: "main" });
  const commit = { ...repo, message: "m", tree: sha, parents: [sha] };
  const made = (await job.rest.git.createCommit(commit)).data.sha;
  await job.rest.git.updateRef({ ...repo, ref: "heads/bot", sha: made });
  expect(await runs(at)).toMatchInlineSnapshot(`
    [
      "Check pull_request bot completed action_required",
      "Check pull_request bot completed action_required",
    ]
  `);
  expect(heard()).toEqual(["pull_request opened", "push", "pull_request synchronize"]);
  const [parked] = repository.runs;
  const approval = { ...repo, run_id: parked?.id ?? 0 };
  await as("sam").rest.actions.approveWorkflowRun(approval);
  expect((await runs(at))[0]).toBe("Check pull_request bot queued -");
  expect(await refusal(as("sam").rest.actions.approveWorkflowRun(approval))).toBe(
    "403 This run is not waiting.",
  );
});

test("a merge by a job's token fires no push workflow, one by another app's token does", async () => {
  const at = await settingWithWorkflows();
  const { github, world, asJob, open, repository, heard } = at;
  const pull_number = await open("one");
  repository.runs.length = 0;
  const scopes = { contents: "write", "pull-requests": "write" } as const;
  await asJob(scopes).rest.pulls.merge({ ...repo, pull_number });
  expect(repository.runs).toEqual([]);
  expect(heard()).toContain("push");
  const { getOctokit } = await import("@actions/github");
  const app = getOctokit(world.appToken("mergify[bot]", "acme/set", scopes), {
    baseUrl: github.api,
  });
  await app.rest.pulls.merge({ ...repo, pull_number: await open("two") });
  expect((await runs(at)).filter((line) => line.includes(" push "))).toEqual([
    "Check push main queued -",
  ]);
});

test("a fork's run names no pull request, and waits where its author is new here", async () => {
  const at = await settingWithWorkflows();
  const { github, world, repository, as } = at;
  const fork = await world.fork(repository, "kim");
  const { push } = onFork(github, fork);
  const open = async (head: string): Promise<number> => {
    await push(head, { [`${head}.txt`]: "x\n" });
    const wanted = { ...repo, title: "T", head: `kim:${head}`, base: "main" };
    return (await as("kim").rest.pulls.create(wanted)).data.number;
  };
  const first = await open("one");
  expect(await runs(at)).toEqual(["Check pull_request one completed action_required"]);
  await as("sam").rest.pulls.merge({ ...repo, pull_number: first });
  await open("two");
  expect((await runs(at)).at(-1)).toBe("Check pull_request two queued -");
  const { data } = await as("sam").rest.actions.listWorkflowRunsForRepo(repo);
  expect(data.workflow_runs[0]).toMatchObject({
    pull_requests: [],
    head_repository: { full_name: "kim/set" },
    head_sha: await fork.git.branch("two"),
  });
});

test("a pull request with a conflict runs nothing", async () => {
  const at = await settingWithWorkflows();
  await at.branch("topic", { "a.txt": "topic\n" });
  await at.push("robin", "main", { "a.txt": "main\n" });
  at.repository.runs.length = 0;
  const wanted = { ...repo, title: "T", head: "topic", base: "main" };
  await at.as("sam").rest.pulls.create(wanted);
  expect(await runs(at)).toEqual([]);
});

test("a dispatch starts the workflow that it names, also by a job", async () => {
  const at = await settingWithWorkflows();
  const job = at.asJob({ actions: "write" });
  const dispatch = { ...repo, workflow_id: "check.yaml", ref: "main" };
  await job.rest.actions.createWorkflowDispatch(dispatch);
  expect(await runs(at)).toEqual(["Check workflow_dispatch main queued -"]);
  expect(
    await refusal(
      job.rest.actions.createWorkflowDispatch({ ...dispatch, workflow_id: "trusted.yaml" }),
    ),
  ).toBe("422 Workflow does not have 'workflow_dispatch' trigger");
  expect(await refusal(job.rest.actions.createWorkflowDispatch({ ...dispatch, ref: "gone" }))).toBe(
    "422 No ref found for: gone",
  );
  expect(
    await refusal(job.rest.actions.createWorkflowDispatch({ ...dispatch, workflow_id: "no.yaml" })),
  ).toBe("404 Not Found");
});

test("a chain of runs ends after three", async () => {
  const at = await setting();
  const { world, repository } = at;
  const on = "{workflow_run: {workflows: [Check, Again], types: [completed]}}";
  await withWorkflows(repository, { "check.yaml": check, "again.yaml": workflowText("Again", on) });
  await at.push("sam", "main", { "b.txt": "b\n" });
  const scene = { world, repository, actor: world.account("sam") };
  for (let index = 0; index < repository.runs.length; index += 1) {
    const run = repository.runs[index];
    if (run !== undefined) await finishRun(scene, run, "success");
  }
  expect(repository.runs.map(({ workflow }) => workflow.name)).toEqual([
    "Check",
    "Again",
    "Again",
    "Again",
  ]);
});
