import { createHash, type Hash } from "node:crypto";
import { isDefect, recordOf, type RecordShape } from "../../load/json-lines.ts";
import { limits } from "../../load/limits.ts";
import { readManifest } from "../../load/read-manifest.ts";
import type { ContentHash } from "../../model/ids.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { Tree } from "../../model/tree.ts";
import { chunkShape } from "../../load/generated/chunk-shape.js";
import { differingLines, UnsortedError } from "./differing-lines.ts";
import { Gathered, tableDifferences, type TableDifferences } from "./differences.ts";
import { LineFinder } from "./lines-with-hash.ts";

const lent = { max: limits.lines, isLent: true };

/** A table of a revision: its files, and what revision.yaml says of them. */
export interface RecordedTable {
  /** One file, or sixteen shards in their order. */
  readonly files: readonly string[];
  readonly recorded: { readonly count: number; readonly sha256: string };
}

/** Who reads the files of two tables beside the one that compares their records. What it cannot do is undefined. */
export interface TableReader {
  /** What each table is in all. */
  readonly hashes: () => Promise<TableHashes | undefined>;
  /** Whole lines of the later table, among them all of chunks that have one of these texts. */
  readonly linesWith: (hashes: ReadonlySet<ContentHash>) => Promise<Uint8Array | undefined>;
  readonly end: () => Promise<void>;
}

/** Begins to read two tables; undefined where that is not worth it. */
export type ReadTables = (
  tables: readonly [before: RecordedTable, after: RecordedTable],
) => TableReader | undefined;

interface TableHashes {
  readonly before: string;
  readonly after: string;
}

/** How records of one table are read and compared. */
export interface TableKind<RecordType> {
  readonly matches: RecordShape<RecordType>;
  readonly isSame: (a: RecordType, b: RecordType) => boolean;
  /** Who hashes the tables, if not the one that compares them. */
  readonly reader?: TableReader | undefined;
}

/**
 * What two recorded tables do not have in common, read from both at once: memory depends on what differs. Undefined where one
 * is not what its revision.yaml records. Tables that are recorded as equal are not read.
 */
export async function recordedDifferences<RecordType extends { readonly id: string }>(
  tree: Tree,
  tables: readonly [before: RecordedTable, after: RecordedTable],
  kind: TableKind<RecordType>,
): Promise<TableDifferences<RecordType> | undefined> {
  const [before, after] = tables;
  if (before.recorded.sha256 === after.recorded.sha256) {
    return { same: before.recorded.count, changed: [], gone: [], added: [] };
  }
  if (before.files.length !== after.files.length) return await inMemory(tree, tables, kind);
  const found = new Gathered(before.recorded.count, kind.isSame);
  const hashes = await gathered(tree, tables, { kind, found });
  const isRecorded =
    hashes?.before === before.recorded.sha256 && hashes.after === after.recorded.sha256;
  return isRecorded ? found : undefined;
}

/** Gathers what differs between tables of as many files; what each is in all. Undefined where one is no sorted table. */
async function gathered<RecordType extends { readonly id: string }>(
  tree: Tree,
  [before, after]: readonly [RecordedTable, RecordedTable],
  { kind, found }: { readonly kind: TableKind<RecordType>; readonly found: Gathered<RecordType> },
): Promise<TableHashes | undefined> {
  const { matches, reader } = kind;
  const [old, young] = [new TableStream(tree, reader), new TableStream(tree, reader)];
  try {
    for (const [index, file] of before.files.entries()) {
      const other = after.files[index] ?? "";
      const parse = (bytes: Uint8Array): RecordType | undefined => {
        const record = recordOf(file, { number: 1, bytes }, matches);
        return isDefect(record) ? undefined : record;
      };
      const pairs = differingLines(old.of(file), young.of(other), parse);
      for await (const pair of pairs) found.add(pair);
    }
  } catch (error) {
    if (error instanceof UnsortedError) return undefined;
    throw error;
  }
  if (reader === undefined) return { before: old.sha256(), after: young.sha256() };
  return (
    (await reader.hashes()) ?? {
      before: await hashOf(tree, before.files),
      after: await hashOf(tree, after.files),
    }
  );
}

async function hashOf(tree: Tree, files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) {
    for await (const piece of tree.stream(file, lent)) hash.update(piece);
  }
  return `sha256:${hash.digest("hex")}`;
}

/** The bytes of a table's files, hashed as they are read, unless a reader does that. */
class TableStream {
  readonly #tree: Tree;
  readonly #hash: Hash | undefined;

  constructor(tree: Tree, reader: TableReader | undefined) {
    this.#tree = tree;
    this.#hash = reader === undefined ? createHash("sha256") : undefined;
  }

  async *of(file: string): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#tree.stream(file, lent)) {
      this.#hash?.update(piece);
      yield piece;
    }
  }

  sha256(): string {
    return `sha256:${this.#hash?.digest("hex") ?? ""}`;
  }
}

/** Where one table has shards and the other is one file, no two files hold the same ids. */
async function inMemory<RecordType extends { readonly id: string }>(
  tree: Tree,
  tables: readonly [RecordedTable, RecordedTable],
  { matches, isSame }: TableKind<RecordType>,
): Promise<TableDifferences<RecordType> | undefined> {
  const records: ReadonlyMap<string, RecordType>[] = [];
  for (const { files, recorded } of tables) {
    const [first, ...more] = files;
    if (first === undefined) return undefined;
    const { manifest } = await readManifest<string, RecordType>(tree, [first, ...more], matches);
    if (manifest.sha256 !== recorded.sha256) return undefined;
    records.push(manifest.records);
  }
  const [before = new Map<string, RecordType>(), after = new Map<string, RecordType>()] = records;
  return tableDifferences(before, after, isSame);
}

/** The chunks of a recorded table that have one of these texts. */
export async function* chunksWithHash(
  tree: Tree,
  { files }: RecordedTable,
  {
    hashes,
    reader,
  }: { readonly hashes: ReadonlySet<ContentHash>; readonly reader?: TableReader | undefined },
): AsyncGenerator<CorpusChunk> {
  const finder = new LineFinder(hashes);
  const lines = await reader?.linesWith(hashes);
  const streams =
    lines === undefined
      ? files.map((file) => tree.stream(file, { max: limits.lines }))
      : [inOnePiece(lines)];
  for (const stream of streams) {
    for await (const bytes of finder.linesIn(stream)) {
      const record = recordOf("", { number: 1, bytes }, chunkShape);
      if (!isDefect(record) && hashes.has(record.hash)) yield record;
    }
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
