import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { documentsWithSharedChunks, type SharedChunks } from "../../model/shared-chunks.ts";

/** How much of the shorter text stands in the other one before two documents are told. */
const much = 0.5;

/**
 * The pairs of documents of the current revision with chunks in common, whatever their titles are, as far as these are at
 * least half of the shorter text too; where the set does not keep the texts, the number of chunks decides.
 */
export function sharingDocuments(dataset: Dataset): readonly SharedChunks[] {
  return documentsWithSharedChunks(currentRevision(dataset)).filter((pair) =>
    isMuchText(pair, dataset),
  );
}

/** Whether neither has a chunk that the other has not. */
export function sharesAll({ shared, own: [one, other] }: SharedChunks): boolean {
  return shared.size === one.size && shared.size === other.size;
}

function isMuchText({ shared, own }: SharedChunks, { texts }: Pick<Dataset, "texts">): boolean {
  const known: ReadonlyMap<string, string> = texts;
  const lengthOf = (hashes: ReadonlySet<string>): number =>
    [...hashes].reduce((sum, hash) => sum + (known.get(hash)?.length ?? Number.NaN), 0);
  const shorter = Math.min(...own.map(lengthOf));
  // What is not known is no number, and compares with nothing.
  return !(lengthOf(shared) < shorter * much);
}
