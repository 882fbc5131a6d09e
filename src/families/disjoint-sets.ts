/** Numbered things in sets that can be joined. Joining and asking take a constant time, but for a factor that never matters. */
export interface DisjointSets {
  /** Adds a thing in a set of its own and gives its number; the first is 0. */
  readonly add: () => number;
  /** Joins the sets of two things. */
  readonly join: (one: number, other: number) => void;
  /** The number of the thing that stands for a set: its smallest. */
  readonly leaderOf: (thing: number) => number;
}

export function disjointSets(): DisjointSets {
  let parents = new Int32Array(1024);
  let count = 0;
  const leaderOf = (thing: number): number => {
    let here = thing;
    for (;;) {
      const above = parents[here] ?? here;
      if (above === here) return here;
      // Each look-up halves the way of the next one.
      const next = parents[above] ?? above;
      parents[here] = next;
      here = next;
    }
  };
  return {
    add: () => {
      if (count === parents.length) {
        const larger = new Int32Array(count * 2);
        larger.set(parents);
        parents = larger;
      }
      parents[count] = count;
      return count++;
    },
    join: (one, other) => {
      const [a, b] = [leaderOf(one), leaderOf(other)];
      if (a < b) parents[b] = a;
      else if (b < a) parents[a] = b;
    },
    leaderOf,
  };
}
