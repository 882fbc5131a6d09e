import { provenanceFrom, type EvidenceSource } from "../authoring/evidence-source.ts";
import { proposeQuote } from "../authoring/propose-quote.ts";
import type { ProvenanceEntry, ShortEvidenceEntry } from "../model/generated/case.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import { clipped } from "../model/sentence.ts";
import type { Resolve } from "./resolved.ts";

/** What a record names as evidence, and the answer that it is to support. */
export interface NamedEvidence {
  readonly references: readonly string[];
  readonly resolve: Resolve;
  readonly answer: string | undefined;
  /** How the case lists a reference that leads nowhere, so that the check names its line; else a text still has it. */
  readonly unresolvedAs?: "chunk" | "document";
}

/** What became of the references to evidence that a record names. */
export interface ImportedEvidence {
  /** Those that were resolved, and the ids that were not where nothing else keeps them. */
  readonly relevantChunkIds: readonly ChunkId[];
  readonly provenance: readonly ProvenanceEntry[];
  /** The documents of which nobody said which chunks are meant. */
  readonly documents: readonly DocumentId[];
  /** The same evidence in the short form, where a document waits for its chunks or a place was not found; else none. */
  readonly short: readonly ShortEvidenceEntry[];
  /** How many references the record names, each counted once, and how many of them led to evidence. */
  readonly named: number;
  readonly found: number;
  /** The references that the record names more than once; their evidence is in the case once. */
  readonly repeated: readonly string[];
  /** The references that lead to no chunk with its document, each with the sentence that says why. */
  readonly unresolved: readonly { readonly id: string; readonly why: string }[];
}

/** Resolves references in their order, each once; a quote is proposed where the answer justifies it. */
export function importEvidence(
  { references, resolve, answer, unresolvedAs }: NamedEvidence,
  source: EvidenceSource,
): ImportedEvidence {
  const times = timesOf(references);
  const provenance = new Map<ChunkId, ProvenanceEntry>();
  const documents = new Set<DocumentId>();
  const unresolved: { id: string; why: string }[] = [];
  for (const id of times.keys()) {
    const found = resolve(id);
    const entries = "chunks" in found ? entriesOf(found.chunks, { source, answer }) : [];
    const why = "why" in found ? found.why : unlisted(entries, source);
    if (why !== undefined) unresolved.push({ id, why: `evidence "${clipped(id, 200)}" ${why}` });
    for (const entry of entries) if ("chunkId" in entry) provenance.set(entry.chunkId, entry);
    if ("documents" in found) for (const document of found.documents) documents.add(document);
  }
  const lost = new Set(unresolved.map(({ id }) => id));
  const resolved = [...provenance.keys()];
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a table calls a chunk is listed as it is.
    relevantChunkIds: unresolvedAs === "chunk" ? ([...times.keys()] as ChunkId[]) : resolved,
    provenance: [...provenance.values()],
    documents: [...documents],
    short: shortForm(resolved, [...documents, ...(unresolvedAs === "document" ? lost : [])]),
    named: times.size,
    found: times.size - lost.size,
    repeated: [...times].flatMap(([id, count]) => (count > 1 && !lost.has(id) ? [id] : [])),
    unresolved,
  };
}

function timesOf(references: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const one of references) times.set(one, (times.get(one) ?? 0) + 1);
  return times;
}

function shortForm(
  chunks: readonly ChunkId[],
  documents: readonly string[],
): readonly ShortEvidenceEntry[] {
  if (documents.length === 0) return [];
  return [...chunks.map((chunk) => ({ chunk })), ...documents.map((document) => ({ document }))];
}

type Entry = ProvenanceEntry | { readonly unlisted: DocumentId };

function entriesOf(
  chunks: readonly CorpusChunk[],
  { source, answer }: { readonly source: EvidenceSource; readonly answer: string | undefined },
): readonly Entry[] {
  return chunks.map((chunk) => {
    const entry = provenanceFrom(source, chunk);
    if ("unlisted" in entry) return entry;
    const text = source.textOf(chunk);
    const quote =
      answer === undefined || text === undefined ? undefined : proposeQuote(answer, text);
    return { ...entry, ...(quote === undefined ? {} : { quote }) };
  });
}

function unlisted(entries: readonly Entry[], { revision }: EvidenceSource): string | undefined {
  const entry = entries.find((one) => "unlisted" in one);
  if (entry === undefined || !("unlisted" in entry)) return undefined;
  return `belongs to document "${entry.unlisted}", which corpus revision "${revision.id}" does not list`;
}
