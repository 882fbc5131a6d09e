import type { Currency } from "../../corpus/currency.ts";
import { currencyByHashes, underReadRevision } from "../../corpus/currency-by-hashes.ts";
import { lineageOf } from "../../families/lineage.ts";
import type { CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";

/**
 * The case as it was approved, which alone was judged: itself where nobody edited it since. Undefined where what was approved
 * is nowhere to be found.
 */
function approvedVersion(
  { approved }: Pick<Dataset, "approved">,
  file: CaseFile,
): CaseFile | undefined {
  return contentState(file) === "edited" ? approved.get(file.path) : file;
}

/** The case as it was approved; where that is not known, as it is now, under the revision that was read. */
export function judgedVersion(dataset: Dataset, file: CaseFile): CaseFile {
  return approvedVersion(dataset, file) ?? underReadRevision(dataset, file);
}

/**
 * Tells of approved cases what their judgment is under a revision, by default the current one. It goes by what was approved,
 * so no edit makes a stale judgment stand. Where that is not known, the file shows what it can, and nobody can say of what is
 * left that it stands.
 */
export function judgmentsUnder(
  dataset: Dataset,
  target: CorpusRevision | undefined = currentRevision(dataset),
): (file: CaseFile) => Currency {
  const set = withApproved(dataset);
  const currencyOf = currencyByHashes(set, lineageOf(dataset), target);
  return (file) => {
    const approved = approvedVersion(dataset, file);
    if (approved !== undefined) return currencyOf(approved);
    const currency = currencyOf(file);
    const isUnread = target !== undefined && file.case.review?.corpus === target.digest;
    return currency.state === "carried" || (currency.state === "current" && !isUnread)
      ? unknown
      : currency;
  };
}

const unknown: Currency = {
  state: "stale",
  reasons: [],
  unverifiable: ["approved-text-missing"],
  documents: [],
};

/** The set with what was approved in the place of what was edited since. */
function withApproved(dataset: Dataset): Dataset {
  const { approved, cases } = dataset;
  if (approved.size === 0) return dataset;
  return { ...dataset, cases: cases.map((file) => approved.get(file.path) ?? file) };
}
