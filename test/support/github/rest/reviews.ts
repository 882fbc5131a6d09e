import { dismiss, reviewHappened } from "../life/reviewing.ts";
import { diffDigest } from "../life/test-merge.ts";
import { noted } from "../life/timeline.ts";
import { reviewJson } from "../shapes/pulls.ts";
import type { Review, ReviewState } from "../world/pulls.ts";
import {
  captured,
  named,
  notFound,
  ok,
  page,
  Refused,
  sceneOf,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { isActions } from "./open-pull.ts";
import { mayChange } from "./ownership.ts";
import { pullOf } from "./pulls.ts";

/** Reviews of pull requests: the oldest first, and one that is not submitted is seen by its author alone. */
export const reviews: Routes = {
  "pulls/list-reviews": (call) => {
    const issue = pullOf(call);
    const mine = call.caller.kind === "anonymous" ? undefined : call.caller.account;
    const seen = issue.pull.reviews.filter(
      ({ state, author }) => state !== "PENDING" || author === mine,
    );
    return page(
      call,
      seen.map((one) => reviewJson(call, issue.number, one)),
    );
  },
  "pulls/get-review": (call) => answered(call, reviewOf(call)),
  "pulls/create-review": createReview,
  "pulls/submit-review": async (call) => {
    const review = reviewOf(call);
    if (review.state !== "PENDING") throw new Refused(422, "Unprocessable Entity");
    return await submit(call, review);
  },
  "pulls/update-review": async (call) => {
    const review = reviewOf(call);
    if (!mayChange(call, review.author, "write")) throw new Refused(422, "Unprocessable Entity");
    const changes = { body: { from: review.body } };
    review.body = textIn(call.body, "body") ?? "";
    // Nobody but its author has seen one that is not submitted.
    const isSeen = review.state !== "PENDING";
    if (isSeen) review.edited = { by: named(call).account, at: call.world.tick() };
    await reviewHappened(sceneOf(call), pullOf(call), { action: "edited", review, changes });
    return answered(call, review);
  },
  "pulls/dismiss-review": async (call) => {
    const review = reviewOf(call);
    if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") {
      throw new Refused(422, "Unprocessable Entity", [
        "Can not dismiss a commented pull request review",
      ]);
    }
    await dismiss(sceneOf(call), pullOf(call), review);
    return answered(call, review);
  },
  // Comments on lines are not modelled: no action of ours reads or writes one.
  "pulls/list-comments-for-review": (call) => page(call, [reviewOf(call)].slice(1)),
  "pulls/list-review-comments": (call) => page(call, [pullOf(call)].slice(1)),
};

const states: Readonly<Record<string, ReviewState>> = {
  APPROVE: "APPROVED",
  REQUEST_CHANGES: "CHANGES_REQUESTED",
  COMMENT: "COMMENTED",
};

function reviewOf(call: Call): Review {
  const id = Number(captured(call, "review_id"));
  const found = pullOf(call).pull.reviews.find((one) => one.id === id);
  if (found === undefined) throw notFound();
  return found;
}

function answered(call: Call, review: Review): Answer {
  return ok(reviewJson(call, pullOf(call).number, review));
}

async function createReview(call: Call): Promise<Answer> {
  const issue = pullOf(call);
  const { world, repository, body } = call;
  const review: Review = {
    id: world.id(),
    author: named(call).account,
    body: textIn(body, "body") ?? "",
    state: "PENDING",
    commit: textIn(body, "commit_id") ?? issue.pull.headOid,
    diff: await diffDigest(repository, issue),
    submittedAt: world.now(),
    edited: null,
  };
  if (textIn(body, "event") !== undefined) return await submit(call, review);
  issue.pull.reviews.push(review);
  return answered(call, review);
}

/** Says what a review says, as the call wants it. Nothing is kept of one that is refused. */
async function submit(call: Call, review: Review): Promise<Answer> {
  const issue = pullOf(call);
  const { world, body } = call;
  const { author } = review;
  const state = states[textIn(body, "event") ?? ""] ?? "COMMENTED";
  const text = textIn(body, "body") ?? review.body;
  const why = refusal(call, { state, text, isOwn: author === issue.author });
  if (why !== undefined) throw new Refused(422, "Unprocessable Entity", [why]);
  review.state = state;
  review.body = text;
  review.submittedAt = world.tick();
  if (!issue.pull.reviews.includes(review)) issue.pull.reviews.push(review);
  issue.pull.requested.delete(author.login);
  const details = { state: state.toLowerCase() };
  noted(world, issue, { event: "reviewed", actor: author, details });
  await reviewHappened(sceneOf(call), issue, { action: "submitted", review });
  return answered(call, review);
}

/** Why a review is refused: nobody judges what is theirs (create-pull-request, docs), nor a job where the setting is off. */
function refusal(
  call: Call,
  given: { readonly state: ReviewState; readonly text: string; readonly isOwn: boolean },
): string | undefined {
  const { state, text, isOwn } = given;
  if (isOwn && state === "APPROVED") return "Can not approve your own pull request";
  if (isOwn && state === "CHANGES_REQUESTED") {
    return "Can not request changes on your own pull request";
  }
  if (state === "APPROVED" && isActions(call) && !call.repository.settings.actionsMayCreatePulls) {
    return "GitHub Actions is not permitted to approve pull requests.";
  }
  if (text === "" && state !== "APPROVED") return "Could not submit: the body can't be blank";
  return undefined;
}
