import { chunkOf, provenanceFrom, type EvidenceSource } from "../authoring/evidence-source.ts";
import { proposeQuote } from "../authoring/propose-quote.ts";
import type { ProvenanceEntry } from "../model/generated/case.ts";
import type { CorpusChunk } from "../model/generated/chunk.ts";
import { counted, listed, quoted } from "../model/sentence.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import type { ImportedEvidence } from "./imported-evidence.ts";
import { textFinder, type SoughtText, type TextFinder, type TextMatch } from "./text-finder.ts";

/** Evidence as a source gives it: a text, a chunk's id, or both. */
export interface SoughtEvidence {
  readonly text?: string | undefined;
  /** The chunk that the source names. Where the corpus has it with another text, that is told, and nothing is chosen. */
  readonly chunk?: string | undefined;
  /**
   * The chunk that has this text where the corpus was read from the same file. It goes before all others, but only while
   * it holds the text: elsewhere its id means something else.
   */
  readonly likelyChunk?: string | undefined;
  /** The words that carry the answer, where the source says which. */
  readonly quote?: string | undefined;
  /** How relevant the source judges it, where it says so. */
  readonly grade?: number | undefined;
}

/** Evidence that was looked up, and what of it no chunk has. */
interface FoundEvidence extends ImportedEvidence {
  /** Texts and ids that no chunk has as they are: what was not found, what is cut differently, what has another id. */
  readonly elsewhere: readonly string[];
}

/** Resolves texts to chunks, each chunk once; `answer` justifies a quote where the source gives none. */
export type EvidenceByText = (
  sought: readonly SoughtEvidence[],
  answer: string | undefined,
) => FoundEvidence;

/** How many of the chunks that do equally well a message names. */
const mostNamed = 5;
/** A text is its own quote up to this length: a quote is to be read at a glance. */
const longestQuote = 300;

/** Looks evidence up in a corpus revision. Several chunks that do equally well are told, and none of them is chosen. */
export function evidenceByText(source: EvidenceSource): EvidenceByText {
  const find = textFinder(source);
  return (sought, answer) => {
    const provenance = new Map<string, ProvenanceEntry>();
    const repeated = new Set<string>();
    const unresolved: { id: string; why: string }[] = [];
    const elsewhere: string[] = [];
    for (const one of sought) {
      const match = matchFor(one, source, find);
      const entry = "why" in match ? match : entryFor(one, match, { source, answer });
      const said = one.text ?? one.chunk ?? "";
      if ("why" in entry || "why" in match || match.relation === "part") elsewhere.push(said);
      else if (one.chunk !== undefined && one.chunk !== entry.chunkId) elsewhere.push(one.chunk);
      if ("why" in entry) unresolved.push({ id: said, why: entry.why });
      else if (provenance.has(entry.chunkId)) repeated.add(entry.chunkId);
      else provenance.set(entry.chunkId, entry);
    }
    const entries = [...provenance.values()];
    const relevantChunkIds = entries.map(({ chunkId }) => chunkId);
    return {
      relevantChunkIds,
      provenance: entries,
      documents: [],
      short: [],
      named: entries.length + unresolved.length,
      found: entries.length,
      repeated: [...repeated],
      unresolved,
      elsewhere,
    };
  };
}

type Found = OneMatch | { readonly why: string };

function matchFor(sought: SoughtEvidence, source: EvidenceSource, find: TextFinder): Found {
  const { chunk, text, quote } = sought;
  const named = chunk === undefined ? undefined : namedChunk(chunk, text, source);
  if (named !== undefined) return named;
  if (text === undefined) {
    return { why: `evidence "${chunk ?? ""}" is not in corpus revision "${source.revision.id}"` };
  }
  const match = likely(sought, source) ?? find({ text, quote });
  return match.found === "one" ? match : { why: notFound({ text, quote }, match, source) };
}

/** The chunk of this id; undefined where the corpus has none. A text that the set does not keep is taken on trust. */
function namedChunk(
  id: string,
  text: string | undefined,
  source: EvidenceSource,
): Found | undefined {
  const { revision, textOf, holds } = source;
  const chunk = chunkOf(source, id);
  if (chunk === undefined) return undefined;
  const kept = textOf(chunk);
  if (text === undefined || kept === undefined || holds(chunk, text) === true) {
    return { found: "one", relation: isSame(kept, text) ? "same" : "holds", chunk };
  }
  const why = `evidence "${id}" has another text in corpus revision "${revision.id}" than the record says`;
  return { why };
}

function isSame(kept: string | undefined, text: string | undefined): boolean {
  if (kept === undefined || text === undefined) return true;
  return normaliseWhiteSpace(kept) === normaliseWhiteSpace(text);
}

type OneMatch = Extract<TextMatch, { readonly found: "one" }>;

function likely(
  { likelyChunk, text = "", quote = "" }: SoughtEvidence,
  source: EvidenceSource,
): OneMatch | undefined {
  const chunk = likelyChunk === undefined ? undefined : chunkOf(source, likelyChunk);
  if (chunk === undefined || source.holds(chunk, text) !== true) return undefined;
  if (source.holds(chunk, quote) !== true) return undefined;
  const relation = isSame(source.textOf(chunk), text) ? "same" : "holds";
  return { found: "one", relation, chunk };
}

function entryFor(
  { text, quote, grade }: SoughtEvidence,
  { chunk, relation }: OneMatch,
  { source, answer }: { readonly source: EvidenceSource; readonly answer: string | undefined },
): ProvenanceEntry | { readonly why: string } {
  const entry = provenanceFrom(source, chunk);
  if ("unlisted" in entry) {
    const why = `evidence "${chunk.id}" belongs to document "${entry.unlisted}", which corpus revision "${source.revision.id}" does not list`;
    return { why };
  }
  const words = quote ?? justified(answer, { text, relation, chunk }, source);
  return {
    ...entry,
    ...(words === undefined ? {} : { quote: normaliseWhiteSpace(words) }),
    ...(grade === undefined ? {} : { grade }),
  };
}

/** The words of the text that hold the answer; else the text itself, where the chunk holds more than it. */
function justified(
  answer: string | undefined,
  { text, relation, chunk }: Omit<OneMatch, "found"> & Pick<SoughtEvidence, "text">,
  source: EvidenceSource,
): string | undefined {
  // Of a text that is cut differently only what stands in the chunk can be quoted.
  const within = relation === "part" || text === undefined ? source.textOf(chunk) : text;
  const proposed =
    answer === undefined || within === undefined ? undefined : proposeQuote(answer, within);
  if (proposed !== undefined || relation !== "holds" || text === undefined) return proposed;
  const whole = normaliseWhiteSpace(text);
  return Array.from(whole).length <= longestQuote ? whole : undefined;
}

function notFound(
  { text, quote }: SoughtText,
  match: Exclude<TextMatch, OneMatch>,
  source: EvidenceSource,
): string {
  const { revision } = source;
  const what = `evidence ${quoted(normaliseWhiteSpace(text))}`;
  if (match.found === "several")
    return `${what} ${severally(match.relation)} ${names(match.chunks)}`;
  if (!keepsTexts(source)) {
    return `${what} cannot be looked up: the set keeps no texts of corpus revision "${revision.id}"`;
  }
  const words = quote === undefined ? "" : ` with the words ${quoted(normaliseWhiteSpace(quote))}`;
  return `${what} stands in no chunk of corpus revision "${revision.id}"${words}`;
}

function keepsTexts({ chunks, textOf }: EvidenceSource): boolean {
  for (const chunk of chunks.values()) if (textOf(chunk) !== undefined) return true;
  return false;
}

function severally(relation: OneMatch["relation"]): string {
  switch (relation) {
    case "same":
      return "is the text of";
    case "holds":
      return "stands in";
    case "part":
      return "is spread over";
  }
}

function names(chunks: readonly CorpusChunk[]): string {
  const some = chunks.slice(0, mostNamed).map(({ id }) => `"${id}"`);
  const more = chunks.length - some.length;
  const all = more > 0 ? [...some, `${more} more`] : some;
  return `${counted(chunks.length, "chunk")}, and none was chosen: ${listed(all)}`;
}
