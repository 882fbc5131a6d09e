import { describe, expect, test } from "vitest";
import { examine, settings } from "../../../src/approving/guarantees/examine.ts";
import type { Facts, HostFacts, SetFacts } from "../../../src/approving/guarantees/facts.ts";
import { mergeRulesOf } from "../../../src/approving/guarantees/merge-rules.ts";
import type { Standing } from "../../../src/approving/guarantees/setting.ts";
import { workflowFacts } from "../../../src/approving/guarantees/workflow-facts.ts";
import { isReviewStatus } from "../../../src/authoring/set/required-statuses.ts";
import { facts, goodHost, goodRules, goodSet, withRules } from "../../support/guarantee-facts.ts";

function standingOf(id: string, known: Facts): Standing {
  const found = examine(known).find(({ setting }) => setting.id === id);
  if (found === undefined) throw new Error(`No setting is called ${id}.`);
  return found.standing;
}

/** What was seen of it, in one line. */
function told(id: string, known: Facts): string {
  const { is, because } = standingOf(id, known);
  return `${is}: ${because}`;
}

const hidden = {
  unseen: 'GitHub answered 403 (No). It takes a token with "Administration: read".',
};

const chosen = ["history", "signatures", "pull-requests-from"];

test("where all is set, all holds but what is a choice", () => {
  const open = examine(facts({})).filter(({ standing }) => standing.is !== "holds");
  expect(open.map(({ setting, standing }) => `${setting.id} ${standing.is}`)).toEqual(
    chosen.map((id) => `${id} choice`),
  );
});

/** What is required where the verdict on reviews is not. */
const jobs = goodRules.statuses.filter(({ context }) => !isReviewStatus(context));

/** One setting a row: what takes it away, and what is said then. */
const absent: readonly (readonly [string, Facts])[] = [
  ["approvals", facts({ host: withRules({ approvals: 0 }) })],
  ["last-push", facts({ host: withRules({ asksAnotherThanLastPusher: false }) })],
  ["stale-approvals", facts({ host: withRules({ dismissesOnPush: false, statuses: jobs }) })],
  ["statuses", facts({ host: withRules({ statuses: goodRules.statuses.slice(1) }) })],
  [
    "review-status",
    facts({
      host: withRules({ statuses: jobs }),
    }),
  ],
  [
    "status-source",
    facts({
      host: withRules({ statuses: [{ context: "touchstone CHECK", app: undefined }] }),
    }),
  ],
  ["owners-review", facts({ host: withRules({ asksOwners: false }) })],
  ["owners-named", facts({ set: { codeowners: undefined } })],
  [
    "experts-asked",
    facts({ set: { experts: [{ path: "cases/travel/days-001.yaml", experts: ["noor"] }] } }),
  ],
  ["force-push", facts({ host: withRules({ forbidsForcePush: false }) })],
  ["deletion", facts({ host: withRules({ forbidsDeletion: false }) })],
  ["bypass", facts({ host: { bypass: { seen: ['administrators by the ruleset "Main"'] } } })],
  ["up-to-date", facts({ host: withRules({ isUpToDate: false, queue: "last" }) })],
  ["reviewers", facts({ set: { policy: undefined } })],
  ["owners", facts({ set: { policy: undefined } })],
  ["may-write", facts({ host: { permissions: permissionsWith("noor", "read") } })],
  [
    "second-person",
    facts({ set: { policy: { reviewers: ["Jordan"], owners: [] }, authors: ["@jordan"] } }),
  ],
  [
    "actions-approve",
    facts({
      host: {
        jobToken: { seen: { mayWrite: false, mayApprove: true } },
        ...withRules({ statuses: jobs }),
      },
    }),
  ],
  ["job-token", facts({ host: { jobToken: { seen: { mayWrite: true, mayApprove: false } } } })],
  ["pinned", facts({ set: { workflows: [using("actions/checkout@v7")] } })],
  [
    "fork-runs",
    facts({
      host: {
        forks: { seen: { of: "private", run: true, getWriteToken: true, getSecrets: true } },
      },
    }),
  ],
  ["workflows", facts({ set: { workflows: [] } })],
  [
    "tool",
    facts({
      set: { tool: { is: "copy", version: "1.2.3", altered: { seen: [".touchstone/dist/a.js"] } } },
    }),
  ],
  [
    "schedule",
    facts({
      host: {
        workflowStates: {
          seen: new Map([[".github/workflows/touchstone.refresh.yaml", "disabled_inactivity"]]),
        },
      },
    }),
  ],
];

function using(action: string, on = "push"): SetFacts["workflows"][number] {
  return workflowFacts({
    path: ".github/workflows/own.yaml",
    text: `on: ${on}\njobs:\n  a:\n    steps:\n      - uses: ${action}\n`,
  });
}

function permissionsWith(name: string, permission: "read" | "none"): HostFacts["permissions"] {
  return new Map([...goodHost.permissions, [name, { seen: permission }]]);
}

test.for(absent)("%s does not hold where it is not so", ([id, known]) => {
  expect(told(id, known)).toMatch(/^fails: /);
});

test("what is said of each that does not hold", () => {
  expect(absent.map(([id, known]) => `${id} ${told(id, known)}`)).toMatchInlineSnapshot(`
    [
      "approvals fails: No rule asks for one.",
      "last-push fails: No rule asks for it.",
      "stale-approvals fails: A push leaves approvals as they are, and no required verdict is bound to the content.",
      "statuses fails: Not required: "Touchstone check".",
      "review-status fails: "touchstone/review" is not required. GitHub's own count of approvals decides.",
      "status-source fails: Anybody who may write reports "touchstone CHECK".",
      "owners-review fails: The review of code owners is not required.",
      "owners-named fails: There is no CODEOWNERS.",
      "experts-asked fails: .github/CODEOWNERS does not name the experts of cases/travel/days-001.yaml.",
      "force-push fails: Forced pushes are not blocked.",
      "deletion fails: Deleting it is not blocked.",
      "bypass fails: Let through: administrators by the ruleset "Main".",
      "up-to-date fails: The merge queue asks for the checks of the last entry of a group alone.",
      "reviewers fails: The set has no policy that can be read.",
      "owners fails: The set has no policy that can be read.",
      "may-write fails: Named, and without write access: noor (read).",
      "second-person fails: Jordan is the only reviewer, and wrote every case.",
      "actions-approve fails: GitHub Actions may open pull requests and approve, and no required verdict tells a bot from a person.",
      "job-token fails: By default, the token of a job may write.",
      "pinned fails: By a name that can be moved: actions/checkout@v7 in .github/workflows/own.yaml.",
      "fork-runs fails: Workflows of forks get secrets and a token that writes.",
      "workflows fails: No workflow has the job "Somebody reviewed", "Touchstone review", "Touchstone gate", "Touchstone check" or "Touchstone families".",
      "tool fails: 1 file of it is not as version 1.2.3 writes it: .touchstone/dist/a.js.",
      "schedule fails: GitHub does not run .github/workflows/touchstone.refresh.yaml (disabled_inactivity).",
    ]
  `);
});

function offline(set: Partial<SetFacts>): string {
  return told("approvals", { set: { ...goodSet, ...set }, host: undefined });
}

/** What cannot fail: either way is in order, or nothing is lost. */
const choices: readonly (readonly [string, Facts])[] = [
  ["history", facts({ host: { mergeWays: { seen: ["squash", "rebase"] } } })],
  [
    "history",
    facts({ host: { mergeWays: { seen: ["merge", "squash"] }, ...withRules({ isLinear: true }) } }),
  ],
  ["signatures", facts({ host: withRules({ isSigned: true }) })],
  ["signatures", facts({})],
  ["status-source", facts({ host: withRules({ statuses: goodRules.statuses }) })],
  [
    "actions-approve",
    facts({ host: { jobToken: { seen: { mayWrite: false, mayApprove: true } } } }),
  ],
  ["reviewers", facts({ set: { policy: { reviewers: [], owners: [] } } })],
  ["owners", facts({ set: { policy: { reviewers: [], owners: [] } } })],
  ["second-person", facts({ set: { policy: { reviewers: ["jordan"], owners: [] } } })],
  ["pull-requests-from", facts({ host: { pullRequestsFrom: { seen: "collaborators" } } })],
  [
    "fork-runs",
    facts({
      host: { forks: { seen: { of: "public", waiting: "first_time_contributors_new_to_github" } } },
    }),
  ],
  ["outside-target", facts({ set: { workflows: [using("./a", "pull_request_target")] } })],
  ["refresh-branches", facts({ host: { areRefreshBranchesKept: { seen: false } } })],
  [
    "workflows",
    facts({ set: { workflows: goodSet.workflows.map((one) => ({ ...one, text: "other" })) } }),
  ],
];

test("what is said of each that may be either way", () => {
  expect(choices.map(([id, known]) => `${id} ${told(id, known)}`)).toMatchInlineSnapshot(`
    [
      "history choice: On: squash and rebase. Squash and rebase change commit ids; digests stay.",
      "history choice: On: squash. Squash and rebase change commit ids; digests stay.",
      "signatures choice: Signed commits are required. What Touchstone writes by GitHub's API with the token of a job or an app is signed by GitHub; refresh with commit: git is not, and could not be merged.",
      "signatures choice: Commits need no signature.",
      "status-source choice: From GitHub Actions alone: "Touchstone check", "Touchstone families", "touchstone/check" and "touchstone/review". A workflow that somebody with write access puts on a branch speaks as GitHub Actions, too.",
      "actions-approve choice: GitHub Actions may open pull requests and approve. The verdict on reviews counts no bot.",
      "reviewers choice: It names nobody.",
      "owners choice: It names nobody.",
      "second-person choice: jordan is the only reviewer. What jordan writes can be approved by nobody; so far the cases are by kim.",
      "pull-requests-from choice: Collaborators only: nobody contributes from a fork.",
      "fork-runs choice: Only those wait who are new to GitHub itself. A fork of a public repository gets no secret and a token that reads.",
      "outside-target choice: Read these: .github/workflows/own.yaml.",
      "refresh-branches choice: Everybody with write access may make them. Nothing is lost by it.",
      "workflows choice: Each verdict has its job. Other than version 1.2.3 writes it: .github/workflows/touchstone.refresh.yaml, .github/workflows/touchstone.review-ping.yaml, .github/workflows/touchstone.review.yaml and .github/workflows/touchstone.yaml.",
    ]
  `);
});

describe("what nobody could see", () => {
  const blind: HostFacts = {
    ...goodHost,
    mergeWays: hidden,
    pullRequestsFrom: hidden,
    rules: hidden,
    protection: hidden,
    bypass: hidden,
    ownersErrors: hidden,
    jobToken: hidden,
    forks: hidden,
    workflowStates: hidden,
    areRefreshBranchesKept: hidden,
    permissions: new Map([...goodHost.permissions].map(([name]) => [name, hidden])),
  };
  const ofFiles = new Set([
    "reviewers",
    "owners",
    "second-person",
    "pinned",
    "outside-target",
    "workflows",
    "tool",
    "experts-asked",
  ]);

  test("is never in order", () => {
    for (const host of [blind, undefined]) {
      const all = examine({ set: goodSet, host });
      const seen = all.filter(({ standing }) => standing.is !== "unseen");
      expect(new Set(seen.map(({ setting }) => setting.id))).toEqual(ofFiles);
    }
  });

  test("says what it takes", () => {
    for (const { setting, standing } of examine({ set: goodSet, host: blind })) {
      if (!ofFiles.has(setting.id)) expect(standing.because).toContain("Administration: read");
    }
  });

  test("is not made good by rulesets that ask for nothing", () => {
    const none = { rules: { seen: mergeRulesOf([]) }, protection: hidden };
    expect(told("approvals", facts({ host: none }))).toMatchInlineSnapshot(
      `"unseen: No ruleset asks for it, and whether the older branch protection does was not seen. GitHub answered 403 (No). It takes a token with "Administration: read"."`,
    );
    expect(told("statuses", facts({ host: none }))).toContain("unseen: No ruleset asks for it");
  });

  test("is not taken for missing where the older protection is none and rulesets are hidden", () => {
    const host = { rules: hidden, protection: { seen: undefined } };
    expect(told("approvals", facts({ host }))).toBe(`unseen: ${hidden.unseen}`);
  });

  test("is told offline with what the file to import asks for", () => {
    const path = ".touchstone/ruleset.json";
    expect([
      offline({}),
      offline({ ruleset: { path, rules: mergeRulesOf([]) } }),
      offline({ ruleset: { path, rules: undefined } }),
      offline({ ruleset: undefined }),
    ]).toMatchInlineSnapshot(`
      [
        "unseen: GitHub was not asked. .touchstone/ruleset.json asks for it, and no file says whether it was imported.",
        "unseen: GitHub was not asked. .touchstone/ruleset.json does not ask for it, so that importing it would not be enough.",
        "unseen: GitHub was not asked. .touchstone/ruleset.json holds no ruleset that can be read.",
        "unseen: GitHub was not asked. No file of the set holds a ruleset to import.",
      ]
    `);
  });
});

test("the older branch protection is as good as a ruleset", () => {
  const host = { rules: { seen: mergeRulesOf([]) }, protection: { seen: goodRules } };
  for (const id of ["approvals", "statuses", "owners-review", "force-push", "up-to-date"]) {
    expect(standingOf(id, facts({ host })).is).toBe("holds");
  }
});

test("what two rules ask for together is asked for", () => {
  const [check, ...others] = goodRules.statuses;
  const host = {
    rules: { seen: { ...goodRules, statuses: check === undefined ? [] : [check] } },
    protection: { seen: { ...goodRules, statuses: others } },
  };
  expect(standingOf("statuses", facts({ host })).is).toBe("holds");
});

test("every setting says whom it stops, what is open without it, and how it is set", () => {
  const ids = settings.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { id, title, ...words } of settings) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(title).toMatch(/^[A-Z][^.]*\.$/);
    for (const text of [words.protects, words.without, words.look, words.set]) {
      expect(text.length).toBeGreaterThan(10);
    }
  }
});
