import { happen, type Scene } from "../events/happened.ts";
import { pullJson, reviewJson } from "../shapes/pulls.ts";
import type { PullRequest, Review } from "../world/pulls.ts";
import { noted } from "./timeline.ts";

/** Takes away what a review says. It stays in the list. */
export async function dismiss(scene: Scene, issue: PullRequest, review: Review): Promise<void> {
  review.state = "DISMISSED";
  const { world, actor } = scene;
  noted(world, issue, { event: "review_dismissed", actor, details: { review: review.id } });
  await reviewHappened(scene, issue, { action: "dismissed", review });
}

/** Tells of a review. An event writes its state in small letters, where REST uses capitals (the published examples). */
export async function reviewHappened(
  scene: Scene,
  issue: PullRequest,
  { action, review, ...more }: { action: string; review: Review; changes?: object },
): Promise<void> {
  const { repository, branch } = issue.pull.head;
  const told = reviewJson(scene, issue.number, review);
  const links = {
    html: { href: String(told["html_url"]) },
    pull_request: { href: String(told["pull_request_url"]) },
  };
  await happen(scene, {
    event: "pull_request_review",
    payload: {
      action,
      review: { ...told, state: review.state.toLowerCase(), _links: links },
      pull_request: pullJson(scene, issue),
      ...more,
    },
    head: { repository, branch, sha: issue.pull.headOid },
  });
}
