import type { CaseFile } from "../../model/case.ts";
import { chunksAsRecorded, documentsAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";
import { editedRevisions } from "../earlier/since-base.ts";

type Records<Name extends "documents" | "chunks"> = NonNullable<CorpusRevision[Name]>["records"];

/** The corpus revision that a case names, as far as its manifests are what was recorded. */
export interface RecordedCorpus {
  readonly revision: CorpusRevision;
  readonly documents: Records<"documents"> | undefined;
  readonly chunks: Records<"chunks"> | undefined;
}

/**
 * Finds what the corpus revision of a case holds. A manifest that was changed after it was recorded holds nothing: that is
 * one finding, and no case is to be mended to fit it.
 */
export function recordedCorpora(dataset: Dataset): (file: CaseFile) => RecordedCorpus | undefined {
  const edited = new Set(editedRevisions(dataset).map(({ id }) => id));
  return (file) => {
    const revision = revisionOf(dataset, file);
    if (revision === undefined || edited.has(revision.id)) return undefined;
    const documents = documentsAsRecorded(revision);
    return { revision, documents, chunks: chunksAsRecorded(revision) };
  };
}
