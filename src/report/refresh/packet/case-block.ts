import { counted, listed } from "../../../model/sentence.ts";
import type { PlannedDocument, RefreshItem, RefreshPlan } from "../../../refresh/plan/plan.ts";
import { ungroupedWords } from "../../../refresh/plan/ungrouped-evidence.ts";
import { printedMarks } from "../../marks.ts";
import { inShell } from "../../in-shell.ts";
import { markdownCode, markdownText } from "../../untrusted/markdown.ts";
import { quotedBlock } from "../../untrusted/quoted-block.ts";
import { becauseOf } from "../because-words.ts";
import { earlierTurns, otherAnswers } from "../judged-besides.ts";
import { everyFamily, openQuestions } from "../plan-words.ts";
import { evidenceAbove, evidenceBlock, lookOf, sameEvidence } from "./evidence-block.ts";
import { heldOutWords, shownChunk } from "./shown-texts.ts";
import { linesBlock } from "./lines-block.ts";
import type { Tool } from "./tool-command.ts";
import { excerpt, folded, idCode, lineText } from "./texts.ts";

/** A link to a file of the set, or to a line of it, with a text that others wrote. */
export type FileLink = (text: string, path: string, line?: number) => string;

/** How a case is told on a page. */
export interface CaseDetail {
  readonly link: FileLink;
  /** How many characters of one text are told at most. */
  readonly longest: number;
  readonly to: RefreshPlan["to"];
  /** Whether somebody reads the lines of a review, so that they decide. */
  readonly readsLines: boolean;
  /** Where decisions are told as commands instead of lines: what each of them repeats (see PlanMedium). */
  readonly flags?: string | undefined;
  /** The cases of the page at which the words of a piece of evidence stand already, by its look. */
  readonly above?: ReadonlyMap<string, string>;
  /** How commands are written; by default as the documentation does. */
  readonly tool?: Tool;
}

/** How many changed pieces of evidence, and how many documents, are told of one case. */
const most = 6;

/** How many turns before the question, other answers, and chunks of one of them, are told of a case. */
const mostTurns = 4;
const mostAnswers = 4;
const mostChunks = 4;

/** How long one of them is at most: beside the question, which they are there for, their start is enough. */
const longestBesides = 600;

/** Whether a case is held out: its question is for nobody who tunes, and a page may be mailed. */
export function isHeldOut(item: RefreshItem): boolean {
  return item.isHeldOut;
}

/** One case for a page or a pull request; of one that is held out its id and a link. */
export function caseBlock(item: RefreshItem, detail: CaseDetail): string {
  const { link, longest, above } = detail;
  const title = `### ${link(item.id, item.file.path)}`;
  if (isHeldOut(item)) return `${title}\n\n${heldOutText(item, detail)}`;
  const { query = "", expectedAnswer = "", kind } = item.file.case;
  const changed = item.evidence.filter(({ verdict }) => verdict !== "same");
  const more = changed.length - most;
  return [
    title,
    ...turnsText(item, longest),
    `**Question:** ${lineText(query, longest)}\\\n**${kind === "abstention" ? "Refusal" : "Answer"}:** ${lineText(expectedAnswer, longest)}`,
    ...otherAnswersText(item, longest),
    whyText(item),
    ...changed.slice(0, most).map((one) => {
      const at = above?.get(lookOf(one));
      return at === undefined || one.isHeldOut
        ? evidenceBlock(one, longest)
        : evidenceAbove(one, at, longest);
    }),
    ...(more > 0
      ? [`${counted(more, "more piece")} of evidence changed; its file has them all.`]
      : []),
    ...sameEvidence(item.evidence),
    ...item.documents.slice(0, most).map((one) => documentBlock(one, longest)),
    ...item.ungrouped.map((one) => `**Families** ${markdownText(ungroupedWords(one))}`),
    `**To decide:** ${openQuestions(item).join(" ")}`,
    linesBlock(item, detail),
  ].join("\n\n");
}

/** For each case of a page the pieces whose words stand at an earlier one, each with the first that shows them. */
export function shownAbove(items: readonly RefreshItem[]): readonly ReadonlyMap<string, string>[] {
  const first = new Map<string, string>();
  return items.map((item) => {
    const above = new Map(first);
    const changed = item.evidence.filter(({ verdict }) => verdict !== "same");
    for (const look of isHeldOut(item) ? [] : changed.slice(0, most).map(lookOf)) {
      if (!first.has(look)) first.set(look, item.id);
    }
    return above;
  });
}

function heldOutText({ id, asks }: RefreshItem, { flags }: CaseDetail): string {
  const text = "Held out: it is read in its file, and decided on a checkout";
  if (flags === undefined) return `${text}.`;
  const command =
    asks === "refresh"
      ? `touchstone refresh decide ${inShell(id)}${flags}`
      : `touchstone review record ${inShell(id)}`;
  return `${text}: ${markdownCode(command)}.`;
}

/** The turns just before the question: without them "And in Zurich?" asks nothing. */
function turnsText({ file }: RefreshItem, longest: number): readonly string[] {
  const turns = earlierTurns(file);
  if (turns.length === 0) return [];
  const room = Math.min(longest, longestBesides);
  const rest = Math.max(turns.length - mostTurns, 0);
  const told = turns
    .slice(rest)
    .map(({ role, content }) => `${lineText(role, 20)}: ${lineText(content, room)}`);
  const before = rest === 0 ? "" : ` (${counted(rest, "turn")} before these in its file)`;
  return [[`**Earlier turns**${before}`, ...told].join("\\\n")];
}

/** What is approved with the answer, each with the chunks that suffice for it. */
function otherAnswersText({ file }: RefreshItem, longest: number): readonly string[] {
  const answers = otherAnswers(file);
  const room = Math.min(longest, longestBesides);
  const told = answers.slice(0, mostAnswers).map(({ statement, chunkIds }) => {
    const named = chunkIds.slice(0, mostChunks).map(idCode);
    const more = chunkIds.length - named.length;
    const all = listed([...named, ...(more > 0 ? [counted(more, "more chunk")] : [])]);
    const rests = named.length === 0 ? "" : ` (rests on ${all})`;
    return `**Also accepted:** ${lineText(statement, room)}${rests}`;
  });
  const rest = answers.length - told.length;
  const more = rest > 0 ? [`${counted(rest, "more accepted answer")} in its file.`] : [];
  return told.length === 0 ? [] : [[...told, ...more].join("\\\n")];
}

function whyText(item: RefreshItem): string {
  const { asks, observations } = item;
  const clauses = becauseOf(item).map(({ clause }) => clause);
  const why = asks === "first-judgment" ? "nobody has judged it yet" : listed(clauses);
  return [
    `**Asked because** ${why}.`,
    ...(observations.length === 0 ? [] : [`Observed: ${observations.map(idCode).join(", ")}.`]),
    ...(item.isEdited ? ["It was **edited** since its approval."] : []),
    ...(item.needsTwoJudgments
      ? ["It is a **sentinel**: after the decision two people judge it, each alone."]
      : []),
  ].join(" ");
}

/** A document that came or changed and concerns a case, with its chunks that are nearest to the question. */
export function documentBlock(
  { document, standing, newChunks, asksEveryFamily, nearest }: PlannedDocument,
  longest: number,
): string {
  const whom = asksEveryFamily ? `; ${everyFamily}` : "";
  const head = `**Document** ${idCode(document.id)} ${standing}, ${counted(newChunks, "chunk")} with a new text${whom}`;
  const chunks = nearest.map((one) => {
    const { id, text } = shownChunk(one);
    const near = `Near to the question: ${idCode(id)}`;
    if (one.isHeldOut) return `${near}\\\n${heldOutWords}`;
    return text === undefined
      ? near
      : `${near}\n\n${folded("Its text", printedMarks(excerpt(text, undefined, longest), quotedBlock))}`;
  });
  const none = chunks.length === 0 ? ["No such chunk is near to the question."] : [];
  return [head, ...chunks, ...none].join("\n\n");
}
