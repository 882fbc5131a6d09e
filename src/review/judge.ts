import { editItem } from "../load/list-edits.ts";
import { editNested } from "../load/nested-edits.ts";
import { readCase } from "../load/read-case.ts";
import { chunksAsRecorded } from "../model/corpus.ts";
import { readsWhole, statusOf, type CaseFile } from "../model/case.ts";
import { revisionOf, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { isLater } from "../model/instant.ts";
import type { SentinelReview } from "../model/generated/case.ts";
import { samePerson } from "../model/person.ts";
import { fieldOf } from "../model/fields.ts";
import { quoted } from "../model/sentence.ts";
import { sentinelReasons } from "../model/sentinel.ts";
import { isBlank } from "../model/white-space.ts";
import { isOfToday, isRefreshed, isVoid } from "../rules/sentinels/calibration.ts";
import { machineNamed } from "../rules/machine-named.ts";
import { refusals } from "./refusals.ts";

/** What one person found about a sentinel, without the digest that binds it to the case. */
export interface Judgment {
  readonly reviewer: string;
  readonly relevantChunkIds: readonly string[];
  readonly expectedAnswerSupported: boolean;
  /** An instant with seconds and Z. */
  readonly at: string;
  readonly independence: SentinelReview["independence"];
}

/** A judgment that was written into its case's text. */
export interface Judged {
  readonly text: string;
  /** The case as that text has it. */
  readonly file: CaseFile;
  readonly review: SentinelReview;
  /** Whose judgments went: of the case before its evidence was reviewed again, which two people have judged anew by now. */
  readonly superseded: readonly string[];
}

/**
 * Writes a judgment into a sentinel, bound to the case without its resolution. It replaces what the same person found
 * before and comes after all others, which stay as they are; nothing outside `sentinel.reviews` changes. Once two people
 * have judged a case again whose evidence moved, the judgments from before that go.
 */
export function judge(
  dataset: Dataset,
  file: CaseFile,
  { judgment, text }: { readonly judgment: Judgment; readonly text: string },
): Judged | { readonly refused: readonly Problem[] } {
  const refused = [
    ...unfitCase(dataset, file),
    ...unfitReviewer(file, judgment.reviewer),
    ...unfitChunks(dataset, file, judgment.relevantChunkIds),
  ];
  const digest = file.unresolvedDigest;
  if (refused.length > 0 || digest === undefined) return { refused };
  const { at: reviewedAt, independence, ...found } = judgment;
  const { reviewer, relevantChunkIds, expectedAnswerSupported } = found;
  const review = {
    reviewer,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The corpus revision holds each of them.
    relevantChunkIds: [...relevantChunkIds] as SentinelReview["relevantChunkIds"],
    expectedAnswerSupported,
    reviewedAt,
    digest,
    independence,
  };
  const { items, at } = withReview(file, review);
  const left = withoutSuperseded(file, items);
  const edited =
    left.length === items.length
      ? editItem(file.path, text, { ...sentinelReviews, items, at })
      : editNested(file.path, text, {
          field: "sentinel",
          to: { ...file.whole?.sentinel, reviews: left },
          isKept: isOfOnePerson,
        });
  if ("refused" in edited) return { refused: [edited.refused] };
  const { file: after } = readCase(file.path, edited.text.replace(/^\ufeff/, ""));
  if (after === undefined) throw new Error(`"${file.path}" cannot be read after its edit.`);
  const superseded = items.filter((one) => !left.includes(one)).map((one) => one.reviewer);
  return { text: edited.text, file: after, review, superseded };
}

/** Of a case whose evidence was reviewed again, what people found since then, where they are two. */
function withoutSuperseded(
  file: CaseFile,
  items: readonly SentinelReview[],
): readonly SentinelReview[] {
  const isSuperseded = isVoid(file);
  const ofToday = items.filter(({ digest }) => isOfToday(file, digest));
  return ofToday.length < 2 ? items : items.filter((one) => !isSuperseded(one));
}

function isOfOnePerson(before: unknown, after: unknown): boolean {
  const [old, now] = [fieldOf(before, "reviewer"), fieldOf(after, "reviewer")];
  return typeof old === "string" && typeof now === "string" && samePerson(old, now);
}

const sentinelReviews = { field: "sentinel", list: "reviews" };

/** The list with the review in the place of its person's first one, or at the end. */
function withReview(
  { whole }: CaseFile,
  review: SentinelReview,
): { readonly items: readonly SentinelReview[]; readonly at: number } {
  const { reviews = [] } = whole?.sentinel ?? {};
  const own = reviews.findIndex(({ reviewer }) => samePerson(reviewer, review.reviewer));
  const at = own === -1 ? reviews.length : own;
  const others = reviews.filter(({ reviewer }) => !samePerson(reviewer, review.reviewer));
  return { items: others.toSpliced(at, 0, review), at };
}

/** What stands against any judgment of a case. */
export function unfitCase(dataset: Dataset, file: CaseFile): readonly Problem[] {
  const refused = [...refusals(dataset, file)];
  if (file.whole === undefined) return refused;
  if (file.whole.sentinel === undefined) {
    refused.push({
      message: "The case is no sentinel, so nobody's judgment of it is compared with another.",
      at: file.locate(["id"]),
      fix: `Add "sentinel: {why: common}" if it is kept as one; what it can be kept for: ${sentinelReasons.join(", ")}.`,
    });
  }
  if (statusOf(file) === "rejected") {
    refused.push({
      message: "The case was rejected.",
      at: file.locate(["review", "status"]),
      fix: "Set the status back to pending if the case is to be judged again.",
    });
  }
  if (file.unresolvedDigest === undefined) {
    refused.push({
      message: "The case has no digest, so no judgment can be bound to what it says.",
      at: file.locate([]),
      fix: "Run touchstone check, and mend what it finds in this file.",
    });
  }
  return refused;
}

/** What stands against a judgment by this person: who wrote the case, and whoever is no person. */
export function unfitReviewer(file: CaseFile, reviewer: string): readonly Problem[] {
  const author = file.case.origin?.author;
  const problems: Problem[] = [];
  if (author !== undefined && !isBlank(author) && samePerson(reviewer, author)) {
    problems.push({
      message: `${quoted(reviewer)} wrote the case, so this judgment of it is not independent.`,
      at: file.locate(["origin", "author"]),
      fix: "Have somebody else judge the case.",
    });
  }
  const machine = machineNamed(file, reviewer);
  if (machine !== undefined) {
    const is = machine === "generator" ? "the generator that wrote the case" : "no person";
    problems.push({
      message: `${quoted(reviewer)} is ${is}, and a judgment is a person's.`,
      at: file.locate(machine === "generator" ? ["origin", "generator"] : ["id"]),
      fix: "Have a person read the case and judge it, under their own name.",
    });
  }
  return problems;
}

/** What stands against naming these chunks: the case's corpus revision does not hold them. */
export function unfitChunks(
  dataset: Dataset,
  file: CaseFile,
  ids: readonly string[],
): readonly Problem[] {
  const revision = revisionOf(dataset, file);
  if (revision === undefined || ids.length === 0) return [];
  const at = file.locate(["corpusRevision"]);
  const records = chunksAsRecorded(revision);
  if (records === undefined) {
    const message = `The chunks of corpus revision ${quoted(revision.id)} cannot be read, or are not what was recorded.`;
    return [{ message, at, fix: "Run touchstone check, and mend what it finds there." }];
  }
  const known: ReadonlySet<string> = new Set(records.keys());
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({
      message: `Chunk ${quoted(id)} is not in corpus revision ${quoted(revision.id)}.`,
      at,
      fix: "Name the chunk of that revision that is meant, exactly as its chunks.jsonl has it.",
    }));
}

/** The judgments of a case that one person made before. */
export function earlierJudgments(file: CaseFile, reviewer: string): readonly SentinelReview[] {
  const { reviews = [] } = file.whole?.sentinel ?? {};
  return reviews.filter((one) => samePerson(one.reviewer, reviewer));
}

/**
 * Whether somebody who reads this version of a case may learn what another person found of it as it is `now`: from a
 * judgment, or from a resolution, which tells of a difference. What a decision about moved evidence made void tells nothing.
 * What cannot be read may be something.
 */
export function tellsOfOthers(
  file: CaseFile | undefined,
  { reviewer, now }: { readonly reviewer: string; readonly now: CaseFile },
): boolean {
  if (file === undefined) return true;
  if (!file.has(["sentinel", "reviews"])) {
    const isUnread = file.has(["sentinel"]) && file.case.sentinel === undefined;
    return isUnread || file.has(["sentinel", "resolution"]);
  }
  const reviews = file.case.sentinel?.reviews;
  if (!readsWhole(reviews)) return true;
  const standing = reviews.filter((one) => !isVoid(now)(one));
  if (file.has(["sentinel", "resolution"]) && !isVoidResolution(file, { standing, now }))
    return true;
  return standing.some((one) => one.reviewer === undefined || !samePerson(one.reviewer, reviewer));
}

/** Whether a resolution settled judgments that are all void by now. */
function isVoidResolution(
  { case: { sentinel } }: CaseFile,
  {
    standing,
    now,
  }: {
    readonly standing: readonly { readonly reviewedAt?: string | undefined }[];
    readonly now: CaseFile;
  },
): boolean {
  const at = sentinel?.resolution?.at;
  if (at === undefined || !isRefreshed(now)({ reviewedAt: at })) return false;
  return standing.every(({ reviewedAt }) => reviewedAt !== undefined && isLater(reviewedAt, at));
}
