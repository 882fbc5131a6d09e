import { isReviewStatus } from "../../authoring/set/required-statuses.ts";
import { seenRules } from "./asked-of-branch.ts";
import type { Facts } from "./facts.ts";
import { isPinned, type WorkflowFacts } from "./workflow-facts.ts";
import { few } from "./few.ts";
import { choice, fails, holds, unseen, whereSeen, type Setting, type Standing } from "./setting.ts";

const menu = "Settings, Actions, General, Workflow permissions";
const line = "gh api repos/OWNER/REPOSITORY/actions/permissions/workflow";

/** What jobs of GitHub Actions may do. */
export const jobSettings: readonly Setting[] = [
  {
    id: "actions-approve",
    title: "No workflow approves a pull request.",
    protects:
      "From somebody who may write and lets a workflow on a branch approve their own pull request. GitHub counts such an approval, and has one switch for this and for opening pull requests.",
    without:
      "GitHub's count of approvals may hold one that no person gave. Where the verdict on reviews is required it counts no bot.",
    look: line,
    set: `${menu}: "Allow GitHub Actions to create and approve pull requests" off. Refresh then opens its pull requests with the token of an app, by its input token, or its summary has links by which a person opens them.`,
    standing: mayApprove,
  },
  {
    id: "job-token",
    title: "A job reads, unless its workflow says more.",
    protects: "From a workflow of somebody's that forgot to say what its jobs may do.",
    without:
      "Every job whose workflow says nothing may write to the repository. Those of Touchstone each say what they need.",
    look: line,
    set: `${menu}: "Read repository contents and packages permissions".`,
    standing: ({ host }) =>
      whereSeen(host?.jobToken, ({ mayWrite }) =>
        mayWrite
          ? fails("By default, the token of a job may write.")
          : holds("By default, the token of a job reads."),
      ),
  },
  {
    id: "pinned",
    title: "Every action is named by its commit.",
    protects:
      "From a tag that is moved to another program, as happened to tj-actions/changed-files in March 2025.",
    without:
      "Whoever gets hold of the repository of an action runs a program in yours, with the rights of the job.",
    look: "grep -n 'uses:' .github/workflows/*",
    set: 'Write the whole commit behind "@", and the version as a comment. Settings, Actions, General: "Require actions to be pinned to a full-length commit SHA".',
    standing: pinned,
  },
];

function mayApprove(facts: Facts): Standing {
  return whereSeen(facts.host?.jobToken, (token) => {
    if (!token.mayApprove) {
      return holds(
        "GitHub Actions may neither open nor approve pull requests. Refresh needs the token of an app, or its summary has links.",
      );
    }
    const isGuarded = seenRules(facts).some(({ statuses }) =>
      statuses.some(({ context }) => isReviewStatus(context)),
    );
    return isGuarded
      ? choice(
          "GitHub Actions may open pull requests and approve. The verdict on reviews counts no bot.",
        )
      : fails(
          "GitHub Actions may open pull requests and approve, and no required verdict tells a bot from a person.",
        );
  });
}

function pinned({ set }: Facts): Standing {
  const unread = set.workflows.filter(({ isRead }) => !isRead).map(({ path }) => path);
  const loose = set.workflows.flatMap(looseIn);
  if (loose.length > 0) return fails(`By a name that can be moved: ${few(loose)}.`);
  if (unread.length > 0) return unseen(`Not read as strict YAML: ${few(unread)}.`);
  return set.workflows.length === 0
    ? unseen("There is no workflow.")
    : holds("All that workflows use is of this repository, or named by a whole commit.");
}

function looseIn({ path, uses }: WorkflowFacts): readonly string[] {
  return uses.filter((one) => !isPinned(one)).map((one) => `${one} in ${path}`);
}
