import type { CaseFile } from "./case.ts";
import type { DocumentId } from "./ids.ts";

/** Which families cases and documents are of; none where nothing says so. */
export interface Lineage {
  readonly ofCase: (file: CaseFile) => readonly string[];
  readonly ofDocument: (documentId: DocumentId) => readonly string[];
}
