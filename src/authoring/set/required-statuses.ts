/** The two verdicts on a pull request that `actions/review` posts beside its last commit, by their names. */
export interface Verdicts {
  /** On the set as the pull request would leave it. */
  readonly check: string;
  /** On what people said of it. */
  readonly review: string;
}

/** `place` is the set's folder from the root, empty for the root itself: a set in a folder has verdicts of its own. */
export function verdictsOn(place: string): Verdicts {
  const of = ofPlace(place);
  return { check: `touchstone/check${of}`, review: `${reviewStatus}${of}` };
}

/**
 * The verdicts that a merge waits for, by the names under which GitHub shows them beside a commit: those of
 * jobs, then those that are posted. The ruleset of `init` asks for these, and so does `touchstone doctor`.
 */
export function requiredStatuses(place: string): readonly string[] {
  const of = ofPlace(place);
  const { check, review } = verdictsOn(place);
  return [`Touchstone check${of}`, `Touchstone families${of}`, check, review];
}

/** The verdict on the reviews of a pull request, where the set is a whole repository. */
export const reviewStatus = "touchstone/review";

/** Whether a name is that of the verdict on reviews, also of a set in a folder. GitHub tells names apart without case. */
export function isReviewStatus(context: string): boolean {
  const lower = context.toLowerCase();
  return lower === reviewStatus || lower.startsWith(`${reviewStatus} of `);
}

/** GitHub Actions, as the number of an app on GitHub.com. */
export const actionsApp = 15_368;

function ofPlace(place: string): string {
  return place === "" ? "" : ` of ${place}`;
}
