import type { CaseFile } from "../../model/case.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import { contentWords, holds, vocabulary } from "../../corpus/search/content-words.ts";
import {
  evidenceSearch,
  type EvidenceQuery,
  type EvidenceSearch,
} from "../../corpus/search/evidence-search.ts";
import { chunkOf, type EvidenceSource } from "../evidence-source.ts";
import type { Refusal } from "../fill/look-up-evidence.ts";
import type { WaitingEvidence } from "../fill/waiting-evidence.ts";
import { proposeQuote } from "../propose-quote.ts";
import { sentencesOf, type Sentence } from "./sentences.ts";

/** How long a passage of several sentences may be, in UTF-16 code units. */
const readable = 200;

/** A chunk that may be what a case needs. It is shown and never chosen: that is for a person to do. */
export interface Proposal {
  readonly chunk: CorpusChunk;
  readonly document: CorpusDocument | undefined;
  /** Undefined where the set does not keep it. */
  readonly text: string | undefined;
  /** Words of the text that justify the answer, as fill would propose them; undefined where none clearly do. */
  readonly quote: string | undefined;
  /** The passage of a sentence or a few lines that shares the most words with what was searched for. */
  readonly nearest: string | undefined;
}

/** What was searched for a piece of evidence that waits, and what was found, the best first. */
export interface Proposals {
  readonly query: EvidenceQuery;
  readonly found: readonly Proposal[];
}

/** What evidence that waits is searched for: question, answer, the words that its entry quotes and the name it gives. */
export function queryFor(
  file: CaseFile,
  { within, quote = "", unknown = "" }: WaitingEvidence,
): EvidenceQuery {
  const { query = "", expectedAnswer = "" } = file.case;
  return { texts: [query, expectedAnswer, quote, unknown], within };
}

/**
 * At most so many chunks for each refusal that waits for one and has no candidates of its own. What was proposed for one
 * entry of a case is not proposed again for the next.
 */
export function proposeEvidence(
  refused: readonly Refusal[],
  { cases, source, most }: ProposalOptions,
): ReadonlyMap<Refusal, Proposals> {
  const files = new Map(cases.map((file) => [file.path, file]));
  const asked = refused.flatMap((refusal) => {
    const file = files.get(refusal.at.file);
    const { waits, candidates } = refusal;
    if (file === undefined || waits === undefined || candidates !== undefined) return [];
    return [{ refusal, answer: file.case.expectedAnswer ?? "", query: queryFor(file, waits) }];
  });
  const found = new Map<Refusal, Proposals>();
  const seen = new Set<string>();
  const queries = asked.map(({ query }) => query);
  // Without a question there is no need for an index.
  const search = asked.length === 0 ? () => [] : evidenceSearch(source, queries);
  for (const { refusal, answer, query } of asked) {
    const some = proposals(search, query, { source, most, answer });
    const same = JSON.stringify([refusal.at.file, some.map(({ chunk }) => chunk.id)]);
    if (!seen.has(same)) found.set(refusal, { query, found: some });
    seen.add(same);
  }
  return found;
}

interface ProposalOptions {
  readonly cases: readonly CaseFile[];
  readonly source: EvidenceSource;
  /** How many chunks are proposed at most. */
  readonly most: number;
}

/** What a search proposes for one query. */
export function proposals(
  search: EvidenceSearch,
  query: EvidenceQuery,
  { source, most, answer }: Omit<ProposalOptions, "cases"> & { readonly answer: string },
): readonly Proposal[] {
  return search(query, most).map((chunk) => proposalOf(chunk, { source, query, answer }));
}

/** The chunks that hold the words of an entry equally well, as proposals. */
export function proposalsOfTie(
  refusal: Refusal,
  { source, query, answer }: ProposedFor,
): readonly Proposal[] {
  return (refusal.candidates ?? []).flatMap(({ chunkId }) => {
    const chunk = chunkOf(source, chunkId);
    return chunk === undefined ? [] : [proposalOf(chunk, { source, query, answer })];
  });
}

interface ProposedFor {
  readonly source: EvidenceSource;
  readonly query: EvidenceQuery;
  readonly answer: string;
}

function proposalOf(chunk: CorpusChunk, { source, query, answer }: ProposedFor): Proposal {
  const text = source.textOf(chunk);
  return {
    chunk,
    document: source.documents.get(chunk.documentId),
    text,
    quote: text === undefined ? undefined : proposeQuote(answer, text),
    nearest: text === undefined ? undefined : nearestPassage(query, text),
  };
}

/** The first of the passages that share the most of the query's content words. */
function nearestPassage({ texts }: EvidenceQuery, text: string): string | undefined {
  const words = contentWords(texts.join("\n"));
  let most = -1;
  let nearest: string | undefined;
  for (const { passage, below } of passagesOf(text)) {
    const known = vocabulary(`${below}\n${passage}`);
    const shared = words.filter((word) => holds(known, word)).length;
    if (shared <= most) continue;
    most = shared;
    nearest = passage;
  }
  return nearest;
}

interface Passage {
  readonly passage: string;
  /** The heading that it stands right below; empty where there is none. */
  readonly below: string;
}

/** Each sentence or line with those after it in its paragraph; a heading only where nothing stands below it. */
function passagesOf(text: string): readonly Passage[] {
  const sentences = sentencesOf(text);
  const passages = sentences.flatMap(({ isHeading }, index): readonly Passage[] => {
    const before = sentences[index - 1];
    const below = before?.isHeading === true ? before.text : "";
    return isHeading ? [] : [{ passage: passageFrom(sentences, index), below }];
  });
  const headings = sentences.map((heading) => ({ passage: heading.text, below: "" }));
  return passages.length > 0 ? passages : headings;
}

/** A sentence with those that follow it, as far as it takes to be understood. */
function passageFrom(sentences: readonly Sentence[], index: number): string {
  let passage = sentences[index]?.text ?? "";
  let last = sentences[index];
  for (const next of sentences.slice(index + 1, index + 6)) {
    if (last?.joins !== true || passage.length + next.text.length > readable) break;
    passage += ` ${next.text}`;
    last = next;
  }
  return passage;
}
