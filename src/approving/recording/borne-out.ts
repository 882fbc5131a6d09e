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
    const via = { proof };
    const to = { ...said, ...(block === "review" ? viaFields(via) : proofField(via)) };
    const edited = editNested(file.path, current, { field: block, to });
    if ("refused" in edited) return edited;
    current = edited.text;
  }
  return { text: current };
}
