import type { Proof } from "../../model/generated/case.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import type { JudgedPull } from "../review-host.ts";
import type { CountingLine } from "../judgement.ts";

/** The pull request in which people decide, and the commit that is its head. */
export interface DecidedIn {
  readonly pull: Pick<JudgedPull, "number">;
  readonly head: ObjectId;
}

/**
 * By what a line can be looked up: the approving review, also where the line stands in a comment behind it. Its commit is a
 * hint, which the host may change; what was decided is bound by the code in the line.
 */
export function proofOf({ by, review }: CountingLine, { pull, head }: DecidedIn): Proof {
  return {
    pullRequest: pull.number,
    review: review.id,
    reviewerId: by.id,
    commit: review.commit ?? head,
  };
}

/** The moment at which a line was said: that of its words as they are now. */
export function saidAt({ said }: Pick<CountingLine, "said">): string {
  return said.edited?.at ?? said.at;
}
