import { describe, expect, test } from "vitest";
import { examine, type Examined } from "../../../src/approving/guarantees/examine.ts";
import type { Facts } from "../../../src/approving/guarantees/facts.ts";
import { guaranteesJson } from "../../../src/report/approving/guarantees-json.ts";
import {
  guaranteesText,
  type GuaranteesSetting,
} from "../../../src/report/approving/guarantees-text.ts";
import { plainStyle } from "../../../src/report/style.ts";
import { facts, goodRules, goodSet, withRules } from "../../support/guarantee-facts.ts";

function some(known: Facts, ...ids: readonly string[]): readonly Examined[] {
  return examine(known).filter(({ setting }) => ids.includes(setting.id));
}

const onGitHub: GuaranteesSetting = {
  repository: "acme/set",
  branch: "main",
  ruleset: ".touchstone/ruleset.json",
  isWhole: false,
  style: plainStyle,
};
const atDesk = { ...onGitHub, repository: undefined, branch: undefined };

describe("the report on guarantees", () => {
  test("tells what does not hold first, with how to set it, and what holds in a line", () => {
    const known = facts({
      set: { policy: { reviewers: [], owners: ["robin"] } },
      host: {
        ...withRules({ approvals: 0, statuses: goodRules.statuses }),
        bypass: { unseen: 'It takes a token with "Administration: write".' },
      },
    });
    const ids = ["approvals", "bypass", "reviewers", "status-source", "owners", "force-push"];
    expect(guaranteesText(some(known, ...ids), onGitHub)).toMatchInlineSnapshot(`
      "Does not hold: 1

        approvals  A merge waits for an approval.
          now       No rule asks for one.
          without   Whoever may write puts cases on the branch that nobody else has read.
          set       Settings, Rules, Rulesets, the ruleset of the main branch, "Require a pull
                    request before merging": required approvals, 1 or more. Or import the ruleset of
                    the set:
                    gh api --method POST repos/acme/set/rulesets --input .touchstone/ruleset.json

      Not seen, so not known: 1

        bypass  Nobody may pass by the rules.
          now       It takes a token with "Administration: write".
          without   What the rules ask for holds for everybody else only.

      As you chose: 2

        status-source  Only the app that judges may report the verdicts.
          now       From GitHub Actions alone: "Touchstone check", "Touchstone families",
                    "touchstone/check" and "touchstone/review". A workflow that somebody with write
                    access puts on a branch speaks as GitHub Actions, too.
          without   Whoever may write can have any verdict: a person by the API, and a workflow of
                    any branch as GitHub Actions. The review of a person that GitHub asks for stays.
                    What was let through so shows later: what is on the branch is judged again, and
                    an approval that nobody gave cannot be proved.

        reviewers  The policy says who may review.
          now       It names nobody.
          without   Everybody with write access may decide about every case.

      Holds: 2

        force-push  Nobody rewrites the branch.
        owners  The policy says who owns it.

      1 not held, 1 not seen, 2 chosen, 2 held, in this checkout and in acme/set on GitHub.
      "
    `);
  });

  test("says once at a desk that GitHub was not asked, and how to ask", () => {
    const known = { set: goodSet, host: undefined };
    const all = some(known, "approvals", "bypass", "pinned");
    expect(guaranteesText(all, atDesk)).toMatchInlineSnapshot(`
      "Not seen, so not known: 2

        approvals  A merge waits for an approval.
          now       .touchstone/ruleset.json asks for it, and no file says whether it was imported.
          without   Whoever may write puts cases on the branch that nobody else has read.

        bypass  Nobody may pass by the rules.
          without   What the rules ask for holds for everybody else only.

      Holds: 1

        pinned  Every action is named by its commit.

      0 not held, 2 not seen, 0 chosen, 1 held, in this checkout; GitHub was not asked.
      To ask GitHub, with a token in GITHUB_TOKEN or GH_TOKEN: touchstone doctor --github
      "
    `);
  });

  test("says everything of a setting that is asked for by its name", () => {
    const whole = { ...onGitHub, isWhole: true };
    expect(guaranteesText(some(facts({}), "approvals"), whole)).toMatchInlineSnapshot(`
      "Holds: 1

        approvals  A merge waits for an approval.
          now       1 approval of people with write access.
          protects  From one account that merges its own change, or pushes straight to the branch.
          without   Whoever may write puts cases on the branch that nobody else has read.
          look      gh api repos/acme/set/rules/branches/main
          set       Settings, Rules, Rulesets, the ruleset of the main branch, "Require a pull
                    request before merging": required approvals, 1 or more. Or import the ruleset of
                    the set:
                    gh api --method POST repos/acme/set/rulesets --input .touchstone/ruleset.json

      0 not held, 0 not seen, 0 chosen, 1 held, in this checkout and in acme/set on GitHub.
      "
    `);
  });

  test("puts no branch into a line for a shell that the shell would take for more", () => {
    const odd = {
      ...onGitHub,
      isWhole: true,
      branch: "main;rm -rf $HOME",
      ruleset: "a b/ruleset.json",
    };
    const text = guaranteesText(some(facts({}), "approvals"), odd);
    expect(text).not.toContain("rm -rf");
    expect(text).toContain("branches/BRANCH");
    expect(text.replaceAll(/\s+/g, " ")).toContain("--input 'a b/ruleset.json'");
  });

  test("shows words of files and of GitHub, and lets no terminal and no runner follow them", () => {
    const evil = "x\u001b[31m\n::error::y ##[group]z \u202e";
    const known = facts({
      set: { policy: { reviewers: [evil], owners: [] } },
      host: { bypass: { seen: [evil, `${"long ".repeat(20)} ::stop-commands::x`] } },
    });
    const text = guaranteesText(some(known, "bypass", "reviewers", "may-write"), onGitHub);
    expect(text).not.toMatch(/[\u001b\u202e]|##\[|^\s*::/m);
    expect(
      guaranteesJson(some(known, "bypass"), { repository: "acme/set", branch: "main" }),
    ).not.toMatch(/##\[|\u202e/);
  });

  test("begins no line with a command of a runner, wherever a line is broken", () => {
    for (let length = 1; length <= 80; length++) {
      const names = [`${"x".repeat(length)} ::stop-commands::y`];
      const all = some(facts({ host: { bypass: { seen: names } } }), "bypass");
      expect(guaranteesText(all, onGitHub)).not.toMatch(/^\s*::/m);
    }
  });
});

test("the report for scripts has all of each setting", () => {
  const known = facts({ host: withRules({ approvals: 0 }) });
  const json: unknown = JSON.parse(
    guaranteesJson(some(known, "approvals"), { repository: undefined, branch: undefined }),
  );
  expect(json).toMatchInlineSnapshot(`
    {
      "branch": null,
      "repository": null,
      "settings": [
        {
          "because": "No rule asks for one.",
          "id": "approvals",
          "look": "gh api repos/OWNER/REPOSITORY/rules/branches/BRANCH",
          "protects": "From one account that merges its own change, or pushes straight to the branch.",
          "set": "Settings, Rules, Rulesets, the ruleset of the main branch, "Require a pull request before merging": required approvals, 1 or more. Or import the ruleset of the set:
    gh api --method POST repos/OWNER/REPOSITORY/rulesets --input RULESET",
          "standing": "fails",
          "title": "A merge waits for an approval.",
          "without": "Whoever may write puts cases on the branch that nobody else has read.",
        },
      ],
    }
  `);
});
