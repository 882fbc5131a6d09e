import { runJson, workflowJson } from "../shapes/reports.ts";
import { actionsBot } from "../world/accounts.ts";
import { pullsOf } from "../world/pulls.ts";
import { roleOf, type Repository } from "../world/repositories.ts";
import type { Workflow, WorkflowRun } from "../world/reports.ts";
import type { News, Scene } from "./news.ts";

/** The types that a workflow hears of where it names none (GitHub's page "Events that trigger workflows"). */
const usualTypes: Readonly<Record<string, readonly string[]>> = {
  pull_request: ["opened", "synchronize", "reopened"],
};

/** A chain of `workflow_run` ends here (the same page). */
const longestChain = 3;

/** Starts a run of every workflow that an event starts, and gives these runs. */
export async function runsStarted(scene: Scene, news: News): Promise<readonly WorkflowRun[]> {
  const fate = fateOf(scene, news);
  const heard = scene.repository.workflows.filter((workflow) => hears(workflow, news));
  if (fate === "none") return [];
  const runs: WorkflowRun[] = [];
  for (const workflow of heard) runs.push(await start(scene, { workflow, news, fate }));
  return runs;
}

function hears({ on, path, after = [] }: Workflow, { event, payload }: News): boolean {
  const wanted = on[event];
  if (wanted === undefined) return false;
  const types = wanted.length > 0 ? wanted : usualTypes[event];
  const { action, workflow } = payload;
  if (event === "workflow_dispatch") return workflow === path;
  if (types !== undefined && !types.includes(String(action))) return false;
  if (event !== "workflow_run") return true;
  return after.includes(String((workflow as { readonly name?: unknown }).name));
}

type Fate = "runs" | "parked" | "none";

/**
 * What becomes of the workflows of an event. What a job's token does starts none, except a dispatch; a pull request of
 * such a token parks its runs until a person approves them (changelog of 2026-06-11; agent-threat-rules#381), and a merge by
 * it fires no `push` workflow (fetch-metadata#111). A pull request of a fork parks them for who has contributed nothing
 * yet, and one with a conflict has none at all.
 */
function fateOf({ repository, actor }: Scene, { event, payload, pull, depth = 0 }: News): Fate {
  const isPullRequest = event === "pull_request" && pull !== undefined;
  const isStuck = isPullRequest && !pull.isMergeable && payload["action"] !== "closed";
  if (depth > longestChain || isStuck) return "none";
  if (actor.login === actionsBot && !startsAlways.has(event)) {
    return isPullRequest ? "parked" : "none";
  }
  return isPullRequest && isNew(repository, pull) ? "parked" : "runs";
}

/** What a job's token may start as well. */
const startsAlways = new Set(["workflow_dispatch", "repository_dispatch", "workflow_run"]);

function isNew(repository: Repository, { author }: NonNullable<News["pull"]>): boolean {
  if (author.type === "Bot" || roleOf(repository, author.login) !== "read") return false;
  return !pullsOf(repository).some((one) => one.author === author && one.pull.mergedAt !== null);
}

async function start(
  scene: Scene,
  { workflow, news, fate }: { workflow: Workflow; news: News; fate: Fate },
): Promise<WorkflowRun> {
  const { world, repository, actor } = scene;
  const { defaultBranch: branch } = repository;
  const isHead = news.event !== "workflow_run" && news.event !== "issue_comment";
  const head = isHead ? news.head : undefined;
  const sha = (await repository.git.branch(branch)) ?? "";
  const run: WorkflowRun = {
    id: world.id(),
    workflow,
    event: news.event,
    head: head ?? { repository, branch, sha },
    actor,
    depth: news.depth ?? 0,
    pulls: head?.repository === repository && news.pull !== undefined ? [news.pull.number] : [],
    status: fate === "parked" ? "completed" : "queued",
    conclusion: fate === "parked" ? "action_required" : null,
    createdAt: world.tick(),
    updatedAt: world.now(),
  };
  repository.runs.push(run);
  return run;
}

/** What is told of a run. */
export async function runNews(
  { world, repository }: Scene,
  run: WorkflowRun,
  action: "requested" | "completed",
): Promise<News> {
  const places = { world, repository };
  const payload = {
    action,
    workflow: workflowJson(places, run.workflow),
    workflow_run: await runJson(places, run),
  };
  return { event: "workflow_run", payload, depth: run.depth + 1 };
}
