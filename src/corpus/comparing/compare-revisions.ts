import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type { ContentHash, DocumentId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import { once } from "../../model/once.ts";
import { compareChunks } from "./compare-chunks.ts";
import {
  compareDocuments,
  type DocumentComparison,
  type DocumentGrams,
} from "./compare-documents.ts";
import type { ChunkDifferences, TableDifferences } from "./differences.ts";
import { gramsOf, unionOf } from "./grams.ts";
import type { Trigger } from "../refresh-scopes.ts";
import { settingsThatDiffer, type SettingsThatDiffer } from "./settings.ts";
import { triggersThatHappen } from "./triggers-that-happen.ts";
import type { ChunkComparison } from "./verdicts.ts";

/** What two revisions do not have in common, and the texts that tell more of it, as far as they are kept. */
export interface Differences {
  readonly documents: TableDifferences<CorpusDocument>;
  readonly chunks: ChunkDifferences;
  readonly texts: ReadonlyMap<ContentHash, string>;
}

/** Two recorded revisions compared. */
export interface CorpusComparison {
  readonly before: RevisionRecord;
  readonly after: RevisionRecord;
  readonly documents: DocumentComparison;
  readonly chunks: ChunkComparison;
  /** Which of the settings under which chunks are found are not the same. */
  readonly settings: SettingsThatDiffer;
  /** What happened that a policy can let concern cases. */
  readonly triggers: readonly Trigger[];
  /** The texts of the chunks that are not the same, as far as they are kept. */
  readonly texts: ReadonlyMap<ContentHash, string>;
}

export function compareRevisions(
  before: RevisionRecord,
  after: RevisionRecord,
  { documents, chunks, texts }: Differences,
): CorpusComparison {
  const settings = settingsThatDiffer(before, after);
  return {
    before,
    after,
    documents: compareDocuments(documents, documentGrams(chunks, texts)),
    chunks: compareChunks(chunks, texts),
    settings,
    triggers: triggersThatHappen({ documents, chunks, settings }),
    texts,
  };
}

/** The chunks whose texts tell more than their hashes do: those that are not the same. */
export function hashesToRead({
  changed,
  gone,
  added,
}: TableDifferences<CorpusChunk>): ReadonlySet<ContentHash> {
  return new Set([...changed.flat(), ...gone, ...added].map(({ hash }) => hash));
}

function documentGrams(
  { changed, gone, added }: ChunkDifferences,
  texts: Differences["texts"],
): DocumentGrams {
  const before = once(() => byDocument([...changed.map(([one]) => one), ...gone]));
  const after = once(() => byDocument([...changed.map(([, one]) => one), ...added]));
  return (id: DocumentId, side) => {
    const own = (side === "before" ? before() : after()).get(id) ?? [];
    const kept = own.flatMap(({ hash }) => texts.get(hash) ?? []);
    return kept.length < own.length ? undefined : unionOf(kept.map(gramsOf));
  };
}

function byDocument(
  chunks: readonly CorpusChunk[],
): ReadonlyMap<DocumentId, readonly CorpusChunk[]> {
  return groupsOf(chunks, ({ documentId }) => documentId);
}
