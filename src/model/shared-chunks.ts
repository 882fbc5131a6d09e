import { chunksAsRecorded, type CorpusRevision } from "./corpus.ts";
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

/** The pairs of documents of a revision that have at least half of their chunks in common, by the one with fewer. */
export function documentsWithSharedChunks(
  revision: CorpusRevision | undefined,
): readonly SharedChunks[] {
  const hashesOf = new Map<string, Set<string>>();
  const documentsOf = new Map<string, Set<string>>();
  for (const { documentId, hash } of (revision && chunksAsRecorded(revision))?.values() ?? []) {
    addTo(hashesOf, documentId, hash);
    addTo(documentsOf, hash, documentId);
  }
  const found = new Map<string, { documents: readonly [string, string]; shared: Set<string> }>();
  for (const [hash, ids] of documentsOf) {
    if (ids.size < 2 || ids.size > most) continue;
    for (const documents of pairsOf([...ids].toSorted(byUtf8))) {
      const key = JSON.stringify(documents);
      const pair = found.get(key) ?? { documents, shared: new Set() };
      found.set(key, pair);
      pair.shared.add(hash);
    }
  }
  return [...found.values()].flatMap(({ documents, shared }): readonly SharedChunks[] => {
    const [one, other] = documents.map((id) => hashesOf.get(id));
    if (one === undefined || other === undefined) return [];
    const isMuch = shared.size >= Math.min(one.size, other.size) * much;
    return isMuch ? [{ documents, shared, own: [one, other] }] : [];
  });
}

function* pairsOf(ids: readonly string[]): Generator<readonly [string, string]> {
  for (const [index, one] of ids.entries()) {
    for (const other of ids.slice(index + 1)) yield [one, other];
  }
}

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  const own = map.get(key);
  if (own === undefined) map.set(key, new Set([value]));
  else own.add(value);
}
