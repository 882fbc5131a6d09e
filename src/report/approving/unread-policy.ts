import type { ReviewTexts } from "../../approving/running/review-texts.ts";
import { markdownCode } from "../untrusted/markdown.ts";

/**
 * The words of reviews while the policy of the main branch, the file of this path, cannot be read: that no review counts is said
 * above all else, since what was decided before looks like a claim.
 */
export function underUnreadPolicy(texts: ReviewTexts, path: string): ReviewTexts {
  const [, review] = texts.contexts;
  const note = `**The policy of the main branch cannot be read, so no review counts until it can.** Nothing is wrong with what was decided here: leave it as it is. A pull request has to mend ${markdownCode(path)}, and an administrator of this repository accepts that one. After it, all this is judged again.`;
  return {
    ...texts,
    comment: (...about) => `${note}\n\n${texts.comment(...about)}`,
    statuses: (judged, recording) =>
      texts.statuses(judged, recording).map((status) => {
        const isHeldUp = status.context === review && status.state !== "success";
        return isHeldUp && judged.asked.cases.length > 0
          ? { ...status, state: "failure", description: heldUp }
          : status;
      }),
  };
}

const heldUp =
  "The policy of the main branch cannot be read, so no review counts. It has to be mended first.";
