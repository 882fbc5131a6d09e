import type { ForkRuns } from "./facts.ts";
import { choice, fails, holds, unseen, whereSeen, type Setting, type Standing } from "./setting.ts";

/** Who may ask for something, and whose programs run. */
export const requestSettings: readonly Setting[] = [
  {
    id: "pull-requests-from",
    title: "Who may open pull requests.",
    protects: "Nothing is merged by being asked for: this is about the noise.",
    without:
      "In a public repository everybody may open one. Each costs the time of those who look, and minutes of jobs.",
    look: "gh api repos/OWNER/REPOSITORY --jq .pull_request_creation_policy",
    set: "Settings, General, Features, Pull requests: everybody, or collaborators only.",
    standing: ({ host }) =>
      whereSeen(host?.pullRequestsFrom, (who) =>
        choice(
          who === "everybody"
            ? "Everybody who may read the repository."
            : "Collaborators only: nobody contributes from a fork.",
        ),
      ),
  },
  {
    id: "fork-runs",
    title: "A fork's workflows wait for a person, and get no secret.",
    protects:
      "From a stranger's program that runs as soon as it is sent, or runs with what it may not have.",
    without:
      "A fork's pull request runs its own workflows at once. In a private repository it may get secrets and a token that writes: with these it can do what the repository can.",
    look: "gh api repos/OWNER/REPOSITORY/actions/permissions/fork-pr-contributor-approval\ngh api repos/OWNER/REPOSITORY/actions/permissions/fork-pr-workflows-private-repos",
    set: 'Settings, Actions, General: "Require approval for first-time contributors" or more; of a private repository neither "Send write tokens" nor "Send secrets".',
    standing: ({ host }) => whereSeen(host?.forks, forkRuns),
  },
  {
    id: "outside-target",
    title: "No workflow runs a stranger's change with the rights of the repository.",
    protects:
      "From pull_request_target, which runs for a fork with secrets and a token that writes.",
    without:
      "Such a workflow is in order while it runs nothing of the change. One checkout of it hands the repository over. No workflow of Touchstone needs it.",
    look: "grep -l pull_request_target .github/workflows/*",
    set: "Take pull_request_target out of the workflow, or see that it checks nothing out and runs nothing of the change.",
    standing: ({ set }) => {
      const found = set.workflows.filter(({ events }) => events.includes("pull_request_target"));
      const unread = set.workflows.filter(({ isRead }) => !isRead).map(({ path }) => path);
      if (found.length > 0) {
        return choice(`Read these: ${found.map(({ path }) => path).join(", ")}.`);
      }
      return unread.length > 0
        ? unseen(`Not read as strict YAML: ${unread.join(", ")}.`)
        : holds("No workflow starts by it.");
    },
  },
  {
    id: "refresh-branches",
    title: "Nobody else makes the branches of refresh.",
    protects: "From a branch that somebody makes in advance below touchstone/refresh/.",
    without:
      "A run takes no branch over that it did not write: it leaves it alone and takes the next number. So somebody who may write can make noise, and put a case off by a pull request of their own that is closed.",
    look: "gh api repos/OWNER/REPOSITORY/rules/branches/touchstone/refresh/any",
    set: 'A ruleset for "touchstone/refresh/**" that restricts creations, with the app that asks on its bypass list. GitHub Actions itself cannot be on one, so this takes an app of your own.',
    standing: ({ host }) =>
      whereSeen(host?.areRefreshBranchesKept, (isKept) =>
        isKept
          ? holds("A rule says who may make them.")
          : choice("Everybody with write access may make them. Nothing is lost by it."),
      ),
  },
];

function forkRuns(runs: ForkRuns): Standing {
  if (runs.of === "public") {
    return runs.waiting === "first_time_contributors_new_to_github"
      ? choice(
          "Only those wait who are new to GitHub itself. A fork of a public repository gets no secret and a token that reads.",
        )
      : holds(
          `${runs.waiting === "all_external_contributors" ? "All runs of outside contributors wait" : "The runs of first-time contributors wait"} for a person. A fork of a public repository gets no secret and a token that reads.`,
        );
  }
  if (!runs.run) return holds("No workflow runs for a fork.");
  const given = [
    ...(runs.getSecrets ? ["secrets"] : []),
    ...(runs.getWriteToken ? ["a token that writes"] : []),
  ];
  return given.length > 0
    ? fails(`Workflows of forks get ${given.join(" and ")}.`)
    : holds("Workflows of forks get no secret and a token that reads.");
}
