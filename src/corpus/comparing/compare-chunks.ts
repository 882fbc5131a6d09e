import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, ContentHash } from "../../model/ids.ts";
import { once } from "../../model/once.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { changeByBytes, placesByBytes } from "./by-bytes.ts";
import type { ChunkDifferences } from "./differences.ts";
import { gramsOf } from "./grams.ts";
import { leastKept, leastShare } from "./likeness.ts";
import {
  SuccessorFinder,
  type Left,
  type ReadLeft,
  type Relative,
  type Successors,
} from "./successors.ts";
import type { Candidate, ChunkChange, ChunkComparison, Ground } from "./verdicts.ts";

/** How many chunks somewhat like a chunk that is gone are named. */
const mostLike = 3;

/**
 * What became of each chunk: first by equal bytes, then by its id and the likeness of what is left. Where a text is not
 * kept, only bytes and ids speak.
 */
export function compareChunks(
  differences: ChunkDifferences,
  texts: ReadonlyMap<ContentHash, string>,
): ChunkComparison {
  const { same, changed, gone, added, holders } = differences;
  const earlier = inOrder([...changed.map(([before]) => before), ...gone]);
  const later = inOrder([...changed.map(([, after]) => after), ...added]);
  const left = (chunk: CorpusChunk): Left => {
    const text = texts.get(chunk.hash);
    return { chunk, grams: text === undefined ? undefined : gramsOf(text) };
  };
  const leftEarlier = earlier.filter(({ hash }) => !holders.has(hash)).map(left);
  const leftLater = later.filter(({ hash }) => !holders.has(hash)).map(left);
  const finder = once(() => new SuccessorFinder(leftEarlier.filter(isRead), leftLater));
  const isAllKept = leftLater.every(({ grams }) => grams !== undefined);
  const byId = new Map(leftLater.map(({ chunk }) => [chunk.id, chunk]));
  const byWords = new Map<ChunkId, ChunkChange>();
  for (const one of leftEarlier) {
    const { chunk } = one;
    const change = isRead(one)
      ? changeByWords(chunk, finder().of(one), isAllKept)
      : changeById(chunk, byId.get(chunk.id));
    byWords.set(chunk.id, change);
  }
  const placesOf = placesByBytes(differences);
  const changes = earlier.flatMap((chunk) => {
    const places = placesOf(chunk);
    return (places && changeByBytes(chunk, places)) ?? byWords.get(chunk.id) ?? [];
  });
  const goesOn = new Set(
    changes.flatMap(({ verdict, candidates }) =>
      verdict === "gone" ? [] : candidates.map(({ id }) => id),
    ),
  );
  return {
    same,
    changes,
    added: later.filter(({ id }) => !goesOn.has(id)),
    fresh: leftLater.map(({ chunk }) => chunk),
  };
}

function isRead(one: Left): one is ReadLeft {
  return one.grams !== undefined;
}

function inOrder(chunks: readonly CorpusChunk[]): readonly CorpusChunk[] {
  return chunks.toSorted((a, b) => byUtf8(a.id, b.id));
}

/** The verdict on a chunk whose text is not kept: its id alone tells where it goes on. */
function changeById(chunk: CorpusChunk, own: CorpusChunk | undefined): ChunkChange {
  if (own === undefined) return { chunk, verdict: "unverified", candidates: [] };
  const candidate = { ...placeOf(own), grounds: ["id"] as const, likeness: undefined };
  return { chunk, verdict: "edited", candidates: [candidate] };
}

function changeByWords(
  chunk: CorpusChunk,
  successors: Successors,
  isAllKept: boolean,
): ChunkChange {
  const { parts, rivals, relatives, ownId } = successors;
  const verdict = verdictByWords(successors);
  if (verdict !== "gone") {
    // A piece of a text that repeats itself may hold nothing but what other pieces hold, too.
    const pieces = verdict === "split" ? relatives.filter(isPieceOfIt) : [];
    const named = [...parts, ...rivals, ...pieces, ...(ownId === undefined ? [] : [ownId])];
    return { chunk, verdict, candidates: [...new Set(named)].map(candidateOf) };
  }
  const like = relatives.filter(({ likeness }) => (likeness?.kept ?? 0) >= leastKept);
  const candidates = [...new Set([...parts, ...like])].slice(0, mostLike).map(candidateOf);
  return { chunk, verdict: isAllKept ? "gone" : "unverified", candidates };
}

function isPieceOfIt({ later, likeness }: Relative): boolean {
  return !later.isClaimed && (likeness?.taken ?? 0) >= leastShare;
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
  if (rivals.length > 0) return "ambiguous";
  if (first.isOwnId) return "edited";
  const { kept = 0 } = first.likeness ?? {};
  return kept >= leastKept || ownId !== undefined ? "edited" : "gone";
}

function candidateOf({ later, isOwnId, likeness }: Relative): Candidate {
  const isLike = likeness !== undefined && Math.max(likeness.kept, likeness.taken) >= leastShare;
  const grounds: Ground[] = [
    ...(isOwnId ? (["id"] as const) : []),
    ...(isLike || !isOwnId ? (["likeness"] as const) : []),
  ];
  return { ...placeOf(later.chunk), grounds, likeness };
}

function placeOf({ id, documentId, hash }: CorpusChunk): Omit<Candidate, "grounds" | "likeness"> {
  return { id, documentId, hash };
}
