import type { CorpusRevision, CurrentPointer, Manifest } from "../model/corpus.ts";
import type { Dataset, Defect } from "../model/dataset.ts";
import { revisionDigest } from "../model/digest.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import { currentFile, revisionsFolder, tableFiles } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import type { ValidateFunction } from "ajv";
import { chunkShape } from "./generated/chunk-shape.js";
import { currentShape } from "./generated/current-shape.js";
import { documentShape } from "./generated/document-shape.js";
import { revisionShape } from "./generated/revision-shape.js";
import { readManifest } from "./read-manifest.ts";
import { readYaml } from "./read-yaml.ts";
import { limits } from "./limits.ts";
import { startOf } from "../model/location.ts";

/** Reads the revision in one folder from the paths that the tree lists below it. */
export async function readRevision(
  tree: Tree,
  id: string,
  paths: readonly string[],
): Promise<{ readonly revision: CorpusRevision } & ReadingRemarks> {
  const folder = `${revisionsFolder}/${id}`;
  const yaml = await readRecord(tree, `${folder}/revision.yaml`, paths);
  const documents = await manifestOf<DocumentId, CorpusDocument>(tree, paths, {
    base: `${folder}/documents`,
    matches: documentShape,
  });
  const chunks = await manifestOf<ChunkId, CorpusChunk>(tree, paths, {
    base: `${folder}/chunks`,
    matches: chunkShape,
  });
  const revision = {
    id,
    ...yaml.facts,
    documents: documents.manifest,
    chunks: chunks.manifest,
  };
  const defects = [...yaml.defects, ...documents.defects, ...chunks.defects];
  return { revision, defects, ambiguousScalars: yaml.ambiguousScalars };
}

/** What is to be said of a file besides its value. */
type ReadingRemarks = Pick<Dataset, "defects" | "ambiguousScalars">;

type RecordFacts = Pick<CorpusRevision, "file" | "record" | "digest" | "locate">;

/** Reads revision.yaml; where it is missing, the folder's first file stands for it. */
async function readRecord(
  tree: Tree,
  file: string,
  paths: readonly string[],
): Promise<{ readonly facts: RecordFacts } & ReadingRemarks> {
  if (!paths.includes(file)) {
    const present = paths[0] ?? file;
    const facts = {
      file: present,
      record: undefined,
      digest: undefined,
      locate: () => startOf(present),
    };
    return { facts, defects: [], ambiguousScalars: [] };
  }
  const { value, located, ...remarks } = await readYaml(tree, file, {
    max: limits.revision,
    matches: revisionShape,
  });
  const digest = located === undefined ? undefined : revisionDigest(located.value);
  const locate = located?.locate ?? (() => startOf(file));
  return { facts: { file, record: value, digest, locate }, ...remarks };
}

/** Reads the pointer to the current revision. */
export async function readCurrent(
  tree: Tree,
): Promise<{ readonly current: CurrentPointer } & ReadingRemarks> {
  const { value, located, ...remarks } = await readYaml(tree, currentFile, {
    max: limits.current,
    matches: currentShape,
  });
  const at = located?.locate(["revision"]) ?? startOf(currentFile);
  return { current: { revision: value?.revision, at }, ...remarks };
}

/** One file `<base>.jsonl`, or its sixteen shards `<base>-0.jsonl` to `<base>-f.jsonl`. */
async function manifestOf<Id extends string, RecordType extends { readonly id: Id }>(
  tree: Tree,
  paths: readonly string[],
  { base, matches }: { readonly base: string; readonly matches: ValidateFunction<RecordType> },
): Promise<{ manifest: Manifest<Id, RecordType> | undefined; defects: readonly Defect[] }> {
  const [first, ...more] = tableFiles(base).filter((name) => paths.includes(name));
  if (first === undefined) return { manifest: undefined, defects: [] };
  return await readManifest(tree, [first, ...more], matches);
}
