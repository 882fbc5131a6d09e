import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { leastKept, leastShare } from "./likeness.ts";
import { nearestTo, type Place } from "./places.ts";
import type { Relative } from "./relatives.ts";
import type { Successors } from "./successors.ts";
import { mostNamed, type Candidate, type ChunkChange, type Ground } from "./verdicts.ts";

/** How many chunks somewhat like a chunk that is gone are named. */
const mostLike = 3;

/** An earlier chunk whose text, byte for byte, is nowhere. */
interface Asked {
  readonly chunk: CorpusChunk;
  /** Where it would stand now. */
  readonly place: Place;
  /** Whether the texts of all chunks that it may have gone on in are kept. */
  readonly isAllKept: boolean;
}

/** Gathers chunks in which something goes on. */
interface Gathering {
  add(chunks: readonly Pick<CorpusChunk, "id">[]): void;
}

/** The verdict on a chunk whose text is not kept: its id alone tells where it goes on. */
export function changeById(
  { chunk, place }: Pick<Asked, "chunk" | "place">,
  own: CorpusChunk | undefined,
  goesOn: Gathering,
): ChunkChange {
  if (own === undefined) {
    return { chunk, place, verdict: "unverified", candidates: [], candidateCount: 0 };
  }
  goesOn.add([own]);
  const candidate = {
    ...placeOf(own),
    grounds: ["id"] as const,
    likeness: undefined,
    equals: 1,
  };
  return { chunk, place, verdict: "edited", candidates: [candidate], candidateCount: 1 };
}

/** The verdict on a chunk by the texts that hold its words. */
export function changeByWords(
  { chunk, place, isAllKept }: Asked,
  successors: Successors,
  goesOn: Gathering,
): ChunkChange {
  const { parts, pieces, rivals, relatives, ownId } = successors;
  const verdict = verdictByWords(successors);
  if (verdict === "gone") {
    const like = relatives.filter(({ likeness }) => (likeness?.kept ?? 0) >= leastKept);
    const all = [...new Set([...parts, ...like])].slice(0, mostLike);
    const candidates = all
      .flatMap((one) => equalsOf(one, { chunk, place }, mostLike))
      .slice(0, mostLike);
    const told = isAllKept ? ("gone" as const) : ("unverified" as const);
    if (!isAllKept) goesOn.add(candidates);
    return { chunk, place, verdict: told, candidates, candidateCount: candidates.length };
  }
  const withEquals = new Set(
    verdict === "split" ? [...parts, ...pieces].filter(isPieceOfIt) : [...parts, ...rivals],
  );
  const named = new Set([...parts, ...rivals, ...pieces, ...(ownId === undefined ? [] : [ownId])]);
  let room = Math.max(0, mostNamed - named.size);
  let candidateCount = 0;
  const candidates = [...named].flatMap((one) => {
    const isWhole = withEquals.has(one) && one.equals > 1;
    goesOn.add(isWhole ? one.text.chunks : [one.chunk]);
    candidateCount += isWhole ? one.equals : 1;
    const shown = isWhole ? equalsOf(one, { chunk, place }, 1 + room) : [candidateOf(one)];
    room -= shown.length - 1;
    return shown;
  });
  return { chunk, place, verdict, candidates, candidateCount };
}

function isPieceOfIt({ text, likeness }: Relative): boolean {
  return !text.isClaimed && (likeness?.taken ?? 0) >= leastShare;
}

function verdictByWords({
  parts,
  rivals,
  ownId,
  isShared,
}: Successors): "edited" | "split" | "merged" | "gone" | "ambiguous" {
  const [first, second] = parts;
  if (first === undefined) return ownId === undefined ? "gone" : "edited";
  if (second !== undefined) return "split";
  if (isShared) return "merged";
  if (rivals.length > 0 || first.equals > 1) return "ambiguous";
  if (first.isOwnId) return "edited";
  const { kept = 0 } = first.likeness ?? {};
  return kept >= leastKept || ownId !== undefined ? "edited" : "gone";
}

/** A chunk and others of its text, the nearest first, at most so many. */
function equalsOf(
  relative: Relative,
  { chunk: asked, place }: Pick<Asked, "chunk" | "place">,
  most: number,
): readonly Candidate[] {
  const candidate = candidateOf(relative);
  if (relative.equals === 1 || most === 1) return [candidate];
  return nearestTo(place, relative.text.chunks, most + 1)
    .filter(({ id }) => id !== asked.id)
    .slice(0, most)
    .map((one) => ({ ...candidate, ...placeOf(one) }));
}

function candidateOf({ chunk, isOwnId, equals, likeness }: Relative): Candidate {
  const isLike = likeness !== undefined && Math.max(likeness.kept, likeness.taken) >= leastShare;
  const grounds: Ground[] = [
    ...(isOwnId ? (["id"] as const) : []),
    ...(isLike || !isOwnId ? (["likeness"] as const) : []),
  ];
  return { ...placeOf(chunk), grounds, likeness, equals };
}

function placeOf({
  id,
  documentId,
  hash,
}: CorpusChunk): Omit<Candidate, "grounds" | "likeness" | "equals"> {
  return { id, documentId, hash };
}
