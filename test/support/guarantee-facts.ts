import type { Facts, HostFacts, SetFacts } from "../../src/approving/guarantees/facts.ts";
import { mergeRulesOf, type MergeRules } from "../../src/approving/guarantees/merge-rules.ts";
import { workflowFacts } from "../../src/approving/guarantees/workflow-facts.ts";
import { isWorkflow } from "../../src/authoring/set/plan-set.ts";
import { setFiles } from "../../src/authoring/set/set-files.ts";

const files = setFiles({
  place: "",
  mainBranch: "main",
  reviewers: [],
  version: "1.2.3",
  tool: new Map(),
});

/** What init writes for GitHub to run. */
export const ownWorkflows: SetFacts["ownWorkflows"] = files.filter(isWorkflow).map(workflowFacts);

const ruleset = files.find(({ path }) => path === ".touchstone/ruleset.json")?.text ?? "";

/** What the ruleset of init asks for. */
export const goodRules: MergeRules = mergeRulesOf(
  (JSON.parse(ruleset) as { readonly rules: readonly unknown[] }).rules,
);

/** A set whose files see to all that files can see to. */
export const goodSet: SetFacts = {
  place: "",
  version: "1.2.3",
  policy: { reviewers: ["jordan", "noor"], owners: ["robin"] },
  authors: ["kim"],
  experts: [{ path: "cases/refunds/days-001.yaml", experts: ["noor"] }],
  unread: [],
  codeowners: {
    path: ".github/CODEOWNERS",
    text: "/cases/refunds/ @noor\n/.github/ @robin\n/.touchstone/ @robin\n/families.yaml @robin\n/corpus-revisions/ @robin\n",
  },
  guarded: [".github/CODEOWNERS", ".github/workflows/touchstone.yaml", "families.yaml"],
  workflows: ownWorkflows,
  ownWorkflows,
  ruleset: { path: ".touchstone/ruleset.json", rules: goodRules },
  tool: { is: "copy", version: "1.2.3", altered: { seen: [] } },
};

/** A repository in which all is set as it is to be, with the verdict on reviews and an app that gives the verdicts. */
export const goodHost: HostFacts = {
  name: "acme/set",
  branch: "main",
  isPrivate: false,
  mergeWays: { seen: ["merge"] },
  pullRequestsFrom: { seen: "everybody" },
  rules: {
    seen: {
      ...goodRules,
      statuses: goodRules.statuses.map(({ context }) => ({ context, app: 77 })),
    },
  },
  protection: { seen: undefined },
  bypass: { seen: [] },
  ownersErrors: { seen: [] },
  jobToken: { seen: { mayWrite: false, mayApprove: false } },
  forks: { seen: { of: "public", waiting: "first_time_contributors" } },
  workflowStates: { seen: new Map(ownWorkflows.map(({ path }) => [path, "active"])) },
  areRefreshBranchesKept: { seen: true },
  permissions: new Map([
    ["jordan", { seen: "write" }],
    ["noor", { seen: "maintain" }],
    ["robin", { seen: "admin" }],
  ]),
};

/** The good set and host, with some facts of them as given. */
export function facts(change: {
  readonly set?: Partial<SetFacts>;
  readonly host?: Partial<HostFacts>;
}): Facts {
  return { set: { ...goodSet, ...change.set }, host: { ...goodHost, ...change.host } };
}

/** The good rules of the branch, with some of them as given. */
export function withRules(change: Partial<MergeRules>): Pick<HostFacts, "rules"> {
  const { rules } = goodHost;
  return "seen" in rules ? { rules: { seen: { ...rules.seen, ...change } } } : { rules };
}
