import { counted, listed } from "../../../model/sentence.ts";
import type { PlannedCandidate, PlannedEvidence } from "../../../refresh/plan/plan.ts";
import { groundsText, moreCandidates } from "../../corpus/corpus-diff-words.ts";
import { printedMarks } from "../../marks.ts";
import { markdownText } from "../../untrusted/markdown.ts";
import { quotedBlock } from "../../untrusted/quoted-block.ts";
import { equalWordsText } from "../../equal-words.ts";
import {
  evidenceDiff,
  isInDiff,
  isTooLongToCompare,
  readsTheSame,
  tooLongWords,
  verdictText,
} from "../evidence-words.ts";
import { heldOutWords, shownEvidence } from "./shown-texts.ts";
import { diffBlock, excerpt, folded, idCode, lineText } from "./texts.ts";

/** How many candidates of one piece are told. */
const mostCandidates = 5;

/** A text up to so many characters is shown as it is; a longer one is opened by whoever wants it. */
const mostInSight = 400;

/** One piece of evidence for a page: what became of it, its words then and now, and where they may have gone. */
export function evidenceBlock(whole: PlannedEvidence, longest: number): string {
  const evidence = shownEvidence(whole);
  const { piece, verdict, candidates } = evidence;
  const head = headOf(evidence);
  if (verdict === "same") return head;
  const isTold = candidates.length === 1 && candidates[0]?.id === piece.chunkId;
  const shown = isTold && isCompared(evidence) ? [] : candidates.slice(0, mostCandidates);
  const rest = isTold ? 0 : moreCandidates(evidence, shown.length);
  return [
    head,
    ...thenAndNow(evidence, longest),
    ...shown.map((one) => candidateBlock(one, evidence, longest)),
    ...(rest > 0 ? [`And ${counted(rest, "more candidate")}.`] : []),
  ].join("\n\n");
}

function headOf(evidence: PlannedEvidence): string {
  const { piece, verdict } = evidence;
  const became = `${verdictWords[verdict]}${verdictText(evidence).slice(verdict.length)}.`;
  return `**Evidence** ${idCode(piece.chunkId)}\\\n${markdownText(became)}`;
}

/** The same of a piece whose words stand on the page already, at another case: its own quote, and where to look. */
export function evidenceAbove(whole: PlannedEvidence, above: string, longest: number): string {
  const evidence = shownEvidence(whole);
  return [
    headOf(evidence),
    ...quoteText(evidence, longest),
    `Its words then and now: above, at ${idCode(above)}.`,
  ].join("\n\n");
}

function quoteText({ piece: { quote } }: PlannedEvidence, longest: number): readonly string[] {
  return quote === undefined ? [] : [`The quote: “${lineText(quote, longest)}”`];
}

/** What makes two pieces look the same on a page, but for their quotes. */
export function lookOf({ piece, verdict, candidates }: PlannedEvidence): string {
  const heirs = candidates.map(({ id, hash }) => [id, hash]);
  return JSON.stringify([piece.chunkId, piece.contentHash, verdict, heirs]);
}

/** What became of a piece, for somebody who reads of it for the first time. */
const verdictWords = {
  same: "The same",
  moved: "Moved word for word to another id",
  edited: "Edited",
  split: "Split into several chunks",
  merged: "Merged with other text",
  gone: "Gone from the corpus",
  ambiguous: "Ambiguous: several chunks fit equally well",
  unverified: "Unverified: a text that would tell is not kept",
} as const;

function isCompared(evidence: PlannedEvidence): boolean {
  return evidenceDiff(evidence, { isWhole: true }) !== undefined;
}

/** The words that changed; where nothing can be compared with them, the words that were judged. */
function thenAndNow(evidence: PlannedEvidence, longest: number): readonly string[] {
  const { piece, verdict, text } = evidence;
  if (evidence.isHeldOut) return [heldOutWords];
  const runs = evidenceDiff(evidence, { isWhole: false, isPage: true });
  const quote = quoteText(evidence, longest);
  const same = readsTheSame(evidence);
  if (same !== undefined) return [equalWordsText[same]];
  if (runs !== undefined) {
    const isEqual = runs.every(({ mark }) => mark === " ");
    if (!isEqual) return [diffBlock(runs, longest)];
    return [`All its words stand, in ${counted(evidence.candidateCount, "chunk")}.`];
  }
  if (verdict === "moved") return quote;
  if (text === undefined) return [...quote, "Its text is not kept in this set."];
  const judged = told("As it was judged", excerpt(text, piece.quote, longest));
  return isTooLongToCompare(evidence) ? [tooLongWords, judged] : [judged];
}

function candidateBlock(
  candidate: PlannedCandidate,
  evidence: PlannedEvidence,
  longest: number,
): string {
  const { id, text, grounds } = candidate;
  const { verdict, piece } = evidence;
  const isOne = verdict === "moved" || isInDiff(evidence, candidate);
  const word = isOne ? "Now" : verdict === "gone" ? "Somewhat like it" : "Candidate";
  const head = `${word}: ${idCode(id)} (${groundsText(candidate, verdict)})`;
  if (grounds.includes("bytes") || isInDiff(evidence, candidate)) return head;
  if (candidate.isHeldOut) return `${head}\\\n${heldOutWords}`;
  if (text === undefined) return `${head}\\\nIts text is not kept in this set.`;
  return `${head}\n\n${told("Its text", excerpt(text, piece.quote, longest))}`;
}

function told(title: "As it was judged" | "Its text", text: string): string {
  const block = printedMarks(text, quotedBlock);
  if (text.length > mostInSight) return folded(title, block);
  return title === "Its text" ? block : `${title}:\n\n${block}`;
}

/** The pieces that are the same, in a line. */
export function sameEvidence(evidence: readonly PlannedEvidence[]): readonly string[] {
  const same = evidence.filter(({ verdict }) => verdict === "same");
  if (same.length === 0) return [];
  const named = same.slice(0, mostCandidates).map(({ piece }) => idCode(piece.chunkId));
  const rest = same.length - named.length;
  return [`Unchanged: ${listed([...named, ...(rest > 0 ? [counted(rest, "more chunk")] : [])])}.`];
}
