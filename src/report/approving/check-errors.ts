import type { JudgedChange } from "../../approving/running/judged-change.ts";
import type { Finding, RuleId } from "../../model/finding.ts";

/** What goes when somebody decides: the other verdict is about that, and a decision of a fork is written after its merge. */
const leftToReview: ReadonlySet<RuleId> = new Set<RuleId>(["review/outdated", "refresh/undecided"]);

/**
 * The errors that the check finds in the set as the merge would leave it, those of asked cases first. That an asked case waits
 * for its decision is none: nothing is merged before its review anyway.
 */
export function checkErrors({
  sets,
  asked,
}: Pick<JudgedChange, "sets" | "asked">): readonly Finding[] {
  const paths = new Set(asked.cases.map(({ path }) => path));
  const errors = sets.findings.filter(
    ({ level, rule, at }) => level === "error" && !(leftToReview.has(rule) && paths.has(at.file)),
  );
  const own = errors.filter(({ at }) => paths.has(at.file));
  return [...own, ...errors.filter(({ at }) => !paths.has(at.file))];
}

/** Whether an asked case is about to be edited, since the check finds an error in it: what is said of it now would not fit then. */
export function awaitsMending(judged: Pick<JudgedChange, "sets" | "asked">): boolean {
  const paths = new Set(judged.asked.cases.map(({ path }) => path));
  return checkErrors(judged).some(({ at }) => paths.has(at.file));
}
