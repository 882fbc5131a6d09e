import { clipped, counted } from "../../model/sentence.ts";
import type {
  PlannedCandidate,
  PlannedDocument,
  PlannedEvidence,
  PossibleOutcome,
  RefreshItem,
} from "../../refresh/plan/plan.ts";
import { groundsText } from "../corpus/corpus-diff-words.ts";
import { ungroupedWords } from "../../refresh/plan/ungrouped-evidence.ts";
import { markable, printedMarks } from "../marks.ts";
import { markdownText } from "../untrusted/markdown.ts";
import { printedCode, printedFence } from "../untrusted/printed-page.ts";
import type { WordRun } from "../word-diff.ts";
import { evidenceDiff, isInDiff, verdictText, withMarks } from "./evidence-words.ts";
import { outcomeWords } from "./outcome-words.ts";
import { everyFamily, openQuestions, whyOf } from "./plan-words.ts";

/** A link to a file of the set, with a text that others wrote. */
export type FileLink = (text: string, path: string) => string;

/** Whether a case is held out: its question is for nobody who tunes, and a page may be mailed. */
function isHeldOut({ splits }: RefreshItem): boolean {
  return splits.some((split) => split === "test" || split === "validation");
}

/** One case for a page or a pull request; of one that is held out its id, a link and why it is asked about. */
export function itemMarkdown(item: RefreshItem, link: FileLink): string {
  const title = `#### ${link(item.id, item.file.path)}`;
  const why = `${whyOf(item)}${notes(item)}`;
  if (isHeldOut(item)) return [title, `${why}. Held out, so it is read in its file.`].join("\n\n");
  const { query = "", expectedAnswer = "", kind } = item.file.case;
  return [
    title,
    why,
    [
      `- **Question:** ${lineText(query)}`,
      `- **${kind === "abstention" ? "Refusal" : "Answer"}:** ${lineText(expectedAnswer)}`,
    ].join("\n"),
    ...item.evidence.map(evidenceBlock),
    ...item.documents.map(documentBlock),
    ...item.ungrouped.map((one) => markdownText(ungroupedWords(one))),
    openQuestions(item)
      .map((question) => `- [ ] ${question}`)
      .join("\n"),
    item.outcomes.map((outcome) => outcomeLine(outcome, item)).join("\n"),
  ].join("\n\n");
}

/** A case whose texts are too long for a page: why it is asked about, and how it is read. */
export function largeItemMarkdown(item: RefreshItem, link: FileLink): string {
  return [
    `#### ${link(clipped(item.id, longestOfLarge), item.file.path)}`,
    whyOf(item),
    `- **Question:** ${lineText(clipped(item.file.case.query ?? "", longestOfLarge))}`,
    `Its texts are too long for this page. To read it: touchstone refresh plan with its id.`,
  ].join("\n\n");
}

/** How many characters of a text are told of a case that is too long. */
const longestOfLarge = 300;

/** A text that may have several lines, in one. */
function lineText(text: string): string {
  return markdownText(text.trim().replaceAll(/\s+/g, " "));
}

/** A decision by its verb: what it changes, and the digest of the result or why there is none. */
function outcomeLine(outcome: PossibleOutcome, { file }: RefreshItem): string {
  const { verb, change, result } = outcomeWords(outcome, file.case.kind);
  const what = change === "" ? "" : ` ${printedCode(change)}`;
  const isDigest = "digest" in outcome.result;
  return `- **${verb}**${what}: ${isDigest ? `digest ${printedCode(result)}` : markdownText(result)}`;
}

function notes({ needsTwoJudgments, isRequested, isEdited, observations }: RefreshItem): string {
  const all = [
    ...(observations.length === 0 ? [] : [`observed: ${observations.map(printedCode).join(", ")}`]),
    ...(needsTwoJudgments ? ["a **sentinel**: two people judge it again"] : []),
    ...(isEdited ? ["**edited** since its approval"] : []),
    ...(isRequested ? ["asked already"] : []),
  ];
  return all.length === 0 ? "" : `; ${all.join("; ")}`;
}

function evidenceBlock(evidence: PlannedEvidence): string {
  const { piece, verdict, text, candidates } = evidence;
  const runs = evidenceDiff(evidence, { isWhole: false });
  const head = `**${printedCode(piece.chunkId)}** ${markdownText(verdictText(evidence))}`;
  if (verdict === "same") return head;
  return [
    head,
    ...(piece.quote === undefined ? [] : [`Quote: ${lineText(piece.quote)}`]),
    ...(runs === undefined ? [] : [`> ${runs.map(runText).join(" ")}`]),
    ...(runs === undefined && text !== undefined
      ? [folded("As it was judged", withMarks(text, piece.quote))]
      : []),
    ...candidates.map((one) => candidateBlock(one, evidence)),
  ].join("\n\n");
}

function runText({ mark, text }: WordRun): string {
  const shown = printedMarks(text, markdownText);
  if (mark === " ") return shown;
  const tag = mark === "-" ? "del" : "ins";
  return `<${tag}>${shown}</${tag}>`;
}

function candidateBlock(candidate: PlannedCandidate, evidence: PlannedEvidence): string {
  const { id, text, grounds } = candidate;
  const { verdict, piece } = evidence;
  const word = verdict === "gone" ? "Somewhat like it" : "Candidate";
  const why = groundsText(candidate, verdict);
  const head = `${word}: ${printedCode(id)} (${why})`;
  const isTold = grounds.includes("bytes") || isInDiff(evidence, candidate);
  if (isTold || text === undefined) return head;
  return `${head}\n\n${folded("Its text", withMarks(text, piece.quote))}`;
}

function documentBlock({
  document,
  standing,
  newChunks,
  asksEveryFamily,
  nearest,
}: PlannedDocument): string {
  const whom = asksEveryFamily ? `; ${everyFamily}` : "";
  const head = `**${printedCode(document.id)}** ${standing}, ${counted(newChunks, "chunk")} with a new text${whom}`;
  const chunks = nearest.flatMap(({ id, text }) =>
    text === undefined ? [] : [`To read: ${printedCode(id)}`, folded("Its text", markable(text))],
  );
  return [head, ...chunks].join("\n\n");
}

/** A text that is opened when somebody wants it. GitHub links names in a summary, so the title is one of ours. */
function folded(title: "As it was judged" | "Its text", text: string): string {
  return `<details><summary>${title}</summary>\n\n${printedMarks(text, printedFence)}\n\n</details>`;
}
