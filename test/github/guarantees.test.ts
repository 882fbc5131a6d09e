import { describe, expect, test } from "vitest";
import { requiredStatuses } from "../../src/authoring/set/required-statuses.ts";
import { examine } from "../../src/approving/guarantees/examine.ts";
import type { HostFacts } from "../../src/approving/guarantees/facts.ts";
import { namesIn } from "../../src/approving/guarantees/people.ts";
import { Connection } from "../../src/github/connection.ts";
import { readGuarantees, type Asked } from "../../src/github/guarantees/read-guarantees.ts";
import { goodSet, ownWorkflows } from "../support/guarantee-facts.ts";
import type { Settings } from "../support/github/world/repositories.ts";
import { testClock } from "../support/test-clock.ts";
import { placeOf, thrown } from "./host-setting.ts";
import { setting, type Setting } from "./setting.ts";

const asked: Asked = {
  people: [...namesIn(goodSet), "kim"],
  refreshFolder: "touchstone/refresh/",
};

/** A repository with the workflows of a set, an owner of them, and all the rules that are asked for. */
async function guarded(told: Settings["told"] = {}): Promise<Setting> {
  const here = await setting({ told });
  const workflows = ownWorkflows.map(({ path, text }) => [path, text] as const);
  await here.push("robin", "main", {
    ...Object.fromEntries(workflows),
    ".github/CODEOWNERS": "/.github/ @robin\n",
  });
  here.world.protect(here.repository, "main", {
    requiredStatuses: requiredStatuses(""),
    strict: true,
    requiredApprovals: 1,
    dismissStaleOnPush: true,
    forbidForcePush: true,
    forbidDeletion: true,
    told: { asksOwners: true, asksAnotherThanLastPusher: true, statusApp: 77 },
  });
  return here;
}

async function seenBy(here: Setting, token: string): Promise<HostFacts> {
  const clock = testClock(here.world.seconds * 1000);
  return await readGuarantees(new Connection(placeOf(here.github), token, clock), asked);
}

/** Each setting that the host tells of, with its standing. */
function standings(host: HostFacts): Readonly<Record<string, string>> {
  const all = examine({ set: goodSet, host });
  return Object.fromEntries(all.map(({ setting: { id }, standing }) => [id, standing.is]));
}

describe("what GitHub tells of the settings", () => {
  test("is all seen with the token of an administrator, and nothing is written", async () => {
    const here = await guarded();
    const before = here.github.log.length;
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect(host).toMatchInlineSnapshot(`
      {
        "areRefreshBranchesKept": {
          "seen": false,
        },
        "branch": "main",
        "bypass": {
          "seen": [],
        },
        "forks": {
          "seen": {
            "of": "public",
            "waiting": "first_time_contributors",
          },
        },
        "isPrivate": false,
        "jobToken": {
          "seen": {
            "mayApprove": false,
            "mayWrite": false,
          },
        },
        "mergeWays": {
          "seen": [
            "merge",
            "squash",
            "rebase",
          ],
        },
        "name": "acme/set",
        "ownersErrors": {
          "seen": [],
        },
        "permissions": Map {
          "jordan" => {
            "seen": "none",
          },
          "noor" => {
            "seen": "none",
          },
          "robin" => {
            "seen": "write",
          },
          "kim" => {
            "seen": "read",
          },
        },
        "protection": {
          "seen": undefined,
        },
        "pullRequestsFrom": {
          "seen": "everybody",
        },
        "rules": {
          "seen": {
            "approvals": 1,
            "asksAnotherThanLastPusher": true,
            "asksOwners": true,
            "dismissesOnPush": true,
            "forbidsCreation": false,
            "forbidsDeletion": true,
            "forbidsForcePush": true,
            "isLinear": false,
            "isSigned": false,
            "isUpToDate": true,
            "mergeWays": undefined,
            "queue": undefined,
            "statuses": [
              {
                "app": 77,
                "context": "Touchstone check",
              },
              {
                "app": 77,
                "context": "Touchstone families",
              },
              {
                "app": 77,
                "context": "touchstone/check",
              },
              {
                "app": 77,
                "context": "touchstone/review",
              },
            ],
          },
        },
        "workflowStates": {
          "seen": Map {
            ".github/workflows/touchstone.refresh.yaml" => "active",
            ".github/workflows/touchstone.review-ping.yaml" => "active",
            ".github/workflows/touchstone.review.yaml" => "active",
            ".github/workflows/touchstone.yaml" => "active",
          },
        },
      }
    `);
    const made = here.github.log.slice(before);
    expect(new Set(made.map(({ method }) => method))).toEqual(new Set(["GET"]));
    expect(Object.values(standings(host))).not.toContain("unseen");
  });

  test("says of each that a job's token may not see what it takes", async () => {
    const here = await guarded();
    const host = await seenBy(here, here.world.jobToken("acme/set", { contents: "read" }));
    const unseen = examine({ set: goodSet, host }).filter(
      ({ standing: { is } }) => is === "unseen",
    );
    expect(unseen.map(({ setting: { id }, standing }) => `${id}: ${standing.because}`))
      .toMatchInlineSnapshot(`
        [
          "bypass: GitHub does not show whom the ruleset "main" lets through: it does to a token that could change it, with "Administration: write".",
          "history: GitHub shows it to a token of somebody who may write, with "Contents: write".",
          "signatures: No ruleset asks for it, and whether the older branch protection does was not seen. GitHub answered 403 (Resource not accessible by integration). It takes a token with "Administration: read".",
          "actions-approve: GitHub answered 403 (Resource not accessible by integration). It takes a token with "Administration: read".",
          "job-token: GitHub answered 403 (Resource not accessible by integration). It takes a token with "Administration: read".",
          "fork-runs: GitHub answered 403 (Resource not accessible by integration). It takes a token with "Administration: read".",
          "schedule: GitHub answered 403 (Resource not accessible by integration). It takes a token with "Actions: read".",
        ]
      `);
  });

  test("holds where rulesets ask for it, whatever of the older protection is hidden", async () => {
    const here = await guarded();
    const host = await seenBy(here, here.world.personalToken("robin"));
    expect("unseen" in host.protection).toBe(true);
    expect(standings(host)).toMatchObject({
      approvals: "holds",
      statuses: "holds",
      bypass: "unseen",
    });
  });

  test("does not hold where nothing is asked", async () => {
    const here = await setting({
      actionsMayCreatePulls: true,
      told: {
        jobTokenMayWrite: true,
        forkApproval: "first_time_contributors_new_to_github",
        pullRequestsFrom: "collaborators_only",
        isSquashOnly: true,
        ownersErrors: [1],
        sleepingWorkflows: [".github/workflows/touchstone.refresh.yaml"],
      },
    });
    await here.push("robin", "main", {
      ...Object.fromEntries(ownWorkflows.map(({ path, text }) => [path, text])),
      ".github/CODEOWNERS": "/.github/ @nobody\n",
    });
    const host = await seenBy(here, here.world.personalToken("acme"));
    const open = examine({ set: goodSet, host }).filter(({ standing: { is } }) => is === "fails");
    expect(open.map(({ setting: { id }, standing }) => `${id}: ${standing.because}`))
      .toMatchInlineSnapshot(`
        [
          "approvals: No rule asks for one.",
          "last-push: No rule asks for it.",
          "stale-approvals: A push leaves approvals as they are, and no required verdict is bound to the content.",
          "statuses: Not required: "Touchstone check", "Touchstone families", "touchstone/check" and "touchstone/review".",
          "review-status: "touchstone/review" is not required. GitHub's own count of approvals decides.",
          "status-source: None of them is required.",
          "owners-review: The review of code owners is not required.",
          "owners-named: GitHub passes over 1 line: .github/CODEOWNERS:1 (Unknown owner).",
          "force-push: Forced pushes are not blocked.",
          "deletion: Deleting it is not blocked.",
          "bypass: Let through: everybody, since there is no rule.",
          "up-to-date: There is no merge queue, and branches need not be up to date.",
          "may-write: Named, and without write access: jordan (no access, or no such account) and noor (no access, or no such account).",
          "actions-approve: GitHub Actions may open pull requests and approve, and no required verdict tells a bot from a person.",
          "job-token: By default, the token of a job may write.",
          "schedule: GitHub does not run .github/workflows/touchstone.refresh.yaml (disabled_inactivity).",
        ]
      `);
    expect(host).toMatchObject({
      mergeWays: { seen: ["squash"] },
      pullRequestsFrom: { seen: "collaborators" },
    });
  });

  test("names whom a ruleset lets through", async () => {
    const here = await setting();
    here.world.protect(here.repository, "main", {
      requiredApprovals: 1,
      bypass: ["sam"],
      told: { bypassingApps: [5] },
    });
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect(host.bypass).toMatchInlineSnapshot(`
      {
        "seen": [
          "the user 1 by the ruleset "main"",
          "the app 5 by the ruleset "main"",
        ],
      }
    `);
  });

  test("is of a private repository what becomes of its forks", async () => {
    const here = await setting({ told: { forksGetSecrets: true } });
    Object.assign(here.repository, { private: true });
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect([host.isPrivate, host.forks]).toEqual([
      true,
      { seen: { of: "private", run: true, getWriteToken: false, getSecrets: true } },
    ]);
  });

  test("says who may make branches of refresh", async () => {
    const here = await setting();
    here.world.protect(here.repository, "touchstone/refresh/any", {
      told: { forbidsCreation: true },
    });
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect(host.areRefreshBranchesKept).toEqual({ seen: true });
  });
});

describe("where GitHub cannot be asked", () => {
  test("a repository that is not there, or hidden, is no finding", async () => {
    const here = await guarded();
    Object.assign(here.repository, { private: true });
    expect(await thrown(seenBy(here, here.world.personalToken("stranger")))).toMatchInlineSnapshot(
      `"GitHubError: Could not read the repository acme/set: it is not there, or the token may not see it (404 Not Found)."`,
    );
  });

  test("a token that is none is told, and is not in what is told", async () => {
    const here = await guarded();
    expect(await thrown(seenBy(here, "ghp_secret"))).toMatchInlineSnapshot(
      `"GitHubError: Could not read the repository acme/set: GitHub does not accept the token (401 Bad credentials). Give a token that is valid now."`,
    );
  });

  test("an answer that does not come is no setting that cannot be seen", async () => {
    const here = await guarded();
    here.github.plan(({ operation }) =>
      operation === "repos/codeowners-errors"
        ? { kind: "answer", status: 502, message: "Bad Gateway", when: "before" }
        : undefined,
    );
    expect(await thrown(seenBy(here, here.world.personalToken("acme")))).toMatch(
      /^GitHubError: Could not read what GitHub says against CODEOWNERS: GitHub broke/,
    );
  });

  test("a protection that GitHub hides by a 404 is not one that is not there", async () => {
    const here = await setting();
    here.github.plan(({ operation }) =>
      operation === "repos/get-branch-protection"
        ? { kind: "answer", status: 404, message: "Not Found", when: "before" }
        : undefined,
    );
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect([host.protection, host.bypass]).toEqual([
      { unseen: 'GitHub answered 404 (Not Found). It takes a token with "Administration: read".' },
      { unseen: 'GitHub answered 404 (Not Found). It takes a token with "Administration: read".' },
    ]);
  });

  test("a plan that has no rules is not helped by a token", async () => {
    const here = await guarded();
    const said = "Upgrade to GitHub Pro or make this repository public to enable this feature.";
    here.github.plan(({ operation }) =>
      operation === "repos/get-branch-rules"
        ? { kind: "answer", status: 403, message: said, when: "before" }
        : undefined,
    );
    const host = await seenBy(here, here.world.personalToken("acme"));
    expect(host.rules).toMatchInlineSnapshot(`
      {
        "unseen": "GitHub answered 403 (Upgrade to GitHub Pro or make this repository public to enable this feature): the plan of its owner does not offer it.",
      }
    `);
  });
});
