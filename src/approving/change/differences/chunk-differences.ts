import { isDeepStrictEqual } from "node:util";
import type { CaseFile, ProvenanceDraft } from "../../../model/case.ts";
import { groupsOf } from "../../../model/groups.ts";
import type { ChunkDifference, ChunkLists, NamedPiece, PieceAspect } from "./difference.ts";

/**
 * What is other about the chunks of a case: those that it had in their order, then those that came. A chunk that goes while
 * one with the same text comes has moved, where there is one of each.
 */
export function chunkDifferences(before: CaseFile, after: CaseFile): readonly ChunkDifference[] {
  const [old, now] = [piecesOf(before), piecesOf(after)];
  const moved = movesBetween(old, now);
  const arrived = new Set(moved.values());
  const told = [
    ...[...old.values()].flatMap((piece) => becameOf(piece, now, moved)),
    ...[...now.values()]
      .filter(({ chunkId }) => !old.has(chunkId) && !arrived.has(chunkId))
      .map((piece): ChunkDifference => ({ what: "chunk", change: "added", after: piece })),
  ];
  const lists = [listsOf(before), listsOf(after)] as const;
  const isListedAlike = isDeepStrictEqual(
    keptIn(lists[0], (id) => moved.get(id) ?? (now.has(id) ? id : undefined)),
    keptIn(lists[1], (id) => (old.has(id) || arrived.has(id) ? id : undefined)),
  );
  // What one entry of several about the same chunk says otherwise, nobody can tell in other words.
  const isAlike = told.length > 0 || isDeepStrictEqual(namedIn(before), namedIn(after));
  if (isListedAlike && isAlike) return told;
  return [...told, { what: "chunk", change: "listing", before: lists[0], after: lists[1] }];
}

type Pieces = ReadonlyMap<string, NamedPiece>;

function namedIn({ case: { relevantChunkIds, provenance } }: CaseFile): readonly unknown[] {
  return [relevantChunkIds, provenance];
}

function listsOf({ case: { relevantChunkIds = [], provenance = [] } }: CaseFile): ChunkLists {
  return { relevant: relevantChunkIds, provenance: provenance.map((entry) => entry?.chunkId) };
}

/** The chunks of a case, each once, the relevant ones first. */
function piecesOf(file: CaseFile): Pieces {
  const { relevant, provenance } = listsOf(file);
  const entries = groupsOf(
    file.case.provenance ?? [],
    (entry): string | undefined => entry?.chunkId,
  );
  const ids = [...relevant, ...provenance].flatMap((id) => id ?? []);
  return new Map(ids.map((chunkId) => [chunkId, { chunkId, entry: entries.get(chunkId)?.[0] }]));
}

/** New ids by old ones. */
function movesBetween(old: Pieces, now: Pieces): ReadonlyMap<string, string> {
  const gone = groupsOf(
    [...old.values()].filter((one) => !now.has(one.chunkId)),
    hashOf,
  );
  const come = groupsOf(
    [...now.values()].filter((one) => !old.has(one.chunkId)),
    hashOf,
  );
  const moves = new Map<string, string>();
  for (const [hash, [from, ...others]] of gone) {
    const [to, ...more] = come.get(hash) ?? [];
    if (hash === undefined || to === undefined || others.length + more.length > 0) continue;
    moves.set(from.chunkId, to.chunkId);
  }
  return moves;
}

function hashOf({ entry }: NamedPiece): string | undefined {
  return entry?.contentHash;
}

function becameOf(
  before: NamedPiece,
  now: Pieces,
  moved: ReadonlyMap<string, string>,
): readonly ChunkDifference[] {
  const to = moved.get(before.chunkId);
  const after = now.get(to ?? before.chunkId);
  if (after === undefined) return [{ what: "chunk", change: "dropped", before }];
  const aspects = aspectsOf(before.entry, after.entry, moved);
  const changes = [...(to === undefined ? [] : ["moved" as const]), ...aspects];
  return changes.map((change) => ({ what: "chunk", change, before, after }));
}

/** What a case says otherwise of one chunk. That it has no provenance of it any more is a matter of its lists. */
function aspectsOf(
  before: ProvenanceDraft | undefined,
  after: ProvenanceDraft | undefined,
  moved: ReadonlyMap<string, string>,
): readonly PieceAspect[] {
  if (before === undefined || after === undefined) return [];
  const { insteadOf } = before;
  const replaces = insteadOf === undefined ? undefined : (moved.get(insteadOf) ?? insteadOf);
  const sources = [before, after].map((one) => [one.documentId, one.sourceUri, one.sourceRevision]);
  const differing: readonly (readonly [PieceAspect, boolean])[] = [
    ["text", before.contentHash !== after.contentHash],
    ["quote", before.quote !== after.quote],
    ["grade", before.grade !== after.grade],
    ["source", !isDeepStrictEqual(sources[0], sources[1])],
    ["alternative", replaces !== after.insteadOf],
  ];
  return differing.flatMap(([aspect, differs]) => (differs ? [aspect] : []));
}

/** Lists as they are, under the names that chunks have now, without those that only one side has. */
function keptIn(
  { relevant, provenance }: ChunkLists,
  nameOf: (id: string) => string | undefined,
): ChunkLists {
  const kept = (ids: ChunkLists["relevant"]): readonly string[] =>
    ids.flatMap((id) => (id === undefined ? [] : (nameOf(id) ?? [])));
  return { relevant: kept(relevant), provenance: kept(provenance) };
}
