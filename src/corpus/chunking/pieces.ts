import type { Block } from "../outline/outline.ts";
import { lineGroups } from "./line-groups.ts";
import { isSpace, linesOf, runsOf, sentencesOf, type Span } from "./cut-places.ts";

/** What a cut never goes through. */
interface Atom extends Span {
  /** Whether it stays with what follows it, as a heading does. */
  readonly leads: boolean;
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
    const leads = block.heading !== undefined;
    for (const atom of atomsOf(text, block, room)) {
      atoms.push({ ...atom, leads: leads || atom.leads });
    }
    above = leads ? (above ?? block.start) : undefined;
  }
  const solid = atoms.filter(({ start, end }) => start < end);
  return packed(solid, most);
}

function atomsOf(text: string, block: Block, most: number): readonly Atom[] {
  const { start, end } = trimmedEnd(text, block);
  if (end - start <= most) return [{ start, end, leads: false }];
  const inside = block.parts.flatMap((part) => atomsOf(text, part, most));
  if (inside.length > 0) return inside;
  const head = linesOf(text, block).slice(0, block.head);
  const rest = { start: head.at(-1)?.end ?? block.start, end: block.end };
  // What follows the head leaves room for it too.
  const room = Math.max(most - (rest.start - block.start), most >> 1);
  return [
    ...head.flatMap((span) => fitting(text, span, most)).map((span) => ({ ...span, leads: true })),
    ...placesIn[block.cut](text, rest, room)
      .flatMap((span) => fitting(text, span, room))
      .map((span) => ({ ...span, leads: false })),
  ];
}

/** Groups of lines are small enough that no piece gets far less than half full. */
const placesIn: Readonly<
  Record<Block["cut"], (text: string, span: Span, most: number) => readonly Span[]>
> = {
  rows: linesOf,
  lines: (text, span, most) => lineGroups(text, span, most >> 1),
  sentences: sentencesOf,
};

function fitting(text: string, span: Span, most: number): readonly Span[] {
  const bare = trimmedEnd(text, span);
  const spans = bare.end - bare.start <= most ? [bare] : runsOf(text, bare, most);
  return spans.map((one) => trimmedEnd(text, one));
}

/** Takes together what fits, from the front: a change at the end of a section moves no cut but the last. */
function packed(atoms: readonly Atom[], most: number): readonly Span[] {
  const starts = [0];
  for (const [index, atom] of atoms.entries()) {
    const first = starts.at(-1) ?? 0;
    if (atom.end - (atoms[first]?.start ?? 0) <= most) continue;
    starts.push(cutFor(atoms, { first, index }, most));
  }
  const cuts = evenedOut(atoms, starts, most);
  return cuts.flatMap((first, index) => {
    const [from, to] = [atoms[first], atoms[(cuts[index + 1] ?? atoms.length) - 1]];
    return from === undefined || to === undefined ? [] : [{ start: from.start, end: to.end }];
  });
}

/**
 * Where to cut for an atom that fits no more: before what leads to it. A run of headings without a text is cut where it is
 * full, since each of them would else be a piece of its own.
 */
function cutFor(
  atoms: readonly Atom[],
  { first, index }: { readonly first: number; readonly index: number },
  most: number,
): number {
  const leads = (at: number): boolean => atoms[at]?.leads === true;
  const fits = (at: number): boolean => (atoms[index]?.end ?? 0) - (atoms[at]?.start ?? 0) <= most;
  let cut = index;
  while (cut - 1 > first && leads(cut - 1) && fits(cut - 1)) cut--;
  return leads(index) && leads(cut - 1) ? index : cut;
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
    if (atoms[cut - 1]?.leads === true) continue;
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
