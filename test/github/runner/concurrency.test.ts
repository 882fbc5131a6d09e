import { expect, test } from "vitest";
import type { Runs } from "../../support/github/runner/reports.ts";
import type { Setting } from "../setting.ts";
import { action, withFiles, workflow } from "./actions.ts";

const steps = `      - run: echo "\${{ github.sha }}"`;

function inGroup(concurrency: string): string {
  return workflow("push", steps, { top: `permissions: {}\nconcurrency: ${concurrency}` });
}

async function withGroup(concurrency: string): Promise<Setting> {
  return await withFiles({ "x.yml": inGroup(concurrency) });
}

async function pushes(at: Setting, count: number, branch = "main"): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await at.push("sam", branch, { "b.txt": `${index} ${branch}\n` });
  }
}

/** The conclusions in the order in which the runs were started. */
function conclusions({ all }: Runs): readonly string[] {
  return all.toSorted((a, b) => a.run.id - b.run.id).map(({ conclusion }) => conclusion);
}

test("of one group one run runs and the newest waits, the others are cancelled", async () => {
  const at = await withGroup("g-${{ github.ref }}");
  await pushes(at, 4);
  await at.branch("other", { "o.txt": "o\n" });
  await pushes(at, 1, "other");
  const runner = at.github.runner();
  const runs = await runner.drain();
  expect(conclusions(runs)).toEqual(["success", "cancelled", "cancelled", "success", "success"]);
  await pushes(at, 1);
  expect(conclusions(await runner.drain())).toEqual(["success"]);
});

test("the group of the only job is that of its run", async () => {
  const text = workflow("push", steps, { top: "permissions: {}", job: "    concurrency: g\n" });
  const at = await withFiles({ "x.yml": text });
  await pushes(at, 3);
  const runs = await at.github.runner().drain();
  expect(conclusions(runs)).toEqual(["success", "cancelled", "success"]);
});

test("one that has ended stands in nobody's way", async () => {
  const at = await withGroup("g");
  const runner = at.github.runner();
  await pushes(at, 1);
  expect(conclusions(await runner.next())).toEqual(["success"]);
  await pushes(at, 2);
  expect(conclusions(await runner.next())).toEqual(["success"]);
  await pushes(at, 1);
  // One of the two before still waited, and now runs in its turn: the newer one waits behind it.
  expect(conclusions(await runner.drain())).toEqual(["success", "success"]);
  expect((await runner.next()).all).toEqual([]);
});

test("letters of either case name one group", async () => {
  const at = await withFiles({
    "x.yml": inGroup("One"),
    "y.yml": inGroup("one"),
    "z.yml": inGroup("ONE"),
  });
  await pushes(at, 1);
  expect((await at.github.runner().drain()).told).toEqual([
    "y.yml push cancelled",
    "x.yml push success",
    "z.yml push success",
  ]);
});

test("a newer run cancels the one that runs, where it says so", async () => {
  const at = await withGroup("{group: g, cancel-in-progress: true}");
  await pushes(at, 3);
  expect(conclusions(await at.github.runner().drain())).toEqual([
    "cancelled",
    "cancelled",
    "success",
  ]);
});

test("all wait where the queue keeps all", async () => {
  const at = await withGroup("{group: g, queue: max}");
  await pushes(at, 3);
  expect(conclusions(await at.github.runner().drain())).toEqual(["success", "success", "success"]);
});

test("a run that starts another of its own group is cancelled between its steps", async () => {
  const main = `const url = process.env.GITHUB_API_URL + "/repos/acme/set/actions/workflows/x.yml/dispatches";
const headers = { authorization: "bearer " + process.env.INPUT_TOKEN };
const body = JSON.stringify({ ref: "main" });
process.exit((await fetch(url, { method: "POST", headers, body })).ok ? 0 : 1);`;
  const dispatches = `      - uses: $/actions/dispatches
        if: github.event_name == 'push'
      - {name: after, run: exit 0}
      - {name: cleans, if: cancelled(), run: exit 0}`;
  const top = "permissions: {actions: write}\nconcurrency: {group: g, cancel-in-progress: true}";
  const at = await withFiles(
    { "x.yml": workflow("[push, workflow_dispatch]", dispatches, { top }) },
    action("dispatches", main, "{token: {default: '${{ github.token }}'}}"),
  );
  await pushes(at, 1);
  const { all } = await at.github.runner().drain();
  expect(
    all.map(({ run, conclusion, jobs }) => [
      run.event,
      conclusion,
      jobs[0]?.steps.map((step) => step.conclusion),
    ]),
  ).toEqual([
    ["push", "cancelled", ["success", "skipped", "success"]],
    ["workflow_dispatch", "success", ["skipped", "success", "skipped"]],
  ]);
});
