import { getOctokit } from "@actions/github";
import { expect, test } from "vitest";
import { pushTo } from "../../support/github/commit-to.ts";
import { onFork } from "../fork.ts";
import { repo, type Setting } from "../setting.ts";
import { callsAction, toldBy, withFiles, workflow } from "./actions.ts";

/** Calls of which each needs another permission. */
const calls = `      - uses: $/actions/calls
        id: calls
        with:
          calls: |
            GET /repos/acme/set/git/ref/heads/main
            POST /repos/acme/set/statuses/\${{ github.sha }} {"state":"success","context":"c"}
            POST /repos/acme/set/issues/1/comments {"body":"b"}
            GET /repos/acme/set/actions/runs`;

async function statuses(at: Setting): Promise<readonly unknown[]> {
  const { all } = await at.github.runner().drain();
  return all.map((run) => [run.job("job").scopes, toldBy(run.job("job").step("calls"))]);
}

test.for([
  ["nothing", "permissions: {}", "", {}, [403, 403, 403, 403]],
  ["reading, where nobody says", "", "", { contents: "read" }, [200, 403, 403, 403]],
  [
    "what the workflow says",
    "permissions: {contents: read, statuses: write}",
    "",
    { contents: "read", statuses: "write" },
    [200, 201, 403, 403],
  ],
  [
    "what the job says, and nothing of the workflow's",
    "permissions: {contents: read, statuses: write}",
    "    permissions: {pull-requests: write, actions: read}\n",
    { "pull-requests": "write", actions: "read" },
    [403, 403, 201, 200],
  ],
  [
    "reading all",
    "permissions: read-all",
    "",
    {
      actions: "read",
      checks: "read",
      contents: "read",
      issues: "read",
      "pull-requests": "read",
      statuses: "read",
    },
    [200, 403, 403, 200],
  ],
] as const)("a token may do %s", async ([, top, job, scopes, expected]) => {
  const at = await withFiles(
    { "x.yml": workflow("pull_request", calls, { top, job }) },
    callsAction,
  );
  await at.open("topic");
  expect(await statuses(at)).toEqual([[scopes, expected]]);
});

const writes = {
  top: "permissions: {contents: write, statuses: write, pull-requests: write, actions: read}",
};
const readsOnly = {
  contents: "read",
  statuses: "read",
  "pull-requests": "read",
  actions: "read",
};

test("a pull request from a fork, and a review of it, read and write nothing, and see no secret", async () => {
  const secret = `${calls}\n      - run: echo "'\${{ secrets.APP }}'"`;
  const at = await withFiles(
    { "x.yml": workflow("[pull_request, pull_request_review]", secret, writes) },
    callsAction,
  );
  const fork = await at.world.fork(at.repository, "kim");
  at.repository.roles.set("kim", "triage");
  await onFork(at.github, fork).push("topic", { "t.txt": "t\n" });
  const wanted = { ...repo, title: "T", head: "kim:topic", base: "main" };
  const { data } = await at.as("kim").rest.pulls.create(wanted);
  const review = { ...repo, pull_number: data.number, event: "APPROVE" } as const;
  await at.as("robin").rest.pulls.createReview(review);
  const { all } = await at.github.runner({ secrets: { APP: "ghs_app" } }).drain();
  expect(
    all.map((run) => {
      const { scopes, steps } = run.job("job");
      return [run.run.event, scopes, steps.map(({ log }) => log)];
    }),
  ).toEqual([
    ["pull_request", readsOnly, ["", "''\n"]],
    ["pull_request_review", readsOnly, ["", "''\n"]],
  ]);
  expect(all.map((run) => toldBy(run.job("job").step("calls")))).toEqual([
    [200, 403, 403, 200],
    [200, 403, 403, 200],
  ]);
});

test("what Dependabot does reads only, and what a person does to its branch does not", async () => {
  const at = await withFiles({ "x.yml": workflow("[push]", calls, writes) }, callsAction);
  const by = at.world.account("dependabot[bot]", "Bot");
  const onto = (await at.repository.git.branch("main")) ?? null;
  await at.open("first");
  await pushTo(at.world, at.repository, { by, branch: "deps", files: { "d.txt": "d\n" }, onto });
  await at.push("sam", "deps", { "d.txt": "dd\n" });
  expect(await statuses(at)).toEqual([
    [readsOnly, [200, 403, 403, 200]],
    [
      { contents: "write", statuses: "write", "pull-requests": "write", actions: "read" },
      [200, 201, 201, 200],
    ],
  ]);
});

test("a run that the end of a fork's run started is trusted", async () => {
  const first = `name: First\n${workflow("pull_request", "      - run: exit 0")}`;
  const on = "{workflow_run: {workflows: [First], types: [completed]}}";
  const then = workflow(
    on,
    `${calls}\n      - run: echo "'\${{ secrets.APP == 'ghs_app' }}'"`,
    writes,
  );
  const at = await withFiles({ "first.yml": first, "then.yml": then }, callsAction);
  const fork = await at.world.fork(at.repository, "kim");
  at.repository.roles.set("kim", "triage");
  await onFork(at.github, fork).push("topic", { "t.txt": "t\n" });
  const wanted = { ...repo, title: "T", head: "kim:topic", base: "main" };
  await at.as("kim").rest.pulls.create(wanted);
  const runs = await at.github.runner({ secrets: { APP: "ghs_app" } }).drain();
  const job = runs.of("then.yml").job("job");
  expect(toldBy(job.step("calls"))).toEqual([200, 201, 201, 200]);
  expect(job.steps[1]?.log).toBe("'true'\n");
});

test("a token ends with its job", async () => {
  const steps = `      - id: token
        run: echo "token=\${{ github.token }}" >> "$GITHUB_OUTPUT"`;
  const at = await withFiles({ "x.yml": workflow("push", steps) });
  await at.push("sam", "main", { "b.txt": "b\n" });
  const { outputs } = (await at.github.runner().drain()).of("x.yml").job("job").step("token");
  const kit = getOctokit(outputs["token"] ?? "", { baseUrl: at.github.api });
  await expect(kit.rest.repos.get(repo)).rejects.toMatchObject({ status: 401 });
});
