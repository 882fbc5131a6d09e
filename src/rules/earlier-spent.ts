import { documentsOf } from "../families/case-documents.ts";
import { exposedIn } from "../families/exposed.ts";
import type { Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import { documentsAsRecorded } from "../model/corpus.ts";
import type { Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { earlierGrouping } from "./earlier-grouping.ts";

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
  const exposures = dataset.base?.families?.families?.exposures ?? [];
  const earlier = exposures.length === 0 ? undefined : earlierGrouping(dataset);
  if (earlier === undefined) return undefined;
  const { grouping } = earlier;
  const { cases } = earlier.dataset;
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
