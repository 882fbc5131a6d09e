import type { RecordPlan } from "../../importing/import-plan.ts";
import type { ImportStory } from "./import-story.ts";

/** What to do after an import; `incomplete` tells whether incomplete records were written as well. */
export function nextSteps(
  { plans, dryRun, noun }: Pick<ImportStory, "plans" | "dryRun" | "noun">,
  { incomplete }: { readonly incomplete: boolean },
): string {
  if (plans.length === 0) return `The ${noun} holds no record that could be read.`;
  const did = (what: RecordPlan["outcome"]["what"]): boolean =>
    plans.some(({ outcome }) => outcome.what === what);
  const mend =
    "Mend the incomplete records and import again, or write them as they are with --incomplete.";
  return [
    ...(did("leave-out") && !incomplete ? [mend] : []),
    ...(did("write") && !dryRun ? afterWriting(plans) : ["Nothing was written."]),
  ].join("\n");
}

/** What stands between the new cases and a review: chunks to find, gaps to fill, or nothing. */
function afterWriting(plans: readonly RecordPlan[]): readonly string[] {
  const written = plans.filter(({ outcome }) => outcome.what === "write");
  const waiting = written.filter(({ waits }) => waits).length;
  if (waiting > 0) {
    const cases =
      waiting === 1
        ? "the case that waits for evidence"
        : `each of the ${waiting} cases that wait for evidence`;
    return [
      `Next: touchstone fill, which shows the nearest chunks for ${cases}.`,
      "At a terminal, touchstone fill --choose asks which of them are meant. Then: touchstone check.",
    ];
  }
  if (written.some(({ lacks }) => lacks.length > 0)) {
    return ["Next: touchstone check, which names what each incomplete case lacks."];
  }
  return [
    "Next: touchstone check, then read each case and record your judgment: touchstone review record.",
  ];
}
