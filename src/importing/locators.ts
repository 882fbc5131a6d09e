import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";

/** A chunk with its locator, white space made equal: as it is spelt, and in lower case. */
export interface LocatedChunk {
  readonly chunk: CorpusChunk;
  readonly exact: string;
  readonly folded: string;
}

/** The chunks of a document that have a locator, in order of id. */
export type FindLocators = (document: string) => readonly LocatedChunk[];

/** Many records of a table cite one document, so its locators are made ready once. */
export function locatorFinder(source: EvidenceSource): FindLocators {
  const known = new Map<string, readonly LocatedChunk[]>();
  return (document) => {
    const located = known.get(document) ?? locatedChunks(source.chunksOf(document));
    known.set(document, located);
    return located;
  };
}

function locatedChunks(chunks: readonly CorpusChunk[]): readonly LocatedChunk[] {
  return chunks.flatMap((chunk) => {
    const exact = normaliseWhiteSpace(chunk.locator ?? "");
    return exact === "" ? [] : [{ chunk, exact, folded: exact.toLowerCase() }];
  });
}
