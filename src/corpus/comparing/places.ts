import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { DocumentId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ChunkDifferences } from "./differences.ts";

/** Where a chunk of the earlier revision would stand in the later one. */
export interface Place {
  /** No chunk need have it. */
  readonly id: string;
  readonly documentId: string;
}

/** Chunks by document, then by id. Each list is made once, for all that ask where their text stands. */
export function inPlaceOrder(chunks: readonly CorpusChunk[]): readonly CorpusChunk[] {
  return chunks.toSorted(byPlace);
}

function byPlace(a: Place, b: Place): number {
  return byUtf8(a.documentId, b.documentId) || byUtf8(a.id, b.id);
}

/** Of so many chunks around a place the nearest are found; more cannot be asked for. */
const mostAround = 16;

/**
 * The chunks of a list in the order of places that are nearest to a place, at most so many: first those of its document,
 * those of an id with the longest common start before others, then those of the documents whose ids have the longest common
 * start with its own; at last by id. Of a long list only the part around the place is looked at.
 */
export function nearestTo(
  place: Place,
  inOrder: readonly CorpusChunk[],
  most: number,
): readonly CorpusChunk[] {
  if (inOrder.length === 1) return inOrder;
  return around(place, inOrder)
    .map((chunk) => ({ chunk, nearness: nearness(place, chunk) }))
    .toSorted((a, b) => b.nearness - a.nearness || byUtf8(a.chunk.id, b.chunk.id))
    .slice(0, most)
    .map(({ chunk }) => chunk);
}

/** Those around the place where it would stand itself: in a sorted list the longest common starts are there. */
function around(place: Place, inOrder: readonly CorpusChunk[]): readonly CorpusChunk[] {
  if (inOrder.length <= mostAround) return inOrder;
  let high = firstBehind(inOrder, (chunk) => byPlace(chunk, place) >= 0);
  let low = high;
  const nearnessAt = (index: number): number => {
    const chunk = inOrder[index];
    return chunk === undefined ? -1 : nearness(place, chunk);
  };
  let [left, right] = [nearnessAt(low - 1), nearnessAt(high)];
  while (high - low < mostAround) {
    if (left > right) left = nearnessAt(--low - 1);
    else right = nearnessAt(++high);
  }
  return inOrder.slice(low, high);
}

/** The index of the first item that is behind something; the length of the list where none is. */
export function firstBehind<Item>(
  inOrder: readonly Item[],
  isBehind: (item: Item) => boolean,
): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = inOrder[middle];
    if (item === undefined || isBehind(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** No id is as long. */
const ofOneDocument = 2 ** 40;

function nearness(place: Place, chunk: Place): number {
  return place.documentId === chunk.documentId
    ? ofOneDocument + commonStart(place.id, chunk.id)
    : commonStart(place.documentId, chunk.documentId);
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/**
 * Tells where chunks of the earlier revision would stand in the later one: in their document, or, where it has no new chunk,
 * in the document that most of its other texts went to; where nothing tells, in the one whose id has the longest common end.
 * It decides no verdict, only which of many equal chunks are named first.
 */
export function placesIn(differences: ChunkDifferences): (chunk: CorpusChunk) => Place {
  const newcomers = [...differences.changed.map(([, after]) => after), ...differences.added];
  const documents = new Set(newcomers.map(({ documentId }) => documentId));
  const heirs = certainHeirs(differences, newcomers);
  const byEnd = endFinder(documents);
  const known = new Map<DocumentId, DocumentId>();
  return (chunk) => {
    const { id, documentId } = chunk;
    if (documents.has(documentId)) return chunk;
    const heir = known.get(documentId) ?? heirs.get(documentId) ?? byEnd(documentId) ?? documentId;
    known.set(documentId, heir);
    const isBelow = id.startsWith(documentId);
    const moved = isBelow ? `${heir}${id.slice(documentId.length)}` : id;
    return { id: moved, documentId: heir };
  };
}

/** For each document the one that most of those texts went to which stand once before and once now. */
function certainHeirs(
  { changed, gone }: ChunkDifferences,
  newcomers: readonly CorpusChunk[],
): ReadonlyMap<DocumentId, DocumentId> {
  const now = onlyByHash(newcomers);
  const votes = new Map<DocumentId, Map<DocumentId, number>>();
  for (const [hash, before] of onlyByHash([...changed.map(([one]) => one), ...gone])) {
    const after = now.get(hash);
    if (before === undefined || after === undefined) continue;
    const own = votes.get(before.documentId) ?? new Map<DocumentId, number>();
    votes.set(before.documentId, own.set(after.documentId, (own.get(after.documentId) ?? 0) + 1));
  }
  return new Map(
    [...votes].flatMap(([id, own]) => {
      const [first] = [...own].toSorted(([a, x], [b, y]) => y - x || byUtf8(a, b));
      return first === undefined ? [] : [[id, first[0]] as const];
    }),
  );
}

/** The only chunk of each text; undefined where several have it. */
function onlyByHash(
  chunks: readonly CorpusChunk[],
): ReadonlyMap<CorpusChunk["hash"], CorpusChunk | undefined> {
  const found = new Map<CorpusChunk["hash"], CorpusChunk | undefined>();
  for (const chunk of chunks) found.set(chunk.hash, found.has(chunk.hash) ? undefined : chunk);
  return found;
}

/** Finds the document whose id ends most like another one, as pages keep their names where their host moves. */
function endFinder(documents: ReadonlySet<DocumentId>): (id: DocumentId) => DocumentId | undefined {
  const inOrder = [...documents]
    .map((id) => ({ id, end: fromEnd(id) }))
    .toSorted((a, b) => byUtf8(a.end, b.end));
  return (id) => {
    const end = fromEnd(id);
    const at = firstBehind(inOrder, (one) => byUtf8(one.end, end) >= 0);
    const [left, right] = [inOrder[at - 1], inOrder[at]];
    const [before, behind] = [left, right].map((one) =>
      one === undefined ? 0 : commonStart(one.end, end),
    );
    if (before === 0 && behind === 0) return undefined;
    return (before ?? 0) > (behind ?? 0) ? left?.id : right?.id;
  };
}

/** An id with its last character first: in this order those that end alike stand together. */
export function fromEnd(id: string): string {
  let end = "";
  for (let at = id.length - 1; at >= 0; at--) end += id.charAt(at);
  return end;
}
