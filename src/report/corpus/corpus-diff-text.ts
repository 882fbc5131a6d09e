import { changesByDocument, type DocumentChange } from "../../corpus/comparing/by-document.ts";
import {
  verdictCounts,
  type Candidate,
  type ChunkChange,
  type ChunkVerdict,
} from "../../corpus/comparing/verdicts.ts";
import type { ContentHash } from "../../model/ids.ts";
import { counted, quoted } from "../../model/sentence.ts";
import {
  countsText,
  groundsText,
  isUnderItsId,
  moreCandidates,
  occurring,
  quoteText,
  someCases,
  standingText,
  summaryRows,
  type CitedEvidence,
  type CorpusDiff,
} from "./corpus-diff-words.ts";
import { equalWords, equalWordsText } from "../equal-words.ts";
import { markedRuns, printedMarks } from "../marks.ts";
import { meaningText, planCommand } from "./diff-meaning.ts";
import { figureRows } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { shortened, wordDiff } from "../word-diff.ts";
import { wrapped } from "../wrapped.ts";

/** How much of a comparison to tell. */
export interface DiffDetail {
  /** Documents alone, without what became of their chunks. */
  readonly documentsOnly: boolean;
  /** The words that edited chunks differ in. */
  readonly words: boolean;
  /** How many entries of a list are told, of documents and of the chunks of one. */
  readonly limit: number;
}

type Texts = ReadonlyMap<ContentHash, string>;

/** A comparison for a terminal: what happened in ten lines, then document by document. */
export function corpusDiffText(diff: CorpusDiff, detail: DiffDetail, style: Style): string {
  const { before, after } = diff.comparison;
  const rows = summaryRows(diff).map(([name, text]) => [name, terminalText(text)] as const);
  const head = [
    `Corpus revision ${idText(after.id)} compared with ${idText(before.id)}`,
    "",
    ...figureRows(rows, style),
    "",
    wrapped(terminalText(meaningText(diff))),
    terminalText(`Which judgments wait, of all revisions, and why: ${planCommand(diff)}`),
  ];
  return `${[...head, ...detailLines(diff, detail, style)].join("\n")}\n`;
}

function idText(id: string): string {
  return `"${terminalText(id)}"`;
}

function detailLines(diff: CorpusDiff, detail: DiffDetail, style: Style): readonly string[] {
  const { comparison, cited } = diff;
  if (cited !== undefined)
    return citedLines(cited.evidence, { texts: comparison.texts, detail, style });
  const all = changesByDocument(comparison);
  const documents = detail.documentsOnly ? all.filter((one) => one.standing !== "same") : all;
  const shown = documents.slice(0, detail.limit);
  const rest = documents.length - shown.length;
  return [
    ...(detail.documentsOnly && shown.length > 0 ? [""] : []),
    ...shown.flatMap((one) =>
      detail.documentsOnly
        ? [documentLine(one, style)]
        : ["", documentLine(one, style), ...chunkLines(one, comparison.texts, detail)],
    ),
    ...(rest === 0
      ? []
      : ["", `${counted(rest, "more document")}; --limit ${documents.length} shows all.`]),
  ];
}

function documentLine(document: DocumentChange, style: Style): string {
  const { id, renamed } = document;
  const to = renamed === undefined ? "" : ` → ${terminalText(renamed.id)}`;
  const name = style.strong(`${terminalText(id)}${to}`);
  return `${name}  ${standingText(document)}`;
}

function chunkLines(
  { id: document, standing, renamed, changes, added, movedAlong }: DocumentChange,
  texts: Texts,
  { limit, words }: DiffDetail,
): readonly string[] {
  const options = { texts: words ? texts : undefined, limit };
  const shown = changes.slice(0, limit);
  const newcomers = added.slice(0, limit - shown.length);
  const rest = occurring(verdictCounts({ same: 0, changes: changes.slice(limit) }));
  const more = countsText([
    ...rest.map(([verdict, count]) => [count, verdict] as const),
    [added.length - newcomers.length, "added"],
  ]);
  const short = shortIds(document, renamed?.id);
  if (changes.length + added.length + movedAlong === 0) {
    return [line("", standing === "restated" ? chunksAsTheyWere : wordsOfOthers)];
  }
  return [
    ...(movedAlong === 0
      ? []
      : [line("moved", `${counted(movedAlong, "chunk")} along with the document, text unchanged`)]),
    ...shown.flatMap((change) => changeLines(change, short, options)),
    ...newcomers.map((chunk) => line("added", short(chunk))),
    ...(more === "none" ? [] : [line("", `and more: ${more}`)]),
  ];
}

const chunksAsTheyWere = "its chunks are as they were";

/** Of a document that came or changed, and whose chunks are all candidates of others. */
const wordsOfOthers = "no new chunk: what it has of earlier ones is told with them";

type NamedChunk = Pick<Candidate, "id" | "documentId">;

/** Ids without the name of the document that they stand below, where they start with it. */
function shortIds(...documents: readonly (string | undefined)[]): (chunk: NamedChunk) => string {
  return ({ id, documentId }) => {
    const isOwn = documents.includes(documentId) && id.startsWith(`${documentId}#`);
    return terminalText(isOwn ? id.slice(documentId.length) : id);
  };
}

function line(word: string, text: string): string {
  return `  ${word.padEnd(10)}  ${text}`;
}

function changeLines(
  change: ChunkChange,
  short: (chunk: NamedChunk) => string,
  { texts, limit }: { readonly texts: Texts | undefined; readonly limit: number },
): readonly string[] {
  const { chunk, verdict, candidates } = change;
  const [first, ...others] = candidates;
  if (first === undefined) return [line(verdict, short(chunk))];
  if (verdict === "moved" && others.length === 0) {
    return [line(verdict, `${short(chunk)} → ${short(first)}`)];
  }
  const words = texts === undefined ? [] : wordLines(verdict, [chunk.hash, first.hash], texts);
  if (isUnderItsId(change)) {
    return [line(verdict, `${short(chunk)}  (${groundsText(first, verdict)})`), ...words];
  }
  const sign = verdict === "gone" ? "somewhat like" : "→";
  return [
    line(verdict, short(chunk)),
    ...candidates
      .slice(0, limit)
      .map((one) => line("", `${sign} ${short(one)}  (${groundsText(one, verdict)})`)),
    ...moreLines(change, limit),
    ...words,
  ];
}

/** How many candidates there are besides those that are told. */
function moreLines(
  change: Pick<ChunkChange, "candidates" | "candidateCount">,
  limit: number,
): readonly string[] {
  const more = moreCandidates(change, limit);
  return more === 0 ? [] : [line("", `and ${counted(more, "more candidate")}`)];
}

/** The words that changed, as Git marks them. */
function wordLines(
  verdict: ChunkVerdict,
  hashes: readonly [before: ContentHash, after: ContentHash],
  texts: Texts,
): readonly string[] {
  const [before, after] = hashes.map((hash) => texts.get(hash));
  if (verdict !== "edited" || before === undefined || after === undefined) return [];
  const same = equalWords(before, after);
  if (same !== undefined) return [line("", equalWordsText[same])];
  const runs = wordDiff(before, after);
  if (runs === undefined) return [line("", "too long to compare word by word")];
  return wrapped(markedRuns(shortened(runs)))
    .split("\n")
    .map((one) => line("", printedMarks(one, terminalText)));
}

interface CitedOptions {
  readonly texts: Texts;
  readonly detail: DiffDetail;
  readonly style: Style;
}

function citedLines(
  cited: readonly CitedEvidence[],
  { texts, detail, style }: CitedOptions,
): readonly string[] {
  const moved = cited.filter(({ verdict }) => verdict !== "same");
  const shown = moved.slice(0, detail.limit);
  const rest = moved.length - shown.length;
  return [
    ...shown.flatMap((one) => ["", ...evidenceLines(one, { texts, detail, style })]),
    ...(rest === 0
      ? []
      : ["", `${counted(rest, "more piece")} of evidence; --limit ${moved.length} shows all.`]),
  ];
}

function evidenceLines(
  evidence: CitedEvidence,
  { texts, detail, style }: CitedOptions,
): readonly string[] {
  const { piece, verdict, quote, candidates, cases } = evidence;
  const { limit } = detail;
  const standing = quoteText(verdict, quote);
  const first = candidates[0];
  const hash = piece.contentHash;
  const words =
    first === undefined || !detail.words || hash === undefined
      ? []
      : wordLines(verdict, [hash, first.hash], texts);
  return [
    `${style.strong(terminalText(piece.chunkId))}  ${verdict}${standing}`,
    line("cited by", someCases(cases, limit).map(terminalText).join(", ")),
    ...(piece.quote === undefined ? [] : [line("quote", terminalText(quoted(piece.quote)))]),
    ...candidates
      .slice(0, limit)
      .map((one) => line("candidate", `${terminalText(one.id)}  (${groundsText(one, verdict)})`)),
    ...moreLines(evidence, limit),
    ...words,
  ];
}
