import { chunksAsRecorded, type CorpusRevision } from "./corpus.ts";
import type { CorpusChunk } from "./generated/chunk.ts";
import { byUtf8 } from "./utf8-order.ts";

/** A chunk that more documents than this have says nothing: a footer, a standard clause. */
const most = 20;
/** How many chunks of the document with fewer stand in the other one as well before the two are a pair. */
const much = 0.5;

/** Two documents of one revision with chunks in common. */
export interface SharedChunks {
  /** In the order of their ids. */
  readonly documents: readonly [string, string];
  /** The hashes of what both have. */
  readonly shared: ReadonlySet<string>;
  /** The hashes of all chunks of each. */
  readonly own: readonly [ReadonlySet<string>, ReadonlySet<string>];
}

const known = new WeakMap<CorpusRevision, readonly SharedChunks[]>();

/**
 * The pairs of documents of a revision that have at least half of their chunks in common, by the one with fewer. Worked out
 * once for each revision, since loading asks for them before rules do.
 */
export function documentsWithSharedChunks(
  revision: CorpusRevision | undefined,
): readonly SharedChunks[] {
  if (revision === undefined) return [];
  const earlier = known.get(revision);
  if (earlier !== undefined) return earlier;
  const pairs = pairsIn([...(chunksAsRecorded(revision)?.values() ?? [])]);
  known.set(revision, pairs);
  return pairs;
}

type Chunk = Pick<CorpusChunk, "documentId" | "hash">;

function pairsIn(chunks: readonly Chunk[]): readonly SharedChunks[] {
  const found = new Map<string, { documents: readonly [string, string]; shared: Set<string> }>();
  for (const [hash, ids] of holdersOfShared(chunks)) {
    if (ids.size > most) continue;
    for (const documents of pairsOf([...ids].toSorted(byUtf8))) {
      const key = JSON.stringify(documents);
      const pair = found.get(key) ?? { documents, shared: new Set() };
      found.set(key, pair);
      pair.shared.add(hash);
    }
  }
  const paired = new Set([...found.values()].flatMap(({ documents }) => documents));
  const hashesOf = new Map<string, Set<string>>();
  for (const { documentId, hash } of chunks) {
    if (paired.has(documentId)) addTo(hashesOf, documentId, hash);
  }
  return [...found.values()].flatMap(({ documents, shared }): readonly SharedChunks[] => {
    const [one, other] = documents.map((id) => hashesOf.get(id));
    if (one === undefined || other === undefined) return [];
    const isMuch = shared.size >= Math.min(one.size, other.size) * much;
    return isMuch ? [{ documents, shared, own: [one, other] }] : [];
  });
}

/** The documents of each chunk that more than one has. Nearly all chunks of a corpus are of one. */
function holdersOfShared(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const firstOf = new Map<string, string>();
  const shared = new Map<string, Set<string>>();
  for (const { documentId, hash } of chunks) {
    const first = firstOf.get(hash);
    if (first === undefined) firstOf.set(hash, documentId);
    else if (first !== documentId) addTo(shared, hash, documentId).add(first);
  }
  return shared;
}

function* pairsOf(ids: readonly string[]): Generator<readonly [string, string]> {
  for (const [index, one] of ids.entries()) {
    for (const other of ids.slice(index + 1)) yield [one, other];
  }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): Set<string> {
  const own = map.get(key) ?? new Set<string>();
  map.set(key, own);
  return own.add(value);
}
