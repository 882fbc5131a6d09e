import { statusOf, type CaseFile } from "./case.ts";

/** What the case is, beside what was judged. */
export type ContentState =
  /** Nobody has decided, or the status cannot be read. */
  | "undecided"
  /** Exactly what the reviewer read. */
  | "as-judged"
  /** Edited after the decision. */
  | "edited"
  /** The decision does not record what was read. */
  | "unbound";

/** Compares a case with what the decision in its review is bound to. */
export function contentState(file: CaseFile): ContentState {
  const status = statusOf(file);
  if (status !== "approved" && status !== "rejected") return "undecided";
  const judged = file.case.review?.digest;
  if (judged === undefined) return "unbound";
  return judged === file.digest ? "as-judged" : "edited";
}
