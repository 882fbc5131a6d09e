import {
  captured,
  notFound,
  page,
  Refused,
  textIn,
  unfit,
  type Answer,
  type Call,
  type Routes,
} from "../answer.ts";
import { reviewJson } from "../shapes.ts";
import { noted } from "../timeline.ts";
import type { Review, ReviewState } from "../world.ts";
import { person, pullOf } from "./pulls.ts";

/** Reviews of pull requests. */
export const reviews: Routes = {
  "pulls/list-reviews": (call) => {
    const issue = pullOf(call);
    // The oldest first; one that is not submitted is seen by nobody else.
    const login = call.caller.kind === "anonymous" ? undefined : call.caller.account.login;
    const seen = issue.pull.reviews.filter(
      ({ state, author }) => state !== "PENDING" || author.login === login,
    );
    return page(
      call,
      seen.map((one) => reviewJson(call, issue.number, one)),
    );
  },
  "pulls/get-review": (call) => {
    return { status: 200, body: reviewJson(call, pullOf(call).number, reviewOf(call)) };
  },
  "pulls/create-review": createReview,
  "pulls/dismiss-review": (call) => {
    const issue = pullOf(call);
    const review = reviewOf(call);
    if (review.state !== "APPROVED" && review.state !== "CHANGES_REQUESTED") {
      throw unfit("PullRequestReview", {
        message: "Can not dismiss a commented pull request review",
      });
    }
    review.state = "DISMISSED";
    const actor = person(call);
    noted(call.world, issue, { event: "review_dismissed", actor, details: { review: review.id } });
    heard(call, "dismissed", review);
    return { status: 200, body: reviewJson(call, issue.number, review) };
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

function createReview(call: Call): Answer {
  const issue = pullOf(call);
  const author = person(call);
  const { body, caller, repository, world } = call;
  const state = states[textIn(body, "event") ?? ""] ?? "PENDING";
  const text = textIn(body, "body") ?? "";
  const decides = state === "APPROVED" || state === "CHANGES_REQUESTED";
  if (decides && author.login === issue.author.login) {
    const what = state === "APPROVED" ? "approve" : "request changes on";
    throw new Refused(422, "Unprocessable Entity", [`Can not ${what} your own pull request`]);
  }
  if (state === "APPROVED" && caller.kind === "job" && !repository.settings.actionsMayCreatePulls) {
    throw new Refused(422, "Unprocessable Entity", [
      "GitHub Actions is not permitted to approve pull requests.",
    ]);
  }
  if (text === "" && (state === "CHANGES_REQUESTED" || state === "COMMENTED")) {
    throw new Refused(422, "Unprocessable Entity", ["Review body can't be blank"]);
  }
  const review: Review = {
    id: world.id(),
    author,
    body: text,
    state,
    commit: textIn(body, "commit_id") ?? issue.pull.headOid,
    submittedAt: world.tick(),
  };
  issue.pull.reviews.push(review);
  issue.pull.requested.delete(author.login);
  noted(world, issue, {
    event: "reviewed",
    actor: author,
    details: { state: state.toLowerCase() },
  });
  if (state !== "PENDING") heard(call, "submitted", review);
  return { status: 200, body: reviewJson(call, issue.number, review) };
}

function heard(call: Call, action: string, review: Review): void {
  const payload = { action, number: pullOf(call).number, review: review.id };
  call.world.happened.push({ event: "pull_request_review", payload });
}
