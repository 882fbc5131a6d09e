import { quoted } from "../../../model/sentence.ts";
import { isBlank } from "../../../model/white-space.ts";
import type { DecisionLine } from "./decision-line.ts";
import { hiddenSign } from "./hidden-sign.ts";
import { lineStart } from "./line-start.ts";
import { isCode, wordsOfLine, type LineWord } from "./line-words.ts";
import { choiceOf } from "./read-choice.ts";
import { brokenCode, noCode, tooMuch, type UnreadLine } from "./unread-line.ts";

export type { UnreadLine } from "./unread-line.ts";

const verbs = new Set(["confirm", "revise", "abstain", "retire", "approve", "accept", "reject"]);

/**
 * A line of a person as the decision that it is; undefined for a line that is about something else. What it says is not held
 * against any case: whether its code fits, and whether its writer may decide, is for the reader of the review.
 *
 * Takes a line in which the mark of a list stands first. A line with a character that nobody sees is refused, as is one that
 * markup stands before: nobody could tell whether it says what people see.
 */
export function readLine(line: string): DecisionLine | UnreadLine | undefined {
  const { verb, text, markup } = lineStart(line);
  if (!verbs.has(verb)) return undefined;
  if (markup !== undefined) return behindMarkup(text, markup);
  const head = wordsOfLine(text);
  const hidden = hiddenSign(text, head?.reason ?? "");
  if (hidden !== undefined) return hidden;
  if (head === undefined) {
    return {
      wrong: `A line ends with a colon and the reason: "${verb} …: why". A quotation in it has to end.`,
    };
  }
  if (isBlank(head.reason)) return { wrong: "The reason is missing behind the colon." };
  return decisionIn(verb, head.words.slice(1), head.reason);
}

/** Of a whole line behind markup what to do; somebody who only speaks of a line has none. */
function behindMarkup(text: string, markup: "box" | "code" | "other"): UnreadLine | undefined {
  const read = readLine(text);
  if (read === undefined || "wrong" in read) return undefined;
  switch (markup) {
    case "box":
      return { wrong: "A box to tick decides nothing: write the line without it." };
    case "code":
      return {
        wrong:
          "What stands in backticks is code, which decides nothing: write the line without them.",
      };
    case "other":
      return { wrong: "Markup stands before the line: start it with its first word." };
  }
}

function decisionIn(
  verb: string,
  words: readonly LineWord[],
  reason: string,
): DecisionLine | UnreadLine {
  const [first, ...rest] = words;
  if (verb === "accept") return ofSeveral("accept", words, reason);
  if (first === undefined) return { wrong: `${quoted(verb)} does not say which case is meant.` };
  if (verb === "approve") {
    if (isCode(first)) return ofSeveral("approve together", words, reason);
    if (isNamed(first, "all")) return ofAll(rest, reason);
  }
  if (verb === "confirm" && isNamed(first, "moved")) {
    return ofSeveral("confirm moved", rest, reason);
  }
  if (isCode(first)) return { wrong: `${quoted(verb)} does not say which case is meant.` };
  for (const [word, its] of [
    ["all", "approve"],
    ["moved", "confirm"],
  ] as const) {
    if (isNamed(first, word)) {
      return { wrong: `"${word}" goes with "${its}"; a case of that name stands in quotes.` };
    }
  }
  return ofOne({ verb, id: first.text, reason }, rest);
}

function ofSeveral(
  verb: "confirm moved" | "approve together" | "accept",
  words: readonly LineWord[],
  reason: string,
): DecisionLine | UnreadLine {
  const [code, more] = words;
  if (code === undefined || !isCode(code)) return noCode(verb, words);
  return more ? tooMuch(more) : { verb, code: code.text.toLowerCase(), reason };
}

function ofAll(words: readonly LineWord[], reason: string): DecisionLine | UnreadLine {
  const [number, ...rest] = words;
  if (number === undefined || number.isQuoted || !/^[1-9]\d*$/.test(number.text)) {
    return { wrong: 'The number of cases is missing: "approve all <number> <code>: why".' };
  }
  const [code, more] = rest;
  if (code === undefined || !isCode(code)) return noCode(`approve all ${number.text}`, rest);
  if (more) return tooMuch(more);
  const count = Number(number.text);
  return { verb: "approve all", count, code: code.text.toLowerCase(), reason };
}

function ofOne(
  line: { readonly verb: string; readonly id: string; readonly reason: string },
  words: readonly LineWord[],
): DecisionLine | UnreadLine {
  const { verb, id, reason } = line;
  const [first, ...others] = words;
  const code = first !== undefined && isCode(first) ? first.text.toLowerCase() : undefined;
  const rest = code === undefined ? words : others;
  if (verb === "reject") {
    return rest[0] ? (brokenCode(rest) ?? tooMuch(rest[0])) : { verb, id, code, reason };
  }
  if (code === undefined && verb !== "revise") return noCode(`${verb} ${id}`, words);
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

/** A word of the grammar in the place of a name; a telephone may write it large. */
function isNamed({ text, isQuoted }: LineWord, word: string): boolean {
  return !isQuoted && text.toLowerCase() === word;
}
