import { chunkShape } from "../../load/generated/chunk-shape.js";
import { documentShape } from "../../load/generated/document-shape.js";
import { readRevision } from "../../load/read-revision.ts";
import { readTexts } from "../../load/read-texts.ts";
import type { Defect } from "../../model/dataset.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import { revisionsFolder, tableFiles, textsFolder } from "../../model/layout.ts";
import { UnreadableError, type Tree } from "../../model/tree.ts";
import { alterations, otherName } from "../state-defects.ts";
import {
  compareRevisions,
  hashesToRead,
  type CorpusComparison,
  type Differences,
} from "./compare-revisions.ts";
import { displacedHashes, holdersAmong, isSameChunk, isSameDocument } from "./differences.ts";
import {
  chunksWithHash,
  recordedDifferences,
  type ReadTables,
  type RecordedTable,
  type TableReader,
} from "./recorded-files.ts";

/** A revision by its record alone; its tables are read where they differ. */
export interface RecordedRevision {
  readonly record: RevisionRecord;
  readonly documents: RecordedTable;
  readonly chunks: RecordedTable;
}

/** A revision, or what is wrong with its files; neither where no revision has the name. */
export interface RevisionReading {
  readonly revision: RecordedRevision | undefined;
  readonly defects: readonly Defect[];
}

/** Reads the record of one revision from the paths of the set. */
export async function readRecorded(
  tree: Tree,
  id: string,
  paths: readonly string[],
): Promise<RevisionReading> {
  const folder = `${revisionsFolder}/${id}`;
  const own = paths.filter((path) => path === `${folder}/revision.yaml`);
  if (own.length === 0) return { revision: undefined, defects: [] };
  const { revision, defects } = await readRevision(tree, id, own);
  const { record } = revision;
  const renamed = otherName(revision);
  if (record === undefined || renamed.length > 0) {
    return { revision: undefined, defects: [...defects, ...renamed] };
  }
  const tableOf = (name: "documents" | "chunks"): RecordedTable => ({
    files: tableFiles(`${folder}/${name}`).filter((path) => paths.includes(path)),
    recorded: record[name],
  });
  return {
    revision: { record, documents: tableOf("documents"), chunks: tableOf("chunks") },
    defects,
  };
}

/**
 * Compares two recorded revisions of a set, reading as little as will do. What keeps them from being compared, such as
 * a table that is not the recorded one, is told instead. `readTables` may read the tables of chunks beside this.
 */
export async function compareRecorded(
  tree: Tree,
  pair: readonly [RecordedRevision, RecordedRevision],
  { paths, readTables }: SetFiles,
): Promise<CorpusComparison | readonly Defect[]> {
  const [before, after] = pair;
  const reader = areReadInTurn(pair) ? readTables?.([before.chunks, after.chunks]) : undefined;
  try {
    const differences = await recordedTables(tree, pair, reader);
    if (differences === undefined) return await defectsOf(tree, pair, paths);
    const { documents, chunks } = differences;
    const files = paths.filter(
      (path) => path.startsWith(`${textsFolder}/`) && path.endsWith(".jsonl"),
    );
    const wanted = hashesToRead(chunks);
    const { texts, defects } = wanted.size > 0 ? await readTexts(tree, files, wanted) : noTexts;
    if (defects.length > 0) return defects;
    return compareRevisions(before.record, after.record, { documents, chunks, texts });
  } catch (error) {
    if (error instanceof UnreadableError) return await defectsOf(tree, pair, paths);
    throw error;
  } finally {
    await reader?.end();
  }
}

/** The paths of a set, and who may read tables beside the one that compares them. */
interface SetFiles {
  readonly paths: readonly string[];
  readonly readTables?: ReadTables;
}

/** Whether the tables of chunks differ, and are compared file by file. */
function areReadInTurn([before, after]: readonly [RecordedRevision, RecordedRevision]): boolean {
  return (
    before.chunks.recorded.sha256 !== after.chunks.recorded.sha256 &&
    before.chunks.files.length === after.chunks.files.length
  );
}

/** What differs between the tables; undefined where one is not the recorded one. */
async function recordedTables(
  tree: Tree,
  [before, after]: readonly [RecordedRevision, RecordedRevision],
  reader: TableReader | undefined,
): Promise<Pick<Differences, "documents" | "chunks"> | undefined> {
  const documents = await recordedDifferences(tree, [before.documents, after.documents], {
    matches: documentShape,
    isSame: isSameDocument,
  });
  const chunks = await recordedDifferences(tree, [before.chunks, after.chunks], {
    matches: chunkShape,
    isSame: isSameChunk,
    reader,
  });
  if (documents === undefined || chunks === undefined) return undefined;
  const hashes = displacedHashes(chunks);
  const found: CorpusChunk[] = [];
  if (hashes.size > 0) {
    for await (const one of chunksWithHash(tree, after.chunks, { hashes, reader })) found.push(one);
  }
  const { same, changed, gone, added } = chunks;
  const holders = holdersAmong(found, hashes);
  return { documents, chunks: { same, changed, gone, added, holders } };
}

const noTexts: Awaited<ReturnType<typeof readTexts>> = { texts: new Map(), defects: [] };

async function defectsOf(
  tree: Tree,
  revisions: readonly RecordedRevision[],
  paths: readonly string[],
): Promise<readonly Defect[]> {
  const found: Defect[] = [];
  for (const { record } of revisions) {
    const own = paths.filter((path) => path.startsWith(`${revisionsFolder}/${record.id}/`));
    const { revision, defects } = await readRevision(tree, record.id, own);
    found.push(...defects, ...alterations(revision));
  }
  if (found.length === 0) throw new Error("The corpus changed while it was read. Run it again.");
  return found;
}
