import { provenanceOf, type CaseFile } from "../model/case.ts";
import type { CorpusRevision } from "../model/corpus.ts";
import { currentRevision, revisionOf, type Dataset } from "../model/dataset.ts";
import type { Lineage } from "../model/lineage.ts";
import { once } from "../model/once.ts";
import { currencyIn, type Currency } from "./currency.ts";

/**
 * What judgments are under a revision, by default the current one, with the reasons also of those whose text is not kept: that
 * a chunk has another text, or is gone, its hash tells. Of a case that was edited to name another revision it is the judgment
 * under the one that was read.
 */
export function currencyByHashes(
  dataset: Dataset,
  lineage: Lineage,
  target: CorpusRevision | undefined = currentRevision(dataset),
): (file: CaseFile) => Currency {
  const currencyOf = currencyIn(dataset, lineage, target);
  const asIfKept = once(() => currencyIn(withCitedTexts(dataset), lineage, target));
  return (given) => {
    const file = underReadRevision(dataset, given);
    const currency = currencyOf(file);
    if (currency.state !== "stale" || !currency.unverifiable.includes("text-missing")) {
      return currency;
    }
    const known = asIfKept()(file);
    return known.state === "stale" ? { ...known, unverifiable: currency.unverifiable } : currency;
  };
}

/** The set as if it kept the texts that cases cite, by default all of its own: enough for what hashes tell, and for no more. */
export function withCitedTexts(
  dataset: Dataset,
  cases: readonly CaseFile[] = dataset.cases,
): Dataset {
  const texts = new Map(dataset.texts);
  for (const file of cases) {
    for (const { entry } of provenanceOf(file)) {
      const { contentHash } = entry;
      if (contentHash !== undefined && !texts.has(contentHash)) texts.set(contentHash, "");
    }
  }
  return { ...dataset, texts };
}

/** The case as it named its revision when it was approved, where the set still has that one under another name. */
export function underReadRevision(dataset: Dataset, file: CaseFile): CaseFile {
  const read = file.case.review?.corpus;
  if (read === undefined || revisionOf(dataset, file)?.digest === read) return file;
  if (file.case.review?.digest === file.digest) return file;
  const revision = [...dataset.revisions.values()].find(({ digest }) => digest === read);
  if (revision === undefined) return file;
  return { ...file, case: { ...file.case, corpusRevision: revision.id } };
}
