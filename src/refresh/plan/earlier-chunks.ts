import {
  chunkDifferences,
  isSameChunk,
  type ChunkDifferences,
} from "../../corpus/comparing/differences.ts";
import { inPlaceOrder, nearestTo } from "../../corpus/comparing/places.ts";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import { chunksAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import { once } from "../../model/once.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

type Chunks = ReadonlyMap<ChunkId, CorpusChunk>;

/** What the evidence of cases was, and how it differs from the chunks of a later revision. */
export interface EarlierChunks {
  readonly before: Chunks;
  readonly differences: ChunkDifferences;
  /** Whether `before` is a whole revision, so that what is nowhere is gone. */
  readonly isWhole: boolean;
}

/** How many chunks of other documents that have the text of a piece of evidence are looked at. */
const mostElsewhere = 16;

/**
 * Finds what the evidence of cases was: the chunks of the revision that was read, compared once for all of its cases. Where
 * no revision can be read, what the cases record; those that rest on the same documents are compared together.
 */
export function earlierChunksIn(
  target: CorpusRevision,
  cases: readonly CaseFile[],
): (file: CaseFile, from: CorpusRevision | undefined) => EarlierChunks {
  const after: Chunks = chunksAsRecorded(target) ?? new Map<ChunkId, CorpusChunk>();
  const compared = new Map<CorpusRevision, EarlierChunks>();
  const records = once(() => recordsOf(cases));
  const related = once(() => relatedIn(after));
  const known = new WeakMap<Chunks, EarlierChunks>();
  return (file, from) => {
    const done = from && compared.get(from);
    if (done !== undefined) return done;
    const before = from === undefined ? undefined : chunksAsRecorded(from);
    if (from !== undefined && before !== undefined) {
      const found = { before, differences: chunkDifferences(before, after), isWhole: true };
      compared.set(from, found);
      return found;
    }
    const cited = records().get(file) ?? citedBy(file);
    const found = known.get(cited) ?? {
      before: cited,
      differences: chunkDifferences(cited, related()(cited)),
      isWhole: false,
    };
    known.set(cited, found);
    return found;
  };
}

/** Finds the chunks in which cited ones may have gone on: by id, by document, and some by their text. */
function relatedIn(after: Chunks): (cited: Chunks) => Chunks {
  const byDocument = groupsOf(after.values(), ({ documentId }) => documentId);
  const byHash = once(
    () =>
      new Map(
        [...groupsOf(after.values(), ({ hash }) => hash)].map(
          ([hash, chunks]) => [hash, inPlaceOrder(chunks)] as const,
        ),
      ),
  );
  return (cited) => {
    const documents = new Set([...cited.values()].map(({ documentId }) => documentId));
    const related = [
      ...[...documents].map((id) => byDocument.get(id) ?? []),
      ...[...cited.values()].map((chunk) => [
        ...(after.has(chunk.id) ? [after.get(chunk.id) ?? chunk] : []),
        ...nearestTo(chunk, byHash().get(chunk.hash) ?? [], mostElsewhere),
      ]),
    ];
    return new Map(related.flat().map((chunk) => [chunk.id, chunk]));
  };
}

/**
 * What cases record of the chunks that they rest on, together for those that were judged under one revision on the same
 * documents. A case that records something else of a chunk than those before it stands alone.
 */
function recordsOf(cases: readonly CaseFile[]): ReadonlyMap<CaseFile, Chunks> {
  const groups = new Map<string, Map<ChunkId, CorpusChunk>>();
  const records = new Map<CaseFile, Chunks>();
  for (const file of cases) {
    const cited = citedBy(file);
    const documents = new Set([...cited.values()].map(({ documentId }) => documentId));
    const key = JSON.stringify([file.case.corpusRevision, [...documents].toSorted(byUtf8)]);
    const group = groups.get(key) ?? new Map<ChunkId, CorpusChunk>();
    groups.set(key, group);
    const isOther = [...cited].some(([id, chunk]) => {
      const known = group.get(id);
      return known !== undefined && !isSameChunk(known, chunk);
    });
    if (!isOther) for (const [id, chunk] of cited) group.set(id, chunk);
    records.set(file, isOther ? cited : group);
  }
  return records;
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
