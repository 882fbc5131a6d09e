import { expect, test } from "vitest";
import type { Files } from "../../support/github/commit-to.ts";
import type { RunReport } from "../../support/github/runner/reports.ts";
import { dequeue, enqueue } from "../../support/github/life/merge-queue.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { repo, type Setting } from "../setting.ts";
import { onFork } from "../fork.ts";
import { action, checkout, greenAction, redAction, withFiles, workflow } from "./actions.ts";

/**
 * A workflow that judges a change by the judge of the base: two checkouts, and a step that only the change which brings the
 * judge takes from itself.
 */
const trusted = workflow(
  "{pull_request: {types: [opened, synchronize, reopened, edited]}, merge_group: {}}",
  `      - name: Check out the change
        uses: ${checkout}
        with: {path: set, persist-credentials: false}
      - name: Check out the judge of the base
        uses: ${checkout}
        with:
          ref: \${{ github.event.pull_request.base.sha || github.event.merge_group.base_sha }}
          path: base
          persist-credentials: false
      - name: Judge
        if: hashFiles('base/actions/judge/action.yml') != ''
        uses: ./base/actions/judge
      - name: Judge by the change's own
        if: hashFiles('base/actions/judge/action.yml') == ''
        uses: ./set/actions/judge`,
  { job: "    name: judged\n" },
);

/** The same, with a slip of the hand: the action is the change's. */
const careless = trusted.replace("uses: ./base/actions/judge", "uses: ./set/actions/judge");
/** The same slip, in GitHub's new words: `$/` is of the workflow's own commit, which is the pull request's merge. */
const carelessly = trusted.replace("uses: ./base/actions/judge", "uses: $/actions/judge");
/** Another slip: both checkouts are of the change. */
const blind = trusted.replace(/ref: \$.*/, "ref: ${{ github.sha }}");

async function withJudge(text: string, judge: Files = redAction): Promise<Setting> {
  const at = await withFiles({ "judge.yml": text }, judge);
  at.world.protect(at.repository, "main", { requiredStatuses: ["judged"] });
  return at;
}

async function judged(at: Setting, files: Files): Promise<RunReport> {
  await at.open("topic", files);
  return (await at.github.runner().drain()).of("judge.yml");
}

test("a change that replaces the judge by a blind one is judged by the base's, and stays red", async () => {
  const at = await withJudge(trusted);
  const run = await judged(at, greenAction);
  expect(run.conclusion).toBe("failure");
  expect(run.job("job").annotations.map(({ message }) => message)).toEqual(["It is wrong."]);
  const merge = at.as("sam").rest.pulls.merge({ ...repo, pull_number: 1 });
  await expect(merge).rejects.toMatchObject({ status: 405 });
});

test("the slips are slips", () => {
  expect(new Set([trusted, careless, carelessly, blind]).size).toBe(4);
});

test.for([
  ["from the change", careless],
  ["from the workflow's commit", carelessly],
  ["from a checkout of the change under the base's name", blind],
])(
  "a workflow that takes the judge %s lets the same change pass: the runner tells them apart",
  async ([, text]) => {
    const at = await withJudge(text ?? "");
    const run = await judged(at, greenAction);
    expect(run.conclusion).toBe("success");
    expect((await at.as("sam").rest.pulls.merge({ ...repo, pull_number: 1 })).data.merged).toBe(
      true,
    );
  },
);

test("the change that brings the judge is judged by its own", async () => {
  const at = await withJudge(trusted, {});
  const run = await judged(at, redAction);
  expect(run.job("job").steps.map(({ conclusion }) => conclusion)).toEqual([
    "success",
    "success",
    "skipped",
    "failure",
  ]);
});

test("a change of the workflow file counts at once: nothing but an owner's review guards it", async () => {
  const at = await withJudge(trusted);
  const run = await judged(at, { ".github/workflows/judge.yml": careless, ...greenAction });
  expect(run.conclusion).toBe("success");
});

test("a merge group is judged by the judge of its base, and leaves the queue when it is red", async () => {
  const at = await withJudge(trusted);
  const { world, repository } = at;
  await at.open("topic", greenAction);
  const issue = pullNumbered(repository, 1);
  if (issue === undefined) throw new Error("There is no pull request.");
  const scene = { world, repository, actor: world.account("robin") };
  await enqueue(scene, issue);
  const { all } = await at.github.runner().drain();
  expect(all.map(({ run, conclusion }) => `${run.event} ${conclusion}`)).toEqual([
    "pull_request failure",
    "merge_group failure",
  ]);
  expect(await dequeue(scene, "main")).toBe("invalidated");
});

/** An action that posts a verdict on the commit that the first run was about. */
function votes(state: string): Files {
  const main = `import { readFileSync } from "node:fs";
const { workflow_run: first } = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH));
const url = process.env.GITHUB_API_URL + "/repos/acme/set/statuses/" + first.head_sha;
const headers = { authorization: "bearer " + process.env.INPUT_TOKEN };
const body = JSON.stringify({ state: "${state}", context: "verdict" });
process.exit((await fetch(url, { method: "POST", headers, body })).ok ? 0 : 1);`;
  return action("votes", main, "{token: {default: '${{ github.token }}'}}");
}

const first = `name: First\n${workflow("pull_request", "      - run: exit 0")}`;
const afterFirst = workflow(
  "{workflow_run: {workflows: [First], types: [completed]}}",
  "      - uses: $/actions/votes",
  { top: "permissions: {contents: read, statuses: write}" },
);
/** A trusted run that checks out the head of the pull request and runs what it finds. */
const afterHead = afterFirst.replace(
  "      - uses: $/actions/votes",
  `      - uses: ${checkout}
        with: {ref: "\${{ github.event.workflow_run.head_sha }}", persist-credentials: false}
      - uses: ./actions/votes`,
);

async function withVerdict(then: string): Promise<Setting> {
  const at = await withFiles({ "first.yml": first, "then.yml": then }, votes("failure"));
  at.world.protect(at.repository, "main", { requiredStatuses: ["verdict"] });
  return at;
}

/** Whether the button to merge is green, once everything ran. */
async function stateAfterRuns({ github, as }: Setting): Promise<string> {
  await github.runner().drain();
  return (await as("sam").rest.pulls.get({ ...repo, pull_number: 1 })).data.mergeable_state;
}

test("a run that follows takes the main branch's action, whatever a change makes of it", async () => {
  const at = await withVerdict(afterFirst);
  const forged = { ...votes("success"), ".github/workflows/then.yml": afterHead };
  await at.open("topic", forged);
  expect(await stateAfterRuns(at)).toBe("blocked");
  expect(at.repository.statuses.map(({ state }) => state)).toEqual(["failure"]);
});

test("one that runs what the head holds lets the change vote for itself", async () => {
  const at = await withVerdict(afterHead);
  await at.open("topic", votes("success"));
  expect(await stateAfterRuns(at)).toBe("clean");
});

test("from a fork it fails instead: the checkout refuses", async () => {
  const at = await withVerdict(afterHead);
  const fork = await at.world.fork(at.repository, "kim");
  at.repository.roles.set("kim", "triage");
  await onFork(at.github, fork).push("topic", votes("success"));
  await at.as("kim").rest.pulls.create({ ...repo, title: "T", head: "kim:topic", base: "main" });
  expect(await stateAfterRuns(at)).toBe("blocked");
  expect(at.repository.statuses).toEqual([]);
});
