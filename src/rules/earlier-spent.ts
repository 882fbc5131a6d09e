import { documentsOf } from "../families/case-documents.ts";
import { exposedIn } from "../families/exposed.ts";
import { groupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import { documentsAsRecorded } from "../model/corpus.ts";
import type { Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";

/** What people had learned from in the earlier state, by its own records and its own families. */
export interface EarlierSpent {
  readonly grouping: Grouping;
  /** In whatever state: a retired case was looked at all the same. */
  readonly cases: readonly CaseFile[];
  /** Documents of spent families, sorted, each with the family that it was in. Where each case carries its own split, none. */
  readonly documents: readonly { readonly documentId: string; readonly family: string }[];
}

const known = new WeakMap<Dataset, EarlierSpent | undefined>();

/** Undefined without an earlier state, and where that had no exposure on record. */
export function earlierSpent(dataset: Dataset): EarlierSpent | undefined {
  if (!known.has(dataset)) known.set(dataset, spentBefore(dataset));
  return known.get(dataset);
}

function spentBefore(dataset: Dataset): EarlierSpent | undefined {
  const { base } = dataset;
  const exposures = base?.families?.families?.exposures ?? [];
  if (base === undefined || exposures.length === 0) return undefined;
  const same = dataset.cases.filter(({ path }) => base.sameCases.has(path));
  const cases = [...same, ...base.cases].toSorted((a, b) => byUtf8(a.path, b.path));
  const earlier: Dataset = { ...dataset, cases, families: base.families, base: undefined };
  const grouping = groupingOf(earlier);
  if (grouping === undefined) return undefined;
  const exposed = exposedIn(grouping, cases);
  const documents = grouping.isByCase ? [] : allDocuments(dataset, cases);
  return {
    grouping,
    cases: cases.filter(exposed.case),
    documents: documents.flatMap((documentId) => {
      const [claim, ...others] = grouping.claimsOf(documentId);
      const isSpent = claim !== undefined && others.length === 0 && exposed.family(claim.family);
      return isSpent ? [{ documentId, family: claim.family }] : [];
    }),
  };
}

/** The documents of all recorded revisions, and those that cases of either state rest on. */
function allDocuments(dataset: Dataset, cases: readonly CaseFile[]): readonly string[] {
  const found = new Set<string>();
  for (const revision of dataset.revisions.values()) {
    for (const id of documentsAsRecorded(revision)?.keys() ?? []) found.add(id);
  }
  for (const file of [...dataset.cases, ...cases]) {
    for (const { documentId } of documentsOf(dataset, file).documents) found.add(documentId);
  }
  return [...found].toSorted(byUtf8);
}
