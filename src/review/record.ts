import { readCase } from "../load/read-case.ts";
import { editFields } from "../load/yaml-edits.ts";
import type { CaseFile } from "../model/case.ts";
import type { Confirmation } from "../model/confirmation.ts";
import { revisionOf, type Dataset } from "../model/dataset.ts";
import type { Finding, Problem } from "../model/finding.ts";
import { revisionsFolder } from "../model/layout.ts";
import { check } from "../rules/check.ts";
import { questionsFor } from "./questions.ts";
import { outOfUse, refusals } from "./refusals.ts";

/** What one person decided about one case, at a desk. */
export interface Decision {
  readonly status: "approved" | "rejected";
  readonly reviewer: string;
  readonly reason: string;
  /** An instant with seconds and Z. */
  readonly at: string;
  /** What the reviewer answered with yes. */
  readonly confirmed: readonly Confirmation[];
}

/** Everything that stands against writing a decision; nothing in it where nothing does. */
export interface Obstacles {
  readonly refused: readonly Problem[];
  /** The errors that the case would have once it is approved. */
  readonly findings: readonly Finding[];
}

/**
 * Writes a decision into a case file: its `review` block is replaced, and no other line changes. An approval is bound
 * to the digest of what was read and to that of the corpus revision, and is refused where the approved case would have
 * an error. A rejection needs none of that; about a retired case nothing is decided.
 */
export function record(
  dataset: Dataset,
  file: CaseFile,
  { decision, text }: { readonly decision: Decision; readonly text: string },
): { readonly text: string } | Obstacles {
  const edit = { set: "review", to: reviewBlock(dataset, file, decision), after: "origin" };
  const edited = editFields(file.path, text, [edit]);
  if (decision.status === "rejected") {
    const retired = outOfUse(file);
    if (retired.length > 0) return { refused: retired, findings: [] };
    return "refused" in edited ? { refused: [edited.refused], findings: [] } : edited;
  }
  const refused = [...refusals(dataset, file), ...unconfirmed(file, decision)];
  if ("refused" in edited) return { refused: [...refused, edited.refused], findings: [] };
  const findings = errorsAfter(dataset, file, { before: text, after: edited.text });
  if (refused.length > 0) return { refused, findings: findings.filter(isNews(refused)) };
  return findings.length > 0 ? { refused, findings } : edited;
}

/** Beside what was refused, findings at its places and about the approval that is not given only repeat it. */
function isNews(refused: readonly Problem[]): (finding: Finding) => boolean {
  const told = new Set(refused.map(({ at }) => at.line));
  return ({ rule, at }) => !rule.startsWith("review/") && !told.has(at.line);
}

/** What would stand against an approval even if the reviewer answered every question with yes. */
export function obstacles(dataset: Dataset, file: CaseFile, text: string): Obstacles {
  const confirmed = questionsFor(file.case.kind ?? "answerable").map(({ confirms }) => confirms);
  const someone = { reviewer: "x", reason: "x", at: "2000-01-01T00:00:00Z" };
  const decision: Decision = { status: "approved", ...someone, confirmed };
  const recorded = record(dataset, file, { decision, text });
  return "text" in recorded ? { refused: [], findings: [] } : recorded;
}

function unconfirmed(file: CaseFile, { confirmed }: Decision): readonly Problem[] {
  return questionsFor(file.case.kind ?? "answerable")
    .filter(({ confirms }) => !confirmed.includes(confirms))
    .map(({ confirms, question }) => ({
      message: `"${confirms}" is not confirmed: ${question}`,
      at: file.locate([]),
      fix: `Add "${confirms}" to --confirm if the answer is yes; else reject the case or leave it.`,
    }));
}

function reviewBlock(dataset: Dataset, file: CaseFile, decision: Decision): object {
  const corpus = revisionOf(dataset, file)?.digest;
  const confirmed = questionsFor(file.case.kind ?? "answerable")
    .map(({ confirms }) => confirms)
    .filter((one) => decision.confirmed.includes(one));
  return {
    status: decision.status,
    reviewedBy: decision.reviewer,
    reviewedAt: decision.at,
    reason: decision.reason,
    ...(decision.status === "approved" ? { confirmed } : {}),
    ...(file.digest === undefined ? {} : { digest: file.digest }),
    ...(corpus === undefined ? {} : { corpus }),
    via: "local",
  };
}

/** The errors of the case with its new text, at their places in the text as it is, and of the revision it names. */
function errorsAfter(
  dataset: Dataset,
  file: CaseFile,
  { before, after }: { readonly before: string; readonly after: string },
): readonly Finding[] {
  const reading = readCase(file.path, after.replace(/^\ufeff/, ""));
  const { file: read } = reading;
  const cases = dataset.cases.flatMap((one) => {
    if (one.path !== file.path) return [one];
    return read === undefined ? [] : [read];
  });
  const others = dataset.defects.filter(({ at }) => at.file !== file.path);
  const judged = { ...dataset, cases, defects: [...others, ...reading.defects] };
  const lineBefore = lineMap(before.split("\n"), after.split("\n"));
  const revision = `${revisionsFolder}/${file.case.corpusRevision ?? ""}/`;
  return check(judged).flatMap((finding) => {
    const { level, at } = finding;
    if (level !== "error") return [];
    if (at.file === file.path) return [{ ...finding, at: { ...at, line: lineBefore(at.line) } }];
    return at.file.startsWith(revision) ? [finding] : [];
  });
}

/** Where a line of the new text stands in the old one; for a new line, where it would go. */
function lineMap(before: readonly string[], after: readonly string[]): (line: number) => number {
  const shorter = Math.min(before.length, after.length);
  let same = 0;
  while (same < shorter && before[same] === after[same]) same++;
  let behind = 0;
  while (behind < shorter - same && before.at(-1 - behind) === after.at(-1 - behind)) behind++;
  return (line) => {
    if (line <= same) return line;
    if (line > after.length - behind) return line - after.length + before.length;
    return Math.min(same + 1, before.length);
  };
}
