import { chunksAsRecorded, documentsAsRecorded } from "../../model/corpus.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { jsonText } from "../../model/json-text.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ContractLoss } from "../shape.ts";
import type { StoreIds } from "./store-ids.ts";

/** The chunks of the current corpus revision, with what the set keeps of them. */
export interface KeptChunks {
  readonly kept: readonly {
    readonly chunk: CorpusChunk;
    readonly title: string;
    readonly text: string;
  }[];
  /** How many there are, kept or not. */
  readonly count: number;
}

export function keptChunks(dataset: Dataset): KeptChunks {
  const revision = currentRevision(dataset);
  const chunks = [...((revision && chunksAsRecorded(revision)) ?? new Map()).values()];
  const documents = revision && documentsAsRecorded(revision);
  const kept = chunks
    .toSorted((a, b) => byUtf8(a.id, b.id))
    .flatMap((chunk) => {
      const text = dataset.texts.get(chunk.hash);
      const title = documents?.get(chunk.documentId)?.title ?? "";
      return text === undefined ? [] : [{ chunk, title, text }];
    });
  return { kept, count: chunks.length };
}

/** A line a chunk, in the order of the chunks' own ids. */
export function* corpusLines({ kept }: KeptChunks, ids: StoreIds): Generator<string> {
  for (const { chunk, title, text } of kept) {
    const { id, documentId, hash } = chunk;
    const metadata = { chunk_id: id, document_id: documentId, content_hash: hash };
    yield `${jsonText({ _id: ids.of(id), title, text, metadata })}\n`;
  }
}

export function corpusLosses({ kept, count }: KeptChunks): readonly ContractLoss[] {
  if (kept.length === count) return [];
  const why = `the set keeps the text of ${kept.length} of ${count} chunks, and corpus.jsonl has no others: a retriever has an easier time there`;
  return [{ field: "corpus texts", fate: "dropped", why, cases: [] }];
}
