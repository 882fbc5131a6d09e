import { shaped } from "./shape.ts";
import {
  fullName,
  roleOf,
  type Account,
  type CheckRun,
  type Comment,
  type Issue,
  type Label,
  type Pull,
  type Repository,
  type Review,
  type Status,
  type TimelineEvent,
  type WorkflowRun,
} from "./world.ts";

type Json = Readonly<Record<string, unknown>>;

/** Where things are: the address of the server, and of a repository's REST interface and pages. */
export interface Places {
  readonly origin: string;
  readonly repository: Repository;
}

function api({ origin, repository }: Places, path: string): string {
  return `${origin}/api/v3/repos/${fullName(repository)}${path}`;
}

function html({ origin, repository }: Places, path: string): string {
  return `${origin}/${fullName(repository)}${path}`;
}

function node(kind: string, id: number): string {
  return `${kind}_${id}`;
}

export function accountJson(origin: string, { id, login, type }: Account): Json {
  const url = `${origin}/api/v3/users/${login}`;
  return shaped("simple-user", { id, login, type, node_id: node("U", id), url });
}

export function repositoryJson(
  origin: string,
  repository: Repository,
  { as = "minimal-repository", viewer }: { as?: string; viewer?: Account } = {},
): Json {
  const places = { origin, repository };
  const role = viewer === undefined ? "read" : roleOf(repository, viewer.login);
  return shaped(as, {
    id: repository.id,
    node_id: node("R", repository.id),
    name: repository.name,
    full_name: fullName(repository),
    owner: accountJson(origin, repository.owner),
    private: repository.private,
    fork: repository.parent !== undefined,
    default_branch: repository.defaultBranch,
    url: api(places, ""),
    html_url: html(places, ""),
    clone_url: html(places, ".git"),
    delete_branch_on_merge: repository.settings.deleteBranchOnMerge,
    permissions: {
      admin: role === "admin",
      maintain: role === "admin" || role === "maintain",
      push: ["admin", "maintain", "write"].includes(role),
      triage: !["read", "none"].includes(role),
      pull: role !== "none",
    },
  });
}

export function labelJson(places: Places, { id, name, color, description }: Label): Json {
  return shaped("label", {
    id,
    name,
    color,
    description,
    node_id: node("LA", id),
    url: api(places, `/labels/${encodeURIComponent(name)}`),
    default: false,
  });
}

export function labelsJson(places: Places, { labels }: Issue): readonly Json[] {
  return [...labels].flatMap((name) => {
    const label = places.repository.labels.get(name.toLowerCase());
    return label === undefined ? [] : [labelJson(places, label)];
  });
}

export function commentJson(places: Places, issue: Issue, comment: Comment): Json {
  const { id, author, body, createdAt, updatedAt } = comment;
  const page = issue.pull === undefined ? "issues" : "pull";
  return shaped("issue-comment", {
    id,
    body,
    node_id: node("IC", id),
    user: accountJson(places.origin, author),
    created_at: createdAt,
    updated_at: updatedAt,
    url: api(places, `/issues/comments/${id}`),
    html_url: html(places, `/${page}/${issue.number}#issuecomment-${id}`),
    issue_url: api(places, `/issues/${issue.number}`),
    author_association: associationOf(places.repository, author),
  });
}

export function issueJson(places: Places, issue: Issue): Json {
  const page = issue.pull === undefined ? "issues" : "pull";
  const pull =
    issue.pull === undefined
      ? {}
      : {
          pull_request: {
            url: api(places, `/pulls/${issue.number}`),
            html_url: html(places, `/pull/${issue.number}`),
            diff_url: null,
            patch_url: null,
            merged_at: issue.pull.mergedAt,
          },
        };
  return shaped("issue", {
    id: issue.id,
    node_id: node("I", issue.id),
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    state_reason: issue.stateReason,
    user: accountJson(places.origin, issue.author),
    labels: labelsJson(places, issue),
    assignees: [],
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    locked: issue.locked,
    url: api(places, `/issues/${issue.number}`),
    html_url: html(places, `/${page}/${issue.number}`),
    author_association: associationOf(places.repository, issue.author),
    ...pull,
  });
}

/** A pull request's two ends, with what the answer adds about merging. */
export function pullJson(
  places: Places,
  issue: Issue & { readonly pull: Pull },
  {
    full,
  }: { readonly full: { readonly mergeable: boolean | null; readonly files: Json } | undefined },
): Json {
  const { pull } = issue;
  const { origin, repository } = places;
  const end = (from: Repository, ref: string, sha: string): Json => ({
    ref,
    sha,
    label: `${from.owner.login}:${ref}`,
    user: accountJson(origin, from.owner),
    repo: repositoryJson(origin, from, { as: full === undefined ? "repository" : "repository" }),
  });
  const merging =
    full === undefined
      ? {}
      : {
          merged: pull.mergedAt !== null,
          mergeable: full.mergeable,
          mergeable_state: full.mergeable === false ? "dirty" : "clean",
          rebaseable: full.mergeable,
          merged_by: pull.mergedBy === null ? null : accountJson(origin, pull.mergedBy),
          comments: issue.comments.length,
          maintainer_can_modify: pull.maintainerCanModify,
          ...full.files,
        };
  return shaped(full === undefined ? "pull-request-simple" : "pull-request", {
    id: issue.id,
    node_id: node("PR", issue.id),
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    locked: issue.locked,
    draft: pull.draft,
    user: accountJson(origin, issue.author),
    head: end(pull.head.repository, pull.head.branch, pull.headOid),
    base: end(repository, pull.base, pull.baseOid),
    labels: labelsJson(places, issue),
    assignees: [],
    requested_reviewers: [...pull.requested].map((login) => ({
      ...accountJson(origin, { id: 0, login, type: "User" }),
    })),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeOid,
    url: api(places, `/pulls/${issue.number}`),
    html_url: html(places, `/pull/${issue.number}`),
    author_association: associationOf(repository, issue.author),
    ...merging,
  });
}

export function reviewJson(places: Places, number: number, review: Review): Json {
  const submitted = review.state === "PENDING" ? {} : { submitted_at: review.submittedAt };
  return shaped("pull-request-review", {
    id: review.id,
    node_id: node("PRR", review.id),
    user: accountJson(places.origin, review.author),
    body: review.body,
    state: review.state,
    commit_id: review.commit,
    html_url: html(places, `/pull/${number}#pullrequestreview-${review.id}`),
    pull_request_url: api(places, `/pulls/${number}`),
    author_association: associationOf(places.repository, review.author),
    ...submitted,
  });
}

export function statusJson(places: Places, status: Status): Json {
  return shaped("status", {
    id: status.id,
    node_id: node("SC", status.id),
    state: status.state,
    context: status.context,
    description: status.description,
    target_url: status.targetUrl,
    creator: accountJson(places.origin, status.creator),
    created_at: status.createdAt,
    updated_at: status.createdAt,
    url: api(places, `/statuses/${status.sha}`),
  });
}

export function checkRunJson(places: Places, run: CheckRun): Json {
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
  });
}

export function runJson(places: Places, run: WorkflowRun): Json {
  return shaped("workflow-run", {
    id: run.id,
    node_id: node("WFR", run.id),
    name: run.name,
    path: run.path,
    event: run.event,
    head_branch: run.branch,
    head_sha: run.sha,
    status: run.status,
    conclusion: run.conclusion,
    created_at: run.createdAt,
    updated_at: run.createdAt,
    actor: accountJson(places.origin, run.actor),
    repository: repositoryJson(places.origin, places.repository),
    head_repository: repositoryJson(places.origin, places.repository),
    url: api(places, `/actions/runs/${run.id}`),
    html_url: html(places, `/actions/runs/${run.id}`),
  });
}

export function timelineJson(places: Places, event: TimelineEvent): Json {
  return {
    id: event.id,
    node_id: node("TE", event.id),
    url: api(places, `/issues/events/${event.id}`),
    actor: accountJson(places.origin, event.actor),
    event: event.event,
    commit_id: event.commit,
    commit_url: null,
    created_at: event.at,
    performed_via_github_app: null,
    ...event.details,
  };
}

/** How GitHub calls somebody's tie to a repository. It is no permission: it is wrong for private members (lunar#2673). */
function associationOf(repository: Repository, { login }: Account): string {
  if (repository.owner.login === login) return "OWNER";
  return repository.roles.has(login) ? "COLLABORATOR" : "NONE";
}
