import type { ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { DocumentId } from "../../model/ids.ts";
import { chunkOf, type EvidenceSource } from "../evidence-source.ts";
import { partsOf } from "./short-entry.ts";

/** The evidence of a case, or one entry of it, that no look-up can find. */
export interface WaitingEvidence {
  /** The entry's place in `evidence`; undefined where the case names no evidence at all. */
  readonly entry: number | undefined;
  /** The document that the entry names, where the corpus revision lists it. */
  readonly within: DocumentId | undefined;
  /** The words that the entry quotes. */
  readonly quote: string | undefined;
  /** The document or chunk that it names and the corpus revision does not list. */
  readonly unknown: string | undefined;
}

/** The evidence of a case that names none. */
export const noEvidence: WaitingEvidence = {
  entry: undefined,
  within: undefined,
  quote: undefined,
  unknown: undefined,
};

/** What of an entry can be held on to, where it cannot be looked up. */
export function waitingEntry(
  entry: ShortEvidenceEntry,
  index: number,
  source: EvidenceSource,
): WaitingEvidence {
  const { document, chunk, quote } = partsOf(entry);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A look-up decides whether the text is a document's id.
  const named = source.documents.get(document as DocumentId)?.id;
  const ofChunk = chunk === undefined ? undefined : chunkOf(source, chunk)?.documentId;
  const within = named ?? ofChunk;
  const unknown =
    ofChunk === undefined ? (chunk ?? (named === undefined ? document : undefined)) : undefined;
  return { entry: index, within, quote, unknown };
}
