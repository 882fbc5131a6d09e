import { canonicalJson } from "../model/digest.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { CorpusDocument } from "../model/generated/document.ts";
import type { RevisionRecord } from "../model/generated/revision.ts";
import { groupsOf } from "../model/groups.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import { once } from "../model/once.ts";
import type { Trigger } from "./refresh-scopes.ts";

/** A corpus revision of which everything is there as it was recorded. */
export interface RecordedCorpus {
  readonly record: Pick<RevisionRecord, "chunking" | "embedding" | "retrievalFilter">;
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
}

/** What became of a chunk that is not the same any more. */
type ChunkChange = "chunk-edited" | "chunk-moved" | "chunk-deleted";

/** What sets a later corpus apart from an earlier one, as far as it bears on judgments. */
export interface CorpusChanges {
  /** What became of a chunk of the earlier corpus; undefined where it is the same: id, text and document. */
  readonly ofChunk: (chunkId: ChunkId) => ChunkChange | undefined;
  /**
   * Whether a change happened in a document of the earlier corpus. A change of chunking, embedding or filter happens in those
   * of which a chunk is not the same.
   */
  readonly happensIn: (documentId: DocumentId, trigger: Trigger) => boolean;
  /** Whether it happened anywhere. */
  readonly happens: (trigger: Trigger) => boolean;
  /** Documents that the earlier corpus had not. */
  readonly added: () => readonly DocumentId[];
  /** Documents that have another text than before. */
  readonly edited: () => readonly DocumentId[];
}

export function changesBetween(before: RecordedCorpus, now: RecordedCorpus): CorpusChanges {
  const byText = once(() => groupsOf([...now.chunks.values()], textOf));
  const ofChunk = (chunkId: ChunkId): ChunkChange | undefined => {
    const old = before.chunks.get(chunkId);
    const same = now.chunks.get(chunkId);
    if (old === undefined) return undefined;
    if (same?.hash === old.hash) return same.documentId === old.documentId ? undefined : moved;
    // An id that counts may name the neighbour now, while the text goes on under another one.
    const heirs = byText().get(textOf(old)) ?? [];
    if (heirs.some(({ id }) => before.chunks.get(id)?.hash !== old.hash)) return moved;
    return same === undefined ? "chunk-deleted" : "chunk-edited";
  };
  const chunkChanges = once(() => {
    const changed = [...before.chunks.values()].flatMap(({ id, documentId }) => {
      const change = ofChunk(id);
      return change === undefined ? [] : [{ documentId, change }];
    });
    return groupsOf(changed, ({ documentId }) => documentId);
  });
  const settings = settingsChanged(before.record, now.record);
  const added = once(() => [...now.documents.keys()].filter((id) => !before.documents.has(id)));
  const edited = once(() =>
    [...now.documents.values()]
      .filter(({ id, hash }) => (before.documents.get(id)?.hash ?? hash) !== hash)
      .map(({ id }) => id),
  );
  const isRevised = (id: DocumentId): boolean => {
    const later = now.documents.get(id);
    return later !== undefined && later.revision !== before.documents.get(id)?.revision;
  };
  const happensIn = (documentId: DocumentId, trigger: Trigger): boolean => {
    if (trigger === "source-revision-changed") return isRevised(documentId);
    if (trigger === "document-added") return false;
    const changed = chunkChanges().get(documentId) ?? [];
    return isSetting(trigger)
      ? settings.has(trigger) && changed.length > 0
      : changed.some(({ change }) => change === trigger);
  };
  const happened = new Map<Trigger, boolean>();
  const happens = (trigger: Trigger): boolean => {
    if (trigger === "document-added") return added().length > 0;
    if (isSetting(trigger)) return settings.has(trigger);
    const places =
      trigger === "source-revision-changed" ? before.documents.keys() : chunkChanges().keys();
    const known = happened.get(trigger) ?? [...places].some((id) => happensIn(id, trigger));
    happened.set(trigger, known);
    return known;
  };
  return { ofChunk, happensIn, happens, added, edited };
}

const moved = "chunk-moved";

function textOf({ hash }: CorpusChunk): string {
  return hash;
}

const fieldsOfSettings = {
  "chunking-changed": "chunking",
  "embedding-changed": "embedding",
  "retrieval-filter-changed": "retrievalFilter",
} as const;

type SettingChange = keyof typeof fieldsOfSettings;

function isSetting(trigger: Trigger): trigger is SettingChange {
  return Object.hasOwn(fieldsOfSettings, trigger);
}

function settingsChanged(
  before: RecordedCorpus["record"],
  now: RecordedCorpus["record"],
): ReadonlySet<Trigger> {
  const changed = Object.entries(fieldsOfSettings).filter(
    ([, field]) =>
      canonicalJson({ value: before[field] ?? null }) !==
      canonicalJson({ value: now[field] ?? null }),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are the keys of the table above.
  return new Set(changed.map(([trigger]) => trigger as SettingChange));
}
