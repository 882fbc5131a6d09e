import type { EvidenceQuery } from "../../corpus/search/evidence-search.ts";
import type { Proposal, Proposals } from "../../authoring/search/propose-evidence.ts";
import { inlineYaml } from "../../load/yaml-text.ts";
import type { ShortEvidenceEntry } from "../../model/generated/case.ts";
import type { ChunkId } from "../../model/ids.ts";
import { quoted } from "../../model/sentence.ts";
import { isBlank } from "../../model/white-space.ts";
import { markedWords } from "../cases/marked-words.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** How many characters of a sentence are shown. */
const longest = 200;

/** Chunks that may be the evidence a case waits for, each with the line that would name it. */
export function proposalsText(
  { query, found }: Proposals,
  { style, lineFor }: { readonly style: Style; readonly lineFor: (chunkId: ChunkId) => string },
): readonly string[] {
  const among = query.within === undefined ? "the corpus" : `document ${quoted(query.within)}`;
  if (found.length === 0) {
    return [`  No chunk of ${terminalText(among)} shares a word with question and answer.`];
  }
  return [
    `  Nearest in ${terminalText(among)}; none is chosen for you:`,
    ...found.flatMap((proposal) => [
      ...proposalLines(proposal, query, style).map((line) => `    ${line}`),
      `      write  ${terminalText(lineFor(proposal.chunk.id))}`,
    ]),
  ];
}

/** A chunk's id and place, and the words that carry the answer, or else those nearest to what was searched for. */
export function proposalLines(
  { chunk, document: source, quote, nearest, text }: Proposal,
  query: EvidenceQuery,
  style: Style,
): readonly string[] {
  const { title = "" } = source ?? {};
  const { locator = "" } = chunk;
  const document = quoted(chunk.documentId);
  const named = isBlank(title) ? document : `${quoted(title)} (${document})`;
  const place = isBlank(locator) ? named : `${named}, at ${quoted(locator)}`;
  const head = `${style.strong(terminalText(chunk.id))}  ${style.faint(`in ${terminalText(place)}`)}`;
  if (text === undefined) return [head, "  (Its text is not kept in this set.)"];
  const marked = (line: string): string => markedWords(line, markedBy(query), { style, longest });
  return [
    head,
    quote === undefined ? `  near   ${marked(nearest ?? "")}` : `  quote  ${marked(quote)}`,
  ];
}

/** The whole text of a chunk, with the words that were searched for in brackets. */
export function chunkWithMarks(
  { chunk, text }: Proposal,
  query: EvidenceQuery,
  style: Style,
): string {
  if (text === undefined)
    return `  (The text of ${terminalText(chunk.id)} is not kept in this set.)`;
  const whole = { style, longest: text.length };
  const lines = text.split(/\r?\n/).map((line) => {
    const marked = markedWords(line, markedBy(query), whole);
    return isBlank(line) ? "" : `  ${marked}`;
  });
  return [style.strong(terminalText(chunk.id)), ...lines].join("\n");
}

/** The question's words, or those typed; with the answer's, most of a text would be marked. */
function markedBy({ texts }: EvidenceQuery): string {
  return texts[0] ?? "";
}

/** The line of a case that names a chunk as one of its pieces of evidence. */
export function entryLine(chunk: ChunkId): string {
  const entry: ShortEvidenceEntry = { chunk };
  return `- ${inlineYaml(entry)}`;
}

/** The line of a case that names a chunk as all its evidence. */
export function fieldLine(chunk: ChunkId): string {
  const evidence: readonly ShortEvidenceEntry[] = [{ chunk }];
  return `evidence: ${inlineYaml(evidence)}`;
}
