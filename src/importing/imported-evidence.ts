import type { ProvenanceEntry } from "../model/generated/case.ts";
import type { ChunkId } from "../model/ids.ts";
import { chunkOf, provenanceFrom, type EvidenceSource } from "../authoring/evidence-source.ts";
import { proposeQuote } from "../authoring/propose-quote.ts";

/** The chunk ids that a record names, and the answer that they are to support. */
export interface NamedEvidence {
  readonly ids: readonly string[];
  readonly answer: string | undefined;
  /** Whether an id that leads nowhere is listed in the case, where the check names its line; else a text still has it. */
  readonly keepsUnresolved?: true;
}

/** What became of the chunk ids that a record names. */
export interface ImportedEvidence {
  /** Those that were resolved, and those that were not where nothing else keeps them. */
  readonly relevantChunkIds: readonly ChunkId[];
  readonly provenance: readonly ProvenanceEntry[];
  /** The chunks that the record names more than once; each is in the case once. */
  readonly repeated: readonly string[];
  /** The ids that lead to no chunk with its document, each with the sentence that says why. */
  readonly unresolved: readonly { readonly id: string; readonly why: string }[];
}

/** Resolves ids in their order, each once; a quote is proposed where the answer justifies it. */
export function importEvidence(
  { ids, answer, keepsUnresolved }: NamedEvidence,
  source: EvidenceSource,
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
  const resolved = provenance.map(({ chunkId }) => chunkId);
  const repeated = resolved.filter((id) => (times.get(id) ?? 0) > 1);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What a table calls a chunk is listed as it is.
  const relevantChunkIds = keepsUnresolved === true ? ([...times.keys()] as ChunkId[]) : resolved;
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
