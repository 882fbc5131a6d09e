import { counted } from "../../model/sentence.ts";
import type {
  PlannedCandidate,
  PlannedDocument,
  PlannedEvidence,
  PossibleOutcome,
  RefreshItem,
} from "../../refresh/plan/plan.ts";
import { groundsText } from "../corpus/corpus-diff-words.ts";
import { markdownCode, markdownFence, markdownText } from "../untrusted/markdown.ts";

import type { WordRun } from "../word-diff.ts";
import { evidenceDiff, isInDiff, verdictText, withMarks } from "./evidence-words.ts";
import { outcomeWords } from "./outcome-words.ts";
import { openQuestions, whyOf } from "./plan-words.ts";

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
    openQuestions(item)
      .map((question) => `- [ ] ${question}`)
      .join("\n"),
    item.outcomes.map(outcomeLine).join("\n"),
  ].join("\n\n");
}

/** A text that may have several lines, in one. */
function lineText(text: string): string {
  return markdownText(text.trim().replaceAll(/\s+/g, " "));
}

/** A decision by its verb: what it changes, and the digest of the result or why there is none. */
function outcomeLine(outcome: PossibleOutcome): string {
  const { verb, change, result } = outcomeWords(outcome);
  const what = change === "" ? "" : ` ${markdownCode(change)}`;
  const isDigest = "digest" in outcome.result;
  return `- **${verb}**${what}: ${isDigest ? markdownCode(result) : markdownText(result)}`;
}

function notes({ needsTwoJudgments, isRequested, observations }: RefreshItem): string {
  const all = [
    ...(observations.length === 0
      ? []
      : [`observed: ${observations.map(markdownCode).join(", ")}`]),
    ...(needsTwoJudgments ? ["a **sentinel**: two people judge it again"] : []),
    ...(isRequested ? ["asked already"] : []),
  ];
  return all.length === 0 ? "" : `; ${all.join("; ")}`;
}

function evidenceBlock(evidence: PlannedEvidence): string {
  const { piece, verdict, text, candidates } = evidence;
  const runs = evidenceDiff(evidence, { isWhole: false });
  const head = `**${markdownCode(piece.chunkId)}** ${markdownText(verdictText(evidence))}`;
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
  if (mark === " ") return markdownText(text);
  const tag = mark === "-" ? "del" : "ins";
  return `<${tag}>${markdownText(text)}</${tag}>`;
}

function candidateBlock(candidate: PlannedCandidate, evidence: PlannedEvidence): string {
  const { id, text, grounds } = candidate;
  const { verdict, piece } = evidence;
  const word = verdict === "gone" ? "Somewhat like it" : "Candidate";
  const why = groundsText(candidate, verdict);
  const head = `${word}: ${markdownCode(id)} (${why})`;
  const isTold = grounds.includes("bytes") || isInDiff(evidence, candidate);
  if (isTold || text === undefined) return head;
  return `${head}\n\n${folded("Its text", withMarks(text, piece.quote))}`;
}

function documentBlock({ document, standing, newChunks, nearest }: PlannedDocument): string {
  const head = `**${markdownCode(document.id)}** ${standing}, ${counted(newChunks, "new chunk")}`;
  const chunks = nearest.flatMap(({ id, text }) =>
    text === undefined ? [] : [`To read: ${markdownCode(id)}`, folded("Its text", text)],
  );
  return [head, ...chunks].join("\n\n");
}

/** A text that is opened when somebody wants it. GitHub links names in a summary, so the title is one of ours. */
function folded(title: "As it was judged" | "Its text", text: string): string {
  return `<details><summary>${title}</summary>\n\n${markdownFence(text)}\n\n</details>`;
}
