import { isDeepStrictEqual } from "node:util";
import { readCase } from "../../load/read-case.ts";
import { contentState } from "../../model/content-state.ts";
import { caseDigest } from "../../model/digest.ts";
import type { Confirmation } from "../../model/confirmation.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { GoldenCase, RefreshReason, Review } from "../../model/generated/case.ts";
import { questionsFor } from "../../model/questions.ts";
import { proofField, viaFields, type RecordedVia } from "../../model/recorded-via.ts";
import { quoted } from "../../model/sentence.ts";
import { errorsAfter, type Obstacles } from "../../rules/errors-after.ts";
import { unfitToRetire } from "../../rules/unfit-to-retire.ts";
import { opensRequest } from "../plan/reasons.ts";
import { decidedCase, type DecidedCase } from "./decided-case.ts";
import { decisionEdits } from "./decision-edits.ts";
import type { EvidenceChoice } from "./evidence-choice.ts";
import { refreshBlock } from "./refresh-block.ts";
import { unlikeWithoutQuote } from "./taken-ids.ts";
import type { TargetRevision } from "./target-revision.ts";
import { sentinelSince } from "./unfit-choices.ts";
import { unfitCase, unfitDecision } from "./unfit-to-decide.ts";

/** What one person decided about one case whose evidence moved. */
export interface RefreshDecision {
  readonly choice: EvidenceChoice;
  readonly by: string;
  /** An instant with seconds and Z. */
  readonly at: string;
  readonly reason: string;
  /** What the person answered with yes about the case as the decision leaves it. */
  readonly confirmed: readonly Confirmation[];
  /** What asked for the decision (see trigger.ts). */
  readonly reasons: readonly RefreshReason[];
  /** The ids of the observations that asked for it. */
  readonly observations?: readonly string[];
  readonly target: TargetRevision;
  /** The corpus revision of the judgment before, where the file names another one by now. */
  readonly from?: string | undefined;
  /** The version that was approved, where somebody edited the file since and that version is known. */
  readonly judged?: CaseFile | undefined;
  /** The file as it stands. */
  readonly text: string;
  /** The cases that are retired in the same run, a parent with its variants. */
  readonly together?: readonly CaseFile[];
  /** By default at a desk. */
  readonly via?: RecordedVia;
}

/** A decision that was written into the text of its case. */
export interface DecidedText extends Pick<
  DecidedCase,
  "digest" | "droppedQuotes" | "noLongerInstead"
> {
  readonly text: string;
  /** The case as that text has it. */
  readonly file: CaseFile;
  /** What a request in the file had asked otherwise. */
  readonly told: readonly string[];
  /** Whether the case waits for two new judgments, as a sentinel does. */
  readonly awaitsJudgments: boolean;
}

/**
 * Writes a decision with what asked for it, the new corpus revision, provenance and review into a case file, all together;
 * no other line changes but those of what the person said. A sentinel is a candidate again until two people have judged it
 * anew. Refused where the result would have an error.
 */
export function decideRefresh(
  dataset: Dataset,
  file: CaseFile,
  decision: RefreshDecision,
): DecidedText | Obstacles {
  const unfit = unfitCase(file);
  if (unfit.length > 0) return { refused: unfit, findings: [] };
  const decided = decidedCase(file, decision.choice, decision.target);
  const refused = [
    ...unfitDecision(file, decision),
    ...unasked(file, decision),
    ...newlySentinel(file, decision),
    ...untied(file, decision),
    ...unretirable(dataset, file, decision),
    ...("refused" in decided ? decided.refused : unconfirmed(file, decided, decision)),
  ];
  if (refused.length > 0 || "refused" in decided) {
    return { refused: eachOnce(refused), findings: [] };
  }
  return written(dataset, { file, decided }, decision);
}

function written(
  dataset: Dataset,
  { file, decided }: { readonly file: CaseFile; readonly decided: DecidedCase },
  decision: RefreshDecision,
): DecidedText | Obstacles {
  const { path, whole: before = decided.value } = file;
  const { choice, text } = decision;
  const { value, told } = withDecision(file, decided, decision);
  const replace = choice.outcome === "revised" ? choice.replace : [];
  const edited = decisionEdits(path, text, { before, after: value, replace });
  if ("refused" in edited) return { refused: [edited.refused], findings: [] };
  const reading = readCase(path, edited.text.replace(/^\ufeff/, ""));
  const after = reading.file;
  if (after === undefined || !isDeepStrictEqual(after.whole, value)) {
    throw new Error(`"${path}" does not say what was decided after its edit.`);
  }
  // Whoever takes a case out of use says nothing of what it holds.
  const isInUse = choice.outcome !== "retired";
  const findings = isInUse
    ? errorsAfter(dataset, reading, { path, before: text, after: edited.text })
    : [];
  if (findings.length > 0) return { refused: [], findings };
  const { digest, droppedQuotes, noLongerInstead } = decided;
  const awaitsJudgments = after.case.review?.status === "pending";
  const result = { digest, droppedQuotes, noLongerInstead, told, awaitsJudgments };
  return { text: edited.text, file: after, ...result };
}

function unretirable(
  dataset: Dataset,
  file: CaseFile,
  { choice, together = [file] }: RefreshDecision,
): readonly Problem[] {
  if (choice.outcome !== "retired") return [];
  return unfitToRetire(dataset, together).filter(({ at }) => at.file === file.path);
}

/** A decision makes a candidate of a sentinel, so whoever adds the mark with it takes an approval away. */
function newlySentinel(
  file: CaseFile,
  { choice, judged }: Pick<RefreshDecision, "choice" | "judged">,
): readonly Problem[] {
  const isEdited = choice.outcome !== "retired" && contentState(file) === "edited";
  return isEdited && gainedMark(file, judged) ? [sentinelSince(file)] : [];
}

/** Where the approved version is not known, its digest tells of a case that got nothing but the mark. */
function gainedMark({ case: { review }, whole }: CaseFile, judged: CaseFile | undefined): boolean {
  if (whole?.sentinel === undefined) return false;
  if (judged !== undefined) return !judged.has(["sentinel"]);
  const { sentinel: _, ...unmarked } = whole;
  return caseDigest(unmarked) === review?.digest;
}

/** Who confirms says of each chunk what is there now, not that something is. */
function untied(file: CaseFile, { choice, target }: RefreshDecision): readonly Problem[] {
  if (choice.outcome !== "confirmed") return [];
  return unlikeWithoutQuote(file, choice.quotes ?? new Map(), target);
}

/** A decision without something that asked for it is a change nobody can tell from a whim. */
function unasked(file: CaseFile, { reasons, target }: RefreshDecision): readonly Problem[] {
  if (opensRequest(reasons)) return [];
  return [
    {
      message: `Nothing that happened up to corpus revision ${quoted(target.id)} asks for a decision about this case.`,
      at: file.locate(["corpusRevision"]),
      fix: "Leave it as it is: its judgment holds.",
    },
  ];
}

/** What the person has not answered with yes about the case as it would be; a sentinel is judged afterwards. */
function unconfirmed(
  file: CaseFile,
  { value }: DecidedCase,
  { choice, confirmed }: RefreshDecision,
): readonly Problem[] {
  if (choice.outcome === "retired" || value.sentinel !== undefined) return [];
  return questionsFor(value.kind)
    .filter(({ confirms }) => !confirmed.includes(confirms))
    .map(({ confirms, question }) => ({
      message: `"${confirms}" is not confirmed: ${question}`,
      at: file.locate([]),
      fix: `Add "${confirms}" to --confirm if the answer is yes for the case as the decision leaves it; else decide otherwise.`,
    }));
}

/** The case with the blocks that record what was decided. */
function withDecision(
  file: CaseFile,
  { value, digest }: DecidedCase,
  decision: RefreshDecision,
): { readonly value: GoldenCase; readonly told: readonly string[] } {
  const { choice, by, at, reason, target, reasons, observations, via = "local" } = decision;
  const { outcome } = choice;
  const from = decision.from ?? file.case.corpusRevision ?? "";
  const deciding = { outcome, by, at, reason, from, reasons, observations, target, via };
  const { block: refresh, told } = refreshBlock(file, deciding);
  if (outcome === "retired") {
    const retired = { by, at, reason, ...proofField(via) };
    return { value: { ...value, refresh, retired }, told };
  }
  const review: Review =
    value.sentinel === undefined ? approval(value, digest, decision) : { status: "pending" };
  return { value: { ...value, refresh, review }, told };
}

function approval(
  value: GoldenCase,
  digest: string,
  { by, at, reason, confirmed, target, via = "local" }: RefreshDecision,
): Review {
  return {
    status: "approved",
    reviewedBy: by,
    reviewedAt: at,
    reason,
    confirmed: questionsFor(value.kind)
      .map(({ confirms }) => confirms)
      .filter((one) => confirmed.includes(one)),
    digest,
    corpus: target.digest,
    ...viaFields(via),
  };
}

/** Two checks may find the same. */
function eachOnce(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Map(problems.map((one) => [`${one.at.line}:${one.message}`, one]));
  return [...seen.values()];
}
