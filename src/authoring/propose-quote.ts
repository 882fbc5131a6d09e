import { normaliseWhiteSpace } from "../model/white-space.ts";
import { contentWords, holds, isNegation, vocabulary } from "../corpus/search/content-words.ts";
import { sentencesOf } from "./search/sentences.ts";

/** A proposal is never longer, in characters: a quote is to be read at a glance. */
const longest = 300;
/** The share of the answer's content words that a sentence must hold to be proposed. */
const enough = 0.6;

/**
 * Words of a text that justify an answer, as they stand there but with each run of white space as one space.
 * The whole answer where it stands in the text; else the one sentence or line that holds the most of the answer's
 * content words, at least 60 % of them and every number; else two adjacent ones that do. Undefined where nothing
 * qualifies or two places do equally well: a proposal that is not justified is worse than none.
 */
export function proposeQuote(answer: string, text: string): string | undefined {
  const words = contentWords(answer);
  if (!words.some((word) => !isNegation(word))) return undefined;
  const whole = words.length > 1 ? wholeAnswer(answer, text) : undefined;
  if (whole !== undefined) return whole;
  const sentences = sentencesOf(text);
  const pairs = sentences.flatMap(({ text: first, joins }, index) => {
    const second = sentences[index + 1];
    return joins && second !== undefined ? [`${first} ${second.text}`] : [];
  });
  const single = best(
    words,
    sentences.map((one) => one.text),
  );
  const found = single.length > 0 ? single : best(words, pairs);
  return found.length === 1 ? found[0] : undefined;
}

/** The answer as it stands in the text, without the full stop that ends it. */
function wholeAnswer(answer: string, text: string): string | undefined {
  const wanted = normaliseWhiteSpace(answer).replace(/(?<![.。．!?！？])[.。．!?！？]+$/u, "");
  if (wanted.length === 0 || Array.from(wanted).length > longest) return undefined;
  const within = normaliseWhiteSpace(text);
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    const splitsWord =
      runsOn(within.slice(at - 2, at), wanted) ||
      runsOn(wanted, within.slice(at + wanted.length, at + wanted.length + 2));
    if (!splitsWord) return wanted;
  }
  return undefined;
}

/** Whether a word of a script with spaces goes on from one text to the next. */
function runsOn(before: string, after: string): boolean {
  return /[\p{L}\p{N}\p{M}]$/u.test(before) && startsInWord(after);
}

function startsInWord(text: string): boolean {
  return (
    /^[\p{L}\p{N}\p{M}]/u.test(text) &&
    !/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
      text,
    )
  );
}

/** The spans that hold the most of the words, if enough; equal texts are one span. */
function best(words: readonly string[], spans: readonly string[]): readonly string[] {
  const needed = Math.max(Math.ceil(words.length * enough), Math.min(2, words.length));
  const numbers = words.filter((word) => /\p{N}/u.test(word));
  let most = needed;
  let found = new Set<string>();
  for (const span of spans) {
    if (Array.from(span).length > longest) continue;
    const known = vocabulary(span);
    const held = words.filter((word) => holds(known, word)).length;
    if (held < most || !numbers.every((word) => holds(known, word))) continue;
    if (held > most) found = new Set();
    most = held;
    found.add(span);
  }
  return [...found];
}
