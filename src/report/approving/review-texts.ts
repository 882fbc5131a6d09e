import type { ReviewTexts } from "../../approving/running/review-texts.ts";
import { verdictsOn } from "../../authoring/set/required-statuses.ts";
import { sealed, unsealed } from "./comment-seal.ts";
import { recordingMessage } from "./recording-message.ts";
import { reviewComment } from "./review-comment.ts";
import { closingIn, isReviewComment, memoryIn, withMemory } from "./review-memory.ts";
import type { ReviewPlace } from "./review-place.ts";
import { statusTexts } from "./status-texts.ts";

/** The words of reviews of pull requests in a repository. */
export function reviewTexts(where: ReviewPlace): ReviewTexts {
  const { place } = where;
  return {
    comment: (judged, recording, rivals) => reviewComment({ judged, recording, where, rivals }),
    ...statusTexts(verdictsOn(place)),
    sealed,
    unsealed,
    isOurs: (comment) => isReviewComment(comment, place),
    memoryOf: (comments) => memoryIn(comments, place),
    closing: (judged, recording, closing) => reviewComment({ judged, recording, closing, where }),
    closingIn: (own) => closingIn(own, place),
    elsewhere: withMemory(elsewhere, { set: place }, new Map()),
    commitMessage: ({ pull }, { files }) => recordingMessage(files, { pull, head: pull.head }),
  };
}

const elsewhere =
  "**Another comment on this page says what is to be reviewed.** Two runs at once wrote one each; only the first is kept up to date.";
