import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { githubOperations } from "../../scripts/build/github-operations.ts";
import { commitTo, pushTo } from "../support/github/commit-to.ts";
import { needOf } from "../support/github/server/permissions.ts";
import { testGitHub, type TestGitHub } from "../support/github/server.ts";
import { told } from "../support/github/server/log.ts";
import { endings } from "./calls/endings.ts";
import { issues } from "./calls/issues.ts";
import { objects } from "./calls/objects.ts";
import { pulls } from "./calls/pulls.ts";
import { reports } from "./calls/reports.ts";
import { repository, workflows } from "./calls/repository.ts";
import type { EveryCall, Known } from "./every-call.ts";

const everyCall = [
  ...objects,
  ...reports,
  ...pulls,
  ...issues,
  ...repository,
  ...workflows,
  ...endings,
];
const repo = { owner: "acme", repo: "set" };

/** A repository in which every call finds what it needs: a pull request with an approval, one that is behind, a parked run. */
async function prepared(): Promise<{ readonly github: TestGitHub; readonly known: Known }> {
  const github = await testGitHub();
  const { world } = github;
  const repository = world.repository("acme/set", {
    roles: { robin: "write", sam: "write" },
    settings: { actionsMayCreatePulls: true },
  });
  const [robin, sam] = [world.account("robin"), world.account("sam")];
  world.protect(repository, "guarded", { requiredApprovals: 1 });
  repository.workflows.push({
    name: "Check",
    path: ".github/workflows/check.yaml",
    on: { pull_request: [], workflow_dispatch: [] },
  });
  await commitTo(repository, ["main", { "a.txt": "a\n" }]);
  for (const branch of ["one", "two"]) {
    const onto = await repository.git.branch("main");
    await commitTo(repository, [branch, { [`${branch}.txt`]: "x\n" }], { onto: onto ?? null });
  }
  const kit = (login: string): ReturnType<typeof getOctokit> =>
    getOctokit(world.personalToken(login), { baseUrl: github.api });
  const open = async (head: string): Promise<number> => {
    const opened = await kit("sam").rest.pulls.create({ ...repo, title: head, head, base: "main" });
    return opened.data.number;
  };
  const [approved, behind] = [await open("one"), await open("two")];
  const { data } = await kit("robin").rest.pulls.createReview({
    ...repo,
    pull_number: approved,
    event: "APPROVE",
  });
  await pushTo(world, repository, { by: robin, branch: "main", files: { "b.txt": "b\n" } });
  const bot = getOctokit(
    world.jobToken("acme/set", { contents: "write", "pull-requests": "write" }),
    { baseUrl: github.api },
  );
  await commitTo(repository, ["three", { "three.txt": "3\n" }], {
    onto: await tip(repository.git),
  });
  await bot.rest.pulls.create({ ...repo, title: "Three", head: "three", base: "main" });
  const run = repository.runs.find(({ conclusion }) => conclusion === "action_required")?.id ?? 0;
  expect(sam.isGone).toBe(false);
  return { github, known: { approved, behind, approval: data.id, run } };
}

async function tip(git: { branch(name: string): Promise<string | undefined> }): Promise<string> {
  return (await git.branch("main")) ?? "";
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
