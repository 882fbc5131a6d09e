import { evidenceSource, type EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { memoryTree } from "./memory-tree.ts";
import { revisionId } from "./good-set.ts";

/** A document with its chunks: their locators, or none. */
export interface LocatedDocument {
  readonly id: string;
  readonly title?: string;
  readonly locators: readonly (string | undefined)[];
}

/** A corpus revision whose chunks have these locators; a chunk's id is `<document>#<number>`, from 1. */
export async function locatedCorpus(
  documents: readonly LocatedDocument[],
): Promise<EvidenceSource> {
  const { files } = makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-page", version: "1", settings: {} },
      triggers: [],
      texts: "none",
    },
    documents.map(({ id, title }) => ({
      id: id as DocumentId,
      uri: id,
      revision: "1",
      ...(title === undefined ? {} : { title }),
    })),
    documents.flatMap(({ id, locators }) =>
      locators.map((locator, index) => ({
        id: `${id}#${index + 1}` as ChunkId,
        documentId: id as DocumentId,
        text: `${id} ${index + 1}`,
        ...(locator === undefined ? {} : { locator }),
      })),
    ),
  );
  const dataset = await loadDataset(memoryTree(Object.fromEntries(files)));
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The corpus cannot be read.");
  return source;
}
