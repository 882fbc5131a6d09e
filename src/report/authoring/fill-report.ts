import type { AddedField, FilledCase, FillPlan } from "../../authoring/fill/fill.ts";
import type { Candidate, FoundEvidence, Refusal } from "../../authoring/fill/look-up-evidence.ts";
import type { Proposals } from "../../authoring/search/propose-evidence.ts";
import { diffText } from "./diff-text.ts";
import { entryLine, fieldLine, proposalsText } from "./proposal-text.ts";
import { problemText, type TextOptions } from "../verdict/problem-text.ts";
import { clipped, counted } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What filling does, told to the cases' author; `diff` shows the changed lines instead, for a run that writes nothing. */
export function fillReport(plan: FillPlan, options: FillReportOptions): string {
  const blocks = [
    ...plan.filled.map((one) => filledText(one, options)),
    ...plan.refused.map((one) => refusedText(one, options)),
  ];
  const proposed = [...options.proposals.values()].some(({ found }) => found.length > 0);
  const next =
    "Next: write the line of the chunk that carries the answer into its case, or choose at a terminal: touchstone fill --choose";
  const end = proposed ? [verdict(plan, options), next] : [verdict(plan, options)];
  return [...blocks, end.join("\n")].map((block) => `${block}\n`).join("\n");
}

export interface FillReportOptions extends TextOptions {
  readonly diff: boolean;
  readonly author: string;
  /** What a search found for evidence that waits for its author. */
  readonly proposals: ReadonlyMap<Refusal, Proposals>;
}

/** Why a case was not filled, with the chunks that its author can choose from. */
export function refusedText(refusal: Refusal, options: FillReportOptions): string {
  const { style } = options;
  const tied = (refusal.candidates ?? []).map((candidate) => candidateText(candidate, style));
  const found = options.proposals.get(refusal);
  const lineFor = refusal.waits?.entry === undefined ? fieldLine : entryLine;
  const proposed = found === undefined ? [] : proposalsText(found, { style, lineFor });
  const between = [...tied, ...proposed];
  return problemText(refusal, options, { mark: style.red("not filled"), between });
}

/** One case that was filled; `author` is told as it stands. */
export function filledText(
  filled: FilledCase,
  { style, place, diff, author }: TextOptions & { readonly diff: boolean; readonly author: string },
): string {
  const title = `${style.strong(terminalText(place(filled.path)))} ${diff ? "would be filled" : style.green("filled")}`;
  if (diff) {
    return [title, ...diffText(filled.before, filled.after, style)].join("\n");
  }
  const sentences = [
    ...filled.evidence.map(evidenceSentence),
    ...filled.added.map((field) => addedSentence(field, author)),
  ];
  return [title, ...sentences.map((sentence) => `  ${terminalText(sentence)}`)].join("\n");
}

/** Where a piece of evidence comes from, as a sentence. */
export function evidenceSentence({ provenance, quote }: FoundEvidence): string {
  const chunk = `Evidence: chunk "${provenance.chunkId}"`;
  switch (quote) {
    case "given":
      return `${chunk}, which holds the quote.`;
    case "unchecked":
      return `${chunk}; its text is not kept here, so the quote is unchecked.`;
    case "proposed":
      return `${chunk}, with a proposed quote to read over: "${provenance.quote ?? ""}"`;
    case "none":
      return `${chunk}, without a quote: no words in it clearly carry the answer.`;
    case "unread":
      return `${chunk}, without a quote: its text is not kept here, so none could be proposed.`;
  }
}

function addedSentence(field: AddedField, author: string): string {
  switch (field) {
    case "corpusRevision":
      return "Added the current corpus revision.";
    case "origin":
      return `Added who wrote it: ${author}.`;
    case "review":
      return "Marked as waiting for review.";
  }
}

/** One chunk that holds the words of an entry, with the words around them. */
export function candidateText({ chunkId, before, quote, after }: Candidate, style: Style): string {
  const marked = style.strong(`[${terminalText(clipped(quote, 160))}]`);
  return `    ${terminalText(chunkId)}: ${terminalText(before)}${marked}${terminalText(after)}`;
}

function verdict(
  { filled, refused, complete }: FillPlan,
  { style, diff }: TextOptions & { readonly diff: boolean },
): string {
  const files = new Set(refused.map(({ at }) => at.file)).size;
  if (filled.length === 0 && files === 0) return style.green("Nothing to fill.");
  const done = `${counted(filled.length, "case")} ${diff ? "would be filled" : "filled"}`;
  return [
    filled.length === 0 ? done : style.green(done),
    ...(files === 0 ? [] : [style.red(`${files} not filled`)]),
    ...(complete === 0 ? [] : [`${complete} complete already`]),
  ].join(", ");
}
