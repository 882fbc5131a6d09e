import type { AbstentionCase } from "../../../model/generated/case.ts";
import type { ChunkId } from "../../../model/ids.ts";
import { listed } from "../../../model/sentence.ts";
import { isBlank } from "../../../model/white-space.ts";
import type { EvidenceChoice, Replacement } from "../evidence-choice.ts";
import { isWord, type LineWord } from "./line-words.ts";
import { tooMuch, type UnreadLine } from "./unread-line.ts";

const becauses: readonly AbstentionCase["because"][] = [
  "not-in-corpus",
  "out-of-scope",
  "not-permitted",
  "ambiguous",
];

/** What a decision chooses, from the words between the code and the colon. */
export function choiceOf(verb: string, rest: readonly LineWord[]): EvidenceChoice | UnreadLine {
  if (verb === "retire") return rest[0] ? tooMuch(rest[0]) : { outcome: "retired" };
  if (verb === "abstain") return abstention(rest);
  const start = rest.findIndex((word) => isWord(word, "quote"));
  const at = start < 0 ? rest.length : start;
  const quotes = quotesIn(rest.slice(at));
  if ("wrong" in quotes) return quotes;
  const given = quotes.quotes.size === 0 ? {} : quotes;
  const before = rest.slice(0, at);
  if (verb === "confirm")
    return before[0] ? tooMuch(before[0]) : { outcome: "confirmed", ...given };
  const replace = replacementsIn(before);
  return "wrong" in replace ? replace : { outcome: "revised", ...replace, ...given };
}

function abstention([reason, answer, more]: readonly LineWord[]): EvidenceChoice | UnreadLine {
  const because = becauses.find((one) => reason !== undefined && isWord(reason, one));
  if (because === undefined) {
    return { wrong: `Behind the code stands why no answer is right: ${listed(becauses, "or")}.` };
  }
  if (answer?.isQuoted !== true || isBlank(answer.text)) {
    return { wrong: "What a good refusal says is missing: write it in quotes before the colon." };
  }
  return more === undefined
    ? { outcome: "abstained", because, answer: answer.text }
    : tooMuch(more);
}

function replacementsIn(
  words: readonly LineWord[],
): { readonly replace: readonly Replacement[] } | UnreadLine {
  const replace: Replacement[] = [];
  for (const part of splitAt(words, "and")) {
    const [from, arrow, ...to] = part;
    const isShaped = from !== undefined && arrow !== undefined && isWord(arrow, "->");
    const now = splitAt(to, ",");
    if (!isShaped || now.some(({ length }) => length !== 1)) {
      return {
        wrong:
          "A revision says which chunk takes the place of which: old -> new, or old -> new, another.",
      };
    }
    const isDropped = to.length === 1 && to.every((word) => isWord(word, "none"));
    replace.push({ from: chunk(from), to: isDropped ? [] : now.flat().map(chunk) });
  }
  return { replace };
}

function quotesIn(
  words: readonly LineWord[],
): { readonly quotes: ReadonlyMap<ChunkId, string | undefined> } | UnreadLine {
  const quotes = new Map<ChunkId, string | undefined>();
  for (let at = 0; at < words.length; at += 3) {
    const [keyword, of, said] = words.slice(at, at + 3);
    const isGone = said !== undefined && isWord(said, "none");
    const isSaid = said?.isQuoted === true && !isBlank(said.text);
    if (
      keyword === undefined ||
      !isWord(keyword, "quote") ||
      of === undefined ||
      !(isGone || isSaid)
    ) {
      return {
        wrong:
          'The words that carry the answer are missing: quote <chunk> "words", or quote <chunk> none.',
      };
    }
    quotes.set(chunk(of), isGone ? undefined : said?.text);
  }
  return { quotes };
}

function splitAt(words: readonly LineWord[], separator: string): readonly (readonly LineWord[])[] {
  const parts: LineWord[][] = [[]];
  for (const word of words) {
    if (isWord(word, separator)) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

function chunk({ text }: LineWord): ChunkId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Any text can be the id of a chunk; the case tells whether it is.
  return text as ChunkId;
}
