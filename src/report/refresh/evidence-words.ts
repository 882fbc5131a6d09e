import type { PlannedCandidate, PlannedEvidence } from "../../refresh/plan/plan.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
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

/**
 * What was judged beside the nearest candidate, word by word, with the place of the quote marked. Undefined where there is
 * nothing to compare: equal text, a text that is not kept, or words that went to several chunks.
 */
export function evidenceDiff(
  { verdict, text, piece, candidates }: PlannedEvidence,
  { isWhole }: { readonly isWhole: boolean },
): readonly WordRun[] | undefined {
  const now = candidates[0]?.text;
  const isTold = verdict === "edited" || verdict === "merged";
  if (!isTold || text === undefined || now === undefined) return undefined;
  const runs = textDiff(text, now, piece.quote);
  return isWhole ? runs : shortened(runs);
}

/** Two texts word by word, with the place of the earlier one's quote in ⟦ ⟧. */
function textDiff(before: string, after: string, quote: string | undefined): readonly WordRun[] {
  return marked(wordDiff(before, after), wordsOfQuote(before, quote));
}

/**
 * What was judged beside all the parts that it was cut into, one behind the other as its words stood. Undefined where it was
 * not split, or a text is not kept.
 */
export function partsDiff({
  verdict,
  text,
  piece,
  candidates,
}: PlannedEvidence): readonly WordRun[] | undefined {
  const texts = candidates.flatMap((one) => one.text ?? []);
  if (verdict !== "split" || text === undefined || texts.length < candidates.length) {
    return undefined;
  }
  const inOrder = texts.toSorted((a, b) => placeIn(text, a) - placeIn(text, b));
  return textDiff(text, inOrder.join("\n"), piece.quote);
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
