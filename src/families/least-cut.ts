import type { CaseFile } from "../model/case.ts";
import { linksByHolder, shortestPath, type JoinedPart, type Step } from "./shortest-path.ts";

/** What would separate two ends that are joined. */
export type Cut =
  /** The fewest cases that would have to go, in the order of the set. */
  | { readonly kind: "cases"; readonly files: readonly CaseFile[] }
  /** More cases than are worth naming. */
  | { readonly kind: "many"; readonly moreThan: number }
  /** No case: declared relations join the two by themselves, on this way. */
  | { readonly kind: "relations"; readonly path: readonly [Step, ...Step[]] };

/** Looking for more takes time, and nobody drops that many cases to keep a split. */
const most = 10;

/**
 * The fewest cases without which nothing joins the two ends of a part: as many as there are paths that share no case
 * (Menger). Each is looked for in one walk over the part, so this takes at most eleven times as long as reading it.
 */
export function leastCut(part: JoinedPart): Cut {
  const relations = part.links.filter(({ by }) => by === "relation");
  const path = shortestPath({ ...part, links: relations });
  if (path !== undefined) return { kind: "relations", path };
  const network = networkOf(part);
  const flow: Flow = { onward: new Map(), back: new Map() };
  for (let paths = 0; paths <= most; paths++) {
    const { reached, end } = walk(network, flow);
    if (end === undefined) return { kind: "cases", files: boundary(part, network, reached) };
    send(flow, reached, end);
  }
  return { kind: "many", moreThan: most };
}

/** Holders and links as numbers: a holder has one, a link has two, its way in and the way out behind it. */
interface Network {
  readonly from: readonly number[];
  readonly to: ReadonlySet<number>;
  /** Where one can go on from a place, whatever has been sent. */
  readonly next: (place: number) => readonly number[];
  /** Whether only one path may go on from this place: the way in of a case. */
  readonly isNarrow: (place: number) => boolean;
  readonly wayIn: (link: number) => number;
}

function networkOf({ holders, links, from, to }: JoinedPart): Network {
  const numbers = new Map(holders.map(({ key }, index) => [key, index]));
  const numberOf = (key: string): number => numbers.get(key) ?? -1;
  const wayIn = (link: number): number => holders.length + 2 * link;
  const linkNumbers = new Map(links.map((link, index) => [link, index]));
  const linksAt = linksByHolder(links);
  const linkAt = (place: number): number => (place - holders.length) >> 1;
  const isWayIn = (place: number): boolean =>
    place >= holders.length && (place - holders.length) % 2 === 0;
  return {
    from: from.map(({ key }) => numberOf(key)),
    to: new Set(to.map(({ key }) => numberOf(key))),
    next: (place) => {
      if (isWayIn(place)) return [place + 1];
      const holder = holders[place];
      if (holder === undefined) return (links[linkAt(place)]?.holders ?? []).map(numberOf);
      return (linksAt.get(holder.key) ?? []).map((link) => wayIn(linkNumbers.get(link) ?? -1));
    },
    isNarrow: (place) => isWayIn(place) && links[linkAt(place)]?.by === "case",
    wayIn,
  };
}

/** How many paths go on from a place to another one, and from which places they come. */
interface Flow {
  readonly onward: Map<number, Map<number, number>>;
  readonly back: Map<number, Map<number, number>>;
}

interface Walk {
  /** The places that one more path can reach, each with the place before it. */
  readonly reached: ReadonlyMap<number, number | undefined>;
  /** The place at the other end; undefined where the paths so far take every way there. */
  readonly end: number | undefined;
}

/** Looks for one more path; it may push an earlier one aside by going back along it. */
function walk(network: Network, flow: Flow): Walk {
  const reached = new Map<number, number | undefined>();
  for (const place of network.from) reached.set(place, undefined);
  const queue = [...network.from];
  for (const place of queue) {
    if (network.to.has(place)) return { reached, end: place };
    const isTaken = network.isNarrow(place) && flow.onward.has(place);
    const onward = isTaken ? [] : network.next(place);
    for (const next of [...onward, ...(flow.back.get(place)?.keys() ?? [])]) {
      if (reached.has(next)) continue;
      reached.set(next, place);
      queue.push(next);
    }
  }
  return { reached, end: undefined };
}

function send(flow: Flow, reached: Walk["reached"], end: number): void {
  let place = end;
  for (let before = reached.get(end); before !== undefined; before = reached.get(before)) {
    // A step back along an earlier path takes that part of it away.
    if ((flow.back.get(before)?.get(place) ?? 0) > 0) change(flow, [place, before], -1);
    else change(flow, [before, place], 1);
    place = before;
  }
}

function change(flow: Flow, [from, to]: readonly [number, number], by: number): void {
  for (const [map, one, other] of [
    [flow.onward, from, to],
    [flow.back, to, from],
  ] as const) {
    const others = map.get(one) ?? new Map<number, number>();
    const count = (others.get(other) ?? 0) + by;
    if (count === 0) others.delete(other);
    else others.set(other, count);
    if (others.size === 0) map.delete(one);
    else map.set(one, others);
  }
}

/** The cases whose way in can be reached, and the way out behind it cannot. */
function boundary(
  { links }: JoinedPart,
  { wayIn }: Network,
  reached: Walk["reached"],
): readonly CaseFile[] {
  return links.flatMap((link, index) => {
    const isCut = reached.has(wayIn(index)) && !reached.has(wayIn(index) + 1);
    return link.by === "case" && isCut ? [link.file] : [];
  });
}
