import { provenanceOf, stageOf, type CaseFile } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import { chunksAsRecorded } from "../../model/corpus.ts";
import { currentRevision, isOfTheSet, type Dataset } from "../../model/dataset.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import { groupsOf } from "../../model/groups.ts";
import { isInCases } from "../../model/layout.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** Why a case is not among those that an export holds, said of one and of several. */
export const whyLeftOut = {
  pending: ["waits for a decision", "wait for a decision"],
  rejected: ["was rejected", "were rejected"],
  retired: ["was retired", "were retired"],
  edited: [
    "was edited after its approval, so nobody approved what it says now",
    "were edited after their approval, so nobody approved what they say now",
  ],
  "evidence changed": [
    "waits for another look, since the current corpus revision has not the chunks that were judged",
    "wait for another look, since the current corpus revision has not the chunks that were judged",
  ],
  unreadable: ["cannot be read as a case", "cannot be read as cases"],
} as const;

export type WhyLeftOut = keyof typeof whyLeftOut;

/** The order in which they are told. */
const inOrder: readonly WhyLeftOut[] = [
  "pending",
  "rejected",
  "retired",
  "edited",
  "evidence changed",
  "unreadable",
];

/** Cases that are left out for one reason, by the paths of their files. */
export interface LeftOut {
  readonly why: WhyLeftOut;
  readonly paths: readonly string[];
}

/** A case that was approved as it is now, and whose evidence is still what was judged. */
export interface ApprovedCase {
  readonly file: CaseFile;
  readonly whole: GoldenCase;
}

/** The approved cases of a set in the order of their ids, and what is left out. */
export function exportable(dataset: Dataset): {
  readonly cases: readonly ApprovedCase[];
  readonly leftOut: readonly LeftOut[];
} {
  const cases: ApprovedCase[] = [];
  const out = unreadFiles(dataset).map((path) => ({ why: "unreadable" as WhyLeftOut, path }));
  const hasChanged = changedEvidence(dataset);
  for (const file of dataset.cases) {
    const { path, whole } = file;
    const why = reasonAgainst(file, hasChanged);
    if (why !== undefined) out.push({ why, path });
    else if (whole !== undefined) cases.push({ file, whole });
  }
  const groups = groupsOf(out, ({ why }) => why);
  return {
    cases: cases.toSorted(
      (a, b) => byUtf8(a.whole.id, b.whole.id) || byUtf8(a.file.path, b.file.path),
    ),
    leftOut: inOrder.flatMap((why) => {
      const some = groups.get(why);
      return some === undefined
        ? []
        : [{ why, paths: some.map(({ path }) => path).toSorted(byUtf8) }];
    }),
  };
}

function reasonAgainst(
  file: CaseFile,
  hasChanged: (file: CaseFile) => boolean,
): WhyLeftOut | undefined {
  const stage = stageOf(file);
  if (stage === undefined) return "unreadable";
  if (stage !== "approved") return stage;
  if (file.whole === undefined) return "unreadable";
  if (contentState(file) !== "as-judged") return "edited";
  return hasChanged(file) ? "evidence changed" : undefined;
}

/** Files of cases that gave no case at all. */
function unreadFiles({ cases, defects }: Dataset): readonly string[] {
  const read = new Set(cases.map(({ path }) => path));
  const files = defects.filter(isOfTheSet).map(({ at }) => at.file);
  return [...new Set(files)].filter((file) => isInCases(file) && !read.has(file));
}

/** Whether a case judged on an earlier corpus revision rests on something that is not there as it was. */
function changedEvidence(dataset: Dataset): (file: CaseFile) => boolean {
  const current = currentRevision(dataset);
  const chunks = current && chunksAsRecorded(current);
  return (file) => {
    if (chunks === undefined || file.case.corpusRevision === current?.id) return false;
    return [...provenanceOf(file)].some(({ entry: { chunkId, contentHash } }) => {
      const chunk = chunkId === undefined ? undefined : chunks.get(chunkId);
      return chunk === undefined || chunk.hash !== contentHash;
    });
  };
}
