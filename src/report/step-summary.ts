import { groupsOf } from "../model/groups.ts";
import { counted } from "../model/sentence.ts";
import { splitFigures } from "./claim-lines.ts";
import { byUse } from "./chosen-annotations.ts";
import { notComparedInJob, shortId } from "./comparison.ts";
import { splitLines } from "./split-lines.ts";
import { itemInLines, levelMarks, type ItemOptions } from "./summary-item.ts";
import { fullList, ruleTable } from "./summary-list.ts";
import { markdownCode, markdownText } from "./untrusted/markdown.ts";
import { isSound, severity, type Verdict } from "./verdict.ts";
import { foundText } from "./verdict-line.ts";

/** What the summary of a job's step tells beside the verdict. */
export interface SummaryOptions extends Pick<ItemOptions, "place"> {
  /** Where GitHub shows the repository, without "/" at the end. */
  readonly page: string;
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
const mostFirst = 5;
/** GitHub drops a summary of more than 1 MiB whole. */
const mostBytes = 900 * 1024;

/** The verdict in GitHub's Markdown: what was found, in how much, what to fix first, and everything below it. */
export function stepSummary(verdict: Verdict, options: SummaryOptions): string {
  const { findings } = verdict;
  const { commit, page } = options;
  const files = commit === undefined ? undefined : `${page}/blob/${commit}/`;
  const items = { ...options, files };
  const above = [heading(verdict, options), countsTable(verdict), ...failures(options)];
  const below = [footer(verdict, options)];
  if (findings.length <= few) {
    return joined([...above, ...fixes(byUse(findings, options.changed), items), ...below]);
  }
  const start = [
    ...above,
    ...firstFixes(verdict, items),
    ...inChange(verdict, options),
    ruleTable(findings),
  ];
  const room = mostBytes - Buffer.byteLength(joined([...start, ...below]));
  return joined([...start, fullList(findings, items, room), ...below]);
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

function fixes(findings: Verdict["findings"], options: ItemOptions): readonly string[] {
  if (findings.length === 0) return [];
  return ["### To fix", ...findings.map((finding) => itemInLines(finding, options))];
}

/**
 * Of many findings one of each rule: what is wrong in a hundred files in one way is read once. The gravest come first, then
 * those of the change, then what there is most of.
 */
function firstFixes(
  { findings }: Verdict,
  options: ItemOptions & Pick<SummaryOptions, "changed">,
): readonly string[] {
  const { changed } = options;
  const groups = [...groupsOf(byUse(findings, changed), ({ rule }) => rule).values()];
  const rank = ([{ level, at }]: (typeof groups)[number]): number =>
    severity[level] * 2 + (changed.has(at.file) ? 1 : 0);
  const items = groups
    .toSorted((a, b) => rank(b) - rank(a) || b.length - a.length)
    .slice(0, mostFirst)
    .map((own) => {
      const more = own.length === 1 ? "" : `, and ${own.length - 1} more of this rule`;
      return itemInLines(own[0], options, more);
    });
  return ["### To fix first", ...items];
}

/** Of many findings somebody wants to know first which are theirs. */
function inChange(
  { findings, comparison }: Verdict,
  { changed }: SummaryOptions,
): readonly string[] {
  if (!("base" in comparison)) return [];
  const own = findings.filter(({ at }) => changed.has(at.file)).length;
  if (own === findings.length)
    return [`All ${own} findings are in files that this change touches.`];
  const count = own === 0 ? "None" : `${own}`;
  const are = own === 1 ? "is in a file" : "are in files";
  return [`${count} of the ${findings.length} findings ${are} that this change touches.`];
}

function footer(verdict: Verdict, { commit, page, version, report }: SummaryOptions): string {
  const { comparison, rules } = verdict;
  const judged = commit === undefined ? "the files as they are" : commitLink(commit, page);
  const left = "base" in comparison ? 0 : comparison.notRun.rules.length;
  const by = left === 0 ? `the ${rules.of}` : `${rules.of - left} of the ${rules.of}`;
  return [
    ...splitLines(verdict),
    ...claimed(verdict),
    `${comparedText(comparison, page)} Judged: ${judged}, by ${by} rules of Touchstone ${version}.`,
    `Why a rule is there: ${markdownCode("touchstone explain <rule>")}. All of it as JSON: ${markdownCode(report)}.`,
  ].join("\n\n");
}

/** What a score would say is told of a sound set alone. */
function claimed(verdict: Verdict): readonly string[] {
  const { claim } = verdict;
  if (claim === undefined || !isSound(verdict)) return [];
  const said = [claim.sentence, ...claim.caveats].map(markdownText).join(" ");
  return [`Split: ${splitFigures(claim)}. ${said}`];
}

function comparedText(comparison: Verdict["comparison"], page: string): string {
  const notRun = notComparedInJob(comparison);
  if (notRun !== undefined) return markdownText(notRun);
  if (!("base" in comparison)) return "";
  const { name, commit, holdsSet } = comparison.base;
  const whose = commit.startsWith(name) ? "" : `${markdownText(name)} at `;
  const empty = holdsSet ? "" : ", which has no set in this place: everything is new";
  return `Compared with ${whose}${commitLink(commit, page)}${empty}.`;
}

/** Its id holds hex digits alone. */
function commitLink(commit: string, page: string): string {
  return `[${markdownCode(shortId(commit))}](${page}/commit/${commit})`;
}
