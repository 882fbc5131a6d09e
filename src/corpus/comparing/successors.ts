import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { GramIndex } from "./gram-index.ts";
import { sharedIn, type Grams } from "./grams.ts";
import {
  areBothIn,
  isAlike,
  leastRest,
  leastShare,
  likenessOf,
  tieWidth,
  type Likeness,
} from "./likeness.ts";

/** A chunk whose text, byte for byte, the other revision does not have. */
export interface Left {
  readonly chunk: CorpusChunk;
  /** Undefined where its text is not kept. */
  readonly grams: Grams | undefined;
}

/** The same with a text that is kept. */
export interface ReadLeft extends Left {
  readonly grams: Grams;
}

/** A later chunk beside an earlier one. */
export interface Relative {
  readonly later: Later;
  readonly isOwnId: boolean;
  /** The grams of it in which words of the earlier chunk can stand. */
  readonly words: Grams;
  readonly likeness: Likeness | undefined;
}

/** Where the words of one earlier chunk went. */
export interface Successors {
  /** Chunks that hold its words, each some that those before it do not hold. */
  readonly parts: readonly Relative[];
  /** Chunks that hold them as well as the first part does. */
  readonly rivals: readonly Relative[];
  /** All that were compared, the nearest first. */
  readonly relatives: readonly Relative[];
  /** The chunk under the earlier one's id, where it has a text that no chunk had before. */
  readonly ownId: Relative | undefined;
  /** Whether the only part holds the words of another earlier chunk, too. */
  readonly isShared: boolean;
}

/**
 * Finds where words went. It looks at chunks that are left after equal bytes were paired, and chooses nothing. What became
 * of a chunk under its own id had words of its own before: only those that it gained can have come from another chunk.
 */
export class SuccessorFinder {
  readonly #later: readonly Later[];
  readonly #byId: ReadonlyMap<ChunkId, Later>;
  readonly #relatives: ReadonlyMap<ChunkId, readonly Relative[]>;
  /** For each later chunk the earlier ones whose words it holds. */
  readonly #held = new Map<ChunkId, ReadLeft[]>();
  /** For a later chunk the earlier one that it is, edited, under another id. */
  readonly #owners: ReadonlyMap<ChunkId, ReadLeft>;

  constructor(earlier: readonly ReadLeft[], later: readonly Left[]) {
    const owners = new Map(earlier.map((one) => [one.chunk.id, one.grams]));
    this.#later = later.map((one) => ({ ...one, ...claimOn(one, owners.get(one.chunk.id)) }));
    this.#byId = new Map(this.#later.map((one) => [one.chunk.id, one]));
    const index = new GramIndex(this.#later.map(({ gained }) => gained));
    this.#relatives = new Map(earlier.map((one) => [one.chunk.id, this.#relativesOf(one, index)]));
    for (const one of earlier) {
      for (const { later: other, likeness } of this.#relatives.get(one.chunk.id) ?? []) {
        if ((likeness?.kept ?? 0) < leastShare) continue;
        const list = this.#held.get(other.chunk.id);
        if (list === undefined) this.#held.set(other.chunk.id, [one]);
        else list.push(one);
      }
    }
    this.#owners = ownersOf(earlier, this.#relatives);
  }

  of(earlier: ReadLeft): Successors {
    const relatives = this.#relatives.get(earlier.chunk.id) ?? [];
    const ownId = relatives.find((one) => one.isOwnId);
    const { first, rivals } = firstOf(relatives);
    const parts = first === undefined ? [] : partsAfter(first, relatives, this.#wordsFor(earlier));
    const [only, more] = parts;
    const single = more === undefined ? only?.later : undefined;
    return {
      parts,
      rivals: more === undefined ? rivals : [],
      relatives,
      ownId,
      isShared: single !== undefined && this.#isShared(earlier, single),
    };
  }

  #relativesOf({ chunk, grams }: ReadLeft, index: GramIndex): readonly Relative[] {
    const own = this.#byId.get(chunk.id);
    const others = index.near(grams).flatMap((number) => this.#later[number] ?? []);
    return [...new Set([...(own === undefined ? [] : [own]), ...others])]
      .map((later) => {
        const isOwnId = later === own;
        const words = (isOwnId ? later.grams : later.gained) ?? none;
        const likeness =
          later.grams === undefined ? undefined : likenessOf(grams, words, later.grams.length);
        return { later, isOwnId, words, likeness };
      })
      .toSorted(nearestFirst);
  }

  /** The grams of a text, and of another chunk those that did not stand in what that chunk was before. */
  #wordsFor(earlier: ReadLeft): WordsToShare {
    return {
      grams: earlier.grams,
      wordsIn: ({ later, words }) => {
        const owner = this.#owners.get(later.chunk.id);
        return owner === undefined || owner === earlier ? words : besides(words, owner.grams);
      },
    };
  }

  #isShared(earlier: ReadLeft, { chunk, grams = none }: Left): boolean {
    const others = this.#held.get(chunk.id) ?? [];
    return others.some(
      (other) => other !== earlier && areBothIn(grams, earlier.grams, other.grams),
    );
  }
}

/** A later chunk, and which of its words can have come from a chunk of another id. */
interface Later extends Left {
  readonly gained: Grams;
  /** Whether it is what became of the earlier chunk of its id. */
  readonly isClaimed: boolean;
}

function claimOn({ grams }: Left, owner: Grams | undefined): Pick<Later, "gained" | "isClaimed"> {
  if (grams === undefined) return { gained: none, isClaimed: false };
  if (owner === undefined || !isAlike(likenessOf(owner, grams))) {
    return { gained: grams, isClaimed: false };
  }
  return { gained: besides(grams, owner), isClaimed: true };
}

/** The grams that another text does not have. */
function besides(grams: Grams, other: Grams = none): Grams {
  const { isShared } = sharedIn(grams, other);
  return grams.filter((_, at) => isShared[at] === 0);
}

/** For each later chunk that nobody claims by its id the earlier one that is nearest to it, both ways. */
function ownersOf(
  earlier: readonly ReadLeft[],
  relatives: ReadonlyMap<ChunkId, readonly Relative[]>,
): ReadonlyMap<ChunkId, ReadLeft> {
  const owners = new Map<ChunkId, { readonly owner: ReadLeft; readonly nearness: number }>();
  for (const owner of earlier) {
    for (const { later, likeness } of relatives.get(owner.chunk.id) ?? []) {
      const { kept, taken } = likeness ?? { kept: 0, taken: 0 };
      const isMutual = Math.min(kept, taken) >= leastShare && !later.isClaimed;
      const known = owners.get(later.chunk.id)?.nearness ?? 0;
      if (isMutual && kept + taken > known) {
        owners.set(later.chunk.id, { owner, nearness: kept + taken });
      }
    }
  }
  return new Map([...owners].map(([id, { owner }]) => [id, owner]));
}

/** The chunk that holds most of a text: the one of its id, else one that is nobody else's; and those that are as near. */
function firstOf(relatives: readonly Relative[]): {
  readonly first: Relative | undefined;
  readonly rivals: readonly Relative[];
} {
  const alike = relatives.filter(({ likeness }) => likeness !== undefined && isAlike(likeness));
  const best = alike[0]?.likeness?.kept ?? 0;
  const equal = alike.filter(({ likeness }) => (likeness?.kept ?? 0) >= best - tieWidth);
  const lists = [
    alike.filter(({ isOwnId }) => isOwnId),
    equal.filter(({ later }) => !later.isClaimed),
    equal,
  ];
  const [first, ...rivals] = lists.find((list) => list.length > 0) ?? [];
  return { first, rivals };
}

const none: Grams = new Uint32Array();

/** The nearest first: by how much of the earlier text each holds, then by how much of it is from there. */
function nearestFirst(a: Relative, b: Relative): number {
  const [left, right] = [a.likeness, b.likeness];
  return (
    (right?.kept ?? 0) - (left?.kept ?? 0) ||
    (right?.taken ?? 0) - (left?.taken ?? 0) ||
    Number(b.isOwnId) - Number(a.isOwnId) ||
    byUtf8(a.later.chunk.id, b.later.chunk.id)
  );
}

/** The words of an earlier text, and those of a later one that can have come from it. */
interface WordsToShare {
  readonly grams: Grams;
  readonly wordsIn: (relative: Relative) => Grams;
}

/** The first part, and each further chunk that holds words which no part before it holds. */
function partsAfter(
  first: Relative,
  relatives: readonly Relative[],
  { grams, wordsIn }: WordsToShare,
): readonly Relative[] {
  const parts: Relative[] = [];
  let rest = grams;
  for (const one of [first, ...relatives.filter((other) => other !== first)]) {
    const { isShared, count: adds } = sharedIn(rest, one === first ? one.words : wordsIn(one));
    if (one !== first && !isPart(one, { adds, rest: rest.length, of: grams.length })) continue;
    parts.push(one);
    rest = rest.filter((_, at) => isShared[at] === 0);
  }
  return parts;
}

/** Grams in numbers: those that a chunk adds, those that are still to be found, and all of the text. */
interface Counts {
  readonly adds: number;
  readonly rest: number;
  readonly of: number;
}

function isPart({ likeness }: Relative, { adds, rest, of }: Counts): boolean {
  const { kept, taken } = likeness ?? { kept: 0, taken: 0 };
  if (adds === 0 || adds < kept * of * leastShare) return false;
  if (taken >= leastShare) return true;
  const isDue = rest >= Math.max(leastRest.grams, of * leastRest.share);
  return isDue && adds >= rest * leastShare;
}
