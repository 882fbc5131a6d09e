import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { githubOperations } from "../../scripts/build/github-operations.ts";
import { isMap } from "../../src/model/fields.ts";
import {
  answerProblems,
  definitions,
  type Operation,
} from "../support/github/description/description.ts";
import { emptyOf } from "../support/github/description/shape.ts";
import type { Answer, Handler, Routes } from "../support/github/rest/answer.ts";
import { restRoutes } from "../support/github/rest/routes.ts";
import { needOf } from "../support/github/server/permissions.ts";
import { lenientGitHub, testGitHub, type TestGitHub } from "../support/github/server.ts";
import { told } from "../support/github/server/log.ts";
import { endings } from "./calls/endings.ts";
import { issues } from "./calls/issues.ts";
import { objects } from "./calls/objects.ts";
import { pulls } from "./calls/pulls.ts";
import { reports } from "./calls/reports.ts";
import { repository, workflows } from "./calls/repository.ts";
import { withWorkflows, workflowText } from "./workflow-text.ts";
import type { EveryCall, Known } from "./every-call.ts";
import { repo, settingOn } from "./setting.ts";

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
async function prepared(github: TestGitHub): Promise<Known> {
  const at = await settingOn(github, { actionsMayCreatePulls: true });
  const { world, repository: set } = at;
  world.protect(set, "guarded", { requiredApprovals: 1 });
  await withWorkflows(set, {
    "check.yaml": workflowText("Check", "[pull_request, workflow_dispatch]"),
  });
  await at.push("robin", "main", { ".github/CODEOWNERS": "* @robin\n" });
  const [approved, behind] = [await at.open("one"), await at.open("two")];
  const review = { ...repo, pull_number: approved, event: "APPROVE" } as const;
  const { data } = await at.as("robin").rest.pulls.createReview(review);
  await at.push("robin", "main", { "b.txt": "b\n" });
  await at.branch("three", { "three.txt": "3\n" });
  const job = at.asJob({ contents: "write", "pull-requests": "write" });
  await job.rest.pulls.create({ ...repo, title: "Three", head: "three", base: "main" });
  const run = set.runs.find(({ conclusion }) => conclusion === "action_required")?.id ?? 0;
  return { approved, behind, approval: data.id, run };
}

/** A token that holds what the operation needs, and nothing else. */
function leastToken({ world }: TestGitHub, { operation, by }: EveryCall): string {
  if (by === "person") return world.personalToken("robin");
  const { scope, access } = needOf(operation);
  return world.appToken("tester[bot]", "acme/set", { [scope]: access });
}

/** What an operation was answered. */
interface Answered extends Answer {
  readonly operation: Operation;
}

/** The handlers, which write down what they answer. */
function recording(answers: Answered[]): Routes {
  const routes = Object.entries(restRoutes).map(([id, handler]) => {
    const recorded: Handler = async (call) => {
      const answer = await handler(call);
      answers.push({ ...answer, operation: call.matched.operation });
      return answer;
    };
    return [id, recorded] as const;
  });
  return Object.fromEntries(routes);
}

/** The fields that the description wants in an answer that is an object of one kind. */
function wanted({ operation, status }: Answered): readonly string[] {
  const schema = operation.responses[status] ?? {};
  const empty = "oneOf" in schema ? undefined : emptyOf(definitions, schema);
  return isMap(empty) ? Object.keys(empty) : [];
}

// Some seventy calls take their time where the machine has other work.
const patient = { timeout: 180_000 };

test(
  "every operation answers octokit, with no more than the permission that it needs",
  patient,
  async () => {
    const answers: Answered[] = [];
    const github = await lenientGitHub(recording(answers));
    const known = new Map(Object.entries(await prepared(github)));
    const before = github.log.length;
    for (const one of everyCall) {
      const kit = getOctokit(leastToken(github, one), { baseUrl: github.api });
      const given = await one.make(kit.rest, repo, Object.fromEntries(known));
      for (const [name, value] of Object.entries(given ?? {})) known.set(name, value);
    }
    const made = github.log.slice(before);
    expect(github.undescribed).toEqual([]);
    expect(made.filter(({ status }) => status >= 300)).toEqual([]);
    expect([...new Set(made.map(({ operation }) => operation))].toSorted()).toEqual(
      githubOperations.filter((id) => id !== "repos/get-branch-protection").toSorted(),
    );

    // Whatever the description wants is missed as soon as it is not there.
    const unmissed = answers.flatMap((answer) => {
      const { operation, status, body } = answer;
      if (!isMap(body)) return [];
      return wanted(answer).filter((field) => {
        const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
        return answerProblems(operation, { status, body: rest }).length === 0;
      });
    });
    expect(unmissed).toEqual([]);
    expect(answers.flatMap(wanted)).toContain("mergeable_state");
  },
);

test("every operation that needs a permission is refused to a token without it", async () => {
  const github = await testGitHub();
  const known = await prepared(github);
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
  const github = await testGitHub();
  const known = await prepared(github);
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
