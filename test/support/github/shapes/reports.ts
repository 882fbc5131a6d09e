import { isoDate } from "../git/commits.ts";
import { workflowIdOf, type CheckRun, type Status, type WorkflowRun } from "../world/reports.ts";
import type { World } from "../world/world.ts";
import { accountJson } from "./accounts.ts";
import { api, html, node, type Json, type Places } from "./places.ts";
import { repositoryJson } from "./repositories.ts";
import { shaped } from "./shaped.ts";

export function statusJson(places: Places, status: Status): Json {
  return shaped("status", {
    id: status.id,
    node_id: node("SC", status.id),
    state: status.state,
    context: status.context,
    description: status.description,
    target_url: status.targetUrl,
    creator: accountJson(places.world, status.creator),
    created_at: status.createdAt,
    updated_at: status.createdAt,
    url: api(places, `/statuses/${status.sha}`),
  });
}

export function checkRunJson(places: Places, run: CheckRun): Json {
  const { title = null, summary = null, text = null } = run.output;
  const annotations_url = api(places, `/check-runs/${run.id}/annotations`);
  return shaped("check-run", {
    id: run.id,
    node_id: node("CR", run.id),
    head_sha: run.sha,
    name: run.name,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.startedAt,
    completed_at: run.completedAt,
    url: api(places, `/check-runs/${run.id}`),
    output: { title, summary, text, annotations_count: run.annotations, annotations_url },
  });
}

/** A workflow, as only events tell it. */
export function workflowJson(places: Places, { name, path }: WorkflowRun["workflow"]): Json {
  const id = workflowIdOf(places.repository, path);
  const { createdAt } = places.repository;
  return {
    id,
    name,
    path,
    state: "active",
    node_id: node("W", id),
    created_at: createdAt,
    updated_at: createdAt,
    url: api(places, `/actions/workflows/${id}`),
    html_url: html(places, `/blob/${places.repository.defaultBranch}/${path}`),
  };
}

export async function runJson(
  { world, repository }: { readonly world: World; readonly repository: Places["repository"] },
  run: WorkflowRun,
): Promise<Json> {
  const places = { world, repository };
  const { head, workflow, actor } = run;
  const commit = await head.repository.git.commit(head.sha);
  const { name, email } = commit.author;
  const person = { name, email };
  return shaped("workflow-run", {
    id: run.id,
    node_id: node("WFR", run.id),
    name: workflow.name,
    path: workflow.path,
    display_title: commit.message.split("\n")[0],
    event: run.event,
    head_branch: head.branch,
    head_sha: head.sha,
    head_commit: {
      id: head.sha,
      tree_id: commit.tree,
      message: commit.message,
      timestamp: isoDate(commit.committer),
      author: person,
      committer: person,
    },
    pull_requests: run.pulls.map((number) => pullOfRun(places, run, number)),
    status: run.status,
    conclusion: run.conclusion,
    run_number: repository.runs.indexOf(run) + 1,
    run_attempt: 1,
    run_started_at: run.createdAt,
    created_at: run.createdAt,
    updated_at: run.updatedAt,
    actor: accountJson(world, actor),
    triggering_actor: accountJson(world, actor),
    repository: repositoryJson(world, repository, { as: "minimal-repository" }),
    head_repository: repositoryJson(world, head.repository, { as: "minimal-repository" }),
    url: api(places, `/actions/runs/${run.id}`),
    html_url: html(places, `/actions/runs/${run.id}`),
  });
}

function pullOfRun(places: Places, { head }: WorkflowRun, number: number): Json {
  const issue = places.repository.issues.find((one) => one.number === number);
  const repo = {
    id: places.repository.id,
    name: places.repository.name,
    url: api(places, ""),
  };
  return {
    id: issue?.id ?? 0,
    number,
    url: api(places, `/pulls/${number}`),
    head: { ref: head.branch, sha: head.sha, repo },
    base: { ref: issue?.pull?.base ?? "", sha: issue?.pull?.baseOid ?? "", repo },
  };
}
