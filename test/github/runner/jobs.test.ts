import { expect, test } from "vitest";
import type { Runs } from "../../support/github/runner/reports.ts";
import type { Setting } from "../setting.ts";
import { repo } from "../setting.ts";
import { action, checkout, withFiles, workflow } from "./actions.ts";

/** Lets a push run workflow files. */
async function ranOnPush(files: Readonly<Record<string, string>>, more = {}): Promise<Runs> {
  const at = await withFiles(files, more);
  await at.push("sam", "main", { "b.txt": "b\n" });
  return await at.github.runner().drain();
}

/** How each step ended, a line a step. */
function endsOf(runs: Runs, file = "x.yml"): readonly string[] {
  return runs
    .of(file)
    .jobs.flatMap(({ id, conclusion, steps }) => [
      `${id}: ${conclusion}`,
      ...steps.map((step) => `  ${step.name}: ${step.outcome} ${step.log.trim()}`.trimEnd()),
    ]);
}

test("steps go on after a failure only where they say so", async () => {
  const steps = `      - {name: red, id: red, run: exit 3}
      - {name: usual, run: echo no}
      - {name: always, if: always(), run: "echo \${{ steps.red.outcome }} \${{ job.status }}"}
      - {name: after a failure, if: failure() && steps.red.conclusion == 'failure', run: echo yes}
      - {name: not cancelled, if: "\${{ !cancelled() }}", run: echo yes}
      - {name: success, if: success(), run: echo no}`;
  const runs = await ranOnPush({ "x.yml": workflow("push", steps) });
  expect(endsOf(runs)).toMatchInlineSnapshot(`
    [
      "job: failure",
      "  red: failure ##[error]Process completed with exit code 3.",
      "  usual: skipped",
      "  always: success failure failure",
      "  after a failure: success yes",
      "  not cancelled: success yes",
      "  success: skipped",
    ]
  `);
  expect(runs.of("x.yml").job("job").steps[0]?.exitCode).toBe(3);
});

test("a step may fail without its job", async () => {
  const steps = `      - {name: red, id: red, continue-on-error: true, run: exit 1}
      - {name: next, if: steps.red.outcome == 'failure', run: "echo \${{ steps.red.conclusion }}"}`;
  expect(endsOf(await ranOnPush({ "x.yml": workflow("push", steps) }))).toMatchInlineSnapshot(`
    [
      "job: success",
      "  red: failure ##[error]Process completed with exit code 1.",
      "  next: success success",
    ]
  `);
});

test("a shell that is named minds every command of a pipe, one that is not minds the last", async () => {
  const steps = `      - {name: unnamed, run: "false | true"}
      - {name: bash, shell: bash, run: "false | true"}`;
  expect(endsOf(await ranOnPush({ "x.yml": workflow("push", steps) }))).toMatchInlineSnapshot(`
    [
      "job: failure",
      "  unnamed: success",
      "  bash: failure ##[error]Process completed with exit code 1.",
    ]
  `);
});

test("what a step puts out is there for steps and jobs after it, and its folders for programs", async () => {
  const text = `on: push
permissions: {}
jobs:
  last:
    needs: [first]
    runs-on: ubuntu-latest
    steps: [{name: last, run: "echo '\${{ needs.first.outputs.all }} \${{ needs.first.result }}'"}]
  first:
    runs-on: ubuntu-latest
    outputs: {all: "\${{ steps.puts.outputs.one }} and \${{ steps.puts.outputs.two }}"}
    steps:
      - name: puts
        id: puts
        run: |
          echo one=1 >> "$GITHUB_OUTPUT"
          printf 'two<<E\\n2\\n3\\nE\\n' >> "$GITHUB_OUTPUT"
          echo "::set-output name=three::old"
          mkdir tools; printf '#!/bin/sh\\necho mine' > tools/mine; chmod +x tools/mine
          echo "$PWD/tools" >> "$GITHUB_PATH"
      - {name: reads, run: "mine; echo \${{ steps.puts.outputs.three }}"}
`;
  const runs = await ranOnPush({ "x.yml": text });
  expect(endsOf(runs)).toMatchInlineSnapshot(`
    [
      "first: success",
      "  puts: success ##[warning]The \`set-output\` command is deprecated and will be disabled soon. Please upgrade to using Environment Files.",
      "  reads: success mine
    old",
      "last: success",
      "  last: success 1 and 2
    3 success",
    ]
  `);
  expect(runs.of("x.yml").job("first").outputs).toEqual({ all: "1 and 2\n3" });
});

test.for([
  ["output", "no-name"],
  ["output", "a<<END"],
  ["env", "=x"],
  ["env", "NODE_OPTIONS=--require x"],
])("a step that writes %s as %j fails", async ([file = "", line = ""]) => {
  const steps = `      - {name: writes, run: "echo '${line}' >> $GITHUB_${file.toUpperCase()}"}`;
  const run = (await ranOnPush({ "x.yml": workflow("push", steps) })).of("x.yml");
  expect([run.conclusion, run.job("job").steps[0]?.exitCode]).toEqual(["failure", 0]);
  expect(run.job("job").annotations[0]?.message).toBe(
    `Unable to process file command '${file}' successfully.`,
  );
});

function job(words: string, run = "exit 0"): string {
  return `{${words}, runs-on: ubuntu-latest, steps: [{run: ${run}}]}`;
}

test("jobs run after those that they need, and not where these did not succeed, unless they say so", async () => {
  const text = `on: push
permissions: {}
jobs:
  after: ${job("needs: [red, green]")}
  far: ${job("needs: after")}
  far-green: ${job("needs: green")}
  cleans: ${job("needs: [after], if: always()")}
  minds: ${job("needs: [after], if: failure()")}
  not-here: ${job("if: github.ref == 'refs/heads/other'")}
  after-skipped: ${job("needs: not-here")}
  red: ${job("name: Red one", "exit 1")}
  green: ${job("name: Green one")}
`;
  const at = await withFiles({ "x.yml": text });
  const sha = await at.push("sam", "main", { "b.txt": "b\n" });
  const runs = await at.github.runner().drain();
  expect(runs.told).toEqual(["x.yml push failure"]);
  const { data } = await at.as("sam").rest.checks.listForRef({ ...repo, ref: sha });
  expect(data.check_runs.map(({ name, status, conclusion }) => `${name}: ${status} ${conclusion}`))
    .toMatchInlineSnapshot(`
    [
      "not-here: completed skipped",
      "after-skipped: completed skipped",
      "Red one: completed failure",
      "Green one: completed success",
      "after: completed skipped",
      "far: completed skipped",
      "far-green: completed success",
      "cleans: completed success",
      "minds: completed success",
    ]
  `);
});

test("a run of nothing but jobs that are passed over is passed over", async () => {
  const at = await withFiles({
    "x.yml": workflow("pull_request", "      - run: exit 1", { job: "    if: false\n" }),
  });
  at.world.protect(at.repository, "main", { requiredStatuses: ["job"] });
  const pull_number = await at.open("topic");
  expect((await at.github.runner().drain()).told).toEqual(["x.yml pull_request skipped"]);
  expect((await at.as("sam").rest.pulls.merge({ ...repo, pull_number })).data.merged).toBe(true);
});

async function mergeable({ as }: Setting, pull_number: number): Promise<string> {
  return (await as("sam").rest.pulls.get({ ...repo, pull_number })).data.mergeable_state;
}

test("a check of one name by two events is green once both are, and the newer run of an event counts", async () => {
  const checks = `      - {uses: "${checkout}", with: {persist-credentials: false}}
      - run: test -f good.txt`;
  const review = `      - run: \${{ github.event.review.state == 'approved' && 'exit 0' || 'exit 1' }}`;
  const at = await withFiles({
    "x.yml": workflow("pull_request", checks),
    "y.yml": workflow("pull_request_review", review),
  });
  at.world.protect(at.repository, "main", { requiredStatuses: ["job"] });
  const pull_number = await at.open("topic", { "good.txt": "g\n" });
  const runner = at.github.runner();
  const reviewed = async (event: "COMMENT" | "APPROVE"): Promise<string> => {
    const body = "so";
    await at.as("robin").rest.pulls.createReview({ ...repo, pull_number, event, body });
    await runner.drain();
    return await mergeable(at, pull_number);
  };
  await runner.drain();
  expect(await mergeable(at, pull_number)).toBe("clean");
  expect(await reviewed("COMMENT")).toBe("blocked");
  expect(await reviewed("APPROVE")).toBe("clean");
});

test("a status and a check of one name are both asked for", async () => {
  const at = await withFiles({ "x.yml": workflow("pull_request", "      - run: exit 0") });
  at.world.protect(at.repository, "main", { requiredStatuses: ["job"] });
  const pull_number = await at.open("topic");
  await at.github.runner().drain();
  const sha = (await at.repository.git.branch("topic")) ?? "";
  const { rest } = at.as("sam");
  const told: string[] = [];
  for (const state of ["failure", "success"] as const) {
    await rest.repos.createCommitStatus({ ...repo, sha, state, context: "Job" });
    told.push(await mergeable(at, pull_number));
  }
  expect(told).toEqual(["blocked", "clean"]);
});

test("a check is required until it is there, and stays red where it failed", async () => {
  const at = await withFiles({
    "x.yml": workflow("pull_request", "      - run: exit 1"),
  });
  at.world.protect(at.repository, "main", { requiredStatuses: ["job"] });
  const pull_number = await at.open("topic");
  expect(await mergeable(at, pull_number)).toBe("blocked");
  await at.github.runner().drain();
  expect(await mergeable(at, pull_number)).toBe("blocked");
});

test("an action that is not there, or whose program is not, fails its step", async () => {
  const half = action("half", "");
  const steps = `      - {name: missing, uses: ./actions/half, if: always()}
      - {uses: "${checkout}", with: {persist-credentials: false}, if: always(), name: check out}
      - {name: half, uses: ./actions/half, if: always()}`;
  const runs = await ranOnPush(
    { "x.yml": workflow("push", steps) },
    { "actions/half/action.yml": half["actions/half/action.yml"] },
  );
  const { steps: done, workspace } = runs.of("x.yml").job("job");
  expect(done.map(({ log }) => log.replaceAll(workspace, "<workspace>"))).toMatchInlineSnapshot(`
    [
      "##[error]Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '<workspace>/actions/half'. Did you forget to run actions/checkout before running your local action?
    ",
      "",
      "##[error]File not found: '<workspace>/dist/half.mjs'
    ",
    ]
  `);
});
