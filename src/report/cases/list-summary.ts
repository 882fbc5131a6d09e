import type { CaseList } from "../../authoring/list/list-cases.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import { counted } from "../../model/sentence.ts";
import { terminalText } from "../untrusted/terminal.ts";

const stages = ["approved", "pending", "rejected", "retired", undefined] as const;

/** How many cases were asked for, of how many, and what became of them. */
export function listSummary({ cases, others, unreadable }: CaseList): string {
  const all = cases.length + others;
  if (all === 0) return unreadable.length === 0 ? "There is no case." : "No case can be read.";
  if (cases.length === 0) return `None of ${counted(all, "case")} fits.`;
  const of = others === 0 ? "" : ` of ${all}`;
  const noun = others === 0 && all === 1 ? "case" : "cases";
  return `${cases.length}${of} ${noun}: ${byStage(cases)}`;
}

export function byStage(cases: readonly CaseFile[]): string {
  const counts = stages.map((stage) => {
    const count = cases.filter((file) => stageOf(file) === stage).length;
    return count === 0 ? "" : `${count} ${stage ?? "of unknown status"}`;
  });
  return counts.filter((text) => text !== "").join(", ");
}

/** How many files are named. */
const named = 10;

/** What to tell beside a list of files that give no case; empty where there is none. */
export function unreadableNote(
  unreadable: readonly string[],
  place: (file: string) => string,
): string {
  if (unreadable.length === 0) return "";
  const more = unreadable.length - named;
  const files = [
    ...unreadable.slice(0, named).map((path) => terminalText(place(path))),
    ...(more > 0 ? [`and ${more} more`] : []),
  ];
  const cannot =
    unreadable.length === 1
      ? "1 file cannot be read as a case, so it is not listed. What is wrong with it"
      : `${unreadable.length} files cannot be read as cases, so they are not listed. What is wrong with them`;
  return `${cannot}: touchstone check\n${files.map((file) => `  ${file}\n`).join("")}`;
}
