import { editFields } from "../load/yaml-edits.ts";
import type { CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { proofField, type RecordedVia } from "../model/recorded-via.ts";

/** Who takes cases out of use, and why. */
export interface Retirement {
  readonly by: string;
  readonly reason: string;
  /** An instant with seconds and Z. */
  readonly at: string;
  /** By default at a desk. */
  readonly via?: RecordedVia;
}

/**
 * Marks a case as one that serves no need any more. The file keeps everything else, its approval too, since a digest does
 * not cover the mark.
 */
export function retire(
  file: CaseFile,
  { retirement, text }: { readonly retirement: Retirement; readonly text: string },
): { readonly text: string } | { readonly refused: Problem } {
  const { by, at, reason, via = "local" } = retirement;
  const to = { by, at, reason, ...proofField(via) };
  return editFields(file.path, text, [{ set: "retired", to, after: "review" }]);
}
