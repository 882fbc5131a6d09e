import { chunkDifferences, type ChunkDifferences } from "../../corpus/comparing/differences.ts";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import { chunksAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import { once } from "../../model/once.ts";

type Chunks = ReadonlyMap<ChunkId, CorpusChunk>;

/** What the evidence of cases was, and how it differs from the chunks of a later revision. */
export interface EarlierChunks {
  readonly before: Chunks;
  readonly differences: ChunkDifferences;
  /** Whether `before` is a whole revision, so that what is nowhere is gone. */
  readonly isWhole: boolean;
}

/** Finds what the evidence of a case was: the chunks of the revision that was read, compared once for all of its cases. */
export function earlierChunksIn(
  target: CorpusRevision,
): (file: CaseFile, from: CorpusRevision | undefined) => EarlierChunks {
  const after: Chunks = chunksAsRecorded(target) ?? new Map<ChunkId, CorpusChunk>();
  const byDocument = once(() => groupsOf(after.values(), ({ documentId }) => documentId));
  const byHash = once(() => groupsOf(after.values(), ({ hash }) => hash));
  const compared = new Map<CorpusRevision, EarlierChunks>();
  return (file, from) => {
    const known = from && compared.get(from);
    if (known !== undefined) return known;
    const before = from === undefined ? undefined : chunksAsRecorded(from);
    if (from !== undefined && before !== undefined) {
      const found = { before, differences: chunkDifferences(before, after), isWhole: true };
      compared.set(from, found);
      return found;
    }
    const cited = citedBy(file);
    const related = [...cited.values()].flatMap(({ id, documentId, hash }) => [
      after.get(id) ?? [],
      byDocument().get(documentId) ?? [],
      byHash().get(hash) ?? [],
    ]);
    const chunks = new Map(related.flat().map((chunk) => [chunk.id, chunk]));
    return { before: cited, differences: chunkDifferences(cited, chunks), isWhole: false };
  };
}

/** The chunks that a case rests on, by what it records of them alone. */
function citedBy(file: CaseFile): Chunks {
  return new Map(
    provenanceOf(file).flatMap(({ entry: { chunkId: id, documentId, contentHash: hash } }) =>
      id === undefined || documentId === undefined || hash === undefined
        ? []
        : [[id, { id, documentId, hash }] as const],
    ),
  );
}
