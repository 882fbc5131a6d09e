import { isExact, type DocumentComparison } from "../../corpus/comparing/compare-documents.ts";
import type { CorpusComparison } from "../../corpus/comparing/compare-revisions.ts";
import type { EvidenceChange } from "../../corpus/comparing/compare-evidence.ts";
import type { DocumentChange } from "../../corpus/comparing/by-document.ts";
import {
  verdictCounts,
  type Candidate,
  type ChunkChange,
  type ChunkVerdict,
} from "../../corpus/comparing/verdicts.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type { PolicyFile } from "../../model/dataset.ts";
import { counted, quoted } from "../../model/sentence.ts";
import type { Row } from "../rows.ts";

/** A comparison, and what became of the evidence of cases where it was asked for. */
export interface CorpusDiff {
  readonly comparison: CorpusComparison;
  /** The policy of the set, which says whom a change concerns; undefined where it has none. */
  readonly policy: PolicyFile | undefined;
  /** Undefined where only the corpus counts. */
  readonly cited: CitedInSet | undefined;
}

/** The evidence of a set that was judged, or written, under the earlier of two revisions. */
export interface CitedInSet {
  readonly evidence: readonly CitedEvidence[];
  /** How many approved cases were judged under other revisions, so that their evidence is not among it. */
  readonly judgedElsewhere: number;
}

/** A piece of evidence and the cases that rest on it. */
export interface CitedEvidence extends EvidenceChange {
  readonly cases: readonly string[];
}

/** What each verdict means, in a few words. */
const verdictWords: Readonly<Record<ChunkVerdict, string>> = {
  same: "same id, same text",
  moved: "the same text under one other id",
  edited: "another text under the id, or most words under one other",
  split: "the words are in several chunks now",
  merged: "the words are in one chunk with those of others",
  gone: "neither the id, nor the text, nor the words",
  ambiguous: "several chunks fit equally well",
  unverified: "a text that would tell is not kept",
};

const order: readonly ChunkVerdict[] = [
  "same",
  "moved",
  "edited",
  "split",
  "merged",
  "gone",
  "ambiguous",
  "unverified",
];

/** Verdicts that occur, with how often. */
export function occurring(
  counts: Readonly<Record<ChunkVerdict, number>>,
): readonly (readonly [verdict: ChunkVerdict, count: number])[] {
  return order.flatMap((verdict) =>
    counts[verdict] === 0 ? [] : [[verdict, counts[verdict]] as const],
  );
}

/** `2 moved, 1 gone`: what occurs, each with its number. */
export function countsText(parts: readonly (readonly [number, string])[]): string {
  const shown = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return shown.length === 0 ? "none" : shown.join(", ");
}

/** The rows that tell a whole comparison, as plain text: ids in it are as the data has them. */
export function summaryRows({ comparison, cited }: CorpusDiff): readonly Row[] {
  const { before, after, documents, chunks } = comparison;
  const verdicts = occurring(verdictCounts(chunks));
  const width = Math.max(...verdicts.map(([, count]) => String(count).length));
  return [
    ["documents", documentCounts(documents)],
    ["chunks", `${before.chunks.count} before, ${after.chunks.count} now`],
    ...verdicts.map(([verdict, count]): Row => [
      "",
      `${String(count).padStart(width)} ${verdict.padEnd(10)}  ${verdictWords[verdict]}`,
    ]),
    [
      "",
      chunks.added.length === 0
        ? ""
        : `${chunks.added.length} added, which hold nothing of what was there`,
    ],
    ...settingRows(comparison),
    ...(cited === undefined ? [] : citedRows(cited, before)),
  ];
}

/** How many documents of each standing, as text. */
export function documentCounts({
  same,
  changed,
  restated,
  renamed,
  removed,
  added,
}: DocumentComparison): string {
  const exact = renamed.filter(isExact).length;
  return countsText([
    [same, "the same"],
    [restated.length, "the same with another source revision or URI"],
    [changed.length, "changed"],
    [exact, "renamed"],
    [renamed.length - exact, "renamed and changed"],
    [removed.length, "removed"],
    [added.length, "added"],
  ]);
}

/** The settings that are others now, from what to what, and of the others those that are there. */
export function settingRows({
  before,
  after,
  settings,
}: Pick<CorpusComparison, "before" | "after" | "settings">): readonly Row[] {
  const rows: readonly (readonly [string, keyof typeof settings, string, string])[] = [
    ["chunking", "chunking", chunkingText(before), chunkingText(after)],
    ["embedding", "embedding", embeddingText(before), embeddingText(after)],
    [
      "filter",
      "retrievalFilter",
      before.retrievalFilter ?? "none",
      after.retrievalFilter ?? "none",
    ],
  ];
  return rows.flatMap(([label, name, old, now]): Row[] => {
    if (settings[name]) return [[label, `changed from ${old} to ${now}`]];
    return now === "none" ? [] : [[label, `${now}, the same`]];
  });
}

function chunkingText({ chunking }: RevisionRecord): string {
  const settings = Object.entries(chunking.settings).map(
    ([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return [`${chunking.name}@${chunking.version}`, ...settings].join(" ");
}

function embeddingText({ embedding }: RevisionRecord): string {
  return embedding === undefined ? "none" : `${embedding.model}@${embedding.version}`;
}

function citedRows(
  { evidence, judgedElsewhere }: CitedInSet,
  { id }: RevisionRecord,
): readonly Row[] {
  const others = `${counted(judgedElsewhere, "approved case")} more, judged under other revisions and not compared here`;
  return [
    ["evidence", citedCounts(evidence, id)],
    ["", judgedElsewhere === 0 ? "" : others],
  ];
}

function citedCounts(cited: readonly CitedEvidence[], id: string): string {
  if (cited.length === 0) return `no case rests on chunks of ${quoted(id)}`;
  const counts = order.map((verdict) => {
    const count = cited.filter((one) => one.verdict === verdict).length;
    return [count, verdict] as const;
  });
  const cases = new Set(cited.flatMap((one) => one.cases)).size;
  return `${counted(cited.length, "piece")} of ${counted(cases, "case")} under ${quoted(id)}: ${countsText(counts)}`;
}

/** Whether a quote stands; of what is gone nobody asks. */
export function quoteText(verdict: ChunkVerdict, quote: EvidenceChange["quote"]): string {
  return quote === undefined || verdict === "gone" ? "" : `, quote ${quote}`;
}

/** What became of a document, in a word or two. */
export function standingText({ standing, renamed }: DocumentChange): string {
  if (renamed === undefined) return standing === "restated" ? "another source revision" : standing;
  return renamed.isExact ? "renamed" : `renamed and changed, ${percent(renamed.score)} alike`;
}

/** Why a chunk is a candidate: `its id; 92 % of the old words`. */
export function groundsText({ grounds, likeness }: Candidate, verdict: ChunkVerdict): string {
  const by = grounds.filter((one) => one !== "likeness").map((one) => groundWords[one]);
  if (likeness === undefined || grounds.includes("bytes")) return by.join(", ");
  const isPart = verdict === "merged" || verdict === "split";
  const own = isPart ? `, which are ${percent(likeness.taken)} of its own` : "";
  return [
    ...(by.length === 0 ? [] : [by.join(", ")]),
    `${percent(likeness.kept)} of the old words${own}`,
  ].join("; ");
}

const groundWords = { bytes: "equal text", quote: "the quote", id: "its id" } as const;

/** A share as whole percents; all and nothing only where they are. */
function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return "99 %";
  return whole === 0 && share > 0 ? "under 1 %" : `${whole} %`;
}

/** How many candidates there are besides the first of those that are named. */
export function moreCandidates(
  { candidates, candidateCount }: Pick<ChunkChange, "candidates" | "candidateCount">,
  limit: number,
): number {
  return candidateCount - Math.min(candidates.length, limit);
}

/** The first of the cases that rest on one piece of evidence, and how many more there are. */
export function someCases(cases: readonly string[], limit: number): readonly string[] {
  const more = cases.length - limit;
  return more > 0 ? [...cases.slice(0, limit), `${more} more`] : cases;
}

/** What of a chunk's verdict its candidates do not tell. */
export function isUnderItsId({ chunk, candidates: [first, ...more] }: ChunkChange): boolean {
  return first !== undefined && more.length === 0 && first.id === chunk.id;
}
