import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import { groupsOf } from "../model/groups.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import { once } from "../model/once.ts";
import { placesByBytes } from "./comparing/by-bytes.ts";
import {
  chunkDifferences,
  isRestated,
  isSameChunk,
  isSameDocument,
  tableDifferences,
  type ChunkDifferences,
  type TableDifferences,
} from "./comparing/differences.ts";
import { settingsThatDiffer, type Settings } from "./comparing/settings.ts";
import type { Trigger } from "./refresh-scopes.ts";

/** What two revisions of a corpus are compared by. */
export interface ComparedCorpus {
  readonly settings: Settings;
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
}

/** What became of a chunk that is not the same any more. */
export type ChunkTrigger = "chunk-edited" | "chunk-moved" | "chunk-deleted";

/** What sets a later corpus apart from an earlier one, as far as ids and hashes tell it. Each part is worked out once it is asked for. */
export interface CorpusChanges {
  readonly documents: () => TableDifferences<CorpusDocument>;
  readonly chunks: () => ChunkDifferences;
  /** What became of a chunk of the earlier corpus; undefined where it is the same. */
  readonly ofChunk: (chunkId: ChunkId) => ChunkTrigger | undefined;
  /**
   * Whether a change happened in a document of the earlier corpus. A change of chunking, embedding or filter happens in those
   * of which a chunk is not the same.
   */
  readonly happensIn: (documentId: DocumentId, trigger: Trigger) => boolean;
  /** Whether it happened anywhere. */
  readonly happens: (trigger: Trigger) => boolean;
  /** Documents that have another content than before. */
  readonly edited: () => readonly DocumentId[];
  /**
   * Whether a document of the later corpus has a chunk whose text stood nowhere in the earlier one. A page under another name,
   * and one that got a section of another page, say nothing that was not there.
   */
  readonly hasNewText: (documentId: DocumentId) => boolean;
}

export function changesBetween(before: ComparedCorpus, now: ComparedCorpus): CorpusChanges {
  const documents = once(() => tableDifferences(before.documents, now.documents, isSameDocument));
  const chunks = once(() => chunkDifferences(before.chunks, now.chunks));
  const placesOf = once(() => placesByBytes(chunks()));
  const triggerOf = (old: CorpusChunk): ChunkTrigger => {
    // An id that counts may name the neighbour now, while the text goes on under another one.
    if (placesOf()(old)?.isNew === true) return "chunk-moved";
    return now.chunks.has(old.id) ? "chunk-edited" : "chunk-deleted";
  };
  const ofChunk = (chunkId: ChunkId): ChunkTrigger | undefined => {
    const [old, later] = [before.chunks.get(chunkId), now.chunks.get(chunkId)];
    const isSame = old === undefined || (later !== undefined && isSameChunk(old, later));
    return isSame ? undefined : triggerOf(old);
  };
  const byDocument = once(() => triggersByDocument(chunks(), triggerOf));
  const revised = once(() => revisedIn(documents()));
  const settings = once(() => settingsThatDiffer(before.settings, now.settings));
  const withNewText = once(() => {
    const fresh = chunksWithNewText(before.chunks, chunks());
    return new Set(fresh.map(({ documentId }) => documentId));
  });
  return {
    documents,
    chunks,
    ofChunk,
    happensIn: (documentId, trigger) => {
      if (trigger === "source-revision-changed") return revised().has(documentId);
      if (trigger === "document-added") return false;
      const found = byDocument().get(documentId);
      if (isOfChunks(trigger)) return found?.has(trigger) === true;
      return found !== undefined && settings()[settingOf[trigger]];
    },
    happens: (trigger) => {
      if (trigger === "source-revision-changed") return revised().size > 0;
      if (trigger === "document-added") return documents().added.length > 0;
      if (isOfChunks(trigger)) return [...byDocument().values()].some((one) => one.has(trigger));
      return settings()[settingOf[trigger]];
    },
    edited: once(() =>
      documents()
        .changed.filter((pair) => !isRestated(pair))
        .map(([{ id }]) => id),
    ),
    hasNewText: (documentId) => withNewText().has(documentId),
  };
}

/** The chunks of the later corpus whose text, byte for byte, no chunk of the earlier one had. */
export function chunksWithNewText(
  before: ReadonlyMap<ChunkId, CorpusChunk>,
  { added, changed }: Pick<ChunkDifferences, "added" | "changed">,
): readonly CorpusChunk[] {
  const known = new Set([...before.values()].map(({ hash }) => hash));
  return [...added, ...changed.map(([, after]) => after)].filter(({ hash }) => !known.has(hash));
}

const settingOf = {
  "chunking-changed": "chunking",
  "embedding-changed": "embedding",
  "retrieval-filter-changed": "retrievalFilter",
} as const;

/** Whether a trigger is about single chunks. */
export function isOfChunks(trigger: Trigger): trigger is ChunkTrigger {
  return trigger.startsWith("chunk-");
}

function triggersByDocument(
  { changed, gone }: ChunkDifferences,
  triggerOf: (chunk: CorpusChunk) => ChunkTrigger,
): ReadonlyMap<DocumentId, ReadonlySet<ChunkTrigger>> {
  const earlier = [...changed.map(([chunk]) => chunk), ...gone];
  const groups = groupsOf(earlier, ({ documentId }) => documentId);
  return new Map([...groups].map(([id, own]) => [id, new Set(own.map(triggerOf))]));
}

/** Documents with another source revision than before. */
function revisedIn({ changed }: TableDifferences<CorpusDocument>): ReadonlySet<DocumentId> {
  const revised = changed.filter(([before, after]) => before.revision !== after.revision);
  return new Set(revised.map(([{ id }]) => id));
}
