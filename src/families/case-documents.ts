import { readsWhole, type CaseFile } from "../model/case.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { revisionOf, type Dataset } from "../model/dataset.ts";
import type { Path } from "../model/location.ts";
import { isBlank } from "../model/white-space.ts";

/** A document that a case rests on, at the first place that names it. */
interface NamedDocument {
  readonly documentId: string;
  readonly path: Path;
}

/** The documents of a case, each once. */
export interface CaseDocuments {
  readonly documents: readonly NamedDocument[];
  /** Whether these are all: an entry that cannot be read, or whose document cannot be told, may be of any. */
  readonly whole: boolean;
}

/**
 * The documents that a case rests on: of its evidence, filled or still to fill, and of the near misses of an abstention,
 * since whoever tunes until those are refused has learned from them.
 */
export function documentsOf(dataset: Pick<Dataset, "revisions">, file: CaseFile): CaseDocuments {
  const found = new Map<string, Path>();
  let whole = readableLists.every(
    (name) => !file.has([name]) || readsWhole<unknown>(file.case[name]),
  );
  for (const { documentId, path } of entriesOf(dataset, file)) {
    if (documentId === undefined || isBlank(documentId)) whole = false;
    else if (!found.has(documentId)) found.set(documentId, path);
  }
  return { documents: [...found].map(([documentId, path]) => ({ documentId, path })), whole };
}

const readableLists = ["provenance", "evidence", "distractorChunkIds"] as const;

interface Entry {
  readonly documentId: string | undefined;
  readonly path: Path;
}

function* entriesOf(dataset: Pick<Dataset, "revisions">, file: CaseFile): Generator<Entry> {
  const { provenance = [], evidence = [], distractorChunkIds = [] } = file.case;
  const documentIn = documentsByChunk(dataset, file);
  for (const [index, entry] of provenance.entries()) {
    yield { documentId: entry?.documentId, path: ["provenance", index, "documentId"] };
  }
  for (const [index, entry] of evidence.entries()) {
    const isNamed = entry?.document !== undefined;
    yield {
      documentId: isNamed ? entry.document : documentIn(entry?.chunk),
      path: ["evidence", index, isNamed ? "document" : "chunk"],
    };
  }
  for (const [index, chunkId] of distractorChunkIds.entries()) {
    yield { documentId: documentIn(chunkId), path: ["distractorChunkIds", index] };
  }
}

/** Finds the document of a chunk as the revision of a case recorded it; undefined where it has no such chunk. */
function documentsByChunk(
  dataset: Pick<Dataset, "revisions">,
  file: CaseFile,
): (chunkId: string | undefined) => string | undefined {
  const revision = revisionOf(dataset, file);
  const chunks: ReadonlyMap<string, { readonly documentId: string }> | undefined =
    revision && chunksAsRecorded(revision);
  return (chunkId) => (chunkId === undefined ? undefined : chunks?.get(chunkId)?.documentId);
}
