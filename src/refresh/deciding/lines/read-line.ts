import type { AbstentionCase } from "../../../model/generated/case.ts";
import type { ChunkId } from "../../../model/ids.ts";
import { listed, quoted } from "../../../model/sentence.ts";
import { isBlank } from "../../../model/white-space.ts";
import type { EvidenceChoice, Replacement } from "../evidence-choice.ts";
import type { DecisionLine } from "./decision-line.ts";
import { codePattern, wordsOfLine, type LineWord } from "./line-words.ts";

/** What keeps a line that starts as a decision from being one, as a sentence. */
export interface UnreadLine {
  readonly wrong: string;
}

const verbs = new Set(["confirm", "revise", "abstain", "retire", "approve", "reject", "accept"]);

const becauses: readonly AbstentionCase["because"][] = [
  "not-in-corpus",
  "out-of-scope",
  "not-permitted",
  "ambiguous",
];

/**
 * A line of a person as the decision that it is; undefined for a line that is about something else. What it says is not held
 * against any case: whether its code fits, and whether its writer may decide, is for the reader of the review.
 */
export function readLine(line: string): DecisionLine | UnreadLine | undefined {
  const verb = /^\s*([a-z]+)(?![\w-])/iu.exec(line)?.[1]?.toLowerCase() ?? "";
  if (!verbs.has(verb)) return undefined;
  const head = wordsOfLine(line.trim());
  if (head === undefined) {
    return {
      wrong: `A line ends with a colon and the reason: "${verb} …: why". A quotation in it has to end.`,
    };
  }
  if (isBlank(head.reason)) return { wrong: "The reason is missing behind the colon." };
  const [, first, ...rest] = head.words;
  if (first === undefined) return { wrong: `${quoted(verb)} does not say which case is meant.` };
  const { reason } = head;
  const together = togetherLine(verb, { first, rest, reason });
  return together ?? decisionOf({ verb, id: first.text, reason }, rest);
}

/** Undefined for a line about one case. */
function togetherLine(
  verb: string,
  {
    first,
    rest,
    reason,
  }: { readonly first: LineWord; readonly rest: readonly LineWord[]; readonly reason: string },
): DecisionLine | UnreadLine | undefined {
  if (verb === "confirm" && isWord(first, "moved")) return movedLine(rest, reason);
  if (verb === "accept") return acceptLine([first, ...rest], reason);
  if (verb === "approve" && isWord(first, "all")) return allLine(rest, reason);
  const isTogether = verb === "approve" && isCode(first) && rest.length === 0;
  return isTogether ? { verb: "approve together", code: first.text, reason } : undefined;
}

function movedLine([code, more]: readonly LineWord[], reason: string): DecisionLine | UnreadLine {
  if (code === undefined || !isCode(code)) return noCode("confirm moved");
  return more ? tooMuch(more) : { verb: "confirm moved", code: code.text, reason };
}

function acceptLine([code, more]: readonly LineWord[], reason: string): DecisionLine | UnreadLine {
  if (code === undefined || !isCode(code)) return noCode("accept");
  return more ? tooMuch(more) : { verb: "accept", code: code.text, reason };
}

function allLine(
  [count, code, more]: readonly LineWord[],
  reason: string,
): DecisionLine | UnreadLine {
  if (count === undefined || count.isQuoted || !/^[1-9]\d{0,5}$/.test(count.text)) {
    return { wrong: 'Behind "approve all" stands how many cases it covers, then the code.' };
  }
  if (code === undefined || !isCode(code)) return noCode(`approve all ${count.text}`);
  return more
    ? tooMuch(more)
    : { verb: "approve all", count: Number(count.text), code: code.text, reason };
}

function decisionOf(
  line: { readonly verb: string; readonly id: string; readonly reason: string },
  words: readonly LineWord[],
): DecisionLine | UnreadLine {
  const { verb, id, reason } = line;
  const [first, ...others] = words;
  const code = first !== undefined && isCode(first) ? first.text : undefined;
  const rest = code === undefined ? words : others;
  if (verb === "reject") return rest[0] ? tooMuch(rest[0]) : { verb, id, reason };
  if (code === undefined && verb !== "revise") return noCode(`${verb} ${id}`);
  if (verb !== "approve") return withChoice({ ...line, code }, rest);
  return rest[0] ? tooMuch(rest[0]) : { verb, id, code: code ?? "", reason };
}

function withChoice(
  line: { verb: string; id: string; code: string | undefined; reason: string },
  rest: readonly LineWord[],
): DecisionLine | UnreadLine {
  const { verb } = line;
  const choice = choiceOf(verb, rest);
  if ("wrong" in choice) return choice;
  switch (choice.outcome) {
    case "confirmed":
      return { ...line, verb: "confirm", choice };
    case "revised":
      return { ...line, verb: "revise", choice };
    case "abstained":
      return { ...line, verb: "abstain", choice };
    case "retired":
      return { ...line, verb: "retire", choice };
  }
}

function choiceOf(verb: string, rest: readonly LineWord[]): EvidenceChoice | UnreadLine {
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

function isWord({ text, isQuoted }: LineWord, word: string): boolean {
  return !isQuoted && text === word;
}

function isCode({ text, isQuoted }: LineWord): boolean {
  return !isQuoted && codePattern.test(text);
}

function chunk({ text }: LineWord): ChunkId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Any text can be the id of a chunk; the case tells whether it is.
  return text as ChunkId;
}

function noCode(line: string): UnreadLine {
  return { wrong: `The code of 32 digits is missing: ${quoted(`${line} <code>: why`)}.` };
}

function tooMuch({ text }: LineWord): UnreadLine {
  return { wrong: `${quoted(text)} has no meaning in this line.` };
}
