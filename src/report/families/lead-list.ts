import { traceOf } from "../../families/near-duplicates/compared-case.ts";
import type { Lead } from "../../families/near-duplicates/lead.ts";
import {
  casesOfLeads,
  leadGroups,
  type LeadGroup,
} from "../../families/near-duplicates/lead-groups.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { clipped, counted, listed } from "../../model/sentence.ts";
import { leadSummary, leadWords, type LeadList } from "./lead-words.ts";
import type { Style } from "../style.ts";
import { jsonText } from "../untrusted/json.ts";
import { markdownText } from "../untrusted/markdown.ts";
import { terminalText } from "../untrusted/terminal.ts";
import { toldElsewhere } from "../../families/near-duplicates/told-elsewhere.ts";

/** How many pairs of one group are shown: of a hundred cases alike, nobody looks at each with each. */
const mostOfGroup = 10;
/** How much of a question or an answer is shown. */
const longest = 300;

/** Groups of alike cases one below the other: each case with what it is traced to, then what each two have in common. */
export function leadList(list: LeadList, style: Style): string {
  const groups = shownGroups(list);
  const blocks = groups.map((group, index) => blockOf(list, group, { index, style }));
  const shown = groups.reduce((sum, group) => sum + Math.min(group.length, mostOfGroup), 0);
  const summary = leadSummary({ ...list, shown })
    .map(terminalText)
    .join("\n");
  return `${[...blocks, summary].join("\n\n")}\n`;
}

function shownGroups({ found, limit }: LeadList): readonly LeadGroup[] {
  return leadGroups(found).slice(0, limit);
}

function blockOf(
  { dataset }: LeadList,
  group: LeadGroup,
  { index, style }: { readonly index: number; readonly style: Style },
): string {
  const pairs = group.slice(0, mostOfGroup);
  const isAcross = group.some((lead) => lead.isAcross);
  const files = casesOfLeads(pairs);
  const lines = files.flatMap((file, nth) => {
    const [name, ...others] = caseLines(dataset, file, style);
    return [`  ${letterAt(nth)}  ${name}`, ...others.map((line) => `     ${line}`)];
  });
  const measures = pairs.map((lead) => {
    const letters = lead.pair.map(({ file }) => letterAt(files.indexOf(file))).toSorted();
    return `  ${listed(letters)}: ${leadWords(lead)}`;
  });
  const more = group.length - pairs.length;
  const rest = more > 0 ? [`  and ${counted(more, "more pair")}`] : [];
  const where = isAcross ? `  ${style.yellow("across the split")}` : "";
  return [`${style.strong(`${index + 1}`)}${where}`, ...lines, ...measures, ...rest].join("\n");
}

/** a to t: ten pairs are of twenty cases at most. */
function letterAt(nth: number): string {
  return String.fromCharCode("a".charCodeAt(0) + nth);
}

function caseLines(dataset: Dataset, file: CaseFile, style: Style): readonly string[] {
  const { query = "", expectedAnswer = "" } = file.case;
  const name = style.strong(terminalText(nameOf(file)));
  return [
    `${name}  ${style.faint(terminalText(traceWords(dataset, file)))}`,
    `Q  ${terminalText(clipped(query, longest))}`,
    ...(expectedAnswer === "" ? [] : [`A  ${terminalText(clipped(expectedAnswer, longest))}`]),
  ];
}

function traceWords(dataset: Dataset, file: CaseFile): string {
  const { families, documents, splits } = traceOf(dataset, file);
  const parts = [
    splits.length === 0 ? "no split" : splits.join(" and "),
    families.length === 0 ? "no family" : families.join(", "),
    ...(documents.length === 0 ? [] : [documentWords(documents)]),
  ];
  return parts.join("; ");
}

function documentWords(documents: readonly string[]): string {
  const more = documents.length - 3;
  return `${documents.slice(0, 3).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

function nameOf(file: CaseFile): string {
  return file.case.id ?? file.path;
}

/** All leads asked for as one JSON object and a line feed. */
export function leadListJson({ dataset, leads: all, found }: LeadList): string {
  const { threshold, compared, ofOtherNumbers, settled, isCut } = all;
  const pairs = leadGroups(found).flatMap((group, index) =>
    group.map((lead) => ({ group: index + 1, ...pairJson(dataset, lead) })),
  );
  return `${jsonText({ threshold, compared, ofOtherNumbers, settled, isCut, pairs })}\n`;
}

function pairJson(dataset: Dataset, { pair, answer, ...lead }: Lead): object {
  const cases = pair.map(({ file }) => {
    const { id, query, expectedAnswer } = file.case;
    const trace = traceOf(dataset, file);
    return {
      id: id ?? null,
      file: file.path,
      query,
      expectedAnswer: expectedAnswer ?? null,
      ...trace,
    };
  });
  const toldBy = toldElsewhere(pair[0].file, pair[1].file) ?? null;
  return { ...lead, answer: answer ?? null, toldBy, cases };
}

/** The groups as tables for a page of Markdown. */
export function leadListMarkdown(list: LeadList): string {
  const groups = shownGroups(list);
  const rows = groups.flatMap((group, index) =>
    group.slice(0, mostOfGroup).map((lead) => markdownRow(list.dataset, lead, index + 1)),
  );
  const head = ["| Group | Case | Other case | Measure |", "| --- | --- | --- | --- |"];
  const table = rows.length === 0 ? "" : `${[...head, ...rows].join("\n")}\n\n`;
  const summary = leadSummary({ ...list, shown: rows.length });
  return `${table}${summary.map(markdownText).join("\n")}\n`;
}

function markdownRow(dataset: Dataset, lead: Lead, group: number): string {
  const cells = lead.pair.map(({ file }) => {
    const { query = "", expectedAnswer = "" } = file.case;
    const texts = [nameOf(file), traceWords(dataset, file), query, expectedAnswer];
    return texts.map((text) => markdownText(clipped(text, longest))).join("<br>");
  });
  const where = lead.isAcross ? "across the split, " : "";
  return `| ${[group, ...cells, where + markdownText(leadWords(lead))].join(" | ")} |`;
}
