import { isBlank } from "../../model/white-space.ts";
import type { Outline } from "../outline/outline.ts";
import type { Chunker, Piece } from "./chunker.ts";
import { cutBefore, isSpace, type Span } from "./cut-places.ts";

/**
 * Chunks of one size, whatever the document says; each repeats the end of the one before. `maxCharacters` and `overlap` are
 * in UTF-16 units.
 */
export const fixedSize: Chunker = {
  name: "fixed-size",
  version: "1",
  settings: [
    { name: "maxCharacters", least: 100, most: 1_000_000, standard: 2000 },
    { name: "overlap", least: 0, most: 500_000, standard: 200 },
  ],
  conflict: ({ maxCharacters = 2000, overlap = 200 }) =>
    overlap * 2 <= maxCharacters
      ? undefined
      : `The setting "overlap" is at most half of "maxCharacters", and ${overlap} is more than half of ${maxCharacters}.`,
  cut: (outline, { maxCharacters = 2000, overlap = 200 }) =>
    windows(outline, { most: maxCharacters, overlap })
      .filter(({ start, end }) => !isBlank(outline.text.slice(start, end)))
      .map((span, index): Piece => ({
        ...span,
        fragment: `:${index + 1}`,
        locator: index === 0 ? undefined : `part ${index + 1}`,
      })),
};

function windows(
  { text, blocks }: Outline,
  { most, overlap }: { readonly most: number; readonly overlap: number },
): readonly Span[] {
  const found: Span[] = [];
  const last = blocks.at(-1)?.end ?? 0;
  for (let from = blocks[0]?.start ?? last; from < last;) {
    const rest = last - from <= most;
    const end = rest ? last : cutBefore(text, { start: from, end: from + most });
    found.push(trimmed(text, { start: from, end }));
    if (rest) break;
    from = Math.max(from + 1, startAfter(text, { start: end - overlap, end }, from));
  }
  return found;
}

/** Where the next chunk starts: at the first word of what is repeated, or, without white space, between two characters. */
function startAfter(text: string, { start, end }: Span, whole: number): number {
  for (let at = start; at < end; at++) if (isSpace(text.charAt(at))) return at + 1;
  return cutBefore(text, { start: Math.max(whole, start - 64), end: start }, whole);
}

function trimmed(text: string, { start, end }: Span): Span {
  let [from, to] = [start, end];
  while (from < to && isSpace(text.charAt(from))) from++;
  while (to > from && isSpace(text.charAt(to - 1))) to--;
  return { start: from, end: to };
}
