import type { Comment, Issue, Label, TimelineEvent } from "../world/issues.ts";
import { accountJson, associationOf } from "./accounts.ts";
import { api, html, node, type Json, type Places } from "./places.ts";
import { shaped } from "./shaped.ts";

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

function page(issue: Issue): string {
  return `/${issue.pull === undefined ? "issues" : "pull"}/${issue.number}`;
}

export function commentJson(places: Places, issue: Issue, comment: Comment): Json {
  const { id, author, body, createdAt, updatedAt } = comment;
  return shaped("issue-comment", {
    id,
    body,
    node_id: node("IC", id),
    user: accountJson(places.world, author),
    created_at: createdAt,
    updated_at: updatedAt,
    url: api(places, `/issues/comments/${id}`),
    html_url: html(places, `${page(issue)}#issuecomment-${id}`),
    issue_url: api(places, `/issues/${issue.number}`),
    author_association: associationOf(places.repository, author),
    performed_via_github_app: null,
  });
}

export function issueJson(places: Places, issue: Issue): Json {
  return shaped("issue", {
    id: issue.id,
    node_id: node("I", issue.id),
    number: issue.number,
    title: issue.title,
    body: issue.body,
    state: issue.state,
    state_reason: issue.stateReason,
    user: accountJson(places.world, issue.author),
    labels: labelsJson(places, issue),
    assignees: [],
    comments: issue.comments.length,
    created_at: issue.createdAt,
    updated_at: issue.updatedAt,
    closed_at: issue.closedAt,
    url: api(places, `/issues/${issue.number}`),
    html_url: html(places, page(issue)),
    author_association: associationOf(places.repository, issue.author),
    ...pullPart(places, issue),
  });
}

/** An issue that is a pull request says so. */
function pullPart(places: Places, { number, pull }: Issue): Json {
  if (pull === undefined) return {};
  const url = html(places, `/pull/${number}`);
  const pages = { diff_url: `${url}.diff`, patch_url: `${url}.patch`, html_url: url };
  return {
    pull_request: {
      url: api(places, `/pulls/${number}`),
      merged_at: pull.mergedAt,
      ...pages,
    },
  };
}

export function timelineJson(places: Places, event: TimelineEvent): Json {
  return {
    id: event.id,
    node_id: node("TE", event.id),
    url: api(places, `/issues/events/${event.id}`),
    actor: accountJson(places.world, event.actor),
    event: event.event,
    commit_id: event.commit,
    commit_url: null,
    created_at: event.at,
    performed_via_github_app: null,
    ...event.details,
  };
}
