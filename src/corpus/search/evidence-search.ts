import MiniSearch from "minisearch";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { ChunkId, DocumentId } from "../../model/ids.ts";
import { contentWords } from "./content-words.ts";
import { stemsOf, wordsIn } from "./words.ts";

/** The chunks that are searched, with their texts as far as they are kept. */
export interface SearchedChunks {
  readonly documents: ReadonlyMap<DocumentId, CorpusDocument>;
  readonly chunks: ReadonlyMap<ChunkId, CorpusChunk>;
  readonly textOf: (chunk: CorpusChunk) => string | undefined;
}

/** What evidence is searched for. */
export interface EvidenceQuery {
  /** The question, or the words that somebody typed, and then others: a word that stands in two texts counts twice. */
  readonly texts: readonly string[];
  /** The document whose chunks are searched; without one, all. */
  readonly within?: string | undefined;
}

/** The chunks that fit a query best, at most so many, the best first. A chunk that shares no word with it is none. */
export type EvidenceSearch = (query: EvidenceQuery, most: number) => readonly CorpusChunk[];

/** What a word that differs by an ending of at most two letters counts, beside one that is the same. */
const nearWeight = 0.5;

/** How many places of words one search weighs: what a few thousand chunks hold is never cut. */
const mostPlaces = 10_000;

interface Indexed {
  readonly id: string;
  readonly text: string;
  /** Where the text stands: document, title, heading. */
  readonly place: string;
}

/**
 * Full-text search over the chunks of a corpus revision, ready for these queries and for no others: the index holds
 * their words alone, so that it takes one pass over the texts and little memory. Chunks are ranked by BM25, and those
 * that rank the same are in UTF-8 order of their ids: every machine gives the same chunks.
 */
export function evidenceSearch(
  source: SearchedChunks,
  queries: readonly EvidenceQuery[],
): EvidenceSearch {
  const termsFor = wordOrNear(new Set(queries.flatMap((query) => [...weightsOf(query).keys()])));
  const places = new Map<string, number>();
  const index = new MiniSearch<Indexed>({
    fields: ["text", "place"],
    tokenize: (text) => {
      const words = searchWords(text);
      for (const term of new Set(words.flatMap((word) => termsFor(word)))) {
        places.set(term, (places.get(term) ?? 0) + 1);
      }
      return words;
    },
    processTerm: termsFor,
  });
  index.addAll([...source.chunks.values()].map((chunk) => indexed(source, chunk)));
  return (query, most) => {
    const weights = rarest(termsOf(weightsOf(query)), places);
    const found = index.search("words", {
      tokenize: () => [...weights.keys()],
      processTerm: (term) => term,
      boostTerm: (term) => weights.get(term) ?? 0,
    });
    return found
      .flatMap(({ id, score }) => {
        const chunk = source.chunks.get(id);
        const fits = chunk !== undefined && (query.within ?? chunk.documentId) === chunk.documentId;
        // Logarithms may differ in the last digit between two versions of an engine.
        return fits ? [{ chunk, rank: Math.round(score * 1e6) }] : [];
      })
      .toSorted((a, b) => b.rank - a.rank || byUtf8(a.chunk.id, b.chunk.id))
      .slice(0, most)
      .map(({ chunk }) => chunk);
  };
}

function indexed(source: SearchedChunks, chunk: CorpusChunk): Indexed {
  const { id, documentId, locator = "" } = chunk;
  const title = source.documents.get(documentId)?.title ?? "";
  return { id, text: source.textOf(chunk) ?? "", place: `${documentId} ${title} ${locator}` };
}

/** Upper case first, so that "ß" and "SS" are equal. */
function searchWords(text: string): string[] {
  return [...wordsIn(text.toUpperCase().toLowerCase())];
}

/** Each word that carries a fact, or each where none does, with the number of texts that it stands in. */
function weightsOf({ texts }: EvidenceQuery): ReadonlyMap<string, number> {
  const facts = contentWords(texts.join("\n")).length > 0;
  const each = texts.flatMap((text) => [
    ...new Set(facts ? contentWords(text).flatMap(searchWords) : searchWords(text)),
  ]);
  return new Map([...groupsOf(each, (word) => word)].map(([word, all]) => [word, all.length]));
}

function termsOf(weights: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  return new Map(
    [...weights].flatMap(([word, weight]) => [
      [word, weight * (1 - nearWeight)] as const,
      [nearTerm(word), weight * nearWeight] as const,
    ]),
  );
}

/**
 * The terms with the fewest places, as many as have so many together, and one at least. What stands nearly everywhere in a
 * large corpus tells little and takes most of the time.
 */
function rarest(
  weights: ReadonlyMap<string, number>,
  places: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> {
  const known = [...weights]
    .map(([term, weight]) => ({ term, weight, count: places.get(term) ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.count - b.count || byUtf8(a.term, b.term));
  const taken = new Map<string, number>();
  let sum = 0;
  for (const { term, weight, count } of known) {
    sum += count;
    if (sum > mostPlaces && taken.size > 0) break;
    taken.set(term, weight);
  }
  return taken;
}

/** The term of a wanted word and all that are near to it, so that a rare ending is not taken for a rare word. */
function nearTerm(word: string): string {
  return `~${word}`;
}

/** The terms under which a text's word is found: as itself where it is wanted, and as near to those that are. */
function wordOrNear(wanted: ReadonlySet<string>): (word: string) => string[] {
  const byStem = groupsOf(
    [...wanted].flatMap((word) => stemsOf(word).map((stem) => ({ stem, word }))),
    ({ stem }) => stem,
  );
  // A corpus has many words, most of them many times.
  const known = new Map<string, string[]>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const near = [
      ...(wanted.has(word) ? [word] : []),
      ...stemsOf(word).filter((stem) => wanted.has(stem)),
      ...(byStem.get(word) ?? []).map((one) => one.word),
    ];
    const terms = [...(wanted.has(word) ? [word] : []), ...near.map(nearTerm)];
    known.set(word, terms);
    return terms;
  };
}
