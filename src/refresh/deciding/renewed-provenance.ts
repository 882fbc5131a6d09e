import { isDeepStrictEqual } from "node:util";
import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { ProvenanceEntry } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { quoted } from "../../model/sentence.ts";
import type { ChunkMapping } from "./chunk-mapping.ts";
import type { ChosenQuotes } from "./evidence-choice.ts";
import { followingFields } from "./following-fields.ts";
import { carriedQuote, quoteProblems } from "./carried-quotes.ts";
import type { TargetRevision } from "./target-revision.ts";

/** A quote that the case had and has no more. */
export interface DroppedQuote {
  readonly chunkId: ChunkId;
  readonly quote: string;
}

/** Provenance as the target revision records it, and what a person said goes with it. */
export interface RenewedProvenance {
  readonly provenance: readonly ProvenanceEntry[];
  readonly droppedQuotes: readonly DroppedQuote[];
  /** Chunks that could replace another one, which was dropped, and now stand for themselves. */
  readonly noLongerInstead: readonly ChunkId[];
}

/** An entry of the case with its index in the file. */
export interface Entry {
  readonly index: number;
  readonly entry: ProvenanceEntry;
}

/** What a case relies on from now on, and what that comes from. */
export interface Renewal {
  readonly file: CaseFile;
  /** The entries of the chunks that the case relied on. */
  readonly entries: readonly Entry[];
  /** All of them are in the target. */
  readonly chunkIds: readonly ChunkId[];
  readonly mapping: ChunkMapping;
  readonly quotes: ChosenQuotes;
}

/** One chunk of the target, and the entries whose place it takes. */
export interface Successor {
  readonly id: ChunkId;
  readonly sources: readonly Entry[];
  readonly at: Problem["at"];
}

/**
 * An entry for each chunk, from the tables of the target revision. Quote, grade and what a chunk can replace follow the chunk;
 * where they cannot, that is refused.
 */
export function renewedProvenance(
  renewal: Renewal,
  target: TargetRevision,
): RenewedProvenance | { readonly refused: readonly Problem[] } {
  const { entries, mapping } = renewal;
  const refused: Problem[] = [...quoteProblems(renewal, target)];
  const provenance = successorsOf(renewal).flatMap((successor) => {
    const recorded = recordedEntry(successor, target);
    if ("refused" in recorded) refused.push(recorded.refused);
    const quote = carriedQuote(renewal, successor, target);
    const { fields, problems } = followingFields(mapping, successor);
    refused.push(...problems);
    return "refused" in recorded
      ? []
      : [{ ...recorded, ...(quote === undefined ? {} : { quote }), ...fields }];
  });
  if (refused.length > 0) return { refused };
  const kept = new Set(provenance.flatMap(({ quote }) => quote ?? []));
  return {
    provenance,
    droppedQuotes: entries.flatMap(({ entry: { chunkId, quote } }) =>
      quote === undefined || kept.has(quote) ? [] : [{ chunkId, quote }],
    ),
    noLongerInstead: provenance.flatMap(({ chunkId, insteadOf }) => {
      const had = entries.some(
        ({ entry }) => entry.insteadOf !== undefined && mapping.to(entry.chunkId).includes(chunkId),
      );
      return had && insteadOf === undefined ? [chunkId] : [];
    }),
  };
}

/** The chunks in the order in which their entries come, each new one behind the chunk that it is named behind. */
function successorsOf({ file, entries, chunkIds, mapping }: Renewal): readonly Successor[] {
  const wanted = new Set(chunkIds);
  const inherited = [...new Set(entries.flatMap(({ entry }) => mapping.to(entry.chunkId)))].filter(
    (id) => wanted.has(id),
  );
  const known = new Set(inherited);
  const isInOrder = isDeepStrictEqual(
    inherited,
    chunkIds.filter((id) => known.has(id)),
  );
  const order = isInOrder ? chunkIds : [...new Set([...inherited, ...chunkIds])];
  return order.map((id) => {
    const sources = entries.filter(({ entry }) => mapping.to(entry.chunkId).includes(id));
    const [first] = sources;
    return { id, sources, at: file.locate(["provenance", ...(first ? [first.index] : [])]) };
  });
}

/** What the target records of a chunk whose text can be read. */
function recordedEntry(
  { id, at }: Successor,
  target: TargetRevision,
): ProvenanceEntry | { readonly refused: Problem } {
  const chunk = target.chunks.get(id);
  const document = chunk && target.documents.get(chunk.documentId);
  if (chunk === undefined || document === undefined) {
    const message = `The document of chunk ${quoted(id)} is not listed in corpus revision ${quoted(target.id)}.`;
    return { refused: { message, at, fix: "Run touchstone check, and mend what it finds there." } };
  }
  if (!target.keeps(chunk.hash)) {
    return {
      refused: {
        message: `The set does not keep the text of chunk ${quoted(id)}, so nobody can read what would be decided.`,
        at,
        fix: 'Record the corpus with its texts, with "touchstone corpus snapshot --texts all", and decide then; or retire the case.',
      },
    };
  }
  return {
    chunkId: id,
    documentId: document.id,
    sourceUri: document.uri,
    sourceRevision: document.revision,
    contentHash: chunk.hash,
  };
}
