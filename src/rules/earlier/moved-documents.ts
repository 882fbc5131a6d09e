import { documentClaims } from "../../families/document-families.ts";
import { groupingOf, type Grouping } from "../../families/grouping.ts";
import type { Dataset } from "../../model/dataset.ts";
import { familiesById, type Split } from "../../model/families.ts";
import type { Path } from "../../model/location.ts";
import { documentsOnRecord } from "../records/documents-on-record.ts";
import { earlierSplit } from "./earlier-split.ts";
import { ungroupedDocuments } from "../sides/ungrouped-documents.ts";

/** A document of a family that had a split on record. */
interface RecordedDocument {
  readonly documentId: string;
  readonly from: { readonly family: string; readonly split: Split };
}

/** One that another family claims now. */
interface MovedDocument extends RecordedDocument {
  /** The entry of families.yaml that claims it now. */
  readonly to: { readonly family: string; readonly path: Path };
}

/**
 * The documents that are in another family than the one that had a split on record. What no family or more than one claims is
 * in none.
 */
export function movedDocuments(dataset: Dataset): readonly MovedDocument[] {
  const grouping = groupingOf(dataset);
  if (grouping === undefined) return [];
  return recordedDocuments(dataset, grouping).flatMap((one) => {
    const [to, ...more] = grouping.claimsOf(one.documentId);
    const isElsewhere = to !== undefined && more.length === 0 && to.family !== one.from.family;
    return isElsewhere ? [{ ...one, to }] : [];
  });
}

/**
 * The documents that are in no family any more, and that no approved case needs: those have their own finding. Where each case
 * carries its own split, documents need no family.
 */
export function droppedDocuments(dataset: Dataset): readonly RecordedDocument[] {
  const grouping = groupingOf(dataset);
  if (grouping === undefined || grouping.isByCase) return [];
  const dropped = recordedDocuments(dataset, grouping).filter(
    ({ documentId }) => grouping.claimsOf(documentId).length === 0,
  );
  if (dropped.length === 0) return [];
  const used = new Set(
    ungroupedDocuments(dataset).flatMap((one) => (one.isApproved ? [one.documentId] : [])),
  );
  return dropped.filter(({ documentId }) => !used.has(documentId));
}

function recordedDocuments(dataset: Dataset, now: Grouping): readonly RecordedDocument[] {
  const earlier = earlierSplit(dataset);
  const file = earlier?.base.families;
  // The very same file is in both states where its bytes are the same.
  if (file === undefined || file === now.file || earlier?.isByCase !== false) return [];
  const families = familiesById(file);
  const claimedBefore = documentClaims(families);
  return documentsOnRecord(dataset).flatMap((documentId) => {
    const [was, ...others] = claimedBefore(documentId);
    const split = was && families.get(was.family)?.split;
    if (was === undefined || split === undefined || others.length > 0) return [];
    return [{ documentId, from: { family: was.family, split } }];
  });
}
