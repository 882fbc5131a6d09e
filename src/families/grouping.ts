import { takesPart, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { familiesById, type FamiliesFile, type FamilyDraft } from "../model/families.ts";
import { once } from "../model/once.ts";
import { caseFamilies, type CaseFamilies } from "./case-families.ts";
import { documentClaims, type ClaimsOf } from "./document-families.ts";
import { exceptionsIn, type Exceptions } from "./exceptions.ts";
import { graphOfCases, graphOfFamilies, type SplitGraph } from "./split-graph.ts";

/** How a set's families.yaml groups its documents and cases. */
export interface Grouping {
  readonly file: FamiliesFile;
  readonly families: ReadonlyMap<string, FamilyDraft>;
  readonly claimsOf: ClaimsOf;
  readonly exceptions: Exceptions;
  /** Whether each case carries its own split: the claim is `fixed-corpus`. */
  readonly isByCase: boolean;
  /** The cases that take part: approved and pending ones, without those that an exception excludes. */
  readonly cases: readonly CaseFile[];
  /** Approved and pending cases that an exception excludes, each with the index of that exception. */
  readonly excluded: ReadonlyMap<CaseFile, number>;
  /** The families of any case of the set, whether it takes part or not. */
  readonly familiesOf: (file: CaseFile) => CaseFamilies;
  /** What decides whether the sides of the split are apart, under the set's claim. */
  readonly graph: () => SplitGraph;
  /** The graph of the families, whatever the claim: what belongs together for a review. */
  readonly familyGraph: () => SplitGraph;
}

const known = new WeakMap<Dataset, Grouping>();

/** How a set groups its cases; undefined where families.yaml is absent or cannot be read. Worked out once for each set. */
export function groupingOf(dataset: Dataset): Grouping | undefined {
  const { families: file } = dataset;
  if (file?.families === undefined) return undefined;
  const earlier = known.get(dataset);
  if (earlier !== undefined) return earlier;
  const grouping = groupingBy(dataset, file);
  known.set(dataset, grouping);
  return grouping;
}

/** The grouping of a set that is split: some family has a split on record, or under `fixed-corpus` some case in use. */
export function splitGroupingOf(dataset: Dataset): Grouping | undefined {
  const grouping = groupingOf(dataset);
  return grouping !== undefined && isSplit(grouping, dataset) ? grouping : undefined;
}

function isSplit({ isByCase, families }: Grouping, { cases }: Dataset): boolean {
  if (isByCase) return cases.some((file) => takesPart(file) && file.case.split !== undefined);
  return [...families.values()].some(({ split }) => split !== undefined);
}

function groupingBy(dataset: Dataset, file: FamiliesFile): Grouping {
  const draft = file.families;
  const families = familiesById(file);
  const claimsOf = documentClaims(families);
  const exceptions = exceptionsIn(draft);
  const familiesOf = caseFamilies({ dataset, families, claimsOf, exceptions });
  const excluded = new Map<CaseFile, number>();
  const cases: CaseFile[] = [];
  for (const one of dataset.cases.filter(takesPart)) {
    const own = familiesOf(one).belongings.map(({ family }) => family);
    const exception = exceptions.excludes(one, own);
    if (exception === undefined) cases.push(one);
    else excluded.set(one, exception);
  }
  const isByCase = draft?.claim?.kind === "fixed-corpus";
  const sources = { draft, families, cases, familiesOf, exceptions };
  const familyGraph = once(() => graphOfFamilies(sources));
  const graph = isByCase ? once(() => graphOfCases(sources)) : familyGraph;
  const facts = { file, families, claimsOf, exceptions, isByCase, cases, excluded };
  return { ...facts, familiesOf, graph, familyGraph };
}
