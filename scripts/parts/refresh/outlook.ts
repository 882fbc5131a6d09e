import type { CaseFile } from "../../../src/model/case.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import type { DecidedCase } from "../../../src/refresh/deciding/decided-case.ts";
import { evidence, outcome } from "../../../src/report/cases/case-view.ts";
import type { Style } from "../../../src/report/style.ts";

/** A case as a decision would leave it, each chunk with its text: the questions of a review are about that. */
export function outlook(
  { dataset, file }: { readonly dataset: Dataset; readonly file: CaseFile },
  { value }: DecidedCase,
  style: Style,
): string {
  const decided = { ...file, case: value };
  const blocks = [
    ...outcome(decided, style),
    ...evidence(dataset, decided, { style, more: () => [] }),
  ];
  return `\nAs it would be:\n\n${blocks.join("\n\n")}\n\n`;
}
