import type { Block } from "../outline/outline.ts";
import { isSpace, linesOf, runsOf, sentencesOf, type Span } from "./cut-places.ts";

/** What a cut never goes through. */
interface Atom extends Span {
  readonly heading: boolean;
}

/**
 * Blocks in pieces of at most `most` units: whole blocks where they fit; a larger one is cut between its parts, its lines or
 * its sentences, then at white space, then between characters. A heading stays with what follows it.
 */
export function piecesOf(text: string, blocks: readonly Block[], most: number): readonly Span[] {
  const atoms: Atom[] = [];
  let above: number | undefined;
  for (const block of blocks) {
    // What follows a heading leaves room for it, so that the two fit into one piece.
    const room = above === undefined ? most : Math.max(most - (block.start - above), most >> 1);
    for (const span of spansOf(text, block, room)) {
      atoms.push({ ...trimmedEnd(text, span), heading: block.heading !== undefined });
    }
    if (block.heading === undefined) above = undefined;
    else above ??= block.start;
  }
  return packed(
    atoms.filter(({ start, end }) => start < end),
    most,
  );
}

function spansOf(text: string, block: Block, most: number): readonly Span[] {
  const { start, end } = trimmedEnd(text, block);
  if (end - start <= most) return [block];
  if (block.parts.length > 1 || block.parts[0]?.parts.length !== undefined) {
    const inside = block.parts.flatMap((part) => spansOf(text, part, most));
    if (inside.length > 0) return inside;
  }
  const spans = block.cut === "lines" ? linesOf(text, block) : sentencesOf(text, block);
  return spans.flatMap((span) => {
    const bare = trimmedEnd(text, span);
    return bare.end - bare.start <= most ? [span] : runsOf(text, bare, most);
  });
}

/** Takes together what fits, from the front: a change at the end of a section moves no cut but the last. */
function packed(atoms: readonly Atom[], most: number): readonly Span[] {
  const starts = [0];
  for (const [index, atom] of atoms.entries()) {
    const first = starts.at(-1) ?? 0;
    if (atom.end - (atoms[first]?.start ?? 0) <= most) continue;
    let cut = index;
    const fits = (at: number): boolean => atom.end - (atoms[at]?.start ?? 0) <= most;
    while (cut - 1 > first && atoms[cut - 1]?.heading === true && fits(cut - 1)) cut--;
    starts.push(cut);
  }
  const cuts = evenedOut(atoms, starts, most);
  return cuts.flatMap((first, index) => {
    const [from, to] = [atoms[first], atoms[(cuts[index + 1] ?? atoms.length) - 1]];
    return from === undefined || to === undefined ? [] : [{ start: from.start, end: to.end }];
  });
}

/** A last piece of less than this share of the limit, such as the end of a table, takes over some of the one before. */
const smallShare = 4;

/** The starts of pieces, the last one moved to where the two last pieces are most alike, where the last was small. */
function evenedOut(
  atoms: readonly Atom[],
  starts: readonly number[],
  most: number,
): readonly number[] {
  const [first, last] = starts.slice(-2);
  const end = atoms.at(-1)?.end ?? 0;
  const startOf = (at: number): number => atoms[at]?.start ?? 0;
  if (first === undefined || last === undefined) return starts;
  if (end - startOf(last) >= most / smallShare) return starts;
  let best = last;
  for (let cut = last - 1; cut > first && end - startOf(cut) <= most; cut--) {
    if (atoms[cut - 1]?.heading === true) continue;
    const difference = (at: number): number =>
      Math.abs((atoms[at - 1]?.end ?? 0) - startOf(first) - (end - startOf(at)));
    if (difference(cut) < difference(best)) best = cut;
  }
  return [...starts.slice(0, -1), best];
}

/** A stretch without the white space at its end. */
function trimmedEnd(text: string, { start, end }: Span): Span {
  let to = end;
  while (to > start && isSpace(text.charAt(to - 1))) to--;
  return { start, end: to };
}
