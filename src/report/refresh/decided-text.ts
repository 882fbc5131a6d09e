import type { CaseFile } from "../../model/case.ts";
import { clipped, listed, quoted } from "../../model/sentence.ts";
import type { DecidedText } from "../../refresh/deciding/decide-refresh.ts";
import type { LeftRelative } from "../../refresh/deciding/left-relatives.ts";
import { countsLess } from "../review/counts-less.ts";
import { diffText } from "../authoring/diff-text.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import type { TextOptions } from "../verdict/problem-text.ts";

/** A decision as it is told once it is written, or would be. */
export interface ToldDecision {
  readonly before: CaseFile;
  /** The text of the file before. */
  readonly textBefore: string;
  readonly decided: DecidedText;
  /** The accounts that the policy names as reviewers; none where it names nobody. */
  readonly reviewers: readonly string[];
  readonly isDryRun: boolean;
  /** Whether the case was decided under another revision than the current one. */
  readonly isElsewhere: boolean;
  /** Variants and the parent of the case that the decision left behind. */
  readonly left: readonly LeftRelative[];
}

/** One line on the outcome, one for each thing that a reader has to know, and what comes next. */
export function decidedText(told: ToldDecision, options: TextOptions): string {
  const { before, textBefore, decided, isDryRun } = told;
  const { style, place } = options;
  const {
    outcome = "",
    by = "",
    from = "",
    to = "",
    reasons = [],
  } = decided.file.case.refresh ?? {};
  const done = isDryRun ? `would be ${outcome}` : style.green(outcome);
  const what = [
    `asked by ${listed(reasons.flatMap((one) => one ?? []))}`,
    `${quoted(from)} → ${quoted(to)}`,
    ...changes(before, decided),
    ...notes(told),
  ];
  const lines = [
    `${style.strong(terminalText(place(before.path)))} ${done} by "${terminalText(by)}"`,
    ...what.map((line) => `  ${terminalText(line)}`),
    ...(isDryRun ? diffText(textBefore, decided.text, style) : []),
  ];
  return `${lines.join("\n")}\n`;
}

/** What of the case says something else than before. */
function changes(
  before: CaseFile,
  { file, droppedQuotes, noLongerInstead }: DecidedText,
): readonly string[] {
  const [was, is] = [before.case, file.case];
  const chunks = [was, is].map(({ relevantChunkIds = [] }) =>
    relevantChunkIds.flatMap((id) => id ?? []),
  );
  const [old = [], now = []] = chunks;
  const gone = old.filter((id) => !now.includes(id));
  const come = now.filter((id) => !old.includes(id));
  return [
    ...(gone.length === 0 ? [] : [`no evidence any more: ${listed(gone.map(quoted))}`]),
    ...(come.length === 0 ? [] : [`evidence now: ${listed(come.map(quoted))}`]),
    ...(was.expectedAnswer === is.expectedAnswer
      ? []
      : [`expected answer: "${clipped(is.expectedAnswer ?? "", 200)}"`]),
    ...newQuotes(was, is),
    ...droppedQuotes.map(
      ({ chunkId, quote }) => `quote of ${quoted(chunkId)} gone: ${quoted(quote)}`,
    ),
    ...noLongerInstead.map(
      (id) => `${quoted(id)} stands for itself: what it could replace is gone`,
    ),
  ];
}

function newQuotes(was: CaseFile["case"], is: CaseFile["case"]): readonly string[] {
  const had = new Set((was.provenance ?? []).map((entry) => entry?.quote));
  return (is.provenance ?? []).flatMap((entry) =>
    entry?.quote === undefined || had.has(entry.quote)
      ? []
      : [`quote of ${quoted(entry.chunkId ?? "")}: ${quoted(entry.quote)}`],
  );
}

/** What makes the decision less than it seems, and what has to follow. */
function notes({
  before,
  decided,
  reviewers,
  isElsewhere,
  isDryRun,
  left,
}: ToldDecision): readonly string[] {
  const { refresh, id = before.path } = decided.file.case;
  const author = before.case.origin?.author;
  const elsewhere = `${quoted(refresh?.to ?? "")} is not the current corpus revision, under which the case may be asked about again.`;
  return [
    ...decided.told,
    ...answersToRead(decided.file),
    ...countsLess({ reviewer: refresh?.by ?? "", author, reviewers }),
    ...(isElsewhere ? [elsewhere] : []),
    ...left.map(leftText),
    ...(decided.awaitsJudgments && !isDryRun
      ? [
          "A sentinel: it is a candidate again until two people have judged it as it is now.",
          `next: touchstone review judge ${id}, by two people; then touchstone review record ${id}`,
        ]
      : []),
  ];
}

/** That another wording of the case rests on something else, for whoever decided about one of them. */
function leftText({ file, is, hasOtherChunks, hasOtherRevision }: LeftRelative): string {
  const { id = file.path, relevantChunkIds = [], corpusRevision = "" } = file.case;
  const chunks = relevantChunkIds.flatMap((one) => (one === undefined ? [] : [quoted(one)]));
  const what = [
    ...(hasOtherChunks ? [`rests on ${chunks.length === 0 ? "no chunk" : listed(chunks)}`] : []),
    ...(hasOtherRevision ? [`stays under ${quoted(corpusRevision)}`] : []),
  ];
  return `its ${is} ${quoted(id)} ${listed(what)}: read whether both still ask for one answer`;
}

/** Accepted answers follow their chunks, and nobody has asked whether their words do. */
function answersToRead({ case: { refresh, acceptedAnswers = [] } }: CaseFile): readonly string[] {
  if (refresh?.outcome !== "revised" || acceptedAnswers.length === 0) return [];
  const words = acceptedAnswers.map((one) => quoted(one?.statement ?? ""));
  return [`accepted answers keep their words: ${listed(words)}`];
}

/** That requests were taken out, or would be, with the lines that go. */
export function takenOutText(
  edits: readonly { readonly path: string; readonly before: string; readonly after: string }[],
  { style, place, isDryRun, to }: TextOptions & { readonly isDryRun: boolean; readonly to: string },
): string {
  const done = isDryRun ? "request would be taken out" : style.green("request taken out");
  const lines = edits.flatMap(({ path, before, after }) => [
    `${style.strong(terminalText(place(path)))} ${done}: its judgment stands under ${terminalText(quoted(to))}`,
    ...(isDryRun ? diffText(before, after, style) : []),
  ]);
  return `${lines.join("\n")}\n${endText(edits.length, { isDryRun, style })}`;
}

/** The last line of a run. */
export function endText(
  count: number,
  { isDryRun, style }: { readonly isDryRun: boolean; readonly style: Style },
): string {
  if (isDryRun) return "Nothing was written.\n";
  const files = count === 1 ? "this file" : "these files";
  return `${style.faint(`Commit ${files}; "touchstone check" judges the set as it is now.`)}\n`;
}
