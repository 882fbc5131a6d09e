import { gramsAsRead, sharedIn, type Grams } from "./grams.ts";
import { leastShare } from "./likeness.ts";
import type { Relative } from "./relatives.ts";
import { areCutWithOverlap, holdsSpan, leastSpan } from "./spans.ts";

/** The words of an earlier chunk, and those of later ones that can have come from it. */
export interface EarlierWords {
  readonly grams: Grams;
  /** The same as read. */
  readonly asRead: () => Uint32Array;
  /** Where the chunk would stand now. */
  readonly documentId: string;
  readonly wordsIn: (relative: Relative) => Grams;
}

/** The chunks in which an earlier one goes on. */
export interface Parts {
  /** Chunks that hold its words, each some that those before it do not hold. */
  readonly parts: readonly Relative[];
  /** Further chunks that hold words of it which the parts hold, too. */
  readonly pieces: readonly Relative[];
}

/** The first part, each further chunk that holds words which no part before it holds, and those that overlap with them. */
export function partsFrom(
  first: Relative | undefined,
  relatives: readonly Relative[],
  earlier: EarlierWords,
): Parts {
  if (first === undefined) return { parts: [], pieces: [] };
  const parts: Relative[] = [];
  let rest = earlier.grams;
  for (const one of [first, ...relatives.filter((other) => other !== first)]) {
    const { isShared, count } = sharedIn(rest, one === first ? one.words : earlier.wordsIn(one));
    const isFound = (): boolean =>
      addsPart(one, { count, rest: rest.length, of: earlier.grams.length }) ||
      (addsSpan(one, { rest, isShared, count }, earlier) &&
        overlappingWith(parts, [one], earlier).length > 0);
    if (one !== first && !isFound()) continue;
    parts.push(one);
    rest = rest.filter((_, at) => isShared[at] === 0);
  }
  const others = relatives.filter((one) => !parts.includes(one));
  return { parts, pieces: piecesBeside(parts, others, earlier) };
}

/** Grams in numbers: those that a chunk adds, those that are still to be found, and all of the text. */
interface Counts {
  readonly count: number;
  readonly rest: number;
  readonly of: number;
}

function addsPart({ likeness }: Relative, { count, rest, of }: Counts): boolean {
  const { kept, taken } = likeness ?? { kept: 0, taken: 0 };
  if (count === 0 || count < kept * of * leastShare) return false;
  if (taken >= leastShare) return true;
  return rest >= leastSpan(of) && count >= rest * leastShare;
}

/** The grams of the earlier chunk that are still to be found, and which of them a later one has. */
interface Found {
  readonly rest: Grams;
  readonly isShared: Uint8Array;
  readonly count: number;
}

/** Whether a chunk that is cut from the text, most of whose words other parts have, adds some that stand together. */
function addsSpan(
  { likeness }: Relative,
  { rest, isShared, count }: Found,
  { grams, asRead }: EarlierWords,
): boolean {
  const isCutFromIt = (likeness?.taken ?? 0) >= leastShare;
  if (!isCutFromIt || count < leastSpan(grams.length)) return false;
  return holdsSpan(
    asRead(),
    rest.filter((_, at) => isShared[at] === 1),
  );
}

/**
 * Of a text that was cut into several, each that is cut from it: it may hold nothing but what others hold, too. And each
 * in its document that holds a span of it and was cut with an overlap with another one that goes on from it.
 */
function piecesBeside(
  parts: readonly Relative[],
  others: readonly Relative[],
  earlier: EarlierWords,
): readonly Relative[] {
  const isSplit = parts.length > 1;
  const isCutFromIt = ({ text, likeness }: Relative): boolean =>
    isSplit && !text.isClaimed && (likeness?.taken ?? 0) >= leastShare;
  const near = others.filter(
    (one) => !isCutFromIt(one) && !one.isOwnId && holdsSpanOf(earlier, one),
  );
  const overlapping = near.length === 0 ? [] : overlappingWith(parts, near, earlier);
  return others.filter((one) => isCutFromIt(one) || overlapping.includes(one));
}

function holdsSpanOf(earlier: EarlierWords, one: Relative): boolean {
  if (one.chunk.documentId !== earlier.documentId) return false;
  const due = leastSpan(earlier.grams.length);
  if ((one.likeness?.kept ?? 0) * earlier.grams.length < due) return false;
  return holdsSpan(earlier.asRead(), earlier.wordsIn(one));
}

/** Those that overlap, in words of the earlier chunk, with one of some chunks, or with one that does. */
function overlappingWith(
  parts: readonly Relative[],
  others: readonly Relative[],
  { grams }: EarlierWords,
): readonly Relative[] {
  const asRead = new Map(
    [...parts, ...others].map((one) => [one, gramsAsRead(one.text.text ?? "")] as const),
  );
  const found: Relative[] = [];
  const waiting = [...parts];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    const from = asRead.get(one);
    for (const other of others) {
      const to = asRead.get(other);
      if (from === undefined || to === undefined || found.includes(other)) continue;
      const isOneDocument = one.chunk.documentId === other.chunk.documentId;
      if (!isOneDocument || !areCutWithOverlap(from, to, grams)) continue;
      found.push(other);
      waiting.push(other);
    }
  }
  return found;
}
