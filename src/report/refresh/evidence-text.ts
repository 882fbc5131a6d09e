import { counted } from "../../model/sentence.ts";
import type { PlannedCandidate, PlannedEvidence } from "../../refresh/plan/plan.ts";
import { groundsText, moreCandidates } from "../corpus/corpus-diff-words.ts";
import { closedQuote, markedRuns, quoteMarks } from "../marks.ts";
import { terminalText } from "../untrusted/terminal.ts";
import type { WordRun } from "../word-diff.ts";
import { wrapped } from "../wrapped.ts";
import { equalWordsText } from "../equal-words.ts";
import {
  evidenceDiff,
  isInDiff,
  isTooLongToCompare,
  partsDiff,
  readsTheSame,
  tooLongWords,
  verdictText,
  withMarks,
} from "./evidence-words.ts";
import { line, mostTold, printed, told, toldMarked, type ItemDetail } from "./item-lines.ts";

/** How many lines of words that changed are told of one piece of its evidence. */
const mostLines = 6;

/** One piece of evidence: what became of it, what was judged, what changed, and where its words may have gone. */
export function evidenceLines(evidence: PlannedEvidence, detail: ItemDetail): readonly string[] {
  const { piece, verdict, text } = evidence;
  const { isWhole } = detail;
  const runs = evidenceDiff(evidence, detail);
  const isLost = verdict === "gone" || verdict === "ambiguous" || verdict === "unverified";
  const showsOld = text !== undefined && runs === undefined && (isLost || isWhole);
  return [
    line("evidence", `${terminalText(piece.chunkId)}  ${terminalText(verdictText(evidence))}`),
    ...(piece.quote === undefined ? [] : told("quote", `"${piece.quote}"`, detail)),
    ...(showsOld && verdict !== "moved"
      ? toldMarked("judged", withMarks(text, piece.quote), detail)
      : []),
    ...(text === undefined ? [line("judged", "its text is not kept in this set")] : []),
    ...wordsLines(evidence, detail),
    ...(isTooLongToCompare(evidence) ? [line("words", tooLongWords)] : []),
    ...partsLines(evidence, detail),
    ...candidatesLines(evidence, detail),
  ];
}

/** The words that changed; where a reader sees the same, what else did. */
function wordsLines(evidence: PlannedEvidence, detail: ItemDetail): readonly string[] {
  const same = readsTheSame(evidence);
  if (same !== undefined) return [line("words", equalWordsText[same])];
  const runs = evidenceDiff(evidence, detail);
  return runs === undefined ? [] : diffLines(runs, detail);
}

/** The candidates that are named, or the first of them, and how many there are besides. */
function candidatesLines(evidence: PlannedEvidence, detail: ItemDetail): readonly string[] {
  const { candidates } = evidence;
  const shown = detail.isWhole ? candidates : candidates.slice(0, mostTold);
  const more = moreCandidates(evidence, shown.length);
  return [
    ...shown.flatMap((one) => candidateLines(one, evidence, detail)),
    ...(more > 0 ? [line("", counted(more, "more candidate"))] : []),
  ];
}

function candidateLines(
  candidate: PlannedCandidate,
  evidence: PlannedEvidence,
  detail: ItemDetail,
): readonly string[] {
  const { id, text, grounds } = candidate;
  const { verdict, piece } = evidence;
  const label = verdict === "gone" ? "like it" : "candidate";
  const head = line(label, `${terminalText(id)}  (${groundsText(candidate, verdict)})`);
  if (grounds.includes("bytes") || isInDiff(evidence, candidate)) return [head];
  if (text === undefined) return [head, line("", "its text is not kept in this set")];
  return [head, ...toldMarked("", withMarks(text, piece.quote), detail)];
}

/** What came, went or changed between what was judged and all of its parts; told of a case that is told whole. */
function partsLines(evidence: PlannedEvidence, detail: ItemDetail): readonly string[] {
  const runs = detail.isWhole ? partsDiff(evidence) : undefined;
  if (runs === undefined) return [];
  if (runs.some(({ mark }) => mark !== " ")) return diffLines(runs, detail);
  return [line("words", "all of them stand in the candidates together, and no others")];
}

function diffLines(runs: readonly WordRun[], { isWhole }: ItemDetail): readonly string[] {
  const lines = wrapped(markedRuns(runs)).split("\n");
  const rest = isWhole ? 0 : lines.length - mostLines;
  const shown = lines.slice(0, lines.length - Math.max(rest, 0));
  const last = shown.length - 1;
  // A quote may go over several lines; what is not told of it is told to be more.
  const isCut = closedQuote(shown.join(" ")) !== shown.join(" ");
  return [
    ...shown
      .map((one, at) =>
        isCut && at === last ? `${one.replace(/ …$/, "")} …${quoteMarks[1]}` : one,
      )
      .map((one, at) => line(at === 0 ? "words" : "", printed(one))),
    ...(rest > 0 ? [line("", counted(rest, "more line"))] : []),
  ];
}
