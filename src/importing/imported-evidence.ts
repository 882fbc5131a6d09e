import type { ProvenanceEntry } from "../model/generated/case.ts";
import type { ChunkId } from "../model/ids.ts";
import { chunkOf, provenanceFrom, type EvidenceSource } from "../authoring/evidence-source.ts";
import { proposeQuote } from "../authoring/propose-quote.ts";

/** What became of the chunk ids that a record names. */
export interface ImportedEvidence {
  readonly relevantChunkIds: readonly ChunkId[];
  readonly provenance: readonly ProvenanceEntry[];
  /** The chunks that the record names more than once; each is in the case once. */
  readonly repeated: readonly string[];
  /** The ids that lead to no chunk with its document, each with the sentence that says why. */
  readonly unresolved: readonly { readonly id: string; readonly why: string }[];
}

/** Resolves ids in their order, each once; a quote is proposed where the answer justifies it. */
export function importEvidence(
  ids: readonly string[],
  source: EvidenceSource,
  answer: string | undefined,
): ImportedEvidence {
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  const provenance: ProvenanceEntry[] = [];
  const unresolved: { id: string; why: string }[] = [];
  for (const id of times.keys()) {
    const entry = provenanceEntry(id, source, answer);
    if (typeof entry === "string") unresolved.push({ id, why: entry });
    else provenance.push(entry);
  }
  const relevantChunkIds = provenance.map(({ chunkId }) => chunkId);
  const repeated = relevantChunkIds.filter((id) => (times.get(id) ?? 0) > 1);
  return { relevantChunkIds, provenance, repeated, unresolved };
}

function provenanceEntry(
  id: string,
  source: EvidenceSource,
  answer: string | undefined,
): ProvenanceEntry | string {
  const { revision } = source;
  const chunk = chunkOf(source, id);
  if (chunk === undefined) return `evidence "${id}" is not in corpus revision "${revision.id}"`;
  const entry = provenanceFrom(source, chunk);
  if ("unlisted" in entry) {
    return `evidence "${id}" belongs to document "${entry.unlisted}", which corpus revision "${revision.id}" does not list`;
  }
  const text = source.textOf(chunk);
  const quote = answer === undefined || text === undefined ? undefined : proposeQuote(answer, text);
  return { ...entry, ...(quote === undefined ? {} : { quote }) };
}
