import { statusOf, type CaseFile } from "../../model/case.ts";

/**
 * Whether a sentinel was decided about after a change of the corpus, and is a candidate until two people have judged it
 * again: what was approved before stands behind it, so it is guarded as an approved one is. A retired case may be one. What
 * the decision calls itself takes nothing from that: only judgments, a rejection or a retirement end it.
 */
export function awaitsJudgments(file: CaseFile): boolean {
  const { refresh, sentinel } = file.case;
  return statusOf(file) === "pending" && sentinel !== undefined && refresh?.outcome !== undefined;
}
