import { isDeepStrictEqual } from "node:util";
import type { CaseDraft, CaseFile } from "../../model/case.ts";
import { decisionBlocks, type DecisionBlock } from "../recording/claimed-blocks.ts";

/** A proof as far as it could be read. */
export type ProofDraft = NonNullable<NonNullable<CaseDraft["review"]>["proof"]>;

/** What somebody is said to have decided about a case. */
export type Decided = "approved" | "rejected" | "retired" | "confirmed" | "revised" | "abstained";

/** One decision that a case records. */
export interface RecordedDecision {
  readonly file: CaseFile;
  readonly id: string;
  /** The block that is looked at: that of what the decision left in use, or out of it. */
  readonly block: DecisionBlock;
  readonly decided: Decided;
  readonly by: string | undefined;
  readonly at: string | undefined;
  readonly reason: string | undefined;
  /** How it was recorded; undefined for a review that does not say so. */
  readonly via: "github" | "local" | "import" | undefined;
  readonly proof: ProofDraft | undefined;
}

/**
 * The decisions in a case. What was decided after a change of the corpus is recorded together with the approval, or the
 * retirement, that it led to: that is one decision.
 */
export function recordedDecisions(file: CaseFile): readonly RecordedDecision[] {
  const decisions = decisionBlocks(file).map((block) => decisionIn(file, block));
  const refresh = decisions.find(({ block }) => block === "refresh");
  const twin = decisions.find((one) => refresh !== undefined && isTwin(one, refresh));
  if (refresh === undefined || twin === undefined) return decisions;
  return decisions
    .filter((one) => one !== refresh)
    .map((one) => (one === twin ? { ...one, decided: refresh.decided } : one));
}

function isTwin(one: RecordedDecision, refresh: RecordedDecision): boolean {
  const left = refresh.decided === "retired" ? "retired" : "approved";
  return (
    one.decided === left &&
    one !== refresh &&
    one.by === refresh.by &&
    one.at === refresh.at &&
    isDeepStrictEqual(one.proof, refresh.proof)
  );
}

function decisionIn(file: CaseFile, block: DecisionBlock): RecordedDecision {
  const { review, refresh, retired } = file.case;
  const of = { file, id: file.case.id ?? file.path, block };
  switch (block) {
    case "review": {
      const { reviewedBy: by, reviewedAt: at, reason, via, proof } = review ?? {};
      const decided = review?.status === "rejected" ? "rejected" : "approved";
      return { ...of, decided, by, at, reason, via, proof };
    }
    case "refresh": {
      const decided = refresh?.outcome ?? "confirmed";
      return { ...of, decided, ...saidIn(refresh), ...provedBy(file, block) };
    }
    case "retired":
      return { ...of, decided: "retired", ...saidIn(retired), ...provedBy(file, block) };
  }
}

function saidIn(
  said: Partial<Pick<RecordedDecision, "by" | "at" | "reason">> = {},
): Pick<RecordedDecision, "by" | "at" | "reason"> {
  const { by, at, reason } = said;
  return { by, at, reason };
}

/** A proof is all that tells of these that they are of a pull request. */
function provedBy(
  file: CaseFile,
  block: "refresh" | "retired",
): Pick<RecordedDecision, "via" | "proof"> {
  const via = file.has([block, "proof"]) ? "github" : "local";
  return { via, proof: file.case[block]?.proof };
}
