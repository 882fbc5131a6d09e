import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash } from "../../model/ids.ts";
import { once } from "../../model/once.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { changeByBytes, placesByBytes } from "./by-bytes.ts";
import { changeById, changeByWords } from "./by-words.ts";
import type { ChunkDifferences } from "./differences.ts";
import { gramsOf, type Grams } from "./grams.ts";
import type { Left, ReadLeft } from "./later-texts.ts";
import { placesIn } from "./places.ts";
import { SuccessorFinder } from "./successors.ts";
import type { ChunkChange, ChunkComparison } from "./verdicts.ts";

/**
 * What became of each chunk: first by equal bytes, then by its id and the likeness of what is left. Where a text is not
 * kept, only bytes and ids speak. Chunks with one text are looked at together, so that many of them cost no more than they are.
 */
export function compareChunks(
  differences: ChunkDifferences,
  texts: ReadonlyMap<ContentHash, string>,
): ChunkComparison {
  const { same, changed, gone, added, holders } = differences;
  const earlier = inOrder([...changed.map(([before]) => before), ...gone]);
  const later = inOrder([...changed.map(([, after]) => after), ...added]);
  const placeOf = placesIn(differences);
  const grams = gramsByHash(texts);
  const left = (chunk: CorpusChunk): Left => ({
    chunk,
    text: texts.get(chunk.hash),
    grams: grams(chunk.hash),
  });
  const leftEarlier = earlier.filter(({ hash }) => !holders.has(hash)).map(left);
  const leftLater = later.filter(({ hash }) => !holders.has(hash)).map(left);
  const finder = once(() => new SuccessorFinder(leftEarlier.filter(isRead), leftLater, placeOf));
  const isAllKept = leftLater.every((one) => one.grams !== undefined);
  const byId = new Map(leftLater.map(({ chunk }) => [chunk.id, chunk]));
  const goesOn = new ChunksThatGoOn();
  const byWords = new Map<ChunkId, ChunkChange>();
  for (const one of leftEarlier) {
    const { chunk } = one;
    const asked = { chunk, place: placeOf(chunk), isAllKept };
    const change = isRead(one)
      ? changeByWords(asked, finder().of(one), goesOn)
      : changeById(asked, byId.get(chunk.id), goesOn);
    byWords.set(chunk.id, change);
  }
  const placesOf = placesByBytes(differences);
  const changes = earlier.flatMap((chunk) => {
    const places = placesOf(chunk);
    if (places === undefined) return byWords.get(chunk.id) ?? [];
    goesOn.add(places.chunks);
    return changeByBytes(chunk, places, placeOf(chunk));
  });
  return {
    same,
    changes,
    added: later.filter((chunk) => !goesOn.has(chunk)),
    fresh: leftLater.map(({ chunk }) => chunk),
  };
}

/** The chunks in which something goes on, named or not. A list that many chunks share is gone through once. */
class ChunksThatGoOn {
  readonly #ids = new Set<ChunkId>();
  readonly #lists = new Set<readonly Pick<CorpusChunk, "id">[]>();

  add(chunks: readonly Pick<CorpusChunk, "id">[]): void {
    if (this.#lists.has(chunks)) return;
    if (chunks.length > 1) this.#lists.add(chunks);
    for (const { id } of chunks) this.#ids.add(id);
  }

  has({ id }: CorpusChunk): boolean {
    return this.#ids.has(id);
  }
}

function isRead(one: Left): one is ReadLeft {
  return one.grams !== undefined;
}

function inOrder(chunks: readonly CorpusChunk[]): readonly CorpusChunk[] {
  return chunks.toSorted((a, b) => byUtf8(a.id, b.id));
}

/** The grams of each text, worked out once. */
function gramsByHash(
  texts: ReadonlyMap<ContentHash, string>,
): (hash: ContentHash) => Grams | undefined {
  const known = new Map<ContentHash, Grams>();
  return (hash) => {
    const text = texts.get(hash);
    if (text === undefined) return undefined;
    const grams = known.get(hash) ?? gramsOf(text);
    known.set(hash, grams);
    return grams;
  };
}
