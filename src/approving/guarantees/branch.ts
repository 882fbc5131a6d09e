import { listed } from "../../model/sentence.ts";
import { askedOfBranch, seenRules } from "./asked-of-branch.ts";
import type { Facts } from "./facts.ts";
import {
  choice,
  fails,
  holds,
  rulesetMenu,
  rulesLine,
  whereSeen,
  type Setting,
  type Standing,
} from "./setting.ts";

/** What becomes of the default branch, and by whom. */
export const branchSettings: readonly Setting[] = [
  {
    id: "force-push",
    title: "Nobody rewrites the branch.",
    protects: "From a forced push that takes cases, revisions or approvals out of the history.",
    without:
      "A record of who approved what may vanish, and what was recorded may be replaced under its name.",
    look: rulesLine,
    set: `${rulesetMenu}, the ruleset of the main branch: "Block force pushes".`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: (rules) => rules.forbidsForcePush,
        yes: () => "Forced pushes are blocked.",
        no: "Forced pushes are not blocked.",
      }),
  },
  {
    id: "deletion",
    title: "Nobody deletes the branch.",
    protects: "From a branch that is deleted and made again with another history.",
    without: "The same as with a forced push: the history is whatever somebody last wrote.",
    look: rulesLine,
    set: `${rulesetMenu}, the ruleset of the main branch: "Restrict deletions".`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: (rules) => rules.forbidsDeletion,
        yes: () => "Deleting it is blocked.",
        no: "Deleting it is not blocked.",
      }),
  },
  {
    id: "bypass",
    title: "Nobody may pass by the rules.",
    protects: "From the hurry of those who may, and from whoever has their account.",
    without: "What the rules ask for holds for everybody else only.",
    look: "gh api repos/OWNER/REPOSITORY/rulesets --jq '.[].id'\ngh api repos/OWNER/REPOSITORY/rulesets/ID --jq .bypass_actors",
    set: `${rulesetMenu}, the ruleset of the main branch: an empty bypass list. In the older protection: "Do not allow bypassing the above settings".`,
    standing: ({ host }) =>
      whereSeen(host?.bypass, (names) =>
        names.length === 0
          ? holds("No list lets anybody through.")
          : fails(`Let through: ${listed(names)}.`),
      ),
  },
  {
    id: "up-to-date",
    title: "What is merged was judged together with what is there.",
    protects:
      "From two changes that are each green and red together: one id twice, a family on both sides of a split.",
    without: "The branch may be red after a merge, and the run on it is the first to say so.",
    look: rulesLine,
    set: `${rulesetMenu}, the ruleset of the main branch: "Require branches to be up to date before merging"; or a merge queue that asks for the checks of each entry.`,
    standing: (facts) =>
      askedOfBranch(facts, {
        isAsked: ({ isUpToDate, queue }) => isUpToDate || queue === "each",
        yes: ({ queue }) =>
          queue === "each"
            ? "A merge queue judges each entry with what stands before it."
            : "Branches have to be up to date.",
        no: seenRules(facts).some(({ queue }) => queue === "last")
          ? "The merge queue asks for the checks of the last entry of a group alone."
          : "There is no merge queue, and branches need not be up to date.",
      }),
  },
  {
    id: "history",
    title: "How a change is merged.",
    protects:
      "Nothing is lost with either way: an approval is bound to the digest of a case, and a digest outlives every new commit id.",
    without:
      "With squash or rebase, commits on the branch are not those of the pull request. A record is proved by its digests and the pull request, never by commit ids.",
    look: "gh api repos/OWNER/REPOSITORY --jq '{allow_merge_commit, allow_squash_merge, allow_rebase_merge}'",
    set: 'Settings, General, "Pull Requests": allow merge commits, squash merging or rebase merging.',
    standing: history,
  },
  {
    id: "signatures",
    title: "Whether commits have to be signed.",
    protects: "From commits that carry somebody else's name.",
    without:
      "The name on a commit proves nothing. No verdict of Touchstone goes by it: people are told apart by their accounts.",
    look: rulesLine,
    set: `${rulesetMenu}, the ruleset of the main branch: "Require signed commits".`,
    standing: signatures,
  },
];

function history(facts: Facts): Standing {
  const left = seenRules(facts).flatMap(({ isLinear, mergeWays }) => [
    ...(isLinear ? [["squash", "rebase"]] : []),
    ...(mergeWays === undefined ? [] : [mergeWays]),
  ]);
  return whereSeen(facts.host?.mergeWays, (all) => {
    const on = all.filter((way) => left.every((some) => some.includes(way)));
    return choice(
      on.length === 0
        ? "No way of merging is left on."
        : `On: ${listed(on)}. ${on.every((way) => way === "merge") ? "Commit ids stay as they are." : "Squash and rebase change commit ids; digests stay."}`,
    );
  });
}

function signatures(facts: Facts): Standing {
  const asked = askedOfBranch(facts, {
    isAsked: (rules) => rules.isSigned,
    yes: () =>
      "Signed commits are required. What Touchstone writes by GitHub's API with the token of a job or an app is signed by GitHub; refresh with commit: git is not, and could not be merged.",
    no: "Commits need no signature.",
    isFree: true,
  });
  return asked.is === "unseen" ? asked : choice(asked.because);
}
