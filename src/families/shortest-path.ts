import type { Holder as SplitHolder, Link as SplitLink } from "./split-graph.ts";

/** What has a key that links name. */
interface Keyed {
  readonly key: string;
}

/** What joins things, by their keys. */
interface Joins {
  readonly holders: readonly string[];
}

/** One step of a path: from a holder to another one through what joins the two. */
export interface Step<Holder extends Keyed = SplitHolder, Link extends Joins = SplitLink> {
  readonly from: Holder;
  readonly through: Link;
  readonly to: Holder;
}

/** A joined part of a graph, and the holders at its two ends. */
export interface JoinedPart<Holder extends Keyed = SplitHolder, Link extends Joins = SplitLink> {
  readonly holders: readonly Holder[];
  readonly links: readonly Link[];
  readonly from: readonly Holder[];
  readonly to: readonly Holder[];
}

/** A shortest path between the ends; undefined where nothing joins them. Among several, the first in the order of the part. */
export function shortestPath<Holder extends Keyed, Link extends Joins>({
  holders,
  links,
  from,
  to,
}: JoinedPart<Holder, Link>): readonly [Step<Holder, Link>, ...Step<Holder, Link>[]] | undefined {
  const byKey = new Map(holders.map((holder) => [holder.key, holder]));
  const linksAt = linksByHolder(links);
  const ends = new Set(to);
  const reachedBy = new Map<Holder, Step<Holder, Link> | undefined>(
    from.map((holder) => [holder, undefined]),
  );
  const taken = new Set<Link>();
  const queue = [...from];
  for (const here of queue) {
    if (ends.has(here)) return wayTo(here, reachedBy);
    for (const through of linksAt.get(here.key) ?? []) {
      if (taken.has(through)) continue;
      taken.add(through);
      const met = through.holders.flatMap((key) => byKey.get(key) ?? []);
      for (const next of met.filter((one) => !reachedBy.has(one))) {
        reachedBy.set(next, { from: here, through, to: next });
        queue.push(next);
      }
    }
  }
  return undefined;
}

/** The links that each holder takes part in. */
export function linksByHolder<Link extends Joins>(
  links: readonly Link[],
): ReadonlyMap<string, readonly Link[]> {
  const linksAt = new Map<string, Link[]>();
  for (const link of links) {
    for (const key of link.holders) {
      const own = linksAt.get(key);
      if (own === undefined) linksAt.set(key, [link]);
      else own.push(link);
    }
  }
  return linksAt;
}

function wayTo<Holder extends Keyed, Link extends Joins>(
  end: Holder,
  reachedBy: ReadonlyMap<Holder, Step<Holder, Link> | undefined>,
): readonly [Step<Holder, Link>, ...Step<Holder, Link>[]] | undefined {
  const steps: Step<Holder, Link>[] = [];
  for (let step = reachedBy.get(end); step !== undefined; step = reachedBy.get(step.from)) {
    steps.push(step);
  }
  const [first, ...others] = steps.toReversed();
  return first && [first, ...others];
}
