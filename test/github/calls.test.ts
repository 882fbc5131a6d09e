import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { githubOperations } from "../../scripts/build/github-operations.ts";
import { needOf } from "../support/github/server/permissions.ts";
import type { TestGitHub } from "../support/github/server.ts";
import { told } from "../support/github/server/log.ts";
import { endings } from "./calls/endings.ts";
import { issues } from "./calls/issues.ts";
import { objects } from "./calls/objects.ts";
import { pulls } from "./calls/pulls.ts";
import { reports } from "./calls/reports.ts";
import { repository, workflows } from "./calls/repository.ts";
import type { EveryCall, Known } from "./every-call.ts";
import { repo, setting } from "./setting.ts";

const everyCall = [
  ...objects,
  ...reports,
  ...pulls,
  ...issues,
  ...repository,
  ...workflows,
  ...endings,
];

/** A repository in which every call finds what it needs: an approved pull request, one that is behind, a parked run. */
async function prepared(): Promise<{ readonly github: TestGitHub; readonly known: Known }> {
  const at = await setting({ actionsMayCreatePulls: true });
  const { github, world, repository: set } = at;
  world.protect(set, "guarded", { requiredApprovals: 1 });
  set.workflows.push({
    name: "Check",
    path: ".github/workflows/check.yaml",
    on: { pull_request: [], workflow_dispatch: [] },
  });
  const [approved, behind] = [await at.open("one"), await at.open("two")];
  const review = { ...repo, pull_number: approved, event: "APPROVE" } as const;
  const { data } = await at.as("robin").rest.pulls.createReview(review);
  await at.push("robin", "main", { "b.txt": "b\n" });
  await at.branch("three", { "three.txt": "3\n" });
  const job = at.asJob({ contents: "write", "pull-requests": "write" });
  await job.rest.pulls.create({ ...repo, title: "Three", head: "three", base: "main" });
  const run = set.runs.find(({ conclusion }) => conclusion === "action_required")?.id ?? 0;
  return { github, known: { approved, behind, approval: data.id, run } };
}

/** A token that holds what the operation needs, and nothing else. */
function leastToken({ world }: TestGitHub, { operation, by }: EveryCall): string {
  if (by === "person") return world.personalToken("robin");
  const { scope, access } = needOf(operation);
  return world.appToken("tester[bot]", "acme/set", { [scope]: access });
}

test("every operation answers octokit, with no more than the permission that it needs", async () => {
  const { github, known } = await prepared();
  const before = github.log.length;
  const all = new Map(Object.entries(known));
  for (const one of everyCall) {
    const kit = getOctokit(leastToken(github, one), { baseUrl: github.api });
    const given = await one.make(kit.rest, repo, Object.fromEntries(all));
    for (const [name, value] of Object.entries(given ?? {})) all.set(name, value);
  }
  const made = github.log.slice(before);
  expect(made.filter(({ status }) => status >= 300)).toEqual([]);
  expect([...new Set(made.map(({ operation }) => operation))].toSorted()).toEqual(
    githubOperations.filter((id) => id !== "repos/get-branch-protection").toSorted(),
  );
});

test("every operation that needs a permission is refused to a token without it", async () => {
  const { github, known } = await prepared();
  const before = github.log.length;
  const scopes = [
    "contents",
    "pull-requests",
    "issues",
    "statuses",
    "checks",
    "actions",
    "administration",
  ] as const;
  for (const one of everyCall) {
    const need = needOf(one.operation);
    if (need.scope === "metadata" || one.by === "person" || one.operation === "rate-limit/get")
      continue;
    const isShared = one.operation.startsWith("issues/");
    const others = scopes.filter(
      (scope) => scope !== need.scope && !(isShared && scope === "pull-requests"),
    );
    const held = Object.fromEntries(others.map((scope) => [scope, "write"]));
    const token = github.world.appToken("tester[bot]", "acme/set", held);
    const kit = getOctokit(token, { baseUrl: github.api });
    const named = { ...known, pull: known["approved"] ?? 0, issue: known["approved"] ?? 0 };
    await expect(one.make(kit.rest, repo, named), one.operation).rejects.toThrow(
      "Resource not accessible by integration",
    );
  }
  expect(new Set(told(github.log.slice(before)).map((line) => line.split(" ")[1]))).toEqual(
    new Set(["403"]),
  );
});

test("reading a permission does not allow writing it", async () => {
  const { github, known } = await prepared();
  for (const one of everyCall) {
    const { scope, access } = needOf(one.operation);
    if (access !== "write") continue;
    const token = github.world.jobToken("acme/set", { [scope]: "read" });
    const kit = getOctokit(token, { baseUrl: github.api });
    await expect(one.make(kit.rest, repo, known), one.operation).rejects.toThrow(
      /Resource not accessible by integration/,
    );
  }
});
