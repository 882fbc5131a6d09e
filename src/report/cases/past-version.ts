import type { CaseDraft, CaseFile } from "../../model/case.ts";
import { listed, counted } from "../../model/sentence.ts";
import type { TextOptions } from "../verdict/problem-text.ts";
import { rows, type Row } from "../rows.ts";

/** A version of a case that was asked for by the corpus revision under which it was judged. */
export interface PastVersion {
  /** Undefined for the version of the working directory, which no commit holds. */
  readonly recording:
    | { readonly commit: string; readonly committedAt: string; readonly certain: boolean }
    | undefined;
  /** The case as it is in the working directory; undefined where it is gone or cannot be read. */
  readonly today: CaseFile | undefined;
  /** How many newer versions claim an approval under the revision which their text does not fit. */
  readonly passedOver: number;
}

/** Where a version is from, and what is different today. */
export function pastText(past: PastVersion, file: CaseFile, { style, place }: TextOptions): string {
  const { recording, today, passedOver } = past;
  const unsure = recording?.certain === false ? ", or an earlier one that this clone lacks" : "";
  const from =
    recording === undefined
      ? "the working directory: no commit holds it"
      : `commit ${recording.commit} of ${recording.committedAt}${unsure}`;
  const moved = today !== undefined && today.path !== file.path;
  const facts: readonly Row[] = [
    ["from", from],
    ["today", `${wordsOfToday(past, file)}${moved ? `\nits file is ${place(today.path)}` : ""}`],
    ["left out", passedOver === 0 ? "" : unfit(passedOver)],
  ];
  return `${style.strong(`Newest version approved under "${file.case.corpusRevision ?? ""}"`)}\n${rows(facts)}`;
}

function unfit(count: number): string {
  const fits = count === 1 ? "does not fit its approval" : "do not fit their approvals";
  return `${counted(count, "newer version")} under this revision ${fits}`;
}

function wordsOfToday({ recording, today }: PastVersion, file: CaseFile): string {
  if (today === undefined) return "the case is not in the set any more, or its file cannot be read";
  if (recording === undefined) return "this is the case as it is";
  const changed = changedFields(file.case, today.case);
  if (changed.length === 0) return "the case says the same";
  const words = new Set(changed.map((field) => fieldWords[field] ?? `"${field}"`));
  return `the case differs in ${listed([...words])}`;
}

const fieldWords: Readonly<Record<string, string>> = {
  kind: "the kind",
  because: "why there is no answer",
  query: "the question",
  conversation: "the earlier turns",
  expectedAnswer: "the expected answer",
  acceptedAnswers: "the other accepted answers",
  evidence: "the evidence",
  relevantChunkIds: "the evidence",
  provenance: "the evidence",
  distractorChunkIds: "the near misses",
  corpusRevision: "the corpus revision",
  origin: "who wrote it",
  review: "the judgment",
  refresh: "the last request for another look",
  retired: "whether it is in use",
  sentinel: "the sentinel's judgments",
  variantOf: "whose variant it is",
};

/** The fields that differ between two readings of a case, in the order of the schema's readers: first question and answer. */
export function changedFields(before: CaseDraft, after: CaseDraft): readonly string[] {
  const fields = new Set([
    ...Object.keys(fieldWords),
    ...Object.keys(before),
    ...Object.keys(after),
  ]);
  return [...fields].filter((field) => written(before, field) !== written(after, field));
}

/** One field's value with its keys in order, so that a map whose lines were moved is the same. */
function written(draft: CaseDraft, field: string): string | undefined {
  const value: unknown = Reflect.get(draft, field);
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
