import { groupsOf } from "../../model/groups.ts";
import type { Finding } from "../../model/finding.ts";
import { counted } from "../../model/sentence.ts";
import { byUse } from "../verdict/chosen-annotations.ts";
import { notComparedInJob, shortId } from "../verdict/comparison.ts";
import { itemInLines, levelMarks, type ItemOptions } from "./summary-item.ts";
import { fullList, ruleTable } from "./summary-list.ts";
import { markdownCode, markdownText } from "../untrusted/markdown.ts";
import { severity, type Verdict } from "../verdict/verdict.ts";
import { foundText } from "../verdict/verdict-line.ts";

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

/** What one summary has beside what all have. */
export interface SummaryParts {
  /** Who speaks, at the start of the heading. */
  readonly title: string;
  /** Blocks below the heading. */
  readonly above: readonly string[];
  /** The title of the findings that are told one by one. */
  readonly toFix: string;
  /** Whether a finding is told in a block above, so that it is not told again. */
  readonly isTold: (finding: Finding) => boolean;
  /** Blocks below the findings. */
  readonly below: readonly string[];
  /** By which rules it was judged, as the end of "by 9 of the 10 rules"; empty where by all. */
  readonly judgedBy: string;
}

/**
 * A verdict in GitHub's Markdown: what was found, in how much, what to fix first, and everything below it. What the parts
 * leave of 900 KiB is for the findings.
 */
export function summaryFrame(
  verdict: Verdict,
  options: SummaryOptions,
  parts: SummaryParts,
): string {
  const { findings } = verdict;
  const items = { ...options, files: filesOf(options) };
  const { toFix } = parts;
  const above = [heading(verdict, options, parts.title), ...parts.above, ...failures(options)];
  const below = [...parts.below, footer(verdict, options, parts.judgedBy)];
  const left = findings.filter((finding) => !parts.isTold(finding));
  if (findings.length <= few) {
    const use = byUse(left, options.changed);
    return joined([...above, ...fixes(use, items, toFix), ...below]);
  }
  const start = [
    ...above,
    ...firstFixes(left, { ...items, toFix }),
    ...inChange(verdict, options),
    ruleTable(findings),
  ];
  const room = mostBytes - Buffer.byteLength(joined([...start, ...below]));
  return joined([...start, fullList(findings, items, room), ...below]);
}

/** Where GitHub shows the files of the commit that was judged, ending in "/"; undefined where it shows none. */
export function filesOf({
  commit,
  page,
}: Pick<SummaryOptions, "commit" | "page">): string | undefined {
  return commit === undefined ? undefined : `${page}/blob/${commit}/`;
}

function joined(blocks: readonly string[]): string {
  return `${blocks.join("\n\n")}\n`;
}

function heading(
  { counts: { findings, cases }, comparison }: Verdict,
  { set, failure }: SummaryOptions,
  title: string,
): string {
  const isRed = findings.error > 0 || failure !== undefined;
  const isAlone = notComparedInJob(comparison) !== undefined;
  const isDoubtful = findings.warning > 0 || isAlone;
  const mark = isRed ? levelMarks.error : isDoubtful ? levelMarks.warning : "✅";
  const where = set === "." ? "" : ` of ${markdownCode(set)}`;
  const alone = isAlone ? ", not compared with an earlier state" : "";
  return `## ${mark} ${title}: ${foundText(findings)} in ${counted(cases, "case")}${where}${alone}`;
}

function failures({ failure }: SummaryOptions): readonly string[] {
  return failure === undefined ? [] : [`${levelMarks.error} ${markdownText(failure)}`];
}

function fixes(
  findings: Verdict["findings"],
  options: ItemOptions,
  title: string,
): readonly string[] {
  if (findings.length === 0) return [];
  return [`### ${title}`, ...findings.map((finding) => itemInLines(finding, options))];
}

/**
 * Of many findings one of each rule: what is wrong in a hundred files in one way is read once. The gravest come first, then
 * those of the change, then what there is most of.
 */
function firstFixes(
  findings: Verdict["findings"],
  options: ItemOptions & Pick<SummaryOptions, "changed"> & Pick<SummaryParts, "toFix">,
): readonly string[] {
  if (findings.length === 0) return [];
  const { changed, toFix } = options;
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
  return [`### ${toFix} first`, ...items];
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

function footer(
  { comparison, rules }: Verdict,
  { commit, page, version, report }: SummaryOptions,
  which: string,
): string {
  const judged = commit === undefined ? "the files as they are" : commitLink(commit, page);
  const ran = rules.judged - ("base" in comparison ? 0 : comparison.notRun.rules.length);
  const by = ran === rules.of ? `the ${rules.of}` : `${ran} of the ${rules.of}`;
  return [
    `${comparedText(comparison, page)} Judged: ${judged}, by ${by} rules of Touchstone ${version}${which}.`,
    `Why a rule is there: ${markdownCode("touchstone explain <rule>")}. All of it as JSON: ${markdownCode(report)}.`,
  ].join("\n\n");
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
