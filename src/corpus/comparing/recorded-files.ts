import { createHash } from "node:crypto";
import { isDefect, recordOf, type RecordShape } from "../../load/json-lines.ts";
import { limits } from "../../load/limits.ts";
import { readManifest } from "../../load/read-manifest.ts";
import type { ContentHash } from "../../model/ids.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { Tree } from "../../model/tree.ts";
import { chunkShape } from "../../load/generated/chunk-shape.js";
import { differingLines, UnsortedError } from "./differing-lines.ts";
import { Gathered, tableDifferences, type TableDifferences } from "./differences.ts";
import { linesWithHash } from "./lines-with-hash.ts";

/** A table of a revision: its files, and what revision.yaml says of them. */
export interface RecordedTable {
  /** One file, or sixteen shards in their order. */
  readonly files: readonly string[];
  readonly recorded: { readonly count: number; readonly sha256: string };
}

/** How records of one table are read and compared. */
export interface TableKind<RecordType> {
  readonly matches: RecordShape<RecordType>;
  readonly isSame: (a: RecordType, b: RecordType) => boolean;
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
  const [old, young] = [new HashedTable(tree), new HashedTable(tree)];
  const found = new Gathered(before.recorded.count, kind.isSame);
  try {
    for (const [index, file] of before.files.entries()) {
      const other = after.files[index] ?? "";
      const parse = (bytes: Uint8Array): RecordType | undefined => {
        const record = recordOf(file, { number: 1, bytes }, kind.matches);
        return isDefect(record) ? undefined : record;
      };
      const pairs = differingLines(old.stream(file), young.stream(other), parse);
      for await (const pair of pairs) found.add(pair);
    }
  } catch (error) {
    if (error instanceof UnsortedError) return undefined;
    throw error;
  }
  const isRecorded =
    old.sha256() === before.recorded.sha256 && young.sha256() === after.recorded.sha256;
  return isRecorded ? found : undefined;
}

/** The bytes of a table's files, hashed as they are read. */
class HashedTable {
  readonly #tree: Tree;
  readonly #hash = createHash("sha256");

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  async *stream(file: string): AsyncGenerator<Uint8Array> {
    for await (const piece of this.#tree.stream(file, { max: limits.lines })) {
      this.#hash.update(piece);
      yield piece;
    }
  }

  sha256(): string {
    return `sha256:${this.#hash.digest("hex")}`;
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
  hashes: ReadonlySet<ContentHash>,
): AsyncGenerator<CorpusChunk> {
  for (const file of files) {
    const stream = tree.stream(file, { max: limits.lines });
    for await (const bytes of linesWithHash(stream, hashes)) {
      const record = recordOf(file, { number: 1, bytes }, chunkShape);
      if (!isDefect(record) && hashes.has(record.hash)) yield record;
    }
  }
}
