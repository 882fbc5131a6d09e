import { byUtf8 } from "../../model/utf8-order.ts";
import type { WaitingPull } from "./open-pulls.ts";
import { bySince, waitsSince, type History, type Since } from "./since.ts";
import type { WaitingCase } from "./waiting-case.ts";
import { isFor } from "./waits-for-whom.ts";

/** A case that waits, since when, and where it is asked about. */
export interface QueuedCase extends WaitingCase {
  readonly since: Since;
  /** The numbers of the open pull requests that wait and change it, in their order. */
  readonly pulls: readonly number[];
}

/** What waits for people, each list with the oldest first. */
export interface Queue {
  readonly cases: readonly QueuedCase[];
  /** Undefined where no host was asked. */
  readonly pulls: readonly WaitingPull[] | undefined;
}

export interface Queueing {
  readonly history: History | undefined;
  readonly pulls: readonly WaitingPull[] | undefined;
  /** The only person whose part is wanted; undefined for all. */
  readonly person: string | undefined;
}

/** Puts what waits in order: by since when, what nobody can tell before all, and what is not committed behind; then by path. */
export function queueOf(
  waiting: readonly WaitingCase[],
  { history, pulls, person }: Queueing,
): Queue {
  const isWanted = ({ whom }: Pick<WaitingCase, "whom">): boolean =>
    person === undefined || isFor(whom, person);
  const asking = pullsByPath(pulls ?? []);
  const cases = waiting.filter(isWanted).map((one) => ({
    ...one,
    since: waitsSince(one, history),
    pulls: asking.get(one.file.path) ?? [],
  }));
  return {
    cases: cases.toSorted(
      (one, other) => bySince(one.since, other.since) || byUtf8(one.file.path, other.file.path),
    ),
    pulls: pulls?.filter(isWanted),
  };
}

function pullsByPath(pulls: readonly WaitingPull[]): ReadonlyMap<string, readonly number[]> {
  const byPath = new Map<string, number[]>();
  for (const { pull, cases } of pulls.toSorted((a, b) => a.pull.number - b.pull.number)) {
    for (const path of cases) byPath.set(path, [...(byPath.get(path) ?? []), pull.number]);
  }
  return byPath;
}
