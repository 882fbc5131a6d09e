import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  mergeRulesOf,
  mergeRulesOfProtection,
} from "../../../src/approving/guarantees/merge-rules.ts";
import { requiredStatuses } from "../../../src/authoring/set/required-statuses.ts";
import { setFiles } from "../../../src/authoring/set/set-files.ts";
import { asFields } from "../../support/fields.ts";
import { answerProblems, operationFor } from "../../support/github/description/description.ts";

function rulesIn(text: string): readonly unknown[] {
  return asFields(JSON.parse(text))["rules"] as readonly unknown[];
}

test.for(["", "eval"])(
  "the ruleset of init asks for the verdicts that doctor asks for: %s",
  (place) => {
    const set = { place, mainBranch: "main", reviewers: [], version: "1.2.3", tool: new Map() };
    const file = setFiles(set).find(({ path }) => path.endsWith(".touchstone/ruleset.json"));
    const { statuses } = mergeRulesOf(rulesIn(file?.text ?? ""));
    expect(statuses).toEqual(requiredStatuses(place).map((context) => ({ context, app: 15_368 })));
  },
);

test("the ruleset of this repository asks for them, and for all else", () => {
  const rules = mergeRulesOf(rulesIn(readFileSync(".github/rulesets/main.json", "utf8")));
  expect(rules.statuses.map(({ context }) => context)).toEqual(
    expect.arrayContaining([...requiredStatuses("")]),
  );
  expect({ ...rules, statuses: [] }).toMatchInlineSnapshot(`
    {
      "approvals": 1,
      "asksAnotherThanLastPusher": true,
      "asksOwners": true,
      "dismissesOnPush": false,
      "forbidsCreation": false,
      "forbidsDeletion": true,
      "forbidsForcePush": true,
      "isLinear": false,
      "isSigned": false,
      "isUpToDate": true,
      "mergeWays": [
        "merge",
        "squash",
        "rebase",
      ],
      "queue": undefined,
      "statuses": [],
    }
  `);
});

test("rules of several rulesets ask for all that one of them asks for", () => {
  const rules = mergeRulesOf([
    {
      type: "pull_request",
      parameters: {
        required_approving_review_count: 1,
        allowed_merge_methods: ["merge", "squash"],
      },
    },
    {
      type: "pull_request",
      parameters: {
        required_approving_review_count: 2,
        require_code_owner_review: true,
        allowed_merge_methods: ["squash", "rebase"],
      },
    },
    { type: "merge_queue", parameters: { grouping_strategy: "HEADGREEN" } },
    { type: "creation" },
    { type: "something new" },
    7,
  ]);
  expect(rules).toMatchObject({
    approvals: 2,
    asksOwners: true,
    mergeWays: ["squash"],
    queue: "last",
    forbidsCreation: true,
    isSigned: false,
  });
});

test("the older protection is read as GitHub describes it", () => {
  const url = "https://api.github.com/x";
  const protection = {
    required_status_checks: {
      url,
      strict: true,
      contexts: ["a", "b"],
      contexts_url: url,
      checks: [
        { context: "a", app_id: 15_368 },
        { context: "b", app_id: null },
      ],
    },
    required_pull_request_reviews: {
      url,
      dismiss_stale_reviews: true,
      require_code_owner_reviews: true,
      required_approving_review_count: 2,
      require_last_push_approval: true,
    },
    enforce_admins: { url, enabled: true },
    allow_force_pushes: { enabled: false },
    allow_deletions: { enabled: true },
    required_linear_history: { enabled: true },
    required_signatures: { url, enabled: false },
  };
  const matched = operationFor("GET", "/repos/a/b/branches/main/protection");
  if (matched === undefined) throw new Error("There is no such operation.");
  expect(answerProblems(matched.operation, { status: 200, body: protection })).toEqual([]);
  expect(mergeRulesOfProtection(protection)).toMatchInlineSnapshot(`
    {
      "approvals": 2,
      "asksAnotherThanLastPusher": true,
      "asksOwners": true,
      "dismissesOnPush": true,
      "forbidsCreation": false,
      "forbidsDeletion": false,
      "forbidsForcePush": true,
      "isLinear": true,
      "isSigned": false,
      "isUpToDate": true,
      "mergeWays": undefined,
      "queue": undefined,
      "statuses": [
        {
          "app": 15368,
          "context": "a",
        },
        {
          "app": undefined,
          "context": "b",
        },
      ],
    }
  `);
});

test("a protection that asks for nothing still keeps forced pushes and deletions out", () => {
  expect(mergeRulesOfProtection({})).toMatchObject({
    approvals: 0,
    asksOwners: false,
    statuses: [],
    forbidsForcePush: true,
    forbidsDeletion: true,
  });
});
