import type { CaseFile } from "../model/case.ts";
import type { Split } from "../model/families.ts";
import { componentsIn, isSplitApart, splitsOf } from "./conflicts.ts";
import { disjointSets } from "./disjoint-sets.ts";
import type { Grouping } from "./grouping.ts";
import { caseKey } from "./split-graph.ts";

/** What would be joined without an exception. */
interface Withheld {
  /** The keys of holders. */
  readonly keys: readonly string[];
  /** An excluded case that carries its own split. */
  readonly standing?: CaseFile | undefined;
  /** Whether a variant would be outside the families of the case that it rephrases. */
  readonly isOutside?: boolean;
}

/**
 * The indices of exceptions without which no two sides of the split would be joined, and nothing would be left on no side. They
 * can all go at once: what one would join is joined before the next is looked at.
 */
export function* unneededExceptions(
  grouping: Grouping,
  cases: readonly CaseFile[],
): Generator<number> {
  const withheldBy = withheld(grouping, cases);
  const whole = joinedWhole(grouping);
  for (const [index, exception] of (grouping.file.families?.exceptions ?? []).entries()) {
    if (exception?.decision !== "exclude" && exception?.decision !== "keep-apart") continue;
    const all = withheldBy.get(index) ?? [];
    if (all.some(whole.wouldBreak)) continue;
    for (const one of all) whole.join(one);
    yield index;
  }
}

function withheld(
  grouping: Grouping,
  cases: readonly CaseFile[],
): ReadonlyMap<number, readonly Withheld[]> {
  const found = new Map<number, Withheld[]>();
  const add = (index: number, one: Withheld): void => {
    found.set(index, [...(found.get(index) ?? []), one]);
  };
  for (const [file, index] of grouping.excluded) add(index, ofExcluded(grouping, file));
  const byId = new Map<string | undefined, CaseFile>(cases.map((file) => [file.case.id, file]));
  for (const file of grouping.cases) {
    const index = grouping.exceptions.keepsVariantApart(file);
    const parent = byId.get(file.case.variantOf);
    if (index === undefined || parent === undefined || file.case.variantOf === undefined) continue;
    const keys = [file, parent].flatMap((one) => keysOf(grouping, one));
    const above = new Set(familiesIn(grouping, parent));
    add(index, { keys, isOutside: familiesIn(grouping, file).some((id) => !above.has(id)) });
  }
  for (const [index, keys] of ofRelations(grouping)) add(index, { keys });
  return found;
}

function ofExcluded(grouping: Grouping, file: CaseFile): Withheld {
  const { parent } = grouping.familiesOf(file);
  const own = keysOf(grouping, file);
  return {
    keys: [...own, ...(parent === undefined ? [] : keysOf(grouping, parent))],
    standing: own.includes(caseKey(file)) ? file : undefined,
  };
}

/** The holders that a case belongs to; where it belongs to none, or carries its own split, itself. */
function keysOf({ isByCase, familiesOf }: Grouping, file: CaseFile): readonly string[] {
  const families = isByCase ? [] : familiesIn({ familiesOf }, file);
  return families.length === 0 ? [caseKey(file)] : families;
}

function familiesIn(
  { familiesOf }: Pick<Grouping, "familiesOf">,
  file: CaseFile,
): readonly string[] {
  return familiesOf(file).belongings.map(({ family }) => family);
}

/** The families that a relation names and an exception keeps apart. */
function* ofRelations({ file }: Grouping): Generator<readonly [number, readonly string[]]> {
  const { related = [], exceptions = [] } = file.families ?? {};
  for (const [index, exception] of exceptions.entries()) {
    if (exception?.decision !== "keep-apart") continue;
    const named = new Set(exception.families ?? []);
    for (const relation of related) {
      const both = (relation?.families ?? []).flatMap((id) =>
        id !== undefined && named.has(id) ? [id] : [],
      );
      if (both.length > 1) yield [index, both];
    }
  }
}

/** The graph as it is, in which more can be joined. */
function joinedWhole(grouping: Grouping): {
  readonly wouldBreak: (one: Withheld) => boolean;
  readonly join: (one: Withheld) => void;
} {
  const graph = grouping.graph();
  const sets = disjointSets();
  const numberOf = new Map<string, number>();
  const splitsAt = new Map<number, readonly Split[]>();
  for (const component of componentsIn(graph)) {
    const number = sets.add();
    for (const key of component) numberOf.set(key, number);
    splitsAt.set(number, splitsOf(component, graph));
  }
  const leadersOf = (keys: readonly string[]): readonly number[] => {
    const numbers = keys.flatMap((key) => numberOf.get(key) ?? []);
    return [...new Set(numbers.map(sets.leaderOf))];
  };
  const splitsOfAll = ({ keys, standing }: Withheld): readonly Split[] => [
    ...leadersOf(keys).flatMap((leader) => splitsAt.get(leader) ?? []),
    ...(standing?.case.split === undefined ? [] : [standing.case.split]),
  ];
  return {
    wouldBreak: (one) => {
      // What has no split yet may get any.
      const isOpen = leadersOf(one.keys).some((leader) => splitsAt.get(leader)?.length === 0);
      const isUnsplit = one.standing !== undefined && one.standing.case.split === undefined;
      return one.isOutside === true || isOpen || isUnsplit || isSplitApart(splitsOfAll(one));
    },
    join: (one) => {
      const all = [...new Set(splitsOfAll(one))];
      const [first, ...others] = leadersOf(one.keys);
      if (first === undefined) return;
      for (const other of others) sets.join(first, other);
      splitsAt.set(sets.leaderOf(first), all);
    },
  };
}
