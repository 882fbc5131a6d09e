import type { CaseFile } from "../model/case.ts";
import type { Dataset, Defect } from "../model/dataset.ts";
import type { Finding, Problem } from "../model/finding.ts";
import { revisionsFolder } from "../model/layout.ts";
import { lineBefore } from "../model/line-map.ts";
import { check } from "./check.ts";

/** Everything that stands against writing a decision; nothing in it where nothing does. */
export interface Obstacles {
  readonly refused: readonly Problem[];
  /** The errors that the case would have once it is decided. */
  readonly findings: readonly Finding[];
}

/** What a case's new text gave. */
interface Reading {
  readonly file: CaseFile | undefined;
  readonly defects: readonly Defect[];
}

/** The errors of a case with its new text, at their places in the text as it is, and of the revision it names. */
export function errorsAfter(
  dataset: Dataset,
  { file: read, defects }: Reading,
  {
    path,
    before,
    after,
  }: { readonly path: string; readonly before: string; readonly after: string },
): readonly Finding[] {
  const cases = dataset.cases.flatMap((one) => {
    if (one.path !== path) return [one];
    return read === undefined ? [] : [read];
  });
  const others = dataset.defects.filter(({ at }) => at.file !== path);
  const judged = { ...dataset, cases, defects: [...others, ...defects] };
  const placeBefore = lineBefore(before, after);
  const revision = `${revisionsFolder}/${read?.case.corpusRevision ?? ""}/`;
  return check(judged).flatMap((finding) => {
    const { level, at } = finding;
    if (level !== "error") return [];
    if (at.file === path) return [{ ...finding, at: { ...at, line: placeBefore(at.line) } }];
    return at.file.startsWith(revision) ? [finding] : [];
  });
}

/** Beside what was refused, findings at its places and about the approval that is not given only repeat it. */
export function newsBeside(
  refused: readonly Problem[],
  findings: readonly Finding[],
): readonly Finding[] {
  const told = new Set(refused.map(({ at }) => at.line));
  return findings.filter(({ rule, at }) => !rule.startsWith("review/") && !told.has(at.line));
}
