import { chunkOf, type EvidenceSource } from "../authoring/evidence-source.ts";
import type { EvidenceMapping } from "./evidence-mapping.ts";
import { placeResolver } from "./place-resolver.ts";
import type { Resolve, Resolved } from "./resolved.ts";

/** How the references of one form are read; `otherwise` is for the records that have none. */
export interface EvidenceReader {
  readonly mapping: EvidenceMapping;
  readonly resolve: Resolve;
  readonly otherwise: EvidenceReader | undefined;
}

/** Makes a mapping ready for the records of one table, whose file has this name. */
export function evidenceReader(
  mapping: EvidenceMapping | undefined,
  source: EvidenceSource,
  table: string,
): EvidenceReader | undefined {
  if (mapping === undefined) return undefined;
  const { places, otherwise } = mapping;
  const resolve = places === undefined ? chunkById(source) : placeResolver(places, source, table);
  return { mapping, resolve: once(resolve), otherwise: evidenceReader(otherwise, source, table) };
}

function chunkById(source: EvidenceSource): Resolve {
  return (id) => {
    const chunk = chunkOf(source, id);
    if (chunk !== undefined) return { chunks: [chunk] };
    return { why: `is not in corpus revision "${source.revision.id}"` };
  };
}

/** Records of one table name the same places again and again. */
function once(resolve: Resolve): Resolve {
  const known = new Map<string, Resolved>();
  return (reference) => {
    const resolved = known.get(reference) ?? resolve(reference);
    known.set(reference, resolved);
    return resolved;
  };
}
