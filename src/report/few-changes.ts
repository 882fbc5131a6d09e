import type { DiffLine } from "./line-diff.ts";

/** How many changes are looked for at most, and how many steps that may take: long lists are compared where little changed. */
const mostChanges = 2000;
const mostSteps = 40_000_000;

/**
 * The fewest changes between two lists, found by how far one gets with each number of them (Myers 1986): what they have in
 * common costs next to nothing. Undefined where there are too many.
 */
export function fewChanges(
  before: readonly string[],
  after: readonly string[],
): readonly DiffLine[] | undefined {
  const limit = Math.min(mostChanges, Math.floor(mostSteps / (before.length + after.length)));
  const rounds: Int32Array[] = [];
  for (let changes = 0; changes <= limit; changes++) {
    const round = nextRound(rounds.at(-1), changes, [before, after]);
    rounds.push(round);
    const last = before.length - after.length;
    const isReached = Math.abs(last) <= changes && (last - changes) % 2 === 0;
    if (isReached && at(round, last) >= before.length) return traced(rounds, before, after);
  }
  return undefined;
}

/** How far one gets in the first list on each diagonal; a round has those from minus to plus its number of changes. */
function nextRound(
  earlier: Int32Array | undefined,
  changes: number,
  [before, after]: readonly [before: readonly string[], after: readonly string[]],
): Int32Array {
  const round = new Int32Array(2 * changes + 1).fill(-1);
  for (let diagonal = -changes; diagonal <= changes; diagonal += 2) {
    let left = earlier === undefined ? 0 : startOn(earlier, diagonal);
    while (
      left < before.length &&
      left - diagonal < after.length &&
      before[left] === after[left - diagonal]
    ) {
      left++;
    }
    round[diagonal + changes] = left;
  }
  return round;
}

/** Where one comes to a diagonal by one more change: by one that is new, or past one that is gone. */
function startOn(earlier: Int32Array, diagonal: number): number {
  return isByNew(earlier, diagonal) ? at(earlier, diagonal + 1) : at(earlier, diagonal - 1) + 1;
}

function isByNew(earlier: Int32Array, diagonal: number): boolean {
  return at(earlier, diagonal - 1) < at(earlier, diagonal + 1);
}

function at(round: Int32Array, diagonal: number): number {
  return round[diagonal + (round.length - 1) / 2] ?? -1;
}

/** The way back from the ends of both lists. */
function traced(
  rounds: readonly Int32Array[],
  before: readonly string[],
  after: readonly string[],
): readonly DiffLine[] {
  const lines: DiffLine[] = [];
  let [left, right] = [before.length, after.length];
  for (const earlier of rounds.slice(0, -1).toReversed()) {
    const diagonal = left - right;
    const isNew = isByNew(earlier, diagonal);
    const start = startOn(earlier, diagonal);
    while (left > start) {
      lines.push({ mark: " ", text: before[--left] ?? "" });
      right--;
    }
    if (isNew) lines.push({ mark: "+", text: after[--right] ?? "" });
    else lines.push({ mark: "-", text: before[--left] ?? "" });
  }
  while (left > 0) lines.push({ mark: " ", text: before[--left] ?? "" });
  return lines.toReversed();
}
