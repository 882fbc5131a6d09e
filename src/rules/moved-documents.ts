import { documentsOf } from "../families/case-documents.ts";
import { documentClaims } from "../families/document-families.ts";
import { groupingOf } from "../families/grouping.ts";
import { takesPart } from "../model/case.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { familiesById, type Split } from "../model/families.ts";
import type { Path } from "../model/location.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { earlierSplit } from "./earlier-split.ts";

/** A document of a family with a recorded split, which another family claims now. */
interface MovedDocument {
  readonly documentId: string;
  readonly from: { readonly family: string; readonly split: Split };
  /** The entry of families.yaml that claims it now. */
  readonly to: { readonly family: string; readonly path: Path };
}

/**
 * The documents, in use or in the current revision, that are in another family than the one that had a split on record. What
 * no family or more than one claims is in none, and has its own finding.
 */
export function movedDocuments(dataset: Dataset): readonly MovedDocument[] {
  const earlier = earlierSplit(dataset);
  const grouping = groupingOf(dataset);
  const file = earlier?.base.families;
  // The very same file is in both states where its bytes are the same.
  if (file === undefined || file === grouping?.file || earlier?.isByCase !== false) return [];
  if (grouping === undefined) return [];
  const families = familiesById(file);
  const claimedBefore = documentClaims(families);
  return usedDocuments(dataset).flatMap((documentId) => {
    const [was, ...others] = claimedBefore(documentId);
    const [is, ...more] = grouping.claimsOf(documentId);
    const split = was && families.get(was.family)?.split;
    if (was === undefined || is === undefined || split === undefined) return [];
    if (others.length > 0 || more.length > 0 || was.family === is.family) return [];
    return [{ documentId, from: { family: was.family, split }, to: is }];
  });
}

/** The documents that cases rest on, now or in the earlier state, and those of the current revision, sorted. */
export function usedDocuments(dataset: Dataset): readonly string[] {
  const cases = [...dataset.cases, ...(dataset.base?.cases ?? [])].filter(takesPart);
  const cited = cases.flatMap((file) =>
    documentsOf(dataset, file).documents.map(({ documentId }) => documentId),
  );
  const current = currentRevision(dataset)?.documents?.records.keys() ?? [];
  return [...new Set<string>([...cited, ...current])].toSorted(byUtf8);
}
