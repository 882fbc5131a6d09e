import type { Problem } from "../../model/finding.ts";
import type { ProvenanceEntry, ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ChunkId, DocumentId } from "../../model/ids.ts";
import type { Locate, Path } from "../../model/location.ts";
import { clipped, quoted } from "../../model/sentence.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";
import { chunkOf, provenanceFrom, type EvidenceSource } from "../evidence-source.ts";
import { writeInstead } from "../../model/nearest.ts";
import { proposeQuote } from "../propose-quote.ts";
import { partsOf, type EntryParts } from "./short-entry.ts";
import type { WaitingEvidence } from "./waiting-evidence.ts";

/** One chunk that an entry of short evidence may mean, with the words around the quote. */
export interface Candidate {
  readonly chunkId: ChunkId;
  readonly before: string;
  readonly quote: string;
  readonly after: string;
}

/** Why something was not filled in. Of several candidates none is chosen: that is the author's to say. */
export interface Refusal extends Problem {
  readonly candidates?: readonly Candidate[];
  /** What waits for its author to name a chunk; undefined where something else stands in the way. */
  readonly waits?: WaitingEvidence;
}

export interface FoundEvidence {
  readonly provenance: ProvenanceEntry;
  /** Where the quote comes from; `unchecked`, or `unread` without one, where the chunk's text is not kept. */
  readonly quote: "given" | "unchecked" | "proposed" | "none" | "unread";
}

/** What an entry is looked up with. */
export interface LookUp {
  readonly source: EvidenceSource;
  readonly expectedAnswer: string;
  /** The place of the entry in its file. */
  readonly path: Path;
  readonly locate: Locate;
}

/** The one chunk that an entry of short evidence means, with everything that provenance records of it. */
export function lookUpEvidence(entry: ShortEvidenceEntry, lookUp: LookUp): FoundEvidence | Refusal {
  const { source } = lookUp;
  const { document, chunk, quote } = partsOf(entry);
  if (chunk !== undefined) return lookUpChunk({ document, chunk, quote }, lookUp);
  if (document === undefined || quote === undefined) return tooLittle({ document, quote }, lookUp);

  if (!isListed(document, source)) return unlisted(document, lookUp);
  const at = lookUp.locate([...lookUp.path, "document"]);
  const chunks = source.chunksOf(document);
  if (chunks.some((one) => source.textOf(one) === undefined)) {
    const message = `The set does not keep every text of document ${quoted(document)}, so the quote cannot be looked for.`;
    return { message, at, fix: 'Name the chunk as well: "chunk: …".' };
  }
  const matching = chunks.filter((one) => source.holds(one, quote) === true);
  const [only, ...more] = matching;
  if (only === undefined) return nowhere({ document, quote }, lookUp);
  if (more.length > 0) return tie({ document, quote }, matching, lookUp);
  return withProvenance(only, { quote, as: "given" }, lookUp);
}

function lookUpChunk(
  { document, chunk, quote }: EntryParts & { readonly chunk: string },
  lookUp: LookUp,
): FoundEvidence | Refusal {
  const { source, locate, path } = lookUp;
  const found = chunkOf(source, chunk);
  if (found === undefined) {
    const message = `Chunk ${quoted(chunk)} is not in corpus revision ${quoted(source.revision.id)}.`;
    const otherwise = "Write the id of a chunk that the revision lists.";
    const fix =
      quote === undefined
        ? writeInstead(chunk, source.chunks.keys(), otherwise)
        : (chunkWith(quote, source) ?? writeInstead(chunk, source.chunks.keys(), otherwise));
    return { message, at: locate([...path, "chunk"]), fix };
  }
  if (document !== undefined && document !== found.documentId) {
    return {
      message: `Chunk ${quoted(chunk)} belongs to document ${quoted(found.documentId)}, not to ${quoted(document)}.`,
      at: locate([...path, "document"]),
      fix: 'Remove "document", or name a chunk of that document.',
    };
  }
  const text = source.textOf(found);
  if (quote === undefined) {
    if (text === undefined) return withProvenance(found, { quote, as: "unread" }, lookUp);
    const proposed = proposeQuote(lookUp.expectedAnswer, text);
    const as = proposed === undefined ? "none" : "proposed";
    return withProvenance(found, { quote: proposed, as }, lookUp);
  }
  if (source.holds(found, quote) === false) {
    return {
      message: `"${start(quote)}" does not stand in chunk ${quoted(chunk)}.`,
      at: locate([...path, "quote"]),
      fix: quoteAsItStands(quote, [found], source),
    };
  }
  return withProvenance(found, { quote, as: text === undefined ? "unchecked" : "given" }, lookUp);
}

function withProvenance(
  chunk: CorpusChunk,
  { quote, as }: { readonly quote: string | undefined; readonly as: FoundEvidence["quote"] },
  { source, locate, path }: LookUp,
): FoundEvidence | Refusal {
  const provenance = provenanceFrom(source, chunk);
  if ("unlisted" in provenance) {
    return {
      message: `Chunk ${quoted(chunk.id)} belongs to document ${quoted(provenance.unlisted)}, which corpus revision ${quoted(source.revision.id)} does not list.`,
      at: locate(path),
      fix: "Take the corpus snapshot again, with all its documents.",
    };
  }
  return { provenance: quote === undefined ? provenance : { ...provenance, quote }, quote: as };
}

function isListed(document: string, { documents }: EvidenceSource): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A look-up decides whether the text is a document's id.
  return documents.has(document as DocumentId);
}

function unlisted(document: string, { source, path, locate }: LookUp): Refusal {
  const otherwise = "Write the id of a document that the revision lists.";
  return {
    message: `Document ${quoted(document)} is not in corpus revision ${quoted(source.revision.id)}.`,
    at: locate([...path, "document"]),
    fix: writeInstead(document, source.documents.keys(), otherwise),
  };
}

function tooLittle(
  { document, quote }: Pick<EntryParts, "document" | "quote">,
  lookUp: LookUp,
): Refusal {
  const at = lookUp.locate(lookUp.path);
  if (quote !== undefined) {
    const message = `This entry quotes "${start(quote)}", but names neither document nor chunk.`;
    const holder = documentsWith(quote, lookUp.source);
    const fix = holder ?? 'Add the document that holds these words: "document: …".';
    return { message, at, fix };
  }
  if (document !== undefined && !isListed(document, lookUp.source)) {
    return unlisted(document, lookUp);
  }
  const names =
    document === undefined ? "names no evidence" : `names document ${quoted(document)} alone`;
  return {
    message: `This entry ${names}.`,
    at,
    fix: "Write {document: …, quote: …} with words that stand in one of its chunks, or {chunk: …}.",
  };
}

function nowhere(
  { document, quote }: { readonly document: string; readonly quote: string },
  { source, locate, path }: LookUp,
): Refusal {
  return {
    message: `"${start(quote)}" stands in no chunk of document ${quoted(document)}.`,
    at: locate([...path, "quote"]),
    fix: documentsWith(quote, source) ?? quoteAsItStands(quote, source.chunksOf(document), source),
  };
}

function tie(
  { document, quote }: { readonly document: string; readonly quote: string },
  chunks: readonly CorpusChunk[],
  { source, locate, path }: LookUp,
): Refusal {
  return {
    message: `"${start(quote)}" stands in ${chunks.length} chunks of document ${quoted(document)}.`,
    at: locate([...path, "quote"]),
    fix: 'Add "chunk: …" with the one that is meant, or quote more words.',
    candidates: chunks.map((chunk) => ({
      chunkId: chunk.id,
      ...spot(source.textOf(chunk) ?? "", quote),
    })),
  };
}

/** The advice to name the chunk that holds the words, where just one does. */
function chunkWith(quote: string, source: EvidenceSource): string | undefined {
  const holders = [...source.chunks.values()].filter((one) => source.holds(one, quote) === true);
  const [only, ...more] = holders;
  if (only === undefined || more.length > 0) return undefined;
  return `Write ${quoted(only.id)}, the chunk where these words stand, if that is what is meant.`;
}

/** The advice to name a document that holds the words, where just one other does. */
function documentsWith(quote: string, source: EvidenceSource): string | undefined {
  const holders = new Set<string>();
  for (const chunk of source.chunks.values()) {
    if (source.holds(chunk, quote) === true) holders.add(chunk.documentId);
  }
  const [only, ...more] = holders;
  if (only === undefined || more.length > 0) return undefined;
  return `Write "document: ${only}", where these words stand, if that is what is meant.`;
}

function quoteAsItStands(
  quote: string,
  chunks: readonly CorpusChunk[],
  source: EvidenceSource,
): string {
  const near = new Set(
    chunks.flatMap((chunk) => proposeQuote(quote, source.textOf(chunk) ?? "") ?? []),
  );
  const rule = "Quote words as they stand in one chunk; only white space may differ";
  if (near.size === 0 || near.size > 2) return `${rule}.`;
  return `${rule}. Nearest: ${[...near].map((words) => `"${words}"`).join(" and ")}`;
}

/** The quote as the text has it, with up to sixty characters on each side. */
function spot(text: string, quote: string): Omit<Candidate, "chunkId"> {
  const within = normaliseWhiteSpace(text);
  const words = normaliseWhiteSpace(quote);
  const at = within.indexOf(words);
  const before = Array.from(within.slice(0, at));
  const after = Array.from(within.slice(at + words.length));
  return {
    before: (before.length > 60 ? "…" : "") + before.slice(-60).join(""),
    quote: words,
    after: after.slice(0, 60).join("") + (after.length > 60 ? "…" : ""),
  };
}

function start(quote: string): string {
  return clipped(normaliseWhiteSpace(quote), 80);
}
