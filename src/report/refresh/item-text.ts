import { counted } from "../../model/sentence.ts";
import type { PlannedDocument, RefreshItem } from "../../refresh/plan/plan.ts";
import { ungroupedWords } from "../../refresh/plan/ungrouped-evidence.ts";
import { shortFormStep } from "../../rules/asking.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { evidenceLines } from "./evidence-text.ts";
import { line, mostTold, some, told, type ItemDetail } from "./item-lines.ts";
import { earlierTurns, otherAnswers, type OtherAnswer } from "./judged-besides.ts";
import { isApprovalRefused, outcomeWords, possibleText } from "./outcome-words.ts";
import { everyFamily, openQuestions, whyOf } from "./plan-words.ts";

/** One case as a reviewer at a desk reads it. */
export function itemText(item: RefreshItem, detail: ItemDetail): readonly string[] {
  const { query = "", expectedAnswer = "" } = item.file.case;
  const { style } = detail;
  return [
    `  ${style.strong(terminalText(item.id))}  ${whyOf(item)}${notesOf(item)}`,
    ...turnLines(item, detail),
    ...told("question", query, detail),
    ...told(item.file.case.kind === "abstention" ? "refusal" : "answer", expectedAnswer, detail),
    ...some(otherAnswers(item.file), detail, "accepted answer").flatMap((one) =>
      typeof one === "string" ? [line("", one)] : answerLines(one, detail),
    ),
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

/** The conversation that the question goes on from; of a case among others the turns just before it. */
function turnLines({ file }: RefreshItem, detail: ItemDetail): readonly string[] {
  const turns = earlierTurns(file);
  const rest = detail.isWhole ? 0 : Math.max(turns.length - mostTold, 0);
  const before = rest === 0 ? [] : [line("earlier", `${counted(rest, "turn")} before these`)];
  return [
    ...before,
    ...turns
      .slice(rest)
      .flatMap(({ role, content }, at) =>
        told(at === 0 && rest === 0 ? "earlier" : "", `${role}: ${content}`, detail),
      ),
  ];
}

/** An answer that counts as right as well, and what it rests on. */
function answerLines({ statement, chunkIds }: OtherAnswer, detail: ItemDetail): readonly string[] {
  return [
    ...told("accepted", statement, detail),
    ...(chunkIds.length === 0 ? [] : told("", `it rests on ${chunkIds.join(", ")}`, detail)),
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
