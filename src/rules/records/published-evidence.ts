import { documentsAsRecorded } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Path } from "../../model/location.ts";
import { claimedCases } from "./claimed-cases.ts";
import { evidenceDocuments } from "./used-evidence.ts";

/** A document that a case rests on under the claim `period`, and when it was published as far as its revision tells. */
interface PublishedEvidence {
  readonly file: CaseFile;
  readonly documentId: string;
  readonly path: Path;
  readonly revision: string;
  readonly publishedAt: string | undefined;
}

/**
 * The documents that cases rest on under the claim `period`, as the revision has them under which the case was judged. What a
 * revision does not list has its own finding.
 */
export function* publishedEvidence(dataset: Dataset): Generator<PublishedEvidence> {
  for (const file of claimedCases(dataset, "period")?.cases ?? []) {
    const revision = revisionOf(dataset, file);
    const records = revision && documentsAsRecorded(revision);
    if (revision === undefined || records === undefined) continue;
    for (const { documentId, path } of evidenceDocuments(file)) {
      const record = records.get(documentId);
      if (record === undefined) continue;
      yield { file, documentId, path, revision: revision.id, publishedAt: record.publishedAt };
    }
  }
}
