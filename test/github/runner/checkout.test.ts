import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runGit } from "../../support/github/git/run-git.ts";
import type { JobReport } from "../../support/github/runner/reports.ts";
import { onFork } from "../fork.ts";
import { repo, type Setting } from "../setting.ts";
import { checkout, withFiles, workflow } from "./actions.ts";

function checkOutWith(inputs: string): string {
  return `      - uses: ${checkout}\n        id: checkout\n        with: {persist-credentials: false, ${inputs}}`;
}

/** A step that the shell does in a folder. */
function within(folder: string, ...commands: readonly string[]): string {
  const lines = commands.map((line) => `          ${line}\n`).join("");
  return `\n      - working-directory: ${folder}\n        run: |\n${lines}`;
}

async function ran(at: Setting): Promise<JobReport> {
  return (await at.github.runner().drain()).of("x.yml").job("job");
}

async function git(job: JobReport, ...args: readonly string[]): Promise<string> {
  return (await runGit(job.workspace, args)).toString("utf8").trim();
}

/** What is in the folder that was checked out, but Git's own. */
function files(job: JobReport, folder = "."): readonly string[] {
  const found = readdirSync(join(job.workspace, folder), { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile() && !join(one.parentPath, "/").includes("/.git/"))
    .map(({ parentPath, name }) =>
      join(parentPath, name).slice(join(job.workspace, folder).length + 1),
    )
    .toSorted((a, b) => (a < b ? -1 : 1));
}

test("a pull request's job has the real merge of the two, one commit deep", async () => {
  const at = await withFiles({ "x.yml": workflow("pull_request", checkOutWith("path: set")) });
  await at.open("topic");
  await at.push("robin", "main", { "later.txt": "l\n" });
  const job = await ran(at);
  expect(files(job, "set")).toEqual([".github/workflows/x.yml", "a.txt", "topic.txt"]);
  const [run] = at.repository.runs;
  expect(job.step("checkout").outputs).toEqual({ ref: "refs/pull/1/merge", commit: run?.sha });
  const inSet = (...args: readonly string[]): Promise<string> => git(job, "-C", "set", ...args);
  expect(await inSet("rev-parse", "--is-shallow-repository")).toBe("true");
  expect(await inSet("rev-list", "--count", "HEAD")).toBe("1");
  const parents = (await inSet("cat-file", "commit", "HEAD")).match(/^parent .*$/gm);
  expect(parents).toHaveLength(2);
});

test.for([
  [1, "1", "true"],
  [2, "3", "true"],
  [0, "5", "false"],
] as const)("the depth %i is real", async ([depth, commits, isShallow]) => {
  const at = await withFiles({
    "x.yml": workflow("pull_request", checkOutWith(`fetch-depth: ${depth}`)),
  });
  await at.push("sam", "main", { "b.txt": "b\n" });
  await at.open("topic");
  const job = await ran(at);
  expect(await git(job, "rev-list", "--count", "HEAD")).toBe(commits);
  expect(await git(job, "rev-parse", "--is-shallow-repository")).toBe(isShallow);
});

test("a push's job is on the branch, at the pushed commit, however far the branch has gone on", async () => {
  for (const depth of [1, 0]) {
    const at = await withFiles({
      "x.yml": workflow("push", checkOutWith(`fetch-depth: ${depth}`)),
    });
    const pushed = await at.push("sam", "main", { "b.txt": "b\n" });
    await at.repository.git.pointRef(
      "refs/heads/main",
      await at.branch("other", { "c.txt": "c\n" }),
    );
    const job = await ran(at);
    expect(await git(job, "rev-parse", "HEAD")).toBe(pushed);
    expect(await git(job, "symbolic-ref", "HEAD")).toBe("refs/heads/main");
  }
});

test("a commit, a branch or a tag can be asked for, and one that is not there fails the job", async () => {
  const at = await withFiles({
    "x.yml": workflow(
      "push",
      [
        checkOutWith("path: commit, ref: '${{ github.event.before }}'"),
        checkOutWith("path: branch, ref: topic").replace("id: checkout", "id: branch"),
        checkOutWith("path: tag, ref: v1").replace("id: checkout", "id: tag"),
        checkOutWith("path: gone, ref: gone").replace("id: checkout", "id: gone"),
      ].join("\n"),
    ),
  });
  const before = (await at.repository.git.branch("main")) ?? "";
  const topic = await at.branch("topic", { "t.txt": "t\n" });
  await at.repository.git.pointRef("refs/tags/v1", before);
  await at.push("sam", "main", { "b.txt": "b\n" });
  const { steps, conclusion } = await ran(at);
  expect(steps.map(({ conclusion: one, outputs }) => [one, outputs["commit"]])).toEqual([
    ["success", before],
    ["success", topic],
    ["success", before],
    ["failure", undefined],
  ]);
  expect(conclusion).toBe("failure");
  expect(steps[3]?.annotations.map(({ message }) => message)).toEqual([
    "The process '/usr/bin/git' failed with exit code 1",
  ]);
});

test("a sparse checkout holds the named files alone, and the others are not even fetched", async () => {
  const more = { "tool/main.js": "1\n", "tool/deep/x.js": "2\n", "data/large.txt": "3\n" };
  const rest = within("base", "git rev-list --objects --missing=print HEAD | grep -c '^?'");
  const plain = checkOutWith(
    "path: base, sparse-checkout: /tool/, sparse-checkout-cone-mode: false",
  );
  const at = await withFiles({ "x.yml": workflow("push", plain + rest) }, more);
  await at.push("sam", "main", { "b.txt": "b\n" });
  const job = await ran(at);
  expect(files(job, "base")).toEqual(["tool/deep/x.js", "tool/main.js"]);
  expect(job.steps[1]?.log).toBe("4\n");
  const cone = await withFiles(
    { "x.yml": workflow("push", checkOutWith("sparse-checkout: tool")) },
    more,
  );
  await cone.push("sam", "main", { "b.txt": "b\n" });
  expect(files(await ran(cone))).toEqual(["a.txt", "b.txt", "tool/deep/x.js", "tool/main.js"]);
});

test("the token stays where it is asked to stay, and nowhere else", async () => {
  for (const [keeps, expected] of [
    ["false", "failure"],
    ["true", "success"],
  ] as const) {
    const steps =
      checkOutWith("x: 1").replace(
        "persist-credentials: false, x: 1",
        `persist-credentials: ${keeps}`,
      ) +
      within(
        ".",
        "git -c user.name=a -c user.email=a@example.test commit -q --allow-empty -m m",
        "git push -q origin HEAD:refs/heads/pushed",
      );
    const at = await withFiles({
      "x.yml": workflow("push", steps, { top: "permissions: {contents: write}" }),
    });
    await at.push("sam", "main", { "b.txt": "b\n" });
    expect((await ran(at)).conclusion).toBe(expected);
    expect((await at.repository.git.branch("pushed")) !== undefined).toBe(keeps === "true");
  }
});

test("a checkout of what the token does not open fails", async () => {
  const at = await withFiles({
    "x.yml": workflow("push", checkOutWith("repository: other/hidden")),
  });
  at.world.repository("other/hidden", { private: true });
  await at.push("sam", "main", { "b.txt": "b\n" });
  const { steps } = await ran(at);
  expect(steps[0]?.annotations[0]?.message).toBe(
    "The process '/usr/bin/git' failed with exit code 128",
  );
  expect(steps[0]?.log).toContain("not found");
});

test("a trusted run does not check out a fork's change, whichever way it is named, unless told so", async () => {
  const first = `name: First\n${workflow("pull_request", "      - run: exit 0")}`;
  const on = "{workflow_run: {workflows: [First], types: [completed]}}";
  const refs = [
    "ref: '${{ github.event.workflow_run.head_sha }}'",
    "ref: refs/pull/1/head",
    "ref: refs/pull/1/merge",
    "repository: kim/set",
    "ref: refs/pull/1/head, allow-unsafe-pr-checkout: true",
    "fetch-depth: 1",
  ];
  const steps = refs.map((one) =>
    checkOutWith(one).replace("id: checkout", "continue-on-error: true"),
  );
  const at = await withFiles({ "first.yml": first, "x.yml": workflow(on, steps.join("\n")) });
  const fork = await at.world.fork(at.repository, "kim");
  at.repository.roles.set("kim", "triage");
  await onFork(at.github, fork).push("topic", { "t.txt": "t\n" });
  await at.as("kim").rest.pulls.create({ ...repo, title: "T", head: "kim:topic", base: "main" });
  const job = await ran(at);
  expect(job.steps.map(({ outcome, conclusion }) => [outcome, conclusion])).toEqual([
    ["failure", "success"],
    ["failure", "success"],
    ["failure", "success"],
    ["failure", "success"],
    ["success", "success"],
    ["success", "success"],
  ]);
  expect(job.steps[0]?.annotations[0]?.message).toBe(
    "Refusing to check out fork pull request code from a 'workflow_run' workflow.",
  );
});
