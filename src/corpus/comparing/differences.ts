import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { ContentHash } from "../../model/ids.ts";
import { oncePerPair } from "../../model/once.ts";
import type { RecordPair } from "./differing-lines.ts";

/** What two tables of a revision do not have in common, by id, in the order of the ids. */
export interface TableDifferences<RecordType> {
  /** How many records are the same in both. */
  readonly same: number;
  /** Records of one id that say something else. */
  readonly changed: readonly (readonly [before: RecordType, after: RecordType])[];
  readonly gone: readonly RecordType[];
  readonly added: readonly RecordType[];
}

/** The chunks that differ, and the chunks of the later revision that have the text of one that is not the same. */
export interface ChunkDifferences extends TableDifferences<CorpusChunk> {
  readonly holders: ReadonlyMap<ContentHash, readonly CorpusChunk[]>;
}

/** Gathers what differs; `before` is how many records the earlier table has in all. */
export class Gathered<RecordType> implements TableDifferences<RecordType> {
  readonly changed: (readonly [RecordType, RecordType])[] = [];
  readonly gone: RecordType[] = [];
  readonly added: RecordType[] = [];
  readonly #before: number;
  readonly #isSame: (a: RecordType, b: RecordType) => boolean;

  constructor(before: number, isSame: (a: RecordType, b: RecordType) => boolean) {
    this.#before = before;
    this.#isSame = isSame;
  }

  get same(): number {
    return this.#before - this.changed.length - this.gone.length;
  }

  add({ before, after }: RecordPair<RecordType>): void {
    if (before === undefined) {
      if (after !== undefined) this.added.push(after);
    } else if (after === undefined) this.gone.push(before);
    else if (!this.#isSame(before, after)) this.changed.push([before, after]);
  }
}

/** The same text, cut from the same document. Its place, and the store's id, may be written otherwise. */
export function isSameChunk(a: CorpusChunk, b: CorpusChunk): boolean {
  return a.hash === b.hash && a.documentId === b.documentId;
}

/** The same content, whatever else is said of it. */
export function isSameDocument(a: CorpusDocument, b: CorpusDocument): boolean {
  return a.hash === b.hash && a.revision === b.revision && a.uri === b.uri;
}

/** Whether a document that is not the same has the same content: another source revision or another URI. */
export function isRestated([before, after]: readonly [CorpusDocument, CorpusDocument]): boolean {
  return before.hash === after.hash;
}

/** The texts that an earlier revision has, or had, where the later one has another: their hashes. */
export function displacedHashes({
  changed,
  gone,
}: TableDifferences<CorpusChunk>): ReadonlySet<ContentHash> {
  return new Set([...changed.map(([before]) => before.hash), ...gone.map(({ hash }) => hash)]);
}

/** What differs between two tables that are in memory, in any order. */
export function tableDifferences<Id extends string, RecordType extends { readonly id: Id }>(
  before: ReadonlyMap<Id, RecordType>,
  after: ReadonlyMap<Id, RecordType>,
  isSame: (a: RecordType, b: RecordType) => boolean,
): TableDifferences<RecordType> {
  const found = new Gathered(before.size, isSame);
  for (const [id, record] of before) found.add({ before: record, after: after.get(id) });
  for (const [id, record] of after) {
    if (!before.has(id)) found.add({ before: undefined, after: record });
  }
  return found;
}

/** The chunks that have one of these texts, by text. */
export function holdersAmong(
  chunks: Iterable<CorpusChunk>,
  hashes: ReadonlySet<ContentHash>,
): ReadonlyMap<ContentHash, readonly CorpusChunk[]> {
  const holders = new Map<ContentHash, CorpusChunk[]>();
  if (hashes.size === 0) return holders;
  for (const chunk of chunks) {
    if (!hashes.has(chunk.hash)) continue;
    const list = holders.get(chunk.hash);
    if (list === undefined) holders.set(chunk.hash, [chunk]);
    else list.push(chunk);
  }
  return holders;
}

type Chunks = ReadonlyMap<CorpusChunk["id"], CorpusChunk>;

/** The same of two revisions whose chunks are in memory. Whoever asks again, for another question, gets the same. */
export const chunkDifferences: (before: Chunks, after: Chunks) => ChunkDifferences = oncePerPair(
  (before, after) => {
    const found = tableDifferences(before, after, isSameChunk);
    const { same, changed, gone, added } = found;
    const holders = holdersAmong(after.values(), displacedHashes(found));
    return { same, changed, gone, added, holders };
  },
);
