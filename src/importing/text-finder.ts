import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";

/** A chunk takes part where it shares this many characters with a text: below that lie headings and set phrases. */
const leastShared = 40;

/**
 * How the chunks that were found relate to a text, white space apart: they are just it, hold it among other words, are
 * parts of it, or share its start or end.
 */
type Relation = "same" | "holds" | "part";

export type TextMatch =
  | { readonly found: "one"; readonly relation: Relation; readonly chunk: CorpusChunk }
  /** Several chunks do equally well. None is chosen: which one a person meant, the text does not tell. */
  | {
      readonly found: "several";
      readonly relation: Relation;
      readonly chunks: readonly CorpusChunk[];
    }
  | { readonly found: "none" };

export interface SoughtText {
  readonly text: string;
  /** Words that the chunk has to hold, such as the span that answers. */
  readonly quote?: string | undefined;
}

/**
 * Finds the chunks of a corpus revision that a text was taken from. A chunk that is just the text goes before chunks that
 * hold it, and these before chunks that are cut differently: parts of the text, or ones that share its start or end. A
 * quote leaves only chunks that hold it; without one, a part has to cover at least half of the text.
 */
export type TextFinder = (sought: SoughtText) => TextMatch;

export function textFinder(source: EvidenceSource): TextFinder {
  const index = chunkIndex(source);
  const known = new Map<string, Candidates>();
  return ({ text, quote }) => {
    const wanted = normaliseWhiteSpace(text);
    if (wanted === "") return { found: "none" };
    let candidates = known.get(wanted);
    if (candidates === undefined) {
      candidates = candidatesFor(wanted, index());
      known.set(wanted, candidates);
    }
    return decided(candidates, { wanted, quote: normaliseWhiteSpace(quote ?? "") });
  };
}

interface Indexed {
  readonly chunk: CorpusChunk;
  /** Its text after white space was made equal. */
  readonly text: string;
}

interface ChunkIndex {
  readonly all: readonly Indexed[];
  readonly byText: ReadonlyMap<string, readonly Indexed[]>;
  /** By their first characters, for those that have enough of them. */
  readonly byStart: ReadonlyMap<string, readonly Indexed[]>;
}

/** Normalises the texts of a revision once, when the first text is sought. */
function chunkIndex({ chunks, textOf }: EvidenceSource): () => ChunkIndex {
  let index: ChunkIndex | undefined;
  return () => {
    if (index !== undefined) return index;
    const all = [...chunks.values()].flatMap((chunk) => {
      const text = normaliseWhiteSpace(textOf(chunk) ?? "");
      return text === "" ? [] : [{ chunk, text }];
    });
    const long = all.filter(({ text }) => text.length >= leastShared);
    index = {
      all,
      byText: grouped(all, ({ text }) => text),
      byStart: grouped(long, ({ text }) => text.slice(0, leastShared)),
    };
    return index;
  };
}

function grouped(
  all: readonly Indexed[],
  keyOf: (one: Indexed) => string,
): ReadonlyMap<string, readonly Indexed[]> {
  const groups = new Map<string, Indexed[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group === undefined) groups.set(keyOf(one), [one]);
    else group.push(one);
  }
  return groups;
}

interface Candidates {
  readonly relation: Relation;
  readonly chunks: readonly (Indexed & { readonly shared: number })[];
}

function candidatesFor(wanted: string, { all, byText, byStart }: ChunkIndex): Candidates {
  const whole = ({ chunk, text }: Indexed): Candidates["chunks"][number] => ({
    chunk,
    text,
    shared: wanted.length,
  });
  const same = byText.get(wanted);
  if (same !== undefined) return { relation: "same", chunks: same.map(whole) };
  const holding = all.filter(({ text }) => text.includes(wanted));
  if (holding.length > 0) return { relation: "holds", chunks: holding.map(whole) };
  const chunks = partsOf(wanted, { all, byStart });
  return { relation: "part", chunks };
}

/** The chunks that stand inside the text, or share its start or its end. */
function partsOf(
  wanted: string,
  { all, byStart }: Pick<ChunkIndex, "all" | "byStart">,
): Candidates["chunks"] {
  const starting = new Set<Indexed>();
  for (let at = 0; at + leastShared <= wanted.length; at++) {
    for (const one of byStart.get(wanted.slice(at, at + leastShared)) ?? []) starting.add(one);
  }
  const start = wanted.slice(0, leastShared);
  return all.flatMap((one) => {
    const { text } = one;
    const begins = starting.has(one) ? sharedFrom(wanted, text) : 0;
    const ends = start.length === leastShared && text.includes(start) ? overlap(text, wanted) : 0;
    const shared = Math.max(begins, ends);
    return shared < leastShared ? [] : [{ ...one, shared }];
  });
}

/** How much of a chunk that begins inside a text goes on in it. */
function sharedFrom(wanted: string, text: string): number {
  return wanted.includes(text) ? text.length : overlap(wanted, text);
}

/** The length of the longest end of one text that is the start of another, in linear time. */
function overlap(ending: string, starting: string): number {
  const tail = ending.slice(-starting.length);
  // For each end of what fits so far, how much of it would still fit after a character that does not.
  const fallbacks = [0];
  for (let at = 1, fit = 0; at < tail.length; at++) {
    fit = fitAfter(starting, { fit, fallbacks, character: starting.charAt(at) });
    fallbacks.push(fit);
  }
  let fit = 0;
  for (const character of tail.split("")) {
    fit = fitAfter(starting, { fit, fallbacks, character });
  }
  return fit;
}

function fitAfter(
  starting: string,
  state: {
    readonly fit: number;
    readonly fallbacks: readonly number[];
    readonly character: string;
  },
): number {
  let { fit } = state;
  while (fit > 0 && starting.charAt(fit) !== state.character) fit = state.fallbacks[fit - 1] ?? 0;
  return starting.charAt(fit) === state.character ? fit + 1 : fit;
}

function decided(
  { relation, chunks }: Candidates,
  { wanted, quote }: { readonly wanted: string; readonly quote: string },
): TextMatch {
  const fit = quote === "" ? chunks : chunks.filter(({ text }) => text.includes(quote));
  const [first, ...others] = fit;
  if (first === undefined) return { found: "none" };
  if (others.length > 0) {
    return { found: "several", relation, chunks: fit.map(({ chunk }) => chunk) };
  }
  const enough = fit !== chunks || first.shared * 2 >= wanted.length;
  return enough ? { found: "one", relation, chunk: first.chunk } : { found: "none" };
}
