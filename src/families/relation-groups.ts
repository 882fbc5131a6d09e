import type { Exceptions } from "./exceptions.ts";

/** Up to this many families that exceptions name, a relation is given pair by pair, and the way through it is the shortest. */
const fewApart = 8;
/** With more than this many, no exception is heeded: comparing all with each other would take too long. */
const mostApart = 200;

/**
 * What a relation of families joins: all of them at once, unless an exception keeps some apart. Then it joins those that no
 * exception names, and every other pair that is not kept apart; of many pairs, enough to say what is joined.
 */
export function relationGroups(
  families: readonly string[],
  exceptions: Exceptions,
): readonly (readonly string[])[] {
  const apart = families.filter(exceptions.isKeptApart);
  if (apart.length < 2 || apart.length > mostApart) return families.length < 2 ? [] : [families];
  const free = families.filter((family) => !exceptions.isKeptApart(family));
  const groups = [...(apart.length > fewApart ? joinedAmong : pairsAmong)(apart, exceptions)];
  if (free.length > 1) groups.push(free);
  const joint = apart.length > fewApart ? free.slice(0, 1) : free;
  if (joint.length > 0) groups.push(...apart.map((family) => [family, ...joint]));
  return groups;
}

function* pairsAmong(
  families: readonly string[],
  { keepsApart }: Exceptions,
): Generator<readonly string[]> {
  for (const [index, one] of families.entries()) {
    for (const other of families.slice(index + 1)) {
      if (keepsApart(one, other) === undefined) yield [one, other];
    }
  }
}

/** At most one pair fewer than there are families. */
function* joinedAmong(
  families: readonly string[],
  { keepsApart }: Exceptions,
): Generator<readonly string[]> {
  const unmet = new Set(families);
  for (const start of families) {
    const waiting = unmet.delete(start) ? [start] : [];
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
      const here = one;
      for (const other of [...unmet].filter((each) => keepsApart(here, each) === undefined)) {
        unmet.delete(other);
        waiting.push(other);
        yield [here, other];
      }
    }
  }
}
