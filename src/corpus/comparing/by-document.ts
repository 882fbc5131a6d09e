import { groupsOf } from "../../model/groups.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { DocumentId } from "../../model/ids.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { isExact } from "./compare-documents.ts";
import type { CorpusComparison } from "./compare-revisions.ts";
import type { ChunkChange } from "./verdicts.ts";

/** One document and what became of it and of its chunks. */
export interface DocumentChange {
  readonly id: DocumentId;
  readonly standing: "same" | "changed" | "renamed" | "restated" | "added" | "removed";
  /** Its new id and how much of it stands there, where it was renamed. */
  readonly renamed:
    | { readonly id: DocumentId; readonly score: number; readonly isExact: boolean }
    | undefined;
  /** How many of its chunks went along with the document, byte for byte. */
  readonly movedAlong: number;
  /** The others that are not the same. */
  readonly changes: readonly ChunkChange[];
  /** Chunks that hold nothing of what was there. */
  readonly added: readonly CorpusChunk[];
}

/** Every document of which something is not the same, by its earlier id. */
export function changesByDocument({
  documents,
  chunks,
}: Pick<CorpusComparison, "documents" | "chunks">): readonly DocumentChange[] {
  const renamed = new Map(documents.renamed.map((one) => [one.before.id, one]));
  const formerly = new Map(documents.renamed.map((one) => [one.after.id, one.before.id]));
  const standings = standingsOf(documents);
  const changes = groupsOf(chunks.changes, ({ chunk }) => chunk.documentId);
  const added = groupsOf(chunks.added, ({ documentId }) => formerly.get(documentId) ?? documentId);
  const ids = new Set([...standings.keys(), ...changes.keys(), ...added.keys()]);
  return [...ids].toSorted(byUtf8).map((id) => {
    const rename = renamed.get(id);
    const to = rename?.after.id;
    const own = changes.get(id) ?? [];
    const others = own.filter((change) => !goesAlong(change, to));
    return {
      id,
      standing: standings.get(id) ?? "same",
      renamed: rename && { id: rename.after.id, score: rename.score, isExact: isExact(rename) },
      movedAlong: own.length - others.length,
      changes: others,
      added: added.get(id) ?? [],
    };
  });
}

function goesAlong({ verdict, candidates }: ChunkChange, to: DocumentId | undefined): boolean {
  return to !== undefined && verdict === "moved" && candidates[0]?.documentId === to;
}

function standingsOf(
  documents: CorpusComparison["documents"],
): ReadonlyMap<DocumentId, DocumentChange["standing"]> {
  return new Map([
    ...documents.changed.map(([{ id }]) => [id, "changed"] as const),
    ...documents.restated.map(([{ id }]) => [id, "restated"] as const),
    ...documents.renamed.map(({ before }) => [before.id, "renamed"] as const),
    ...documents.added.map(({ id }) => [id, "added"] as const),
    ...documents.removed.map(({ id }) => [id, "removed"] as const),
  ]);
}
