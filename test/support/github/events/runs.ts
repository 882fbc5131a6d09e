import { runJson, workflowJson } from "../shapes/reports.ts";
import { actionsBot } from "../world/accounts.ts";
import { pullsOf } from "../world/pulls.ts";
import { roleOf, type Repository } from "../world/repositories.ts";
import type { WorkflowRun } from "../world/reports.ts";
import { workflowsAt } from "../workflows/files-at.ts";
import { sourceOf, type Source } from "../workflows/source.ts";
import { isStartedBy } from "../workflows/triggers.ts";
import type { News, Scene } from "./news.ts";

/** A chain of `workflow_run` ends here (the same page). */
const longestChain = 3;

/**
 * Starts a run of every workflow that an event starts, and gives these runs. In a fork nothing runs: Actions are off there
 * until its owner turns them on (GitHub's page "Events that trigger workflows").
 */
export async function runsStarted(scene: Scene, news: News): Promise<readonly WorkflowRun[]> {
  const { repository } = scene;
  const fate = isShutOut(repository, news) ? "none" : fateOf(scene, news);
  const source = await sourceOf(repository, news);
  if (fate === "none" || source === undefined || repository.parent !== undefined) return [];
  const files = await workflowsAt(repository.git, source.sha);
  const runs: WorkflowRun[] = [];
  for (const workflow of files) {
    if (!isStartedBy(workflow, news)) continue;
    runs.push(await start(scene, { workflow, news, fate, source }));
  }
  return runs;
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

/** In a private repository forks start no run until a setting lets them (GitHub's page on the settings of Actions). */
function isShutOut(repository: Repository, { event, head }: News): boolean {
  const isOfFork = ofPulls.has(event) && head !== undefined && head.repository !== repository;
  return isOfFork && repository.private && repository.settings.told?.forksGetSecrets !== true;
}

/** What a job's token may start as well. */
const startsAlways = new Set(["workflow_dispatch", "repository_dispatch", "workflow_run"]);

function isNew(repository: Repository, { author }: NonNullable<News["pull"]>): boolean {
  if (author.type === "Bot" || roleOf(repository, author.login) !== "read") return false;
  return !pullsOf(repository).some((one) => one.author === author && one.pull.mergedAt !== null);
}

/** Events whose run is of a change that somebody else may have made (GitHub's page on the permissions of `GITHUB_TOKEN`). */
const ofPulls: ReadonlySet<string> = new Set(["pull_request", "pull_request_review"]);
/** Events that Dependabot starts with a token that only reads (GitHub's page "Dependabot on GitHub Actions"). */
const ofDependabot: ReadonlySet<string> = new Set([...ofPulls, "push"]);

function distrustOf({ repository, actor }: Scene, { event, head }: News): WorkflowRun["distrusts"] {
  if (ofPulls.has(event) && head !== undefined && head.repository !== repository) return "fork";
  return actor.login === "dependabot[bot]" && ofDependabot.has(event) ? "dependabot" : undefined;
}

interface Start {
  readonly workflow: WorkflowRun["workflow"];
  readonly news: News;
  readonly fate: Fate;
  readonly source: Source;
}

async function start(scene: Scene, { workflow, news, fate, source }: Start): Promise<WorkflowRun> {
  const { world, repository, actor } = scene;
  const { defaultBranch: branch } = repository;
  const isHead = news.event !== "workflow_run" && news.event !== "issue_comment";
  const head = isHead ? news.head : undefined;
  const sha = (await repository.git.branch(branch)) ?? "";
  const run: WorkflowRun = {
    id: world.id(),
    workflow,
    event: news.event,
    payload: news.payload,
    ...source,
    distrusts: distrustOf(scene, news),
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
