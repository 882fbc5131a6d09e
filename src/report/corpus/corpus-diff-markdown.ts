import { changesByDocument, type DocumentChange } from "../../corpus/comparing/by-document.ts";
import { verdictCounts } from "../../corpus/comparing/verdicts.ts";
import { counted } from "../../model/sentence.ts";
import type { DiffDetail } from "./corpus-diff-text.ts";
import {
  countsText,
  groundsText,
  moreCandidates,
  occurring,
  quoteText,
  someCases,
  standingText,
  summaryRows,
  type CitedEvidence,
  type CorpusDiff,
} from "./corpus-diff-words.ts";
import { meaningText, planCommand } from "./diff-meaning.ts";
import { markdownCode, markdownText } from "../untrusted/markdown.ts";

/** A comparison for a page or a pull request: the figures, then a table of documents, chunks or evidence. */
export function corpusDiffMarkdown(diff: CorpusDiff, detail: DiffDetail): string {
  const { before, after } = diff.comparison;
  const rows = summaryRows(diff)
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `| ${name} | ${markdownText(text.trim().replace(/ {2,}/g, ": "))} |`);
  const parts = [
    `Corpus revision ${markdownCode(after.id)} compared with ${markdownCode(before.id)}`,
    ["| | |", "| --- | --- |", ...rows].join("\n"),
    `${markdownText(meaningText(diff))} Which judgments wait, of all revisions, and why: ${markdownCode(planCommand(diff))}`,
    ...(diff.cited === undefined
      ? documentTable(diff, detail)
      : citedTable(diff.cited.evidence, detail)),
  ];
  return `${parts.join("\n\n")}\n`;
}

function documentTable({ comparison }: CorpusDiff, detail: DiffDetail): readonly string[] {
  const all = changesByDocument(comparison);
  const documents = detail.documentsOnly ? all.filter((one) => one.standing !== "same") : all;
  if (documents.length === 0) return [];
  const shown = documents.slice(0, detail.limit);
  const rest = documents.length - shown.length;
  const rows = shown.map((one) => {
    const to = one.renamed === undefined ? "" : ` → ${markdownCode(one.renamed.id)}`;
    const cells = [`${markdownCode(one.id)}${to}`, standingText(one)];
    return `| ${[...cells, ...(detail.documentsOnly ? [] : [chunkCounts(one)])].join(" | ")} |`;
  });
  const head = detail.documentsOnly
    ? ["| Document | What became of it |", "| --- | --- |"]
    : ["| Document | What became of it | Chunks |", "| --- | --- | --- |"];
  return [
    [...head, ...rows].join("\n"),
    ...(rest === 0 ? [] : [`${counted(rest, "more document")}.`]),
  ];
}

function chunkCounts({ changes, added, movedAlong }: DocumentChange): string {
  const counts = occurring(verdictCounts({ same: 0, changes }));
  return countsText([
    [movedAlong, "moved along"],
    ...counts.map(([verdict, count]) => [count, verdict] as const),
    [added.length, "added"],
  ]);
}

function citedTable(cited: readonly CitedEvidence[], { limit }: DiffDetail): readonly string[] {
  const moved = cited.filter(({ verdict }) => verdict !== "same");
  if (moved.length === 0) return [];
  const shown = moved.slice(0, limit);
  const rest = moved.length - shown.length;
  const rows = shown.map((one) => {
    const { piece, verdict, quote, candidates, cases } = one;
    const more = moreCandidates(one, limit);
    const where = [
      ...candidates
        .slice(0, limit)
        .map((chunk) => `${markdownCode(chunk.id)} (${groundsText(chunk, verdict)})`),
      ...(more === 0 ? [] : [counted(more, "more candidate")]),
    ];
    const standing = quoteText(verdict, quote);
    return `| ${markdownCode(piece.chunkId)} | ${verdict}${standing} | ${where.join("; ")} | ${someCases(cases, limit).map(markdownText).join(", ")} |`;
  });
  return [
    [
      "| Chunk | What became of it | Candidates | Cited by |",
      "| --- | --- | --- | --- |",
      ...rows,
    ].join("\n"),
    ...(rest === 0 ? [] : [`${counted(rest, "more piece")} of evidence.`]),
  ];
}
