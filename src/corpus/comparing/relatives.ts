import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Grams } from "./grams.ts";
import type { LaterText } from "./later-texts.ts";
import { isAlike, tieWidth, type Likeness } from "./likeness.ts";

/** A later text beside an earlier chunk: the chunk of it that is nearest to the place of the earlier one. */
export interface Relative {
  readonly chunk: CorpusChunk;
  readonly text: LaterText;
  readonly isOwnId: boolean;
  /** How many chunks have the text and fit as well, this one among them. The one of the earlier chunk's id stands alone. */
  readonly equals: number;
  /** The grams of it in which words of the earlier chunk can stand. */
  readonly words: Grams;
  readonly likeness: Likeness | undefined;
}

/** The chunk that holds most of a text: the one of its id, else one that is nobody else's; and those that are as near. */
export function firstOf(relatives: readonly Relative[]): {
  readonly first: Relative | undefined;
  readonly rivals: readonly Relative[];
} {
  const alike = relatives.filter(({ likeness }) => likeness !== undefined && isAlike(likeness));
  const best = alike[0]?.likeness?.kept ?? 0;
  const equal = alike.filter(({ likeness }) => (likeness?.kept ?? 0) >= best - tieWidth);
  const lists = [
    alike.filter(({ isOwnId }) => isOwnId),
    equal.filter(({ text }) => !text.isClaimed),
    equal,
  ];
  const [first, ...rivals] = lists.find((list) => list.length > 0) ?? [];
  return { first, rivals };
}

/** The nearest first: by how much of the earlier text each holds, then by how much of it is from there. */
export function nearestFirst(a: Relative, b: Relative): number {
  const [left, right] = [a.likeness, b.likeness];
  return (
    (right?.kept ?? 0) - (left?.kept ?? 0) ||
    (right?.taken ?? 0) - (left?.taken ?? 0) ||
    Number(b.isOwnId) - Number(a.isOwnId) ||
    byUtf8(a.chunk.id, b.chunk.id)
  );
}
