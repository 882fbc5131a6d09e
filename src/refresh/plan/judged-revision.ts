import { stageOf, type CaseFile } from "../../model/case.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { revisionOf, type Dataset } from "../../model/dataset.ts";

/** The revision that was read at the judgment, where the set still has it; of a candidate the one that it names. */
export function judgedRevision(dataset: Dataset, file: CaseFile): CorpusRevision | undefined {
  const revision = revisionOf(dataset, file);
  const read = file.case.review?.corpus;
  const isCandidate = stageOf(file) === "pending";
  return isCandidate || (read !== undefined && revision?.digest === read) ? revision : undefined;
}
