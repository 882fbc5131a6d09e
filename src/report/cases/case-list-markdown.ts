import type { CaseList } from "../../authoring/list/list-cases.ts";
import { listedCase, type ListedCase } from "./listed-case.ts";
import { listSummary } from "./list-summary.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { sentinelGroups } from "./sentinel-list.ts";
import { standingWords } from "./sentinel-standing.ts";
import { markdownLink, markdownText } from "../untrusted/markdown.ts";

type Place = TextOptions["place"];

/** The cases of a list as a table for a page of Markdown, each with a link to its file from where `place` starts. */
export function* caseListMarkdown(
  list: CaseList,
  { place }: { readonly place: Place },
): Generator<string> {
  const summary = markdownText(listSummary(list));
  if (list.cases.length === 0) {
    yield `${summary}\n`;
    return;
  }
  yield headOf(["Case", "Question", "Kind", "Status", "Documents"]);
  for (const one of list.cases.map(listedCase)) {
    const { documents } = one;
    yield rowOf([...columnsOf(one, place), documents.map(markdownText).join(", ")]);
  }
  yield `\n${summary}\n`;
}

/** The same of sentinels, by what each watches: with who judged it, and with a row for a category that has none. */
export function* sentinelListMarkdown(
  list: CaseList,
  { place }: { readonly place: Place },
): Generator<string> {
  yield headOf(["Watches", "Case", "Question", "Kind", "Status", "Judgments"]);
  for (const { why = "no category", cases } of sentinelGroups(list)) {
    if (cases.length === 0) yield rowOf([why, "none", "", "", "", ""]);
    for (const one of cases) {
      const standing = one.sentinel === undefined ? "" : standingWords(one.sentinel);
      yield rowOf([why, ...columnsOf(one, place), markdownText(standing)]);
    }
  }
  yield `\n${markdownText(listSummary(list))}\n`;
}

function columnsOf(
  { name, path, query, kind = "unknown", because, status }: ListedCase,
  place: Place,
): string[] {
  return [
    markdownLink(name, place(path)),
    markdownText(query ?? ""),
    because === undefined ? kind : `${kind}: ${because}`,
    status ?? "unknown",
  ];
}

function headOf(names: readonly string[]): string {
  return `${rowOf(names)}${rowOf(names.map(() => "---"))}`;
}

function rowOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => (cell === "" ? " " : ` ${cell} `)).join("|")}|\n`;
}
