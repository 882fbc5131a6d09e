import { counted } from "../model/sentence.ts";
import { byUse } from "./chosen-annotations.ts";
import { comparisonLines, shortId } from "./comparison.ts";
import { plainStyle } from "./style.ts";
import { findingItem, levelMarks, type ItemOptions } from "./summary-item.ts";
import { fullList, ruleTable } from "./summary-list.ts";
import { markdownCode, markdownText } from "./untrusted/markdown.ts";
import type { Verdict } from "./verdict.ts";
import { foundText } from "./verdict-line.ts";

/** What the summary of a job's step tells beside the verdict. */
export interface SummaryOptions extends ItemOptions {
  /** The set's folder as the workflow names it. */
  readonly set: string;
  /** The commit that was judged; undefined where files of a folder were, which lie in no repository. */
  readonly commit: string | undefined;
  readonly version: string;
  /** The set's paths that the change touches. */
  readonly changed: ReadonlySet<string>;
  /** Why the run is red though no rule found an error; undefined where none is needed. */
  readonly failure: string | undefined;
  /** The file that holds every finding, as the job's log names it. */
  readonly report: string;
}

/** With so few findings, each is shown at once, and there is no second list. */
const few = 10;
/** How many stand under what to fix first where there are more. */
const first = 5;
/** GitHub drops a summary of more than 1 MiB whole. */
const mostBytes = 900 * 1024;

/** The verdict in GitHub's Markdown: what was found, in how much, what to fix first, and everything below it. */
export function stepSummary(verdict: Verdict, options: SummaryOptions): string {
  const { findings } = verdict;
  const above = [heading(verdict, options), countsTable(verdict), ...failures(options)];
  const ordered = byUse(findings, options.changed);
  const below = [footer(verdict, options)];
  if (findings.length <= few) {
    return joined([...above, ...fixes("To fix", ordered, options), ...below]);
  }
  const start = [
    ...above,
    ...fixes("To fix first", ordered.slice(0, first), options),
    ...inChange(verdict, options),
    ruleTable(findings),
  ];
  const room = mostBytes - Buffer.byteLength(joined([...start, ...below]));
  return joined([...start, fullList(findings, options, room), ...below]);
}

function joined(blocks: readonly string[]): string {
  return `${blocks.join("\n\n")}\n`;
}

function heading(
  { counts: { findings, cases } }: Verdict,
  { set, failure }: SummaryOptions,
): string {
  const isRed = findings.error > 0 || failure !== undefined;
  const mark = isRed ? levelMarks.error : findings.warning > 0 ? levelMarks.warning : "✅";
  const where = set === "." ? "" : ` of ${markdownCode(set)}`;
  return `## ${mark} Touchstone: ${foundText(findings)} in ${counted(cases, "case")}${where}`;
}

function countsTable({ counts: { cases, status, findings } }: Verdict): string {
  const columns: readonly (readonly [string, number])[] = [
    ["cases", cases],
    ["approved", status.approved],
    ["pending", status.pending],
    ["rejected", status.rejected],
    ["retired", status.retired],
    ["errors", findings.error],
    ["warnings", findings.warning],
    ["notices", findings.notice],
  ];
  return [
    `| ${columns.map(([name]) => name).join(" | ")} |`,
    `|${columns.map(() => " ---: |").join("")}`,
    `| ${columns.map(([, count]) => count).join(" | ")} |`,
  ].join("\n");
}

function failures({ failure }: SummaryOptions): readonly string[] {
  return failure === undefined ? [] : [`${levelMarks.error} ${markdownText(failure)}`];
}

function fixes(
  title: string,
  findings: Verdict["findings"],
  options: SummaryOptions,
): readonly string[] {
  if (findings.length === 0) return [];
  const items = findings.map((finding, index) => `${index + 1}. ${findingItem(finding, options)}`);
  return [`### ${title}`, items.join("\n")];
}

/** Of many findings somebody wants to know first which are theirs. */
function inChange(
  { findings, comparison }: Verdict,
  { changed }: SummaryOptions,
): readonly string[] {
  if (!("base" in comparison)) return [];
  const own = findings.filter(({ at }) => changed.has(at.file)).length;
  const are = own === 1 ? "is" : "are";
  const count = own === 0 ? "None" : String(own);
  return [`${count} of the ${findings.length} findings ${are} in files that this change touches.`];
}

function footer(
  { comparison, rules }: Verdict,
  { commit, version, report }: SummaryOptions,
): string {
  const [compared] = comparisonLines(comparison, plainStyle);
  const judged = commit === undefined ? "the files as they are" : `commit ${shortId(commit)}`;
  const lines = [
    ...(compared === undefined ? [] : [markdownText(compared)]),
    `Judged ${markdownText(judged)} by ${rules.of} rules of Touchstone ${markdownText(version)}.`,
    `Why a rule is there: ${markdownCode("touchstone explain <rule>")}. Everything as JSON: ${markdownCode(report)}.`,
  ];
  return lines.join("  \n");
}
