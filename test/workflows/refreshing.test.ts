import { describe, expect, test } from "vitest";
import { setting, repo, type Setting } from "../github/setting.ts";
import { commitTo, type Files } from "../support/github/commit-to.ts";
import type { JobReport } from "../support/github/runner/reports.ts";
import { pullsOf } from "../support/github/world/pulls.ts";
import { pointer, worldFiles } from "../support/refresh-world.ts";
import { ofInit, ofThisRepository, type Delivery } from "./deliveries.ts";
import { inSet } from "./judging.ts";

interface Asking extends Setting {
  /** Runs what waits, and gives the last job of the workflow that asks. */
  readonly job: () => Promise<JobReport>;
  readonly runner: Runner;
  readonly inSet: (files: Files) => Files;
  readonly branches: () => readonly string[];
}

type Runner = ReturnType<Setting["github"]["runner"]>;

const deliveries: readonly (readonly [
  name: string,
  deliver: () => Promise<Delivery>,
  file: string,
])[] = [
  ["this repository", ofThisRepository, "refresh.yaml"],
  ["init at the top", async () => await ofInit(""), "touchstone.refresh.yaml"],
  ["init in a folder", async () => await ofInit("eval"), "touchstone-eval.refresh.yaml"],
];

/** A repository with a delivery and a set whose evidence is about to move. */
async function asking(
  deliver: () => Promise<Delivery>,
  file: string,
  mayOpen = true,
): Promise<Asking> {
  const delivery = await deliver();
  const at = await setting({ actionsMayCreatePulls: mayOpen });
  const tool = Object.fromEntries(
    Object.entries(delivery.files).filter(
      ([path]) => !/(?:^|\/)(?:cases|corpus-revisions)\//.test(path),
    ),
  );
  await commitTo(at.repository, ["main", { ...tool, ...inSet(delivery, worldFiles()) }]);
  const runner = at.github.runner();
  return {
    ...at,
    runner,
    inSet: (files) => inSet(delivery, files),
    branches: () => pullsOf(at.repository).map(({ pull }) => pull.head.branch),
    job: async () => (await runner.drain()).of(file).job("refresh"),
  };
}

// Each writes at the pace that GitHub asks for.
describe.for(deliveries)("the workflow that asks, of %s", ([, deliver, file]) => {
  test(
    "opens pull requests after a push of a corpus revision, and none twice",
    { timeout: 120_000 },
    async () => {
      const there = await asking(deliver, file);
      await there.push("sam", "main", there.inSet(pointer("two")));
      const first = await there.job();
      expect([first.conclusion, first.step("Ask").outputs["created"]]).toEqual(["success", "1"]);
      expect(first.scopes).toEqual({ contents: "write", "pull-requests": "write" });
      const place = file.includes("eval") ? "_eval/" : "";
      const branches = [`touchstone/refresh/${place}leave`];
      expect(there.branches()).toEqual(branches);
      await there.runner.clockStrikes("acme/set");
      const second = await there.job();
      expect(second.step("Ask").outputs).toMatchObject({ operation: "unchanged", unchanged: "1" });
      expect(there.branches()).toEqual(branches);
    },
  );

  test("only tells the plan where somebody asks for that", async () => {
    const there = await asking(deliver, file);
    await commitTo(there.repository, ["main", there.inSet(pointer("two"))]);
    const started = { ...repo, workflow_id: file, ref: "main", inputs: { "dry-run": "true" } };
    await there.as("sam").rest.actions.createWorkflowDispatch(started);
    const { conclusion, step } = await there.job();
    expect([conclusion, step("Ask").outputs["state"], there.branches()]).toEqual([
      "success",
      "dry",
      [],
    ]);
  });
});

test(
  "where GitHub Actions may not open pull requests, the run is green and has links",
  { timeout: 120_000 },
  async () => {
    const there = await asking(ofThisRepository, "refresh.yaml", false);
    await there.push("sam", "main", pointer("two"));
    const job = await there.job();
    expect([job.conclusion, job.annotations.map(({ level }) => level)]).toEqual([
      "success",
      ["warning"],
    ]);
    expect(job.step("Ask").summary).toContain("/compare/main...touchstone/refresh/leave?expand=1");
  },
);

test(
  "P32: a run that writes is never stopped, and of those that wait the newest goes on",
  { timeout: 120_000 },
  async () => {
    const there = await asking(ofThisRepository, "refresh.yaml");
    for (const to of ["two", "three", "four"] as const) {
      await there.push("sam", "main", pointer(to));
    }
    const runs = await there.runner.drain();
    // The first one finds that main has moved on; the last one asks.
    const asked = runs.all.filter((one) => one.file === "refresh.yaml" && one.jobs.length > 0);
    expect(runs.told.filter((line) => line.startsWith("refresh.yaml")).toSorted()).toEqual([
      "refresh.yaml push cancelled",
      "refresh.yaml push success",
      "refresh.yaml push success",
    ]);
    expect(asked.map((one) => one.job("refresh").step("Ask").outputs["state"])).toEqual([
      "superseded",
      "done",
    ]);
    expect(there.branches()).toEqual(["touchstone/refresh/leave"]);
  },
);
