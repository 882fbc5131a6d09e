import { compareChunks } from "../../src/corpus/comparing/compare-chunks.ts";
import { evidenceComparer } from "../../src/corpus/comparing/compare-evidence.ts";
import { chunkDifferences } from "../../src/corpus/comparing/differences.ts";
import type { EvidenceChange } from "../../src/corpus/comparing/compare-evidence.ts";
import type { ChunkChange, ChunkComparison } from "../../src/corpus/comparing/verdicts.ts";
import { contentOf, type Content } from "../../src/corpus/snapshot.ts";
import type { ChunkId, ContentHash, DocumentId } from "../../src/model/ids.ts";

/** Chunk texts by id; the document is what stands before the "#". */
export type Parts = Readonly<Record<string, string>>;

export function contentOfParts(parts: Parts): Content {
  const chunks = Object.entries(parts).map(([id, text]) => ({
    id: id as ChunkId,
    documentId: (id.split("#")[0] ?? "") as DocumentId,
    text,
  }));
  const documents = [...new Set(chunks.map(({ documentId }) => documentId))].map((id) => ({ id }));
  return contentOf(documents, chunks);
}

/** How two corpora compare; `kept` says which texts the set keeps. */
export function comparedParts(
  before: Parts,
  after: Parts,
  kept: (text: string) => boolean = () => true,
): ChunkComparison {
  const [old, young] = [contentOfParts(before), contentOfParts(after)];
  const texts = [...old.texts, ...young.texts].filter(([, text]) => kept(text));
  return compareChunks(chunkDifferences(old.chunks, young.chunks), new Map(texts));
}

/** What became of one chunk; undefined where it is the same. */
export function changeOf({ changes }: ChunkComparison, id: string): ChunkChange | undefined {
  return changes.find(({ chunk }) => chunk.id === id);
}

/** `edited → a#1, a#2`: a verdict with its candidates. */
export function toldOf(comparison: ChunkComparison, id: string): string {
  const change = changeOf(comparison, id);
  if (change === undefined) return "same";
  const { verdict, candidates } = change;
  return [verdict, candidates.map((one) => one.id).join(", ")]
    .filter((one) => one !== "")
    .join(" → ");
}

/** What became of a chunk of the first corpus as evidence with a quote, where the set keeps the texts. */
export function evidenceOf(
  corpora: readonly [before: Parts, after: Parts],
  id: string,
  quote: string | undefined,
): EvidenceChange {
  return evidenceIn(corpora, { id, quote, isKept: true });
}

/** The same where the set keeps no texts. */
export function evidenceWithoutTexts(
  corpora: readonly [before: Parts, after: Parts],
  id: string,
  quote: string | undefined,
): EvidenceChange {
  return evidenceIn(corpora, { id, quote, isKept: false });
}

interface Cited {
  readonly id: string;
  readonly quote: string | undefined;
  readonly isKept: boolean;
}

function evidenceIn(
  [before, after]: readonly [Parts, Parts],
  { id, quote, isKept }: Cited,
): EvidenceChange {
  const [old, young] = [contentOfParts(before), contentOfParts(after)];
  const texts = new Map<ContentHash, string>(isKept ? [...old.texts, ...young.texts] : []);
  const comparison = compareChunks(chunkDifferences(old.chunks, young.chunks), texts);
  const chunkId = id as ChunkId;
  const contentHash = old.chunks.get(chunkId)?.hash;
  const piece = { chunkId, contentHash, quote };
  return evidenceComparer({ before: old.chunks, comparison, texts })(piece);
}
