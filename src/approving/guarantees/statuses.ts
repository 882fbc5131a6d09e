import {
  actionsApp,
  isReviewStatus,
  requiredStatuses,
  reviewStatus,
  verdictsOn,
} from "../../authoring/set/required-statuses.ts";
import { listed } from "../../model/sentence.ts";
import { askedOfBranch, seenRules } from "./asked-of-branch.ts";
import type { Facts } from "./facts.ts";
import type { MergeRules, WantedStatus } from "./merge-rules.ts";
import {
  choice,
  fails,
  holds,
  notAsked,
  rulesetMenu,
  rulesLine,
  unseen,
  type Setting,
  type Standing,
} from "./setting.ts";

const statusRule = `${rulesetMenu}, the ruleset of the main branch, "Require status checks to pass"`;

/** The verdicts that a merge waits for, and who may give them. */
export const statusSettings: readonly Setting[] = [
  {
    id: "statuses",
    title: "A merge waits for the verdicts of Touchstone.",
    protects:
      "From a set that is red: a leak between splits, evidence that is not there, an approval of something else.",
    without: "A check that is red tells, and blocks nothing.",
    look: rulesLine,
    set: `${statusRule}: add each by its name. Or import the ruleset of the set:\ngh api --method POST repos/OWNER/REPOSITORY/rulesets --input RULESET`,
    standing: statuses,
  },
  {
    id: "review-status",
    title: "A merge waits for the verdict on reviews.",
    protects:
      "From an approval of another text than the one that is merged, of a bot, of the author, or of somebody whom the policy does not name.",
    without:
      "GitHub's own count of approvals decides: of anybody with write access, of a pull request as a whole, with no word of what was read.",
    look: rulesLine,
    set: `${statusRule}: add "${reviewStatus}", with " of FOLDER" behind it for a set in a folder, once the workflow that judges reviews reports it. A verdict that nobody reports blocks every merge.`,
    standing: reviewed,
  },
  {
    id: "status-source",
    title: "Only the app that judges may report the verdicts.",
    protects:
      "From somebody who may write and reports a green verdict by hand, or by a workflow on a branch of theirs.",
    without:
      "Whoever may write can have any verdict: a person by the API, and a workflow of any branch as GitHub Actions. The review of a person that GitHub asks for stays. What was let through so shows later: what is on the branch is judged again, and an approval that nobody gave cannot be proved.",
    look: rulesLine,
    set: `${statusRule}: choose the source of each. GitHub Actions keeps out tokens of people. Only an app of your own, whose key no workflow of a branch can read, keeps out workflows of people who may write.`,
    standing: source,
  },
];

function wants(rules: MergeRules, name: string): WantedStatus | undefined {
  return rules.statuses.find(({ context }) => context.toLowerCase() === name.toLowerCase());
}

function statuses(facts: Facts): Standing {
  const names = requiredStatuses(facts.set.place);
  const found = seenRules(facts);
  const missing = names.filter((name) => !found.some((rules) => wants(rules, name) !== undefined));
  return askedOfBranch(facts, {
    isAsked: (rules) =>
      names.every((name) =>
        (found.length === 0 ? [rules] : found).some((one) => wants(one, name) !== undefined),
      ),
    yes: () => `Required: ${listed(names.map((name) => `"${name}"`))}.`,
    no: `Not required: ${listed(missing.map((name) => `"${name}"`))}.`,
  });
}

function reviewed(facts: Facts): Standing {
  const { review } = verdictsOn(facts.set.place);
  return askedOfBranch(facts, {
    isAsked: (rules) => wants(rules, review) !== undefined,
    yes: () => `"${review}" is required.`,
    no: `"${review}" is not required. GitHub's own count of approvals decides.`,
  });
}

function source(facts: Facts): Standing {
  if (facts.host === undefined) return sourceInFile(facts.set);
  const ours = requiredStatuses(facts.set.place);
  const required = seenRules(facts).flatMap((rules) =>
    rules.statuses.filter(({ context }) => isReviewStatus(context) || isAmong(ours, context)),
  );
  if (required.length === 0) {
    const hidden = [facts.host.rules, facts.host.protection].find((one) => "unseen" in one);
    return hidden !== undefined && "unseen" in hidden
      ? unseen(hidden.unseen)
      : fails("None of them is required.");
  }
  // What one rule leaves open, another may keep.
  const kept = new Set(
    required.filter(({ app }) => app !== undefined).map(({ context }) => context.toLowerCase()),
  );
  const open = required.filter(({ context }) => !kept.has(context.toLowerCase()));
  if (open.length > 0) return fails(`Anybody who may write reports ${namesOf(open)}.`);
  const byActions = required.filter(({ app }) => app === actionsApp);
  return byActions.length === 0
    ? holds("Each comes from an app of its own.")
    : choice(
        `From GitHub Actions alone: ${namesOf(byActions)}. A workflow that somebody with write access puts on a branch speaks as GitHub Actions, too.`,
      );
}

function sourceInFile({ ruleset }: Facts["set"]): Standing {
  const open = ruleset?.rules?.statuses.filter(({ app }) => app === undefined) ?? [];
  if (ruleset === undefined || open.length === 0) return unseen(notAsked);
  return unseen(`${notAsked} ${ruleset.path} names no source for ${namesOf(open)}.`);
}

function isAmong(names: readonly string[], context: string): boolean {
  return names.some((name) => name.toLowerCase() === context.toLowerCase());
}

function namesOf(wanted: readonly WantedStatus[]): string {
  return listed([...new Set(wanted.map(({ context }) => `"${context}"`))]);
}
