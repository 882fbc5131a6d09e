import { stageOf, type CaseFile } from "../../model/case.ts";
import { chunksAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";

/** The revision that was read at the judgment, where the set still has it; of a candidate the one that it names. */
export function judgedRevision(dataset: Dataset, file: CaseFile): CorpusRevision | undefined {
  const revision = revisionOf(dataset, file);
  const read = file.case.review?.corpus;
  const isCandidate = stageOf(file) === "pending";
  return isCandidate || (read !== undefined && revision?.digest === read) ? revision : undefined;
}

/** The cases whose revision cannot be read any more. */
export function unreadRevisions(dataset: Dataset, files: readonly CaseFile[]): readonly CaseFile[] {
  return files.filter((file) => {
    const revision = judgedRevision(dataset, file);
    return revision === undefined || chunksAsRecorded(revision) === undefined;
  });
}
