import type { Pull, Review } from "../world/pulls.ts";

/**
 * What each reviewer thinks in the end: their newest review that approves or asks for changes. A comment changes no
 * opinion (prow, addApprovers; lance#9356); a dismissed review stays where nothing newer is, and counts for nothing.
 */
export function latestOpinions({ reviews }: Pick<Pull, "reviews">): readonly Review[] {
  const latest = new Map<number, Review>();
  for (const review of reviews) {
    if (review.state !== "PENDING" && review.state !== "COMMENTED") {
      latest.set(review.author.id, review);
    }
  }
  return [...latest.values()];
}
