import { countsBySplit, countsOf, type ExportedCounts } from "../../exporting/counts.ts";
import type { ExportedSet, Unexportable } from "../../exporting/exported-set.ts";
import type { LeftOut } from "../../exporting/left-out.ts";
import { splits } from "../../families/splits.ts";
import type { Finding } from "../../model/finding.ts";
import { revisionsFolder } from "../../model/layout.ts";
import { counted } from "../../model/sentence.ts";
import { firstOf, leftOutLines } from "./left-out-lines.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { rows } from "../rows.ts";
import { textReport } from "../verdict/text-report.ts";

/** The names of the files that an export wrote, none where it went to the output, and of those that it took away. */
export interface TouchedFiles {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** What went out, for the person who asked for it. */
export function exportReport(set: ExportedSet, { written, removed }: TouchedFiles): string {
  const { cases, claim, revision, purpose, digest, leftOut } = set;
  const carried = cases.filter(({ currency }) => currency === "carried").length;
  const used = cases.filter(({ holdout }) => holdout === "used");
  const spent = cases.filter(({ holdout }) => holdout === "spent");
  return `${rows([
    ["set", `${figures(countsOf(cases), "case")} for ${purpose}`],
    ["split", claim === undefined ? notSplit : splitFigures(set)],
    ["claim", claim === undefined ? "" : [claim.sentence, ...claim.caveats].join(" ")],
    ["corpus", `${revision.id}: ${cases.length - carried} current, ${carried} carried`],
    ["used", used.length === 0 ? "" : usedText(used.map(({ case: { id } }) => id))],
    ["spent", spent.length === 0 ? "" : spentText(spent.map(({ case: { id } }) => id))],
    ["left out", leftOutText(leftOut)],
    ["digest", digest],
    ["removed", removed.length === 0 ? "" : [...removed, ofEarlier].join("\n")],
    ["written", written.join("\n")],
  ])}\n`;
}

/** A line a reason, and what to do about the cases that somebody has to look at again. */
function leftOutText(leftOut: readonly LeftOut[]): string {
  const isStale = leftOut.some(({ why }) => why === "stale");
  const next = "what moved, and what to decide: touchstone refresh plan";
  return [...leftOutLines(leftOut), ...(isStale ? [next] : [])].join("\n");
}

const ofEarlier = "(of the export that was there before)";

const notSplit = "not split yet, no score may be claimed";

function usedText(ids: readonly string[]): string {
  const were = ids.length === 1 ? "1 was" : `${ids.length} were`;
  return `${were} read for a declared decision, and another one needs a declaration of its own: ${firstOf(ids)}`;
}

function spentText(ids: readonly string[]): string {
  const are = ids.length === 1 ? "1 is" : `${ids.length} are`;
  return `${are} no confirmation, since people have learned from results: ${firstOf(ids)}`;
}

function splitFigures({ cases }: ExportedSet): string {
  const bySplit = countsBySplit(cases);
  return splits
    .flatMap((split) => {
      const held = bySplit[split];
      return held === undefined ? [] : [`${split} ${figures(held, "question")}`];
    })
    .join("; ");
}

function figures(
  { cases, families, components, withoutFamily }: ExportedCounts,
  noun: string,
): string {
  if (families === 0) return `${counted(cases, noun)} of no family`;
  const names = families === 1 ? "1 family" : `${families} families`;
  const alone = withoutFamily === 0 ? "" : `; ${withoutFamily} of no family`;
  return `${counted(cases, noun)} (${names}, ${counted(components, "component")}${alone})`;
}

const refusals: Readonly<Record<Unexportable, string>> = {
  "no-current-revision":
    "Nothing says which corpus revision is current, so nothing was exported: a judgment holds under a corpus, and an evaluation runs on one.",
  "unreadable-families":
    "families.yaml has defects, so nothing was exported. See: touchstone check",
  "not-split":
    "This set is not split yet, so no score may be claimed and nothing was exported. To choose settings on it: --for tuning. To split it: touchstone families --help",
};

/** Why the set cannot go out. */
export function exportRefusal(refusal: Unexportable): string {
  return `${refusals[refusal]}\n`;
}

/** The same where findings tell why no corpus revision is current: they stand first. */
export function withoutCurrent(findings: readonly Finding[], options: TextOptions): string {
  const errors = findings.filter(
    ({ rule, level, at }) =>
      level === "error" &&
      (rule === "revision/current-unknown" || `${at.file}/`.startsWith(`${revisionsFolder}/`)),
  );
  const refusal = exportRefusal("no-current-revision");
  return errors.length === 0
    ? refusal
    : `${textReport(errors.slice(0, few), options)}\n\n${refusal}`;
}

/** That nothing of the set may go out, and why. */
export function nothingToExport(leftOut: readonly LeftOut[]): string {
  const none = "No case of the set may go out for this, so nothing was exported.";
  return `${[none, rows([["left out", leftOutText(leftOut)]])].join("\n").trimEnd()}\n`;
}

/** How many findings are told where a set has errors. */
const few = 3;

/** What keeps a set with errors from going out: the first of them, and how to see all. */
export function errorsInTheWay(
  findings: readonly Finding[],
  command: string,
  options: TextOptions,
): string {
  const errors = findings.filter(({ level }) => level === "error");
  const them = errors.length === 1 ? "it" : "them all";
  return `${textReport(errors.slice(0, few), options)}
The set has ${counted(errors.length, "error")}, so nothing was exported. To see ${them}: ${command}
`;
}
