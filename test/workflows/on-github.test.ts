import { beforeAll, expect, test } from "vitest";
import { dequeue, enqueue } from "../support/github/life/merge-queue.ts";
import type { Files } from "../support/github/commit-to.ts";
import { commitTo } from "../support/github/commit-to.ts";
import type { JobReport } from "../support/github/runner/reports.ts";
import { pullNumbered } from "../support/github/world/pulls.ts";
import { builtTool, runProgram } from "../support/built-tool.ts";
import { filesIn, folderWith } from "../support/command.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { repo, setting, type Setting } from "../github/setting.ts";

/** The files of a new set, with a case that somebody approved. */
let set: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const folder = await folderWith({ ".git/HEAD": "ref: refs/heads/main\n" });
  const made = runProgram(folder, [process.execPath, await builtTool(), "init"]);
  expect([made.status, made.err]).toEqual([0, ""]);
  const { ".git/HEAD": _, ...written } = await filesIn(folder);
  set = { ...written, ...goodSet(approved(pendingCase)) };
});

/** A repository that holds the set already, and asks for its check. */
async function withSet(files: Files = set): Promise<Setting> {
  const at = await setting();
  await commitTo(at.repository, ["main", files]);
  at.world.protect(at.repository, "main", { requiredStatuses: ["Touchstone check"] });
  return at;
}

const bad: Files = { "cases/refund-policy-001.yaml": null };
/** Every program of the tool that a job starts, made to find nothing. */
function blindTool(): Files {
  const programs = Object.keys(set).filter((path) =>
    /^\.touchstone\/(?:dist\/)?[^/]+\.js$/.test(path),
  );
  expect(programs).toContain(".touchstone/dist/touchstone.js");
  return Object.fromEntries(programs.map((path) => [path, "process.exit(0);\n"]));
}

async function judged(at: Setting, files: Files): Promise<JobReport> {
  await at.open("topic", files);
  return (await at.github.runner().drain()).of("touchstone.yaml").job("check");
}

async function isMergeable({ as }: Setting): Promise<boolean> {
  const merge = as("sam").rest.pulls.merge({ ...repo, pull_number: 1 });
  return await merge.then(({ data }) => data.merged).catch(() => false);
}

test("the workflow that init writes is green for the change that brings it", async () => {
  const at = await withSet({ "code.py": "" });
  const job = await judged(at, set);
  expect([job.conclusion, job.scopes]).toEqual(["success", { contents: "read" }]);
  expect(job.steps.map(({ log }) => log).join("")).toContain("0 errors in 1 case");
  expect(await isMergeable(at)).toBe(true);
});

test("it is red for a change that deletes an approved case, and says so at the file", async () => {
  const at = await withSet();
  const job = await judged(at, bad);
  expect(job.conclusion).toBe("failure");
  const told = job.annotations.map(({ level, title, file }) => [level, title, file]);
  expect(told).toContainEqual(["error", "case/deleted", "cases/refund-policy-001.yaml"]);
  expect(await isMergeable(at)).toBe(false);
});

test("it is red for the same change where that blinds the tool too", async () => {
  const at = await withSet();
  const job = await judged(at, { ...bad, ...blindTool() });
  expect(job.annotations.map(({ title }) => title)).toContain("case/deleted");
  expect(await isMergeable(at)).toBe(false);
});

test("taken from the change, the tool would be blind: the runner tells the two apart", async () => {
  const path = ".github/workflows/touchstone.yaml";
  const ofChange = { "tool=base/": "tool=set/", "uses: ./base/": "uses: ./set/" };
  let careless = set[path] ?? "";
  for (const [from, to] of Object.entries(ofChange)) careless = careless.replaceAll(from, to);
  expect(careless).not.toBe(set[path]);
  const at = await withSet({ ...set, [path]: careless });
  expect((await judged(at, { ...bad, ...blindTool() })).conclusion).toBe("success");
});

// Five runs, each with two clones of a set and its tool.
test(
  "two changes that fit the main branch and not each other part in the merge queue",
  { timeout: 240_000 },
  async () => {
    const at = await withSet();
    const { world, repository } = at;
    const scene = { world, repository, actor: world.account("robin") };
    for (const name of ["one", "two"]) {
      const copy = pendingCase.replace(/^id: .*$/m, "id: refund-policy-002");
      await at.open(name, { [`cases/${name}/refund-policy-002.yaml`]: copy });
    }
    const runner = at.github.runner();
    expect((await runner.drain()).told).toEqual([
      "touchstone.yaml pull_request success",
      "touchstone.yaml pull_request success",
    ]);
    for (const number of [1, 2]) {
      const issue = pullNumbered(repository, number);
      if (issue !== undefined) await enqueue(scene, issue);
    }
    expect((await runner.drain()).told).toEqual([
      "touchstone.yaml merge_group success",
      "touchstone.yaml merge_group failure",
    ]);
    expect([await dequeue(scene, "main"), await dequeue(scene, "main")]).toEqual([
      "merged",
      "invalidated",
    ]);
    expect((await runner.drain()).told).toEqual(["touchstone.yaml push success"]);
  },
);

test("a push to the main branch is judged against what was before it", async () => {
  const at = await withSet();
  await at.push("sam", "main", bad);
  const { told } = await at.github.runner().drain();
  expect(told).toEqual(["touchstone.yaml push failure"]);
});
