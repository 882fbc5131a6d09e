import type { PullRequest, Review } from "../world/pulls.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { accountJson, associationOf } from "./accounts.ts";
import { labelsJson } from "./issues.ts";
import { api, html, node, type Json, type Places } from "./places.ts";
import { repositoryJson } from "./repositories.ts";
import { shaped } from "./shaped.ts";

/** The world, where shapes look up the accounts of logins. */
export interface PullPlaces extends Places {
  readonly world: World;
}

/** What an answer about one pull request adds to one in a list. */
export interface Extent {
  readonly changed_files: number;
  readonly additions: number;
  readonly deletions: number;
  readonly commits: number;
  readonly mergeable_state: string;
}

/** A pull request as a list has it. */
export function pullJson(places: PullPlaces, issue: PullRequest): Json {
  // The description of this shape wants a text here, that of a pull request alone does not.
  const labels = labelsJson(places, issue).map((one) => ({
    ...one,
    description: one["description"] ?? "",
  }));
  return shaped("pull-request-simple", { ...pullFields(places, issue), labels });
}

/** A pull request as an answer about it alone has it, and as an event tells it. */
export function wholePullJson(places: PullPlaces, issue: PullRequest, extent: Extent): Json {
  const { pull, state, comments } = issue;
  // Whoever asks about one that is closed is told nothing of merging.
  const mergeable = state === "closed" ? null : pull.testMergeOid !== null;
  return shaped("pull-request", {
    ...pullFields(places, issue),
    merged: pull.mergedAt !== null,
    mergeable,
    rebaseable: mergeable,
    merged_by: pull.mergedBy === null ? null : accountJson(places.world, pull.mergedBy),
    comments: comments.length,
    maintainer_can_modify: false,
    ...extent,
  });
}

function pullFields(places: PullPlaces, issue: PullRequest): Json {
  const { pull, number } = issue;
  const { world, repository } = places;
  return {
    id: issue.id,
    node_id: node("PR", issue.id),
    number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    draft: pull.draft,
    user: accountJson(world, issue.author),
    head: end(world, { from: pull.head.repository, ref: pull.head.branch, sha: pull.headOid }),
    base: end(world, { from: repository, ref: pull.base, sha: pull.baseOid }),
    labels: labelsJson(places, issue),
    assignees: [],
    requested_reviewers: [...pull.requested].map((login) =>
      accountJson(world, world.account(login)),
    ),
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    merged_at: pull.mergedAt,
    merge_commit_sha: pull.mergeOid ?? pull.testMergeOid,
    url: api(places, `/pulls/${number}`),
    html_url: html(places, `/pull/${number}`),
    diff_url: html(places, `/pull/${number}.diff`),
    patch_url: html(places, `/pull/${number}.patch`),
    issue_url: api(places, `/issues/${number}`),
    author_association: associationOf(repository, issue.author),
  };
}

function end(
  world: World,
  { from, ref, sha }: { readonly from: Repository; readonly ref: string; readonly sha: string },
): Json {
  return {
    ref,
    sha,
    label: `${from.owner.login}:${ref}`,
    user: accountJson(world, from.owner),
    repo: repositoryJson(world, from, { as: "repository" }),
  };
}

/** A review; one of a deleted account belongs to nobody (the description lets its user be null). */
export function reviewJson(places: Places, number: number, review: Review): Json {
  const submitted = review.state === "PENDING" ? {} : { submitted_at: review.submittedAt };
  const { author } = review;
  return shaped("pull-request-review", {
    id: review.id,
    node_id: node("PRR", review.id),
    user: author.isGone ? null : accountJson(places.world, author),
    body: review.body,
    state: review.state,
    commit_id: review.commit,
    html_url: html(places, `/pull/${number}#pullrequestreview-${review.id}`),
    pull_request_url: api(places, `/pulls/${number}`),
    author_association: associationOf(places.repository, author),
    ...submitted,
  });
}
