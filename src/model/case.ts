import type { GoldenCase, ProvenanceEntry } from "./generated/case.ts";
import type { ChunkId, Digest } from "./ids.ts";
import type { Incomplete } from "./incomplete.ts";
import type { Locate, Path } from "./location.ts";
import { isBlank } from "./white-space.ts";

/**
 * What could be read of a case: a field that is missing, or has another type than the schema gives it, is absent
 * and has its own finding. So one defect never hides another. Blank text and empty lists are as the file has them.
 */
export type CaseDraft = Incomplete<GoldenCase>;

/** One entry of `provenance`, as far as it could be read. */
export type ProvenanceDraft = Incomplete<ProvenanceEntry>;

/** One case file of the set, with the way back to its places. */
export interface CaseFile {
  readonly path: string;
  readonly case: CaseDraft;
  /** The case as the schema accepts it; undefined where it has a defect of shape. */
  readonly whole: GoldenCase | undefined;
  /** The digest of what the file says (see digest.ts); undefined where it has none. */
  readonly digest: Digest | undefined;
  /** The digest that judgments have which were made of today's text before their difference was settled. */
  readonly unresolvedDigest: Digest | undefined;
  /** Whether the file has a field, readable or not: a field that is there but unreadable has its own finding. */
  readonly has: (path: Path) => boolean;
  readonly locate: Locate;
  /** The place of a key instead of its value. */
  readonly locateKey: Locate;
}

/** One provenance entry with its index in the file. */
interface IndexedEntry {
  readonly index: number;
  readonly entry: ProvenanceDraft;
}

/** The provenance entries that could be read. */
export function provenanceOf(file: CaseFile): readonly IndexedEntry[] {
  // Many rules ask this of every case, so it is a plain loop.
  const entries: IndexedEntry[] = [];
  let index = 0;
  for (const entry of file.case.provenance ?? []) {
    if (entry !== undefined) entries.push({ index, entry });
    index++;
  }
  return entries;
}

/** One relevant chunk id with its index in the file. */
interface IndexedChunk {
  readonly index: number;
  readonly chunkId: ChunkId;
}

/** The relevant chunk ids that could be read and are not blank. */
export function relevantChunksOf(file: CaseFile): readonly IndexedChunk[] {
  const chunks: IndexedChunk[] = [];
  let index = 0;
  for (const chunkId of file.case.relevantChunkIds ?? []) {
    if (chunkId !== undefined && !isBlank(chunkId)) chunks.push({ index, chunkId });
    index++;
  }
  return chunks;
}

export type CaseKind = GoldenCase["kind"];

/** The status that counts: an absent review means pending. Undefined where the status could not be read. */
export function statusOf(file: CaseFile): "pending" | "approved" | "rejected" | undefined {
  const { review } = file.case;
  if (review !== undefined) return review.status;
  return file.has(["review"]) ? undefined : "pending";
}

/** What became of a case: it was retired, or else has the status that counts. Undefined where that could not be read. */
export function stageOf(file: CaseFile): ReturnType<typeof statusOf> | "retired" {
  return file.has(["retired"]) ? "retired" : statusOf(file);
}

/** Whether the case is in use or may come into it: it was neither rejected nor retired. */
export function takesPart(file: CaseFile): boolean {
  const stage = stageOf(file);
  return stage !== "rejected" && stage !== "retired";
}

/** Whether a file asks for a decision that nobody has made. */
export function isUndecided(file: CaseFile): boolean {
  return file.has(["refresh"]) && !file.has(["refresh", "outcome"]);
}

/**
 * Whether the case has short evidence that `touchstone fill` has still to look up. What fill adds (the revision, the
 * relevant chunks, their provenance, the origin) is not missing until then.
 */
export function waitsForFill(file: CaseFile): boolean {
  return file.has(["evidence"]) && file.case.evidence?.length !== 0;
}

/** Whether a list is there with every item readable: only then does an item's absence mean anything. */
export function readsWhole<Item>(
  list: readonly (Item | undefined)[] | undefined,
): list is readonly Item[] {
  return list?.every((item) => item !== undefined) === true;
}

/** Whether every id of a list is known: one that could not be read, or is blank, may be any. */
export function knowsAll<Id extends string>(
  ids: readonly (Id | undefined)[] | undefined,
): ids is readonly Id[] {
  return readsWhole(ids) && !ids.some(isBlank);
}
