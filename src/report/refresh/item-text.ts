import { counted } from "../../model/sentence.ts";
import type {
  PlannedCandidate,
  PlannedDocument,
  PlannedEvidence,
  RefreshItem,
} from "../../refresh/plan/plan.ts";
import { ungroupedWords } from "../../refresh/plan/ungrouped-evidence.ts";
import { shortFormStep } from "../../rules/asking.ts";
import { textWithin } from "../cells.ts";
import { groundsText, moreCandidates } from "../corpus/corpus-diff-words.ts";
import { markable, markedRuns, printedMarks } from "../marks.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import type { WordRun } from "../word-diff.ts";
import { wrapped } from "../wrapped.ts";
import {
  evidenceDiff,
  isInDiff,
  isTooLongToCompare,
  partsDiff,
  tooLongWords,
  verdictText,
  withMarks,
} from "./evidence-words.ts";
import { isApprovalRefused, outcomeWords, possibleText } from "./outcome-words.ts";
import { everyFamily, openQuestions, whyOf } from "./plan-words.ts";

/** How a case is told: in a few lines among others, or whole. */
export interface ItemDetail {
  readonly isWhole: boolean;
  readonly style: Style;
  /** What each command that is told repeats (see PlanMedium). */
  readonly flags?: string;
}

/** How many pieces of evidence, candidates of one, and documents are told of a case among others. */
const mostTold = 3;

/** How many lines of words that changed are told of one piece of its evidence. */
const mostLines = 6;

/** How many columns of a text are told of a case among others. */
const columns = 96;

/** One case as a reviewer at a desk reads it. */
export function itemText(item: RefreshItem, detail: ItemDetail): readonly string[] {
  const { query = "", expectedAnswer = "" } = item.file.case;
  const { style } = detail;
  return [
    `  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,
    ...told("question", query, detail),
    ...told(item.file.case.kind === "abstention" ? "refusal" : "answer", expectedAnswer, detail),
    ...(item.isEdited ? editedLines(item, detail) : []),
    ...some(item.evidence, detail, "piece").flatMap((one) =>
      typeof one === "string" ? [line("", one)] : evidenceLines(one, detail),
    ),
    ...some(item.documents, detail, "document").flatMap((one) =>
      typeof one === "string" ? [line("", one)] : documentLines(one, detail),
    ),
    ...item.ungrouped.map((one) => line("families", terminalText(ungroupedWords(one)))),
    ...(item.observations.length === 0
      ? []
      : [line("observed", terminalText(item.observations.join(", ")))]),
    line("decide", openQuestions(item).join(" ")),
    ...outcomeLines(item, detail),
    ...candidateCommands(item),
  ];
}

/** That question and answer are told as the file has them, which nobody has approved, and how to go on. */
function editedLines(
  { id, file, evidence }: RefreshItem,
  { flags = "" }: ItemDetail,
): readonly string[] {
  const command = terminalText(`touchstone refresh decide ${id} --revised${flags}`);
  const was = evidence.map(({ piece }) => piece.chunkId);
  const now = file.case.relevantChunkIds ?? [];
  const isOther = was.length !== now.length || was.some((chunk) => !now.includes(chunk));
  const chunks = now.length === 0 ? "no chunk" : now.map((chunk) => chunk ?? "?").join(", ");
  const other = `it names ${chunks}; reasons and evidence are of what was approved`;
  return [
    line(
      "edited",
      `this is what the file says now; ${command} takes it, or Git gives back what was approved`,
    ),
    ...(isOther ? [line("", terminalText(other))] : []),
  ];
}

/** Which decisions are possible; told whole, each with the digest of its result or with what stands against it. */
function outcomeLines({ outcomes, file }: RefreshItem, detail: ItemDetail): readonly string[] {
  if (!detail.isWhole) return [line("possible", terminalText(possibleText(outcomes)))];
  return outcomes.flatMap((outcome) => {
    const { verb, change, result, fixes } = outcomeWords(outcome, file.case.kind);
    const what = "digest" in outcome.result ? `digest ${result}` : result;
    const text = change === "" ? what : `${change}: ${what}`;
    return [...told(verb, text, detail), ...fixes.flatMap((fix) => told("", fix, detail))];
  });
}

/** The commands that go on with a case that nobody has judged. */
function candidateCommands({ id, file, asks, outcomes, evidence }: RefreshItem): readonly string[] {
  if (asks !== "first-judgment") return [];
  const isGone = evidence.some(
    ({ piece, verdict, candidates }) =>
      verdict !== "same" && candidates.every((one) => one.id !== piece.chunkId),
  );
  const first = isGone ? shortFormStep(file) : `touchstone fill --renew ${id}`;
  return [
    ...(isApprovalRefused(outcomes) ? [line("first", terminalText(first))] : []),
    line("record", terminalText(`touchstone review record ${id}, with --approve or --reject`)),
  ];
}

function notesOf({
  needsTwoJudgments,
  isRequested,
  isEdited,
  from,
  to,
  asks,
}: RefreshItem): string {
  const notes = [
    ...(needsTwoJudgments ? ["sentinel: judged again by two"] : []),
    ...(isEdited ? ["edited since its approval"] : []),
    ...(isRequested ? ["asked already"] : []),
    ...(asks === "first-judgment" && from !== undefined && from !== to
      ? [`written under ${terminalText(from)}`]
      : []),
  ];
  return notes.length === 0 ? "" : `  (${notes.join("; ")})`;
}

/** Untrusted text with marks of ours. */
function printed(text: string): string {
  return printedMarks(text, terminalText);
}

function line(label: string, text: string): string {
  return `    ${label.padEnd(9)}  ${text}`.trimEnd();
}

/** A text below its label: its start, or all of its lines. */
function told(label: string, text: string, detail: ItemDetail): readonly string[] {
  return toldMarked(label, markable(text), detail);
}

/** The same of a text with marks. */
function toldMarked(label: string, text: string, { isWhole }: ItemDetail): readonly string[] {
  if (!isWhole) {
    const start = (one: string): string => textWithin(one.replaceAll(/\s+/g, " "), columns);
    return [line(label, printedMarks(text, start))];
  }
  const lines = text.trimEnd().split(/\r?\n/).map(printed);
  return lines.map((one, at) => line(at === 0 ? label : "", one));
}

/** The first of a list, and how many more there are; all of it where the case is told whole. */
function some<Item>(
  all: readonly Item[],
  { isWhole }: ItemDetail,
  noun: string,
): readonly (Item | string)[] {
  const rest = isWhole ? 0 : all.length - mostTold;
  return rest > 0 ? [...all.slice(0, mostTold), counted(rest, `more ${noun}`)] : all;
}

function evidenceLines(evidence: PlannedEvidence, detail: ItemDetail): readonly string[] {
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
    ...(runs === undefined ? [] : diffLines(runs, detail)),
    ...(isTooLongToCompare(evidence) ? [line("words", tooLongWords)] : []),
    ...partsLines(evidence, detail),
    ...candidatesLines(evidence, detail),
  ];
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
  return [
    ...lines
      .slice(0, lines.length - Math.max(rest, 0))
      .map((one, at) => line(at === 0 ? "words" : "", printed(one))),
    ...(rest > 0 ? [line("", counted(rest, "more line"))] : []),
  ];
}

function documentLines(
  { document, standing, newChunks, asksEveryFamily, nearest }: PlannedDocument,
  detail: ItemDetail,
): readonly string[] {
  return [
    line(
      "document",
      `${terminalText(document.id)}  ${standing}, ${counted(newChunks, "chunk")} with a new text`,
    ),
    ...(asksEveryFamily ? [line("", everyFamily)] : []),
    ...nearest.flatMap(({ id, text }) => [
      line("to read", terminalText(id)),
      ...(text === undefined ? [] : told("", text, detail)),
    ]),
  ];
}
