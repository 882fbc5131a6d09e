import { listed } from "../../model/sentence.ts";
import { shortId, type MissingBase, type MissingWords } from "./comparison.ts";

/** Why a change has no earlier state to compare with. */
type MissingInJob = MissingBase | { readonly none: "new-branch" };

const deeper = "Check the set out with fetch-depth: 0.";
const named = "Name an earlier state in the input base.";

/** As somebody reads it whose change a job judges: what to write into the workflow. */
export function wordsInJob(missing: MissingInJob): MissingWords {
  switch (missing.none) {
    case "new-branch":
      return {
        reason: "The push made the branch, so there is nothing before it.",
        fix: "A pull request from it is compared with the branch that it goes to.",
      };
    case "not-in-clone":
      return {
        reason: `This clone does not hold commit ${shortId(missing.commit)}, which the event names.`,
        fix: deeper,
      };
    case "shallow":
      return {
        reason: `This shallow clone does not reach back to where the change and ${missing.main} parted.`,
        fix: deeper,
      };
    case "no-repository":
    case "no-commit":
      return {
        reason: "The checkout left no Git repository.",
        fix: "Check the set out with actions/checkout, where Git is installed.",
      };
    case "no-remote":
    case "no-main-branch":
      return { reason: "This clone does not hold the main branch.", fix: `${deeper} ${named}` };
    case "several-remotes":
      return {
        reason: `The clone has the remotes ${listed(missing.remotes.map((one) => `"${one}"`))}, and none that is called "origin".`,
        fix: named,
      };
    case "unrelated":
      return {
        reason: `The change and ${missing.main} have no commit in common.`,
        fix: named,
      };
    case "unreadable":
      return {
        reason: `The earlier state cannot be read: ${missing.message}`,
        fix: `${deeper} Leave out "filter".`,
      };
  }
}
