import { chunksWithNewText } from "../../corpus/corpus-changes.ts";
import { evidenceSearch, type EvidenceSearch } from "../../corpus/search/evidence-search.ts";
import type { CaseFile } from "../../model/case.ts";
import { documentsAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { ContentHash, DocumentId } from "../../model/ids.ts";
import { groupsOf } from "../../model/groups.ts";
import type { Lineage } from "../../model/lineage.ts";
import type { EarlierChunks } from "./earlier-chunks.ts";
import type { PlannedDocument } from "./plan.ts";

/** How many chunks are named that may answer a question that nothing answered. */
const mostNear = 3;

/** What was not in the corpus, and what came since. */
export interface OpenQuestion {
  readonly file: CaseFile;
  /** The documents that came or changed and concern it. */
  readonly documents: readonly DocumentId[];
  /** The chunks of the judgment, and what differs from them. */
  readonly earlier: EarlierChunks;
  /** The revision of the judgment, where it can be read. */
  readonly from: CorpusRevision | undefined;
}

/** The chunks of one comparison whose texts are new to the corpus, ready to be searched. */
interface NewChunks {
  readonly counts: ReadonlyMap<DocumentId, number>;
  readonly search: EvidenceSearch;
  readonly all: number;
}

/**
 * Tells which documents came or changed, and which of their new chunks are nearest to a question, by the search that finds
 * evidence for new cases. Of all documents together the nearest chunks are named, so that many do not bury one.
 */
export function documentsFor(
  questions: readonly OpenQuestion[],
  target: CorpusRevision,
  { texts, lineage }: Pick<Later, "texts" | "lineage">,
): ReadonlyMap<CaseFile, readonly PlannedDocument[]> {
  const documents = documentsAsRecorded(target) ?? new Map<DocumentId, CorpusDocument>();
  const found = new Map<CaseFile, readonly PlannedDocument[]>();
  for (const [earlier, own] of groupsOf(questions, (one) => one.earlier)) {
    const fresh = newChunks(earlier, own, { documents, texts });
    for (const one of own)
      found.set(one.file, documentsOf(one, fresh, { documents, texts, lineage }));
  }
  return found;
}

interface Later {
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly texts: ReadonlyMap<ContentHash, string>;
  readonly lineage: Lineage;
}

function newChunks(
  { before, differences }: EarlierChunks,
  questions: readonly OpenQuestion[],
  { documents, texts }: Pick<Later, "documents" | "texts">,
): NewChunks {
  const concerned = new Set(questions.flatMap((one) => one.documents));
  const chunks = chunksWithNewText(before, differences).filter(({ documentId }) =>
    concerned.has(documentId),
  );
  const byDocument = groupsOf(chunks, ({ documentId }) => documentId);
  const source = {
    documents,
    chunks: new Map(chunks.map((chunk) => [chunk.id, chunk])),
    textOf: ({ hash }: CorpusChunk) => texts.get(hash),
  };
  return {
    counts: new Map([...byDocument].map(([id, own]) => [id, own.length])),
    search: evidenceSearch(
      source,
      questions.map(({ file }) => queryOf(file)),
    ),
    all: chunks.length,
  };
}

function queryOf(file: CaseFile): { readonly texts: readonly string[] } {
  return { texts: [file.case.query ?? ""] };
}

/** The documents with the nearest chunks first, then the others by id. */
function documentsOf(
  { file, documents: ids, from }: OpenQuestion,
  { counts, search, all }: NewChunks,
  { documents, texts, lineage }: Later,
): readonly PlannedDocument[] {
  const isOfFamilies = lineage.ofCase(file).length > 0;
  const concerned = new Set(ids);
  const near = search(queryOf(file), all)
    .filter(({ documentId }) => concerned.has(documentId))
    .slice(0, mostNear);
  const nearest = groupsOf(near, ({ documentId }) => documentId);
  return [...new Set([...nearest.keys(), ...ids])].flatMap((id) => {
    const document = documents.get(id);
    if (document === undefined) return [];
    const chunks = nearest.get(id) ?? [];
    return {
      document,
      standing:
        from?.documents?.records.has(id) === true ? ("edited" as const) : ("added" as const),
      newChunks: counts.get(id) ?? 0,
      asksEveryFamily: isOfFamilies && lineage.ofDocument(id).length === 0,
      nearest: chunks.map((chunk) => ({
        id: chunk.id,
        hash: chunk.hash,
        text: texts.get(chunk.hash),
        isHeldOut: false,
      })),
    };
  });
}
