import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { GramIndex } from "./gram-index.ts";
import { once } from "../../model/once.ts";
import { gramsAsRead } from "./grams.ts";
import {
  besides,
  laterTexts,
  none,
  type LaterText,
  type Left,
  type ReadLeft,
} from "./later-texts.ts";
import { areBothIn, leastShare, likenessOf } from "./likeness.ts";
import { partsFrom, type EarlierWords } from "./parts.ts";
import { firstBehind, nearestTo, type Place } from "./places.ts";
import { firstOf, nearestFirst, type Relative } from "./relatives.ts";
import { areCutWithOverlap } from "./spans.ts";

/** Where the words of one earlier chunk went. */
export interface Successors {
  /** Chunks that hold its words, each some that those before it do not hold. */
  readonly parts: readonly Relative[];
  /** Further chunks that hold a span of them which other chunks hold, too, as pieces that overlap do. */
  readonly pieces: readonly Relative[];
  /** Chunks that hold them as well as the first part does. */
  readonly rivals: readonly Relative[];
  /** All that were compared, the nearest first. */
  readonly relatives: readonly Relative[];
  /** The chunk under the earlier one's id, where it has a text that no chunk had before. */
  readonly ownId: Relative | undefined;
  /** Whether the only part holds the words of another earlier chunk, too. */
  readonly isShared: boolean;
}

/** How many other earlier chunks whose words a later one holds are looked at, before and behind one in the order of ids. */
const mostBeside = 32;

/**
 * Finds where words went. It looks at chunks that are left after equal bytes were paired, and chooses nothing. What became
 * of a chunk under its own id had words of its own before: only those that it gained can have come from another chunk.
 */
export class SuccessorFinder {
  readonly #texts: readonly LaterText[];
  readonly #byId: ReadonlyMap<ChunkId, readonly [CorpusChunk, LaterText]>;
  readonly #placeOf: (chunk: CorpusChunk) => Place;
  readonly #relatives: ReadonlyMap<ChunkId, readonly Relative[]>;
  /** For each later chunk the earlier ones whose words it holds, in the order of their ids. */
  readonly #held = new Map<ChunkId, ReadLeft[]>();
  /** For a later chunk the earlier one that it is, edited, under another id. */
  readonly #owners: ReadonlyMap<ChunkId, ReadLeft>;

  /** Both lists are in the order of the ids. `placeOf` tells where an earlier chunk would stand now. */
  constructor(
    earlier: readonly ReadLeft[],
    later: readonly Left[],
    placeOf: (chunk: CorpusChunk) => Place,
  ) {
    this.#placeOf = placeOf;
    this.#texts = laterTexts(earlier, later);
    this.#byId = new Map(
      this.#texts.flatMap((text) => text.chunks.map((chunk) => [chunk.id, [chunk, text]] as const)),
    );
    const index = new GramIndex(this.#texts.map(({ gained }) => gained));
    const firstIds = this.#texts.map((text) => text.firstId);
    const numberAt = ({ id }: Place): number =>
      firstBehind(firstIds, (first) => byUtf8(first, id) >= 0);
    this.#relatives = new Map(
      earlier.map((one) => {
        const numbers = index.near(one.grams, numberAt(placeOf(one.chunk)));
        return [one.chunk.id, this.#relativesOf(one, numbers)];
      }),
    );
    for (const one of earlier) {
      for (const { chunk, likeness } of this.#relatives.get(one.chunk.id) ?? []) {
        if ((likeness?.kept ?? 0) < leastShare) continue;
        const list = this.#held.get(chunk.id);
        if (list === undefined) this.#held.set(chunk.id, [one]);
        else list.push(one);
      }
    }
    this.#owners = ownersOf(earlier, this.#relatives);
  }

  of(earlier: ReadLeft): Successors {
    const relatives = this.#relatives.get(earlier.chunk.id) ?? [];
    const ownId = relatives.find((one) => one.isOwnId);
    const { first, rivals } = firstOf(relatives);
    const { parts, pieces } = partsFrom(first, relatives, this.#earlierWords(earlier));
    const [only, more] = parts;
    const single = more === undefined ? only : undefined;
    return {
      parts,
      pieces,
      rivals: more === undefined ? rivals : [],
      relatives,
      ownId,
      isShared: single !== undefined && this.#isShared(earlier, single),
    };
  }

  #relativesOf(earlier: ReadLeft, numbers: readonly number[]): readonly Relative[] {
    const place = this.#placeOf(earlier.chunk);
    const own = this.#byId.get(earlier.chunk.id);
    const others = numbers.flatMap((number) => {
      const text = this.#texts[number];
      if (text === undefined) return [];
      const isOwnText = text === own?.[1];
      const nearest = nearestTo(place, text.chunks, isOwnText ? 2 : 1);
      const chunk = isOwnText ? nearest.find(({ id }) => id !== earlier.chunk.id) : nearest[0];
      const equals = text.chunks.length - (isOwnText ? 1 : 0);
      return chunk === undefined ? [] : [{ chunk, text, isOwnId: false, equals }];
    });
    const ownOne =
      own === undefined ? [] : [{ chunk: own[0], text: own[1], isOwnId: true, equals: 1 }];
    return [...ownOne, ...others]
      .map((one) => {
        const { grams, gained } = one.text;
        const words = (one.isOwnId ? grams : gained) ?? none;
        const likeness =
          grams === undefined ? undefined : likenessOf(earlier.grams, words, grams.length);
        return { ...one, words, likeness };
      })
      .toSorted(nearestFirst);
  }

  /**
   * Of a chunk that another one became, only those words count that this one did not have, but for chunks that were cut with
   * an overlap: what they had in common is as much from one as from the other.
   */
  #earlierWords(earlier: ReadLeft): EarlierWords {
    const asRead = once(() => gramsAsRead(earlier.text));
    const isFromAnother = (owner: ReadLeft): boolean =>
      owner !== earlier &&
      !(
        owner.chunk.documentId === earlier.chunk.documentId &&
        areCutWithOverlap(asRead(), gramsAsRead(owner.text), undefined)
      );
    return {
      grams: earlier.grams,
      asRead,
      documentId: this.#placeOf(earlier.chunk).documentId,
      wordsIn: ({ chunk, words }) => {
        const owner = this.#owners.get(chunk.id);
        return owner !== undefined && isFromAnother(owner) ? besides(words, owner.grams) : words;
      },
    };
  }

  #isShared(earlier: ReadLeft, { chunk, text: { grams = none } }: Relative): boolean {
    const held = this.#held.get(chunk.id) ?? [];
    const at = firstBehind(held, (other) => byUtf8(other.chunk.id, earlier.chunk.id) >= 0);
    const beside = held.slice(Math.max(0, at - mostBeside), at + 1 + mostBeside);
    const others = new Set(beside.map((other) => other.grams));
    others.delete(earlier.grams);
    return [...others].some((other) => areBothIn(grams, earlier.grams, other));
  }
}

/** For each later chunk that nobody claims by its id the earlier one that is nearest to it, both ways. */
function ownersOf(
  earlier: readonly ReadLeft[],
  relatives: ReadonlyMap<ChunkId, readonly Relative[]>,
): ReadonlyMap<ChunkId, ReadLeft> {
  const owners = new Map<ChunkId, { readonly owner: ReadLeft; readonly nearness: number }>();
  for (const owner of earlier) {
    for (const { chunk, text, likeness } of relatives.get(owner.chunk.id) ?? []) {
      const { kept, taken } = likeness ?? { kept: 0, taken: 0 };
      const isMutual = Math.min(kept, taken) >= leastShare && !text.isClaimed;
      const known = owners.get(chunk.id)?.nearness ?? 0;
      if (isMutual && kept + taken > known) {
        owners.set(chunk.id, { owner, nearness: kept + taken });
      }
    }
  }
  return new Map([...owners].map(([id, { owner }]) => [id, owner]));
}
