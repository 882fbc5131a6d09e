import { statusOf } from "../model/case.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { Counts } from "./counts.ts";
import type { Style } from "./style.ts";
import { visibleText } from "./visible-text.ts";

/** What a set holds, for somebody who meets it for the first time. */
export function setSummary(dataset: Dataset, counts: Counts, style: Style): string {
  const rows: [string, string][] = [
    ["cases", list(counts.status)],
    ["", list(counts.kind)],
    ["judged by", reviewers(dataset)],
    ["corpus", corpus(dataset)],
  ];
  return rows
    .filter(([, text]) => text !== "")
    .map(([name, text]) => `  ${style.faint(name.padEnd(9))}  ${text}`)
    .join("\n");
}

/** The last line of every report: what was found, in how much, in how long. */
export function verdictLine(counts: Counts, milliseconds: number, style: Style): string {
  const { error, warning, notice } = counts.findings;
  const found = [
    counted(error, "error"),
    ...(warning === 0 ? [] : [counted(warning, "warning")]),
    ...(notice === 0 ? [] : [counted(notice, "notice")]),
  ].join(", ");
  const mark = error > 0 ? style.red(found) : style.green(found);
  return `${mark} in ${counted(counts.cases, "case")} (${Math.round(milliseconds)} ms)`;
}

function reviewers({ cases }: Dataset): string {
  const judged = new Map<string, number>();
  let local = 0;
  for (const file of cases) {
    const { review } = file.case;
    if (statusOf(file) !== "approved" || review?.reviewedBy === undefined) continue;
    judged.set(review.reviewedBy, (judged.get(review.reviewedBy) ?? 0) + 1);
    if (review.via === "local") local++;
  }
  if (judged.size === 0) return "nobody yet: every case is a candidate";
  const names = [...judged]
    .toSorted(([a, n], [b, m]) => m - n || byUtf8(a, b))
    .map(([name, count]) => `${visibleText(name)} ${count}`);
  const note = local === 0 ? "" : ` (${local} recorded at a desk, not proved on GitHub)`;
  return names.join(", ") + note;
}

function corpus(dataset: Dataset): string {
  const revision = currentRevision(dataset);
  if (revision === undefined) return "no current revision";
  const documents = counted(revision.documents?.count ?? 0, "document");
  const chunks = counted(revision.chunks?.count ?? 0, "chunk");
  return `${visibleText(revision.id)}: ${documents}, ${chunks}`;
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}

/** A number with its noun: `1 case`, `2 cases`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
