import { editFields } from "../load/yaml-edits.ts";
import type { CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";

/** Who takes cases out of use, and why. */
export interface Retirement {
  readonly by: string;
  readonly reason: string;
  /** An instant with seconds and Z. */
  readonly at: string;
}

/**
 * Marks a case as one that serves no need any more. The file keeps everything else, its approval too, since a digest does
 * not cover the mark.
 */
export function retire(
  file: CaseFile,
  { retirement, text }: { readonly retirement: Retirement; readonly text: string },
): { readonly text: string } | { readonly refused: Problem } {
  const { by, at, reason } = retirement;
  return editFields(file.path, text, [{ set: "retired", to: { by, at, reason }, after: "review" }]);
}
