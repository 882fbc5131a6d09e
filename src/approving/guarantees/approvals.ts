import { isReviewStatus, reviewStatus } from "../../authoring/set/required-statuses.ts";
import { counted } from "../../model/sentence.ts";
import { askedOfBranch, seenRules } from "./asked-of-branch.ts";
import type { Facts } from "./facts.ts";
import { holds, rulesetMenu, rulesLine, type Setting, type Standing } from "./setting.ts";

const pullRequestRule = `${rulesetMenu}, the ruleset of the main branch, "Require a pull request before merging"`;

/** Whose approval GitHub asks for before it lets a pull request onto the default branch. */
export const approvalSettings: readonly Setting[] = [
  {
    id: "approvals",
    title: "A merge waits for an approval.",
    protects: "From one account that merges its own change, or pushes straight to the branch.",
    without: "Whoever may write puts cases on the branch that nobody else has read.",
    look: rulesLine,
    set: `${pullRequestRule}: required approvals, 1 or more. Or import the ruleset of the set:\ngh api --method POST repos/OWNER/REPOSITORY/rulesets --input RULESET`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: ({ approvals }) => approvals > 0,
        yes: ({ approvals }) => `${counted(approvals, "approval")} of people with write access.`,
        no: "No rule asks for one.",
      }),
  },
  {
    id: "last-push",
    title: "Somebody else than the last to push approves.",
    protects:
      "From a reviewer who pushes a change of their own to somebody's branch and approves it.",
    without:
      "The last change before a merge may be one that only the person has read who wrote and approved it.",
    look: rulesLine,
    set: `${pullRequestRule}: "Require approval of the most recent reviewable push".`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: (rules) => rules.asksAnotherThanLastPusher,
        yes: () => "The most recent push needs the approval of somebody else.",
        no: "No rule asks for it.",
      }),
  },
  {
    id: "stale-approvals",
    title: "What an approval was given for is what is merged.",
    protects: "From a change that is pushed after the approval.",
    without: "An approval that GitHub counts may be older than what it lets through.",
    look: rulesLine,
    set: `${pullRequestRule}: "Dismiss stale pull request approvals when new commits are pushed". Where "${reviewStatus}" is required it stays off: that verdict is bound to the content by itself, and the commit that records an approval would dismiss it.`,
    standing: staleApprovals,
  },
];

function staleApprovals(facts: Facts): Standing {
  const dismissed = askedOfBranch(facts, {
    isAsked: (rules) => rules.dismissesOnPush,
    yes: () =>
      'A push dismisses approvals. So what they decide has to be recorded after the merge, by the input "record: after-merge" of the action review: a commit before it would dismiss the approval that it records.',
    no: "A push leaves approvals as they are, and no required verdict is bound to the content.",
  });
  const isBound = seenRules(facts).some(({ statuses }) =>
    statuses.some(({ context }) => isReviewStatus(context)),
  );
  return dismissed.is === "fails" && isBound
    ? holds(
        `A push leaves approvals as they are. "${reviewStatus}" is required and asks for an approval of what is there, and what is decided is recorded before the merge.`,
      )
    : dismissed;
}
