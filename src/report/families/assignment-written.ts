import { newSplits, type AssignmentPlan } from "../../families/assign/plan.ts";
import { familiesFile } from "../../model/layout.ts";
import { counted } from "../../model/sentence.ts";
import { terminalText } from "../untrusted/terminal.ts";

interface Written {
  /** Whether it was asked to write. */
  readonly isWrite: boolean;
  readonly written: readonly string[];
  readonly place: (file: string) => string;
}

/** What became of a plan, and what to do next. */
export function recordedSentence(
  plan: AssignmentPlan,
  { isWrite, written, place }: Written,
): string {
  const { families, cases } = newSplits(plan);
  if (families.size + cases.size === 0) return "There is nothing to draw. Nothing was written.";
  if (!isWrite) return "Nothing was written. The same command with --write records these splits.";
  const parts = [
    ...(families.size === 0
      ? []
      : [
          `the split of ${families.size === 1 ? "1 family" : `${families.size} families`} in ${place(familiesFile)}`,
        ]),
    ...(cases.size === 0
      ? []
      : [
          `the split of ${counted(cases.size, "case")} in ${cases.size === 1 ? "its file" : "their files"}`,
        ]),
    ...(families.size === 0 && written.includes(familiesFile)
      ? [`how they were drawn in ${place(familiesFile)}`]
      : []),
  ];
  return terminalText(`Written: ${parts.join(", ")}. Next: touchstone families check.`);
}
