import type { AskedCase } from "../../approving/asked-change.ts";
import { statusOf } from "../../model/case.ts";
import { contentState } from "../../model/content-state.ts";
import { idCode } from "../refresh/packet/texts.ts";

/** Why a case is asked about, for a row of a table. */
export function askedWords(asked: AskedCase): string {
  const { because, before, after } = asked;
  switch (because) {
    case "new":
      return before === undefined ? "a new case" : "a candidate, edited";
    case "edited":
      return `edited since it was ${judgedAs(asked)}`;
    case "decided":
      return "decided in its file";
    case "retired":
      return after.has(["retired"]) ? "to be taken out of use" : "out of use";
    case "refresh":
      return "its evidence changed";
  }
}

/** The same as a sentence above a case, with what an approval would mean. */
export function askedText(asked: AskedCase): string {
  const { because, before, after } = asked;
  switch (because) {
    case "new":
      return before === undefined
        ? "A **new case**."
        : "A **candidate**: nobody has judged it yet, and this pull request edits it.";
    case "edited":
      return `This case was **edited** since it was ${judgedAs(asked)}, so that decision does not hold any more.`;
    case "decided":
      return `This pull request brings a file that says ${decider(asked)} **decided it** already.`;
    case "retired":
      return after.has(["retired"])
        ? "This pull request takes the case **out of use**."
        : "This case is **out of use**, and this pull request edits it.";
    case "refresh":
      return "Its **evidence changed**, so it is asked about again.";
  }
}

/** What the case was before its edit; the change itself may have brought that. */
function judgedAs({ before, after }: AskedCase): "rejected" | "approved" {
  const judged = contentState(after) === "edited" ? after : before;
  return judged !== undefined && statusOf(judged) === "rejected" ? "rejected" : "approved";
}

function decider({ after }: AskedCase): string {
  const { review, refresh } = after.case;
  const name = refresh?.outcome === undefined ? review?.reviewedBy : refresh.by;
  return name === undefined ? "somebody" : idCode(name);
}
