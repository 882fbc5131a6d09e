import type { CaseFile } from "../model/case.ts";
import type { Split } from "../model/families.ts";
import { groupsOf } from "../model/groups.ts";
import { holdersOfCase } from "./case-holders.ts";
import { componentsIn, isSplitApart, splitsOf } from "./conflicts.ts";
import { disjointSets } from "./disjoint-sets.ts";
import type { Grouping } from "./grouping.ts";
import { caseKey } from "./split-graph.ts";

/** What would be joined without an exception. */
interface Withheld {
  /** The keys of holders. */
  readonly keys: readonly string[];
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
  const variantsOf = groupsOf(grouping.cases, (file) => grouping.familiesOf(file).parent);
  for (const [file, index] of grouping.excluded) {
    add(index, ofExcluded(grouping, file, variantsOf));
  }
  const byId = new Map<string | undefined, CaseFile>(cases.map((file) => [file.case.id, file]));
  for (const file of [...grouping.cases, ...grouping.excluded.keys()]) {
    const index = grouping.exceptions.keepsVariantApart(file);
    const parent = byId.get(file.case.variantOf);
    if (index === undefined || parent === undefined || file.case.variantOf === undefined) continue;
    const keys = [file, parent].flatMap((one) => holdersOfCase(grouping, one));
    const above = new Set(familiesIn(grouping, parent));
    add(index, { keys, isOutside: familiesIn(grouping, file).some((id) => !above.has(id)) });
  }
  for (const [index, keys] of ofRelations(grouping)) add(index, { keys });
  return found;
}

/** An excluded case that stands for itself joins the cases that rephrase it as well. */
function ofExcluded(
  grouping: Grouping,
  file: CaseFile,
  variantsOf: ReadonlyMap<CaseFile | undefined, readonly CaseFile[]>,
): Withheld {
  const { parent } = grouping.familiesOf(file);
  const own = holdersOfCase(grouping, file);
  const variants = own.includes(caseKey(file)) ? (variantsOf.get(file) ?? []) : [];
  const others = parent === undefined ? variants : [...variants, parent];
  return { keys: [...own, ...others.flatMap((one) => holdersOfCase(grouping, one))] };
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

/** The graph as it is, in which more can be joined; with the excluded cases that stand for themselves, joined with nothing yet. */
function joinedWhole(grouping: Grouping): {
  readonly wouldBreak: (one: Withheld) => boolean;
  readonly join: (one: Withheld) => void;
} {
  const graph = grouping.graph();
  const sets = disjointSets();
  const numberOf = new Map<string, number>();
  const splitsAt = new Map<number, readonly Split[]>();
  const add = (keys: readonly string[], recorded: readonly Split[]): void => {
    const number = sets.add();
    for (const key of keys) numberOf.set(key, number);
    splitsAt.set(number, recorded);
  };
  for (const component of componentsIn(graph)) add(component, splitsOf(component, graph));
  for (const file of grouping.excluded.keys()) {
    if (!holdersOfCase(grouping, file).includes(caseKey(file))) continue;
    add([caseKey(file)], file.case.split === undefined ? [] : [file.case.split]);
  }
  const leadersOf = ({ keys }: Withheld): readonly number[] => {
    const numbers = keys.flatMap((key) => numberOf.get(key) ?? []);
    return [...new Set(numbers.map(sets.leaderOf))];
  };
  const splitsOfAll = (leaders: readonly number[]): readonly Split[] => [
    ...new Set(leaders.flatMap((leader) => splitsAt.get(leader) ?? [])),
  ];
  return {
    wouldBreak: (one) => {
      const leaders = leadersOf(one);
      // What has no split yet may get any.
      const isOpen = leaders.some((leader) => splitsAt.get(leader)?.length === 0);
      return one.isOutside === true || isOpen || isSplitApart(splitsOfAll(leaders));
    },
    join: (one) => {
      const leaders = leadersOf(one);
      const [first, ...others] = leaders;
      if (first === undefined) return;
      const all = splitsOfAll(leaders);
      for (const other of others) sets.join(first, other);
      splitsAt.set(sets.leaderOf(first), all);
    },
  };
}
