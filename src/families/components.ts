import { byUtf8 } from "../model/utf8-order.ts";
import { disjointSets } from "./disjoint-sets.ts";

/** Names that belong together, sorted by UTF-8 bytes. The first, its smallest, names the component. */
export type Component = readonly [string, ...string[]];

/** Joins names into components, one link after another. The order of links and names changes nothing. */
interface Joining {
  /** Makes a name known, joined with nothing yet; gives its number, the same each time. */
  readonly add: (name: string) => number;
  /** Joins names with each other; those not known yet are made known. Gives the number of the first, -1 of none. */
  readonly join: (names: Iterable<string>) => number;
  /** One number for all names that are joined so far, by the number of any of them. */
  readonly leaderOf: (number: number) => number;
  /** All components, sorted by name. */
  readonly components: () => readonly Component[];
}

/** Starts with nothing joined. The time that joining takes grows with the sum of the lengths of the links, and no faster. */
export function joining(): Joining {
  const numbers = new Map<string, number>();
  const sets = disjointSets();
  const numberOf = (name: string): number => {
    let number = numbers.get(name);
    if (number === undefined) {
      number = sets.add();
      numbers.set(name, number);
    }
    return number;
  };
  return {
    add: numberOf,
    join: (names) => {
      let first = -1;
      for (const name of names) {
        const number = numberOf(name);
        if (first === -1) first = number;
        else sets.join(first, number);
      }
      return first;
    },
    leaderOf: sets.leaderOf,
    components: () => {
      const groups = new Map<number, [string, ...string[]]>();
      // In sorted order, so that each group is sorted, and groups are met in the order of their names.
      for (const name of [...numbers.keys()].toSorted(byUtf8)) {
        const leader = sets.leaderOf(numberOf(name));
        const group = groups.get(leader);
        if (group === undefined) groups.set(leader, [name]);
        else group.push(name);
      }
      return [...groups.values()];
    },
  };
}

/** The components of names that links join, in the order of their names. */
export function componentsOf(
  links: Iterable<Iterable<string>>,
  names: Iterable<string> = [],
): readonly Component[] {
  const { add, join, components } = joining();
  for (const name of names) add(name);
  for (const link of links) join(link);
  return components();
}
