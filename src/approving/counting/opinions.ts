import { groupsOf } from "../../model/groups.ts";
import { isLater } from "../../model/instant.ts";
import type { Uncounted } from "../judgement.ts";
import type { Said } from "../said.ts";

/** The review by which its person stands behind what was said, or why there is none. */
export type Backing =
  | { readonly review: Said }
  | { readonly is: Extract<Uncounted, { readonly why: "opinion" }>["is"] };

/**
 * In the order in which it was said. What was said in the same second goes by its number; reviews and comments are numbered
 * apart, so a review comes first.
 */
export function inOrder(said: readonly Said[]): readonly Said[] {
  return said.toSorted(bySaying);
}

function bySaying(a: Said, b: Said): number {
  if (isLater(a.at, b.at)) return 1;
  if (isLater(b.at, a.at)) return -1;
  if (a.kind !== b.kind) return a.kind === "review" ? -1 : 1;
  return a.id - b.id;
}

/** Of each person the latest review with an opinion, be it dismissed, in the order in which they were given. */
export function latestOpinions(said: readonly Said[]): readonly Said[] {
  const latest = [...personally(said).values()].flatMap((all) => all.filter(hasOpinion).slice(-1));
  return inOrder(latest);
}

/**
 * What stands behind everything that was said by somebody. Asking for changes takes back what the same person said before, and
 * so does a review that was dismissed: neither comes back with a later approval.
 */
export function backings(said: readonly Said[]): ReadonlyMap<Said, Backing> {
  const all = [...personally(said).values()].flatMap((ordered) =>
    ordered.map((one, at) => [one, backingOf(ordered, at)] as const),
  );
  return new Map(all);
}

function personally(said: readonly Said[]): ReadonlyMap<number, readonly Said[]> {
  const known = inOrder(said).flatMap((one) => (one.by === undefined ? [] : [{ one, by: one.by }]));
  const people = groupsOf(known, ({ by }) => by.id);
  return new Map([...people].map(([id, all]) => [id, all.map(({ one }) => one)]));
}

function backingOf(ordered: readonly Said[], at: number): Backing {
  const one = ordered[at];
  const breakAt = ordered.findLastIndex(takesBack);
  const broken = ordered[breakAt];
  const breaks = broken === undefined ? "none" : isOf(broken);
  if (one === undefined) return { is: "none" };
  if (one.opinion === "dismissed") return { is: "dismissed" };
  if (at < breakAt) return { is: breaks };
  if (hasOpinion(one)) return { review: one };
  const review = ordered.slice(breakAt + 1, at).findLast(({ opinion }) => opinion === "approves");
  if (review !== undefined) return { review };
  return broken?.opinion === "asks-for-changes" ? { review: broken } : { is: breaks };
}

function takesBack({ opinion }: Said): boolean {
  return opinion === "asks-for-changes" || opinion === "dismissed";
}

function hasOpinion({ opinion }: Said): boolean {
  return opinion !== undefined && opinion !== "comments";
}

function isOf({ opinion }: Said): "dismissed" | "asks-for-changes" {
  return opinion === "dismissed" ? "dismissed" : "asks-for-changes";
}
