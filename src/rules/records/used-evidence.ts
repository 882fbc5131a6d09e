import { provenanceOf, type CaseFile } from "../../model/case.ts";
import type { DocumentId } from "../../model/ids.ts";
import type { Path } from "../../model/location.ts";
import { isBlank } from "../../model/white-space.ts";

/** The documents that the evidence of a case is from, each at the first place that names it. */
export function evidenceDocuments(
  file: CaseFile,
): readonly { readonly documentId: DocumentId; readonly path: Path }[] {
  const found = new Map<DocumentId, Path>();
  for (const { index, entry } of provenanceOf(file)) {
    const { documentId } = entry;
    if (documentId === undefined || isBlank(documentId) || found.has(documentId)) continue;
    found.set(documentId, ["provenance", index, "documentId"]);
  }
  return [...found].map(([documentId, path]) => ({ documentId, path }));
}
