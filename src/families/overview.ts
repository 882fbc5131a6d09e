import { stageOf, type CaseFile } from "../model/case.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import { groupsOf } from "../model/groups.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { componentsIn, isSplitApart, splitsOf } from "./conflicts.ts";
import type { Grouping } from "./grouping.ts";
import { holdoutStates, type HoldoutState } from "./holdout-state.ts";
import { splits } from "./splits.ts";

/** One family, with its documents of the current revision and of the cases that take part. */
export interface FamilyView {
  readonly id: string;
  readonly title: string | undefined;
  readonly split: Split | undefined;
  readonly documents: readonly string[];
}

/** How many cases are of each status that takes part. */
export interface CaseCounts {
  readonly approved: number;
  readonly pending: number;
}

/** Families that belong together, with the cases of them. */
export interface ComponentView {
  /** The smallest id of its families. */
  readonly name: string;
  readonly families: readonly FamilyView[];
  /** The splits that its families, or under fixed-corpus its cases, have on record. */
  readonly splits: readonly Split[];
  /** Under fixed-corpus how many of its cases are on each side; undefined where families carry the split. */
  readonly casesBySplit: Readonly<Partial<Record<Split, number>>> | undefined;
  /** Whether they are on two sides that are to be apart. Under fixed-corpus sharing documents is no defect. */
  readonly isConflict: boolean;
  /** What became of it as a holdout; undefined for what is none, and where single questions are held out. */
  readonly holdout: HoldoutState | undefined;
  readonly cases: CaseCounts;
}

/** All families of a set, and what is in none. */
export interface FamilyOverview {
  /** In the order of their names. */
  readonly components: readonly ComponentView[];
  /** Cases that belong to no family, by the split that they say. */
  readonly withoutFamily: readonly {
    readonly split: Split | undefined;
    readonly cases: CaseCounts;
  }[];
  /** Documents of the current revision, or of cases that take part, that belong to no family or to several. */
  readonly ungrouped: readonly string[];
  /** Cases that an exception excludes. */
  readonly excluded: number;
}

export function familyOverview(dataset: Dataset, grouping: Grouping): FamilyOverview {
  const { cases, familiesOf, families, excluded } = grouping;
  const graph = grouping.familyGraph();
  const byFamily = documentsByFamily(dataset, grouping);
  const casesOf = casesByFamily(grouping);
  const states = holdoutStates(grouping, dataset);
  const components = componentsIn(graph).flatMap((keys): readonly ComponentView[] => {
    const ids = keys.filter((key) => families.has(key));
    const [name] = ids;
    if (name === undefined) return [];
    const own = [...new Set(ids.flatMap((id) => casesOf.get(id) ?? []))];
    const bySplit = grouping.isByCase ? casesBySplit(own) : undefined;
    const recorded =
      bySplit === undefined ? splitsOf(keys, graph) : splits.filter((one) => one in bySplit);
    const held = ids.find((id) => families.get(id)?.split === "test") ?? name;
    return [
      {
        name,
        families: ids.map((id) => ({
          id,
          title: families.get(id)?.title,
          split: families.get(id)?.split,
          documents: byFamily.of(id),
        })),
        splits: recorded,
        casesBySplit: bySplit,
        isConflict: !grouping.isByCase && isSplitApart(recorded),
        holdout: grouping.isByCase ? undefined : states.ofFamily(held),
        cases: countsOf(own),
      },
    ];
  });
  const alone = cases.filter((file) => familiesOf(file).belongings.length === 0);
  const alonesSplits = [...new Set(alone.map((file) => file.case.split))];
  const withoutFamily = alonesSplits
    .toSorted((a, b) => byUtf8(a ?? "", b ?? ""))
    .map((split) => ({ split, cases: countsOf(alone.filter((one) => one.case.split === split)) }));
  return { components, withoutFamily, ungrouped: byFamily.ungrouped, excluded: excluded.size };
}

function casesBySplit(files: readonly CaseFile[]): NonNullable<ComponentView["casesBySplit"]> {
  const found = groupsOf(files, (file) => file.case.split);
  return Object.fromEntries(
    splits.flatMap((split) => {
      const own = found.get(split);
      return own === undefined ? [] : [[split, own.length] as const];
    }),
  );
}

function countsOf(files: readonly CaseFile[]): CaseCounts {
  const approved = files.filter((file) => stageOf(file) === "approved").length;
  return { approved, pending: files.length - approved };
}

function casesByFamily({ cases, familiesOf }: Grouping): ReadonlyMap<string, readonly CaseFile[]> {
  const found = new Map<string, CaseFile[]>();
  for (const file of cases) {
    for (const { family } of familiesOf(file).belongings) {
      const own = found.get(family);
      if (own === undefined) found.set(family, [file]);
      else own.push(file);
    }
  }
  return found;
}

interface GroupedDocuments {
  readonly of: (family: string) => readonly string[];
  readonly ungrouped: readonly string[];
}

function documentsByFamily(
  dataset: Dataset,
  { cases, familiesOf, claimsOf }: Grouping,
): GroupedDocuments {
  const cited = cases.flatMap((file) =>
    familiesOf(file).documents.documents.map(({ documentId }) => documentId),
  );
  const current = currentRevision(dataset)?.documents?.records.keys() ?? [];
  const found = new Map<string, string[]>();
  const ungrouped: string[] = [];
  for (const document of [...new Set<string>([...cited, ...current])].toSorted(byUtf8)) {
    const [claim, ...others] = claimsOf(document);
    if (claim === undefined || others.length > 0) ungrouped.push(document);
    else found.set(claim.family, [...(found.get(claim.family) ?? []), document]);
  }
  return { of: (family) => found.get(family) ?? [], ungrouped };
}
