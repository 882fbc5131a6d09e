import { stageOf, type CaseFile, type ProvenanceDraft } from "../../model/case.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { placeOfQuote } from "../../model/quote-place.ts";
import { originText } from "./origin-text.ts";
import type { Style } from "../style.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { earlierDecision } from "../review/record-report.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** A case as its reviewer reads it: question, outcome, and each piece of evidence with its text and the quote marked. */
export function caseView(dataset: Dataset, file: CaseFile, options: TextOptions): string {
  const blocks = [caseTitle(file, options), ...outcome(file, options.style)];
  const judged = evidence(dataset, file, { style: options.style, more: () => [] });
  return [...blocks, ...judged, facts(dataset, file, options.style)].join("\n\n");
}

/** One line: the case's id, its kind and status, and its file. */
export function caseTitle(file: CaseFile, { style, place }: TextOptions): string {
  const { id = "", kind = "" } = file.case;
  const stage = stageOf(file) ?? "status unknown";
  return `${style.strong(terminalText(id))}  ${kind}, ${stage}  ${style.faint(terminalText(place(file.path)))}`;
}

/** What is asked, and what a reviewer accepts as its answer. */
export function outcome(file: CaseFile, style: Style): readonly string[] {
  const { conversation = [], query = "", expectedAnswer = "", acceptedAnswers = [] } = file.case;
  const { because, notes } = file.case;
  const turns = conversation.map((turn) => `${turn?.role ?? ""}: ${turn?.content ?? ""}`);
  const answers = acceptedAnswers.map(
    (answer) => `${answer?.statement ?? ""} (chunks ${(answer?.chunkIds ?? []).join(", ")})`,
  );
  return [
    ...(turns.length === 0 ? [] : [titled("Earlier turns", turns.join("\n"), style)]),
    titled("Question", query, style),
    titled(
      because === undefined ? "Expected answer" : `Expected answer: none, because "${because}"`,
      expectedAnswer,
      style,
    ),
    ...answers.map((answer) => titled("Also accepted", answer, style)),
    ...(notes === undefined ? [] : [titled("Notes", notes, style)]),
  ];
}

/** Each piece of evidence with its source, its text and the quote marked; `more` are further lines about it. */
export function evidence(
  { texts }: Pick<Dataset, "texts">,
  file: CaseFile,
  {
    style,
    more,
  }: { readonly style: Style; readonly more: (entry: ProvenanceDraft) => readonly string[] },
): readonly string[] {
  const { provenance = [] } = file.case;
  const lookedUp = provenance.map((one, index) => {
    const entry = one ?? {};
    const text = entry.contentHash === undefined ? undefined : texts.get(entry.contentHash);
    return [
      style.strong(`Evidence ${index + 1} of ${provenance.length}`),
      `  chunk     ${terminalText(entry.chunkId ?? "")}`,
      `  document  ${terminalText(entry.documentId ?? "")}`,
      `  source    ${terminalText(entry.sourceUri ?? "")}, revision ${terminalText(entry.sourceRevision ?? "")}`,
      ...(entry.grade === undefined ? [] : [`  grade     ${entry.grade}`]),
      ...(entry.insteadOf === undefined ? [] : [`  instead   of ${terminalText(entry.insteadOf)}`]),
      ...more(entry),
      ...textWithQuote(text, entry.quote, style),
    ].join("\n");
  });
  return [...shortEvidence(file, style), ...lookedUp];
}

/** What the author names as evidence and nobody has looked up: each entry as the file has it. */
function shortEvidence(file: CaseFile, style: Style): readonly string[] {
  const { evidence: entries = [] } = file.case;
  return entries.map((entry, index) => {
    const lines = (["document", "chunk", "quote"] as const).flatMap((name) => {
      const said = entry?.[name];
      return said === undefined ? [] : [`  ${name.padEnd(8)}  ${terminalText(said)}`];
    });
    const title = style.strong(`Evidence ${index + 1} of ${entries.length}, not looked up yet`);
    return [title, ...lines].join("\n");
  });
}

function textWithQuote(
  text: string | undefined,
  quote: string | undefined,
  style: Style,
): readonly string[] {
  const quoted = quote === undefined ? "" : `"${terminalText(quote)}"`;
  if (text === undefined) {
    const also = quote === undefined ? "" : ` The quote: ${quoted}`;
    return [`  (Its text is not kept in this set.)${also}`];
  }
  const spot = placeOfQuote(text, quote ?? "");
  if (spot === undefined) {
    const missing =
      quote === undefined ? "(No quote.)" : `(The quote is not in the text: ${quoted})`;
    return [`  ${missing}`, indented(visibleLines(text))];
  }
  const around = [text.slice(0, spot.start), text.slice(spot.end)].map(visibleLines);
  return [indented(around.join(marked(text.slice(spot.start, spot.end), style)))];
}

/** Brackets show the quote where there is no colour. */
function marked(quote: string, style: Style): string {
  const lines = visibleLines(quote).split("\n");
  return `[${lines.map((line) => style.strong(line)).join("\n")}]`;
}

/** The fields that the view tells in words, and those that no approval covers; any other is shown as it is. */
export const toldFields: ReadonlySet<string> = new Set(
  (
    "id kind because query conversation expectedAnswer acceptedAnswers evidence relevantChunkIds provenance corpusRevision " +
    "origin notes tags review refresh split retired"
  ).split(" "),
);

/** The fields that nothing in a view tells, as the file has them: a field that is new to the view is never left out. */
export function untold(file: CaseFile, told: ReadonlySet<string>, style: Style): readonly string[] {
  return Object.entries(file.case)
    .filter(([field]) => !told.has(field))
    .map(
      ([field, value]) => `${style.strong(field)}  ${terminalText(JSON.stringify(value) ?? "")}`,
    );
}

function facts(dataset: Dataset, file: CaseFile, style: Style): string {
  const written = originText(file).replaceAll("\n", "; ");
  const before = earlierDecision(file);
  return [
    ...untold(file, toldFields, style),
    ...(before === undefined ? [] : [`${style.strong("Judged before")}    ${before}`]),
    `${style.strong("Corpus revision")}  ${terminalText(revisionText(dataset, file) ?? "none")}`,
    `${style.strong("Written by")}       ${terminalText(written)}`,
  ].join("\n");
}

/** The corpus revision that a case names, beside the current one; undefined where it names none. */
export function revisionText(dataset: Dataset, file: CaseFile): string | undefined {
  const { corpusRevision } = file.case;
  if (corpusRevision === undefined) return undefined;
  const current = currentRevision(dataset)?.id;
  if (corpusRevision === current) return `${corpusRevision}, the current one`;
  return `${corpusRevision}, the current one is ${current ?? "unknown"}`;
}

function titled(title: string, text: string, style: Style): string {
  return `${style.strong(title)}\n${indented(visibleLines(text))}`;
}

/** A chunk's text below its source; where the set does not keep it, that. */
export function chunkText(text: string | undefined): string {
  return text === undefined
    ? "  (Its text is not kept in this set.)"
    : indented(visibleLines(text));
}

function visibleLines(text: string): string {
  return text.split(/\r?\n/).map(terminalText).join("\n");
}

/** Set in from the margin, and without the empty lines that say nothing. */
function indented(text: string): string {
  return text
    .split("\n")
    .map((line) => (line.trim() === "" ? "" : `  ${line}`))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trimEnd();
}
