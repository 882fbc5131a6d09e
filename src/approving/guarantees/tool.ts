import { counted, listed } from "../../model/sentence.ts";
import type { Facts, SetFacts } from "./facts.ts";
import { few } from "./few.ts";
import { choice, fails, holds, unseen, whereSeen, type Setting, type Standing } from "./setting.ts";
import type { WorkflowFacts } from "./workflow-facts.ts";

/** That the judge is there, is the one that it says it is, and runs. */
export const toolSettings: readonly Setting[] = [
  {
    id: "workflows",
    title: "The workflows of Touchstone are there, as init writes them.",
    protects:
      "From a verdict that nobody gives, or that another program gives under the same name.",
    without:
      "A workflow that was changed may skip the judge and be green. That a person changed it on purpose is for its owners to know.",
    look: "touchstone init --dry-run",
    set: "touchstone init writes those that are not there. To take the one of this version, move yours away first.",
    standing: workflows,
  },
  {
    id: "tool",
    title: "The copy of the tool is what its version says.",
    protects: "From a judge that was changed in place.",
    without: "Pull requests are judged by whatever lies in .touchstone/ of the main branch.",
    look: "sha256sum --check sha256.txt\nin .touchstone/, and the SHA-256 of that list itself against one from elsewhere",
    set: "touchstone init --update, by a version that you trust, in a pull request of its own.",
    standing: tool,
  },
  {
    id: "schedule",
    title: "Refresh runs by the clock as well.",
    protects: "From a run that was missed: a merge that a workflow made starts none.",
    without:
      "Nobody is asked again until somebody pushes. GitHub turns the schedule of a public repository off after 60 days without activity.",
    look: "gh api repos/OWNER/REPOSITORY/actions/workflows --jq '.workflows[] | {path, state}'",
    set: "A schedule in the workflow that runs refresh. Where GitHub turned it off: Actions, the workflow, Enable workflow.",
    standing: schedule,
  },
];

function workflows({ set }: Facts): Standing {
  // What runs refresh has a setting of its own.
  const names = set.ownWorkflows.filter((own) => !runsRefresh(own)).flatMap(({ jobs }) => jobs);
  const missing = names.filter((name) => !set.workflows.some(({ jobs }) => jobs.includes(name)));
  if (missing.length > 0) {
    const unread = set.workflows.filter(({ isRead }) => !isRead).map(({ path }) => path);
    const jobs = listed(
      missing.map((name) => `"${name}"`),
      "or",
    );
    return unread.length > 0
      ? unseen(`No workflow has the job ${jobs}, and these were not read: ${few(unread)}.`)
      : fails(`No workflow has the job ${jobs}.`);
  }
  if (set.tool.is === "source") {
    return holds(
      "Each verdict has its job. This is the repository of the tool, so they are its own.",
    );
  }
  const differing = set.ownWorkflows.filter((own) => textAt(set, own.path) !== own.text);
  const [absent, changed] = [
    differing.filter(({ path }) => textAt(set, path) === undefined),
    differing.filter(({ path }) => textAt(set, path) !== undefined),
  ].map((files) => files.map(({ path }) => path));
  if (differing.length === 0) return holds(`They are those of version ${set.version}.`);
  const words = [
    ...(changed === undefined || changed.length === 0
      ? []
      : [`Other than version ${set.version} writes it: ${few(changed)}.`]),
    ...(absent === undefined || absent.length === 0 ? [] : [`Not there: ${few(absent)}.`]),
  ];
  return choice(`Each verdict has its job. ${words.join(" ")}`);
}

function textAt({ workflows: all }: SetFacts, path: string): string | undefined {
  return all.find((one) => one.path === path)?.text;
}

function tool({ set }: Facts): Standing {
  const { tool: own, version } = set;
  if (own.is === "source") return holds("This is the repository of the tool.");
  if (own.is === "absent") return fails("There is no copy of the tool in .touchstone/.");
  if (own.version !== version) {
    return unseen(
      `It is version ${own.version ?? "unknown"}, and this is ${version}: doctor of the same version, from a place that you trust, compares them.`,
    );
  }
  return whereSeen(own.altered, (altered) =>
    altered.length === 0
      ? holds(`Every file is as version ${version} writes it.`)
      : fails(
          `${counted(altered.length, "file")} of it ${altered.length === 1 ? "is" : "are"} not as version ${version} writes ${altered.length === 1 ? "it" : "them"}: ${few(altered)}.`,
        ),
  );
}

function schedule({ set, host }: Facts): Standing {
  const runs = set.workflows.filter(runsRefresh);
  if (runs.length === 0) return fails("No workflow runs refresh.");
  const timed = runs.filter(({ events }) => events.includes("schedule"));
  if (timed.length === 0) return fails(`${few(runs.map(({ path }) => path))} has no schedule.`);
  const paths = few(timed.map(({ path }) => path));
  if (host === undefined) {
    return unseen(`${paths} has a schedule. Whether GitHub has turned it off was not asked.`);
  }
  return whereSeen(host.workflowStates, (states) => {
    const off = timed.filter(({ path }) => (states.get(path) ?? "not known") !== "active");
    return off.length === 0
      ? holds(`${paths} has a schedule and is on.`)
      : fails(
          `GitHub does not run ${few(off.map(({ path }) => `${path} (${states.get(path) ?? "not known to it"})`))}.`,
        );
  });
}

function runsRefresh({ uses }: WorkflowFacts): boolean {
  return uses.some((one) => /(?:^|\/)actions\/refresh$/.test(one));
}
