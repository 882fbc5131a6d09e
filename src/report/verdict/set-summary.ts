import { stageOf, type CaseFile } from "../../model/case.ts";
import { currentRevision, type Dataset } from "../../model/dataset.ts";
import { sentinelReasons } from "../../model/sentinel.ts";
import { counted, listed } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { JudgmentCounts } from "../../exporting/judgments.ts";
import type { Counts } from "./counts.ts";
import { figureRows, type Row } from "../rows.ts";
import type { Style } from "../style.ts";
import { terminalText } from "../untrusted/terminal.ts";

/** What of a set is told beside the findings, as plain data. */
export interface Holdings {
  /** How many case files could be read. */
  readonly readCases: number;
  /**
   * What it holds, for somebody who meets it for the first time. Approved cases come first and alone make the set;
   * candidates and cases set aside are counted apart.
   */
  readonly rows: readonly Row[];
}

export function holdingsOf(dataset: Dataset, counts: Counts): Holdings {
  const approved = dataset.cases.filter(isApproved);
  const rows: readonly Row[] = [
    ["approved", approved.length === 0 ? noneApproved(dataset) : outcomes(approved)],
    ["", approved.length === 0 ? "" : writers(approved)],
    ["", approved.length === 0 ? "" : reviewers(approved)],
    ["judgments", judgmentWords(counts)],
    ["refreshes", refreshWords(counts)],
    ["sentinels", sentinels(dataset.cases)],
    ["waiting", candidates(dataset.cases.filter(isWaiting))],
    ["texts", unverified(counts)],
    ["set aside", list({ rejected: counts.status.rejected, retired: counts.status.retired })],
    ["corpus", corpus(dataset)],
  ];
  return { readCases: dataset.cases.length, rows };
}

/** The rows as lines. */
export function setSummary({ rows }: Holdings, style: Style): string {
  return figureRows(rows, style).join("\n");
}

function isApproved(file: CaseFile): boolean {
  return stageOf(file) === "approved";
}

function isWaiting(file: CaseFile): boolean {
  return stageOf(file) === "pending";
}

function noneApproved(dataset: Dataset): string {
  if (dataset.cases.length > 0) return "none yet: every case is a candidate";
  // Without a revision no case can be completed: the row of the corpus tells what comes first.
  const isReady = currentRevision(dataset) !== undefined;
  return isReady ? "none yet; write the first case: touchstone new" : "none yet";
}

function outcomes(approved: readonly CaseFile[]): string {
  const kinds = tally(approved.map((file) => file.case.kind));
  return `${counted(approved.length, "case")}: ${byCount(kinds, (kind, count) => `${count} ${kind}`)}`;
}

/** The share of generated cases in the set is nothing to look for: it is told. */
function writers(approved: readonly CaseFile[]): string {
  const words: Readonly<Record<string, string>> = {
    human: "written by people",
    synthetic: "generated",
    telemetry: "from telemetry",
    import: "imported",
  };
  const origins = tally(approved.map((file) => file.case.origin?.kind));
  return byCount(origins, (origin, count) => `${count} ${words[origin] ?? origin}`);
}

function reviewers(approved: readonly CaseFile[]): string {
  const names = tally(approved.map((file) => file.case.review?.reviewedBy));
  const unproved = approved.filter((file) => file.case.review?.proof === undefined);
  const desk = unproved.filter((file) => file.case.review?.via === "local").length;
  const where = desk === unproved.length ? " recorded at a desk," : "";
  const note = unproved.length === 0 ? "" : ` (${unproved.length}${where} not proved on GitHub)`;
  return `judged by ${byCount(names, (name, count) => `${terminalText(name)} ${count}`)}${note}`;
}

/** What became of the judgments since the corpus moved on: nothing while all were made under the current revision. */
export function judgmentWords({ judgments }: Pick<Counts, "judgments">): string {
  if (judgments === undefined) return "";
  const { current, carried, stale } = judgments;
  if (carried + stale === 0) return "";
  const look = stale === 1 ? "waits for another look" : "wait for another look";
  const end =
    stale === 0
      ? ""
      : `: ${look} (touchstone refresh plan tells which and why)${unverifiable(judgments)}`;
  return `${current} current, ${carried} carried, ${stale} stale${end}`;
}

/** Of some stale judgments it is not even known whether anything changed: a lost text looks like a moved one otherwise. */
function unverifiable({ unverifiable: doubts = {} }: JudgmentCounts): string {
  const counts = Object.values(doubts);
  if (counts.length === 0) return "";
  const total = counts.reduce((sum, count) => sum + count, 0);
  const why = Object.keys(doubts).toSorted(byUtf8);
  return `; ${total} of them cannot be verified: ${listed(why)}`;
}

/** What people decided where evidence moved: what was only upkeep, and what is a new judgment; nothing where nobody was asked. */
export function refreshWords({ refreshes }: Pick<Counts, "refreshes">): string {
  const { undecided, awaiting, maintenance, newJudgments, outcome } = refreshes;
  const { confirmed, ...others } = outcome;
  const judgedAnew = { ...others, "confirmed and changed": confirmed - maintenance };
  const anew = newJudgments === 0 ? "" : ` (${list(judgedAnew)})`;
  const decided = maintenance + newJudgments;
  return [
    ...(undecided === 0 ? [] : [`${undecided} undecided`]),
    ...(awaiting === 0 ? [] : [`${awaiting} waiting for two judgments`]),
    ...(decided === 0
      ? []
      : [
          `${decided} decided: ${maintenance} as maintenance (confirmed), ${newJudgments} as new judgments${anew}`,
        ]),
  ].join(", ");
}

/** What sentinels watch, and what none of them does: a hint where to add one, and no count to reach. */
function sentinels(cases: readonly CaseFile[]): string {
  const kept = cases.filter((file) => file.case.sentinel !== undefined);
  const approved = kept.filter(isApproved);
  const waiting = kept.filter(isWaiting).length;
  if (approved.length + waiting === 0) return "";
  const watched = new Set(approved.map((file) => file.case.sentinel?.why));
  const missing = sentinelReasons.filter((why) => !watched.has(why));
  const others = waiting === 0 ? "" : `, ${waiting} waiting`;
  const gaps = missing.length === 0 ? ", of every kind" : `; none marked ${listed(missing, "or")}`;
  return `${counted(approved.length, "case")}${others}${gaps}`;
}

/** Evidence whose text the set does not keep cannot be compared with what was judged: it is told, not passed over. */
function unverified({ unverified: count }: Counts): string {
  return count === 0
    ? ""
    : `${counted(count, "case")} with unverified evidence: the set does not keep its text`;
}

function candidates(waiting: readonly CaseFile[]): string {
  const [first] = waiting.map((file) => file.case.id ?? file.path).toSorted(byUtf8);
  if (first === undefined) return "";
  const next = `touchstone review record ${terminalText(first)}`;
  return `${counted(waiting.length, "candidate")}; judge the first with: ${next}`;
}

function corpus(dataset: Dataset): string {
  const revision = currentRevision(dataset);
  if (revision === undefined) {
    return "no current revision; record what the retriever can see: touchstone corpus snapshot --help";
  }
  const documents = counted(revision.documents?.count ?? 0, "document");
  const chunks = counted(revision.chunks?.count ?? 0, "chunk");
  return `${terminalText(revision.id)}: ${documents}, ${chunks}`;
}

function tally(words: readonly (string | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    if (word !== undefined) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Largest count first, equal counts by name. */
function byCount(
  counts: ReadonlyMap<string, number>,
  say: (word: string, count: number) => string,
): string {
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || byUtf8(a, b))
    .map(([word, count]) => say(word, count))
    .join(", ");
}

function list(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${count} ${name}`)
    .join(", ");
}
