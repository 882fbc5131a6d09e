import { isDeepStrictEqual } from "node:util";
import { statusOf } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { AskedCase } from "../asked-change.ts";
import type { CountingLine } from "../judgement.ts";
import type { Said } from "../said.ts";
import type { Verdict } from "./verdicts.ts";

/** What the file of a case says was decided, without anybody's line. */
export type Claim = Exclude<Verdict, "accepted">;

/**
 * What became of a decision that a file says was made in another pull request: the line there that decides it and of which the
 * file is what recording writes, or what is wrong with it, as a sentence.
 */
export type LookedUpElsewhere = { readonly by: CountingLine } | { readonly wrong: string };

/** The same by the path of the file, of each that names another pull request and was looked up. */
export type DecidedElsewhere = ReadonlyMap<string, LookedUpElsewhere>;

/** Whether the change takes the case out of use. */
export function isRetirement({ because, before, after }: AskedCase): boolean {
  return because === "retired" || (after.has(["retired"]) && before?.has(["retired"]) !== true);
}

/**
 * Undefined where the change decides nothing about what stands there, as of a candidate, of a case that still carries its
 * earlier approval, or of one that was edited since.
 */
export function claimOf(asked: AskedCase): Claim | undefined {
  if (isRetirement(asked)) return "retired";
  return isReviewedAnew(asked) && contentState(asked.after) !== "edited"
    ? reviewedAs(asked)
    : undefined;
}

/** Whether the review of the case is another one than on the base. */
function isReviewedAnew({ before, after }: AskedCase): boolean {
  return !isDeepStrictEqual(after.case.review, before?.case.review);
}

function reviewedAs({ after }: AskedCase): "approved" | "rejected" | undefined {
  const status = statusOf(after);
  return status === "approved" || status === "rejected" ? status : undefined;
}

/** What is wrong with a claim whatever people say: it retires and decides at once. */
export function contradiction(asked: AskedCase): string | undefined {
  const isTwice = isRetirement(asked) && reviewedAs(asked) !== undefined && isReviewedAnew(asked);
  return isTwice
    ? "The file is taken out of use and holds another decision than before; take one of the two back."
    : undefined;
}

/** What is wrong with a claim that no line bears out, as a sentence; undefined where it may still be borne out. */
export function unfounded(asked: AskedCase, claimed: Claimed): string | undefined {
  const claim = claimOf(asked);
  if (claim === undefined) return unfoundedBefore(asked, claimed);
  if (claim === "retired") {
    // Who takes a case out of use at a desk says so without a proof.
    return asked.after.has(["retired", "proof"])
      ? (unfitProof(asked, claimed) ?? undecided)
      : undefined;
  }
  const { via } = asked.after.case.review ?? {};
  if (via !== "github") return unboundClaim(asked, claim);
  return unfitProof(asked, claimed) ?? unboundClaim(asked, claim) ?? undecided;
}

/** A decision that the change brings and that is of an earlier text claims nothing of this one, but may name no review that is none. */
function unfoundedBefore(asked: AskedCase, claimed: Claimed): string | undefined {
  const { after } = asked;
  const isBrought = isReviewedAnew(asked) && contentState(after) === "edited";
  return isBrought && after.case.review?.via === "github" ? unfitProof(asked, claimed) : undefined;
}

const undecided =
  "The review that the proof in the file names holds no line that counts and decides this.";

/** What claims are held against. */
export interface Claimed {
  /** The number of the pull request that is judged. */
  readonly pullRequest: number;
  readonly said: readonly Said[];
  readonly elsewhere: DecidedElsewhere;
}

/** A decision is bound to what was read; a rejection may do without. */
function unboundClaim(
  { after, digest }: AskedCase,
  claim: Exclude<Claim, "retired">,
): string | undefined {
  const judged = after.case.review?.digest;
  if (judged === digest) return undefined;
  if (judged !== undefined) return `The file says ${claim} of another content than its own.`;
  return claim === "rejected" ? undefined : `The file says ${claim}, but not of which content.`;
}

/** What is wrong with the proof in a file by itself. */
function unfitProof(asked: AskedCase, { pullRequest, said }: Claimed): string | undefined {
  const proof = proofIn(asked);
  if (proof?.pullRequest === undefined || proof.review === undefined) {
    return "The file says that it was decided on GitHub, but carries no proof of it.";
  }
  if (proof.pullRequest !== pullRequest) {
    return `The proof in the file is of pull request ${proof.pullRequest}, not of this one.`;
  }
  const review = said.find(({ kind, id }) => kind === "review" && id === proof.review);
  if (review === undefined) return "The proof in the file names a review that is not there.";
  return review.by?.id === proof.reviewerId
    ? undefined
    : "The proof in the file names another person than the one whose review it is.";
}

/**
 * Whether the proof in a file is this line: of this pull request, of the review that stands behind it, of its person and for this
 * content. Name and reason may be those of the claim that the line bears out.
 */
export function isProvedBy(
  asked: AskedCase,
  line: CountingLine,
  { pullRequest }: Pick<Claimed, "pullRequest">,
): boolean {
  const proof = proofIn(asked);
  const isOfLine = proof?.review === line.review.id && proof.reviewerId === line.by.id;
  return proof?.pullRequest === pullRequest && isOfLine && isOfContent(asked);
}

/** The proof of what a file claims; of a retirement it stands with that. */
function proofIn(
  asked: AskedCase,
): NonNullable<NonNullable<AskedCase["after"]["case"]["review"]>["proof"]> | undefined {
  const { retired, review } = asked.after.case;
  return isRetirement(asked) ? retired?.proof : review?.proof;
}

/** A retirement says of no content what it is of: the line that counts is of the one that stands there. */
function isOfContent(asked: AskedCase): boolean {
  const { after, digest } = asked;
  const { review } = after.case;
  if (digest === undefined) return false;
  return isRetirement(asked) || (review?.via === "github" && review.digest === digest);
}
