import { counted } from "../../model/sentence.ts";
import type { Style } from "../style.ts";
import type { ChangedCases, Verdict } from "./verdict.ts";

/** The last line of every report: what was found, in how much, by which part of the rules, in how long. */
export function verdictLine(
  {
    counts,
    holds,
    notShown,
    rules,
    changed,
  }: Omit<Verdict, "findings" | "comparison" | "split" | "claim">,
  milliseconds: number,
  style: Style,
): string {
  const { error } = counts.findings;
  const found = foundText(counts.findings);
  const mark = error > 0 ? style.red(found) : style.green(found);
  const unread = counts.cases - holds.readCases;
  const part = rules.judged === rules.of ? "" : ` by ${rules.judged} of ${rules.of} rules`;
  // A few rules alone say nothing about a file that gave them nothing to judge.
  const gap = part === "" || unread === 0 ? "" : `, ${unread} of them not read,`;
  if (changed !== undefined) {
    const files = `${changedFiles(changed)}${gap || ","}`;
    const judged = changed.files === 0 ? "so nothing was judged" : `judged alone${part}`;
    return `${mark} in ${files} ${judged} (${Math.round(milliseconds)} ms)${silent(notShown)}; only the whole check decides`;
  }
  const where = `in ${counted(counts.cases, "case")}${gap}${part}`;
  return `${mark} ${where} (${Math.round(milliseconds)} ms)${silent(notShown)}`;
}

/** What was found, and that there is no error where there is none. */
export function foundText(counts: Verdict["counts"]["findings"]): string {
  return counts.error > 0 ? levelCounts(counts) : withoutErrors(counts);
}

function changedFiles({ files, deleted }: ChangedCases): string {
  const gone = deleted === 0 ? "" : ` (and ${deleted} deleted)`;
  return `${counted(files, "changed file")}${gone}`;
}

/** How many there are of each level, as far as there are some. */
export function levelCounts(counts: Verdict["counts"]["findings"]): string {
  const { error, warning, notice } = counts;
  return [
    ...(error === 0 ? [] : [counted(error, "error")]),
    ...(warning === 0 ? [] : [counted(warning, "warning")]),
    ...(notice === 0 ? [] : [counted(notice, "notice")]),
  ].join(", ");
}

/** That there is no error is said. */
function withoutErrors(counts: Verdict["counts"]["findings"]): string {
  const others = levelCounts(counts);
  return `0 errors${others === "" ? "" : `, ${others}`}`;
}

function silent({ otherFiles, belowLevel }: Verdict["notShown"]): string {
  const reasons = [
    ...(otherFiles === 0 ? [] : [`${otherFiles} in other files`]),
    ...(belowLevel === 0 ? [] : [`${belowLevel} below --level`]),
  ];
  return reasons.length === 0 ? "" : `, not shown: ${reasons.join(", ")}`;
}
