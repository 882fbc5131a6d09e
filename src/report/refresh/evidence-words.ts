import type { PlannedCandidate, PlannedEvidence } from "../../refresh/plan/plan.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import { equalWords, type EqualWords } from "../equal-words.ts";
import { markable, quoteMarks } from "../marks.ts";
import { shortened, wordDiff, type WordRun } from "../word-diff.ts";

/** What became of a piece of evidence: its verdict, whether its quote stands, and another revision of its document. */
export function verdictText({ verdict, piece, quote, source }: PlannedEvidence): string {
  const { before, after } = source;
  const isOther = before !== undefined && after !== undefined && before !== after;
  return [
    verdict,
    ...(piece.quote === undefined ? [] : [quoteWords(quote, verdict)]),
    ...(isOther ? [`source revision ${before} → ${after}`] : []),
    ...(after === undefined && !goesOn.has(verdict) ? ["its document is not in the corpus"] : []),
  ]
    .filter((word) => word !== "")
    .join(", ");
}

/** Verdicts whose candidates tell where the words are, whatever became of the document. */
const goesOn: ReadonlySet<PlannedEvidence["verdict"]> = new Set([
  "same",
  "moved",
  "edited",
  "split",
  "merged",
]);

function quoteWords(quote: PlannedEvidence["quote"], verdict: PlannedEvidence["verdict"]): string {
  if (quote === "intact") return "the quote stands";
  if (quote === "changed") return "the quote does not stand";
  return verdict === "same" ? "" : "whether the quote stands is not known";
}

/** How evidence is compared with what became of it. */
export interface DiffDetail {
  /** Whether long common runs are told whole. */
  readonly isWhole: boolean;
  /**
   * Whether it is for a page: `lineStart` stands before each word that starts a line of its own, what was split is compared
   * with its parts together, and the quote is always told.
   */
  readonly isPage?: boolean;
}

/** Marks a word that starts a line: a character that no text has a use for. */
export const lineStart = "\ue000";

/**
 * What was judged beside the nearest candidate, word by word, with the place of the quote marked. Undefined where there is
 * nothing to compare: equal text, a text that is not kept, texts that are too long for it, or, but for a page, words that went
 * to several chunks.
 */
export function evidenceDiff(
  evidence: PlannedEvidence,
  { isWhole, isPage = false }: DiffDetail,
): readonly WordRun[] | undefined {
  const { text, piece } = evidence;
  const now = nearestText(evidence) ?? (isPage ? partsText(evidence) : undefined);
  if (text === undefined || now === undefined) return undefined;
  const plain = textDiff(text, now, piece.quote);
  if (plain === undefined) return undefined;
  const runs = isPage ? withLineStarts(plain, text, now) : plain;
  if (isWhole) return runs;
  return shortened(isPage ? runs.flatMap(apart(quoteMarks)) : runs);
}

/** Whether words that went on cannot be compared with those that were judged, since there are too many. */
export function isTooLongToCompare(evidence: PlannedEvidence): boolean {
  const { text } = evidence;
  const now = nearestText(evidence) ?? partsText(evidence);
  return text !== undefined && now !== undefined && wordDiff(text, now) === undefined;
}

/** What is told then. */
export const tooLongWords = "Too long to compare word by word.";

/** Whether evidence that was edited has the same words to a reader: a comparison word by word would show nothing, or twice the same. */
export function readsTheSame({
  verdict,
  text,
  candidates,
}: PlannedEvidence): EqualWords | undefined {
  const now = candidates[0]?.text;
  const isKept = verdict === "edited" && text !== undefined && now !== undefined;
  return isKept ? equalWords(text, now) : undefined;
}

/** The text of the nearest candidate, where it alone is what the evidence became. */
function nearestText({ verdict, candidates }: PlannedEvidence): string | undefined {
  return verdict === "edited" || verdict === "merged" ? candidates[0]?.text : undefined;
}

/** A heading, a row of a table or an item of a list; other line ends may be where a line was full. */
const startsLine = /^(?:#{1,6} |\||[-*+] |\d{1,9}[.)] )/;

/** Marks the words that start a line where they are now; of what is gone, where they were. */
function withLineStarts(runs: readonly WordRun[], before: string, now: string): readonly WordRun[] {
  const starts = { before: firstWords(before), now: firstWords(now) };
  const at = { before: 0, now: 0 };
  return runs.map(({ mark, text }) => {
    const words = text.split(" ").map((word) => {
      const side = mark === "-" ? "before" : "now";
      const isFirst = starts[side].has(at[side]);
      if (mark !== "+") at.before++;
      if (mark !== "-") at.now++;
      const shown = word.replaceAll(lineStart, "");
      return isFirst ? `${lineStart}${shown}` : shown;
    });
    return { mark, text: words.join(" ") };
  });
}

/** The words that start a line, counted from 0. */
function firstWords(text: string): ReadonlySet<number> {
  const first = new Set<number>();
  let count = 0;
  let isBlank = false;
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line !== "" && (isBlank || startsLine.test(line))) first.add(count);
    isBlank = line === "";
    count += isBlank ? 0 : line.split(/\s+/).length;
  }
  return first;
}

/** Two texts word by word, with the place of the earlier one's quote marked. */
function textDiff(
  before: string,
  after: string,
  quote: string | undefined,
): readonly WordRun[] | undefined {
  const runs = wordDiff(before, after);
  return runs && marked(runs, wordsOfQuote(before, quote));
}

/**
 * What was judged beside all the parts that it was cut into, one behind the other as its words stood. Undefined where it was
 * not split, a text is not kept, or they are too long.
 */
export function partsDiff(evidence: PlannedEvidence): readonly WordRun[] | undefined {
  const { text, piece } = evidence;
  const now = partsText(evidence);
  return text === undefined || now === undefined ? undefined : textDiff(text, now, piece.quote);
}

/** The texts of all parts of what was split, as they stood in it; undefined where it was not split, or a text is not kept. */
function partsText({ verdict, text, candidates }: PlannedEvidence): string | undefined {
  const texts = candidates.flatMap((one) => one.text ?? []);
  if (verdict !== "split" || text === undefined || texts.length < candidates.length) {
    return undefined;
  }
  return texts.toSorted((a, b) => placeIn(text, a) - placeIn(text, b)).join("\n\n");
}

/** How many words in a row tell where a part stood. */
const enough = 4;

/** Where the first words of a part that the whole has stood in it; behind all others where it has none. */
function placeIn(whole: string, part: string): number {
  const [inWhole, words] = [whole, part].map((text) => text.split(/\s+/).filter(Boolean).join(" "));
  const list = words?.split(" ") ?? [];
  for (let at = 0; at + enough <= list.length; at++) {
    const place = inWhole?.indexOf(list.slice(at, at + enough).join(" ")) ?? -1;
    if (place >= 0) return place;
  }
  return Number.POSITIVE_INFINITY;
}

/** The first and the last word of a text that its quote touches, counted from 0. */
function wordsOfQuote(
  text: string,
  quote: string | undefined,
): { readonly first: number; readonly last: number } | undefined {
  const place = quote === undefined ? undefined : placeOfQuote(text, quote);
  if (place === undefined) return undefined;
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
  return {
    first: words.findIndex(({ end }) => end > place.start),
    last: words.findLastIndex(({ start }) => start < place.end),
  };
}

/** Runs with the quote's first and last word marked. Only words that the earlier text has are counted. */
function marked(
  runs: readonly WordRun[],
  quote: ReturnType<typeof wordsOfQuote>,
): readonly WordRun[] {
  if (quote === undefined) return runs;
  const [open, close] = quoteMarks;
  let at = 0;
  return runs.map((run) => {
    if (run.mark === "+") return run;
    const words = run.text.split(" ").map((word) => {
      const here = at++;
      return `${here === quote.first ? open : ""}${word}${here === quote.last ? close : ""}`;
    });
    return { mark: run.mark, text: words.join(" ") };
  });
}

/** Cuts runs where the quote starts and ends, and keeps it where the others are shortened. */
function apart([open, close]: typeof quoteMarks): (run: WordRun) => readonly WordRun[] {
  let isInside = false;
  return ({ mark, text }) => {
    const parts: { words: string[]; isKept: boolean }[] = [];
    for (const word of text.split(" ")) {
      if (word.includes(open)) isInside = true;
      const last = parts.at(-1);
      if (last?.isKept === isInside) last.words.push(word);
      else parts.push({ words: [word], isKept: isInside });
      if (word.includes(close)) isInside = false;
    }
    return parts.map(({ words, isKept }) => ({ mark, text: words.join(" "), isKept }));
  };
}

/** A text with its quote marked; `printedMarks` shows it. */
export function withMarks(text: string, quote: string | undefined): string {
  const place = quote === undefined ? undefined : placeOfQuote(text, quote);
  const own = markable(text);
  if (place === undefined) return own;
  const { start, end } = place;
  const [open, close] = quoteMarks;
  return `${own.slice(0, start)}${open}${own.slice(start, end)}${close}${own.slice(end)}`;
}

/** Whether a candidate is told by the word diff already. */
export function isInDiff(evidence: PlannedEvidence, candidate: PlannedCandidate): boolean {
  return (
    evidence.candidates[0] === candidate && evidenceDiff(evidence, { isWhole: true }) !== undefined
  );
}
