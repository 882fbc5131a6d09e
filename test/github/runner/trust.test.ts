import { expect, test } from "vitest";
import type { Files } from "../../support/github/commit-to.ts";
import type { RunReport } from "../../support/github/runner/reports.ts";
import { dequeue, enqueue } from "../../support/github/life/merge-queue.ts";
import { pullNumbered } from "../../support/github/world/pulls.ts";
import { repo, type Setting } from "../setting.ts";
import { checkout, greenAction, redAction, withFiles, workflow } from "./actions.ts";

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
  expect(text === trusted || !text.includes("uses: ./base") || text === blind).toBe(true);
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
  world.protect(repository, "main", { mergeQueue: true });
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
