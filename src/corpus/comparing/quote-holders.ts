import { groupsOf } from "../../model/groups.ts";
import type { CorpusChunk } from "../../model/generated/chunk.ts";
import type { ContentHash } from "../../model/ids.ts";
import { once } from "../../model/once.ts";
import { normaliseWhiteSpace } from "../../model/white-space.ts";

/** What quotes are looked for in. */
interface QuotedTexts {
  readonly chunks: readonly CorpusChunk[];
  readonly texts: ReadonlyMap<ContentHash, string>;
  /** Whether a quote stands in a text, white space apart. */
  readonly isIn: (hash: ContentHash, quote: string) => boolean | undefined;
}

/** With no more texts than these, each is looked into. */
const few = 64;

/** By how many of its words texts are chosen: the rarest ones. */
const mostWords = 16;

/**
 * Finds the chunks that hold a quote, each list of equal texts once. Words that stand between others in a quote stand whole
 * in a text that holds it, so only texts that have all of them are looked into.
 */
export function quoteHolders({
  chunks,
  texts,
  isIn,
}: QuotedTexts): (quote: string) => readonly (readonly CorpusChunk[])[] {
  const groups = [...groupsOf(chunks, ({ hash }) => hash).values()];
  const byWord = once(() => groupsByWord(groups, texts));
  return (quote) => {
    const inner = normaliseWhiteSpace(quote).split(" ").slice(1, -1);
    const isSearched = groups.length > few && inner.length > 0;
    const among = isSearched ? withAll(inner, byWord()).map((at) => groups[at] ?? []) : groups;
    return among.filter(([first]) => first !== undefined && isIn(first.hash, quote) === true);
  };
}

/** For each word the texts that have it, by their numbers in ascending order. */
function groupsByWord(
  groups: readonly (readonly [CorpusChunk, ...CorpusChunk[]])[],
  texts: ReadonlyMap<ContentHash, string>,
): ReadonlyMap<string, readonly number[]> {
  const byWord = new Map<string, number[]>();
  for (const [number, [{ hash }]] of groups.entries()) {
    for (const word of normaliseWhiteSpace(texts.get(hash) ?? "").split(" ")) {
      const numbers = byWord.get(word);
      if (numbers === undefined) byWord.set(word, [number]);
      else if (numbers.at(-1) !== number) numbers.push(number);
    }
  }
  return byWord;
}

/** The texts that have all of some words, those with the rarest of them first asked; some that lack one may be among few. */
function withAll(
  words: readonly string[],
  byWord: ReadonlyMap<string, readonly number[]>,
): readonly number[] {
  const lists = [...new Set(words)]
    .map((word) => byWord.get(word) ?? [])
    .toSorted((a, b) => a.length - b.length)
    .slice(0, mostWords);
  let [found = []] = lists;
  for (const list of lists.slice(1)) {
    if (found.length <= few) break;
    const has = new Set(list);
    found = found.filter((number) => has.has(number));
  }
  return found;
}
