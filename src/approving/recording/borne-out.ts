import { editNested } from "../../load/nested-edits.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Problem } from "../../model/finding.ts";
import type { Proof } from "../../model/generated/case.ts";
import { proofField, viaFields } from "../../model/recorded-via.ts";
import type { DecisionBlock } from "./claimed-blocks.ts";

/**
 * Adds to decisions that a file claims where they can be looked up, since a line of a review says the same; what else they
 * say stays, and so does every other byte outside of them.
 */
export function borneOut(
  file: CaseFile,
  blocks: readonly DecisionBlock[],
  { proof, text }: { readonly proof: Proof; readonly text: string },
): { readonly text: string } | { readonly refused: Problem } {
  let current = text;
  for (const block of blocks) {
    const said = file.whole?.[block];
    if (isProved(said, proof)) continue;
    const via = { proof };
    const to = { ...said, ...(block === "review" ? viaFields(via) : proofField(via)) };
    const edited = editNested(file.path, current, { field: block, to });
    if ("refused" in edited) return edited;
    current = edited.text;
  }
  return { text: current };
}

/** Whether it names this review already. The commit is a hint, which moves with the branch: it is no reason to write again. */
function isProved(
  said: { readonly via?: string; readonly proof?: Proof } | undefined,
  { pullRequest, review, reviewerId }: Proof,
): boolean {
  const named = said?.proof;
  return (
    named?.pullRequest === pullRequest &&
    named.review === review &&
    named.reviewerId === reviewerId &&
    (said?.via ?? "github") === "github"
  );
}
