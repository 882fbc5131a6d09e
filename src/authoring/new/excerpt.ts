import { contentHash } from "../../model/hash.ts";
import type { Excerpt } from "../../model/generated/case.ts";
import { chunkOf, type EvidenceSource } from "../evidence-source.ts";

/**
 * What a generator was given, as its case records it: of one chunk the chunk's hash, of several the hash of their texts
 * joined by line feeds. Or the first chunk that the revision does not list, or that has no text to be hashed with others.
 */
export function excerptOf(
  ids: readonly string[],
  source: EvidenceSource,
): Excerpt | { readonly unknown: string } | { readonly untold: string } {
  const chunks = [];
  for (const id of new Set(ids)) {
    const chunk = chunkOf(source, id);
    if (chunk === undefined) return { unknown: id };
    chunks.push(chunk);
  }
  const chunkIds = chunks.map(({ id }) => id);
  const [only, ...others] = chunks;
  if (only !== undefined && others.length === 0) return { chunkIds, contentHash: only.hash };
  const texts: string[] = [];
  for (const chunk of chunks) {
    const text = source.textOf(chunk);
    if (text === undefined) return { untold: chunk.id };
    texts.push(text);
  }
  return { chunkIds, contentHash: contentHash(texts.join("\n")) };
}
