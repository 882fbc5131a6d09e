/**
 * The verdicts that a merge waits for, by the names under which GitHub shows them beside a commit. `place` is the set's folder
 * from the root, empty for the root itself. The ruleset of `init` asks for these, and so does `touchstone doctor`.
 */
export function requiredStatuses(place: string): readonly string[] {
  const of = place === "" ? "" : ` of ${place}`;
  return [`Touchstone check${of}`, `Touchstone families${of}`];
}

/**
 * The verdict on the reviews of a pull request. A ruleset asks for it once a workflow of the set reports it: what nobody
 * reports blocks every merge.
 */
export const reviewStatus = "touchstone/review";

/** Whether a name is that of the verdict on reviews, also of a set in a folder. GitHub tells names apart without case. */
export function isReviewStatus(context: string): boolean {
  const lower = context.toLowerCase();
  return lower === reviewStatus || lower.startsWith(`${reviewStatus} of `);
}

/** GitHub Actions, as the number of an app on GitHub.com. */
export const actionsApp = 15_368;
