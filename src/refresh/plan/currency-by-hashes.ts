import { currencyIn, type Currency } from "../../corpus/currency.ts";
import { lineageOf } from "../../families/lineage.ts";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import type { CorpusRevision } from "../../model/corpus.ts";
import type { Dataset } from "../../model/dataset.ts";
import { once } from "../../model/once.ts";

/**
 * What judgments are, with the reasons also of those whose text is not kept: that a chunk has another text, or is gone, its
 * hash tells.
 */
export function currencyByHashes(
  dataset: Dataset,
  target: CorpusRevision,
): (file: CaseFile) => Currency {
  const lineage = lineageOf(dataset);
  const currencyOf = currencyIn(dataset, lineage, target);
  const asIfKept = once(() => currencyIn(withCitedTexts(dataset), lineage, target));
  return (file) => {
    const currency = currencyOf(file);
    if (currency.state !== "stale" || !currency.unverifiable.includes("text-missing")) {
      return currency;
    }
    const known = asIfKept()(file);
    return known.state === "stale" ? { ...known, unverifiable: currency.unverifiable } : currency;
  };
}

function withCitedTexts(dataset: Dataset): Dataset {
  const texts = new Map(dataset.texts);
  for (const file of dataset.cases) {
    for (const { entry } of provenanceOf(file)) {
      const { contentHash } = entry;
      if (contentHash !== undefined && !texts.has(contentHash)) texts.set(contentHash, "");
    }
  }
  return { ...dataset, texts };
}
