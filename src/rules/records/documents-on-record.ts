import { documentsOf } from "../../families/case-documents.ts";
import { documentsAsRecorded } from "../../model/corpus.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

const known = new WeakMap<Dataset, readonly string[]>();

/**
 * The documents that the set knows of, sorted: those of every recorded revision, and those that cases rest on, in whatever
 * state, now or in the earlier state. A document that is in no revision for a while is still the same one when it returns.
 */
export function documentsOnRecord(dataset: Dataset): readonly string[] {
  const earlier = known.get(dataset);
  if (earlier !== undefined) return earlier;
  const found = new Set<string>();
  for (const revision of dataset.revisions.values()) {
    for (const id of documentsAsRecorded(revision)?.keys() ?? []) found.add(id);
  }
  for (const file of [...dataset.cases, ...(dataset.base?.cases ?? [])]) {
    for (const { documentId } of documentsOf(dataset, file).documents) found.add(documentId);
  }
  const documents = [...found].toSorted(byUtf8);
  known.set(dataset, documents);
  return documents;
}
