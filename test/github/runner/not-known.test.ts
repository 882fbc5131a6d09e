import { expect, test } from "vitest";
import { lenientGitHub } from "../../support/github/server.ts";
import { settingOn } from "../setting.ts";
import { action, checkout, setupNode, withFiles, workflow } from "./actions.ts";
import { withWorkflows } from "../workflow-text.ts";

const nothing = "      - run: exit 0";

/** What is said of a workflow file that is met at a push. */
async function metAtPush(text: string): Promise<string> {
  const at = await settingOn(await lenientGitHub());
  await withWorkflows(at.repository, { "x.yml": text });
  return await at.push("sam", "main", { "b.txt": "b\n" }).then(
    () => "nothing",
    (error: unknown) => (error as Error).message,
  );
}

/** What a job says while it runs. */
async function metInRun(steps: string, more = {}): Promise<string> {
  const at = await withFiles({ "x.yml": workflow("push", steps) }, more);
  await at.push("sam", "main", { "b.txt": "b\n" });
  return await at.github
    .runner()
    .drain()
    .then(
      () => "nothing",
      (error: unknown) =>
        (error as Error).message.replace(/'\/[^']*/g, "'…").replace(/\/\S*_actions/, "…"),
    );
}

/** What is said of each of these. */
async function saidOf(
  table: Readonly<Record<string, string>>,
  met: (text: string) => Promise<string>,
): Promise<Readonly<Record<string, string>>> {
  const said: Record<string, string> = {};
  for (const [what, text] of Object.entries(table)) said[what] = await met(text);
  return said;
}

test("what is not known of a workflow file is an error that names it, as soon as an event meets it", async () => {
  const job = (words: string): string => workflow("push", nothing, { job: `    ${words}\n` });
  const table = {
    "an event": workflow("[push, release]", nothing),
    "a type of an event": workflow("{pull_request: {types: [labeled]}}", nothing),
    "a filter by path": workflow("{push: {paths: [cases/**]}}", nothing),
    "a filter by tag": workflow("{push: {tags: ['v*']}}", nothing),
    "a pattern": workflow("{push: {branches: ['release-[0-9]']}}", nothing),
    "another machine": workflow("push", nothing).replace("ubuntu-latest", "windows-latest"),
    "a matrix": job("strategy: {matrix: {a: [1]}}"),
    "a container": job("container: node"),
    "the concurrency of one of two jobs": `${job("concurrency: g")}  other:\n    runs-on: ubuntu-latest\n    steps: [{run: "true"}]\n`,
    defaults: workflow("push", nothing, { top: "defaults: {run: {shell: bash}}" }),
    "another workflow": "on: push\njobs:\n  job:\n    uses: ./.github/workflows/y.yml\n",
    "what GitHub does not know either": job("step: x"),
  };
  expect(await saidOf(table, metAtPush)).toMatchInlineSnapshot(`
    {
      "a container": "The runner does not know "container" of job "job" of .github/workflows/x.yml.",
      "a filter by path": "The runner does not know "paths" of "push" in .github/workflows/x.yml.",
      "a filter by tag": "The runner does not know "tags" of "push" in .github/workflows/x.yml.",
      "a matrix": "The runner does not know "strategy" of job "job" of .github/workflows/x.yml.",
      "a pattern": "The runner does not know the branch pattern "release-[0-9]".",
      "a type of an event": "The runner does not know "labeled" of "pull_request" in .github/workflows/x.yml.",
      "an event": "The runner does not know the event "release" of .github/workflows/x.yml.",
      "another machine": "The runner does not know "runs-on: windows-latest" of job "job" of .github/workflows/x.yml.",
      "another workflow": "The runner does not know "uses" of job "job" of .github/workflows/x.yml.",
      "defaults": "The runner does not know "defaults" of .github/workflows/x.yml.",
      "the concurrency of one of two jobs": "The runner does not know "concurrency" of a job of .github/workflows/x.yml.",
      "what GitHub does not know either": "GitHub would not take .github/workflows/x.yml: .github/workflows/x.yml (Line: 6, Col: 5): Unexpected value 'step'",
    }
  `);
});

test("what is not known of a job is an error that names it, as soon as it is run", async () => {
  const table = {
    "an action of somebody else": "      - uses: acme/act@3d3c42e5aac5ba805825da76410c181273ba90b1",
    "an action by its tag": "      - uses: actions/checkout@v7",
    "an input of a checkout": `      - uses: ${checkout}\n        with: {submodules: true}`,
    "another Node": `      - uses: ${setupNode}\n        with: {node-version: 18, package-manager-cache: false}`,
    "a cache": `      - uses: ${setupNode}\n        with: {node-version: 24}`,
    "a shell": "      - {shell: pwsh, run: x}",
    "a context": "      - run: echo ${{ strategy.job-index }}",
    "a pattern of files": "      - {if: hashFiles('**/x') != '', run: x}",
    "a matcher": `      - run: echo "::add-matcher::x"`,
    "what is saved for the end": `      - run: echo "a=b" >> "$GITHUB_STATE"`,
  };
  expect(await saidOf(table, metInRun)).toMatchInlineSnapshot(`
    {
      "a cache": "The runner does not know the cache of actions/setup-node.",
      "a context": "The runner does not know "format('echo {0}', strategy.job-index)": Unrecognized named-value: 'strategy'.",
      "a matcher": "The runner does not know the command "add-matcher" in a log.",
      "a pattern of files": "The runner does not know the pattern hashFiles('**/x').",
      "a shell": "The runner does not know "shell: pwsh".",
      "an action by its tag": "The runner does not know "uses: actions/checkout@v7".",
      "an action of somebody else": "The runner does not know "uses: acme/act@3d3c42e5aac5ba805825da76410c181273ba90b1".",
      "an input of a checkout": "The runner does not know "submodules" of actions/checkout.",
      "another Node": "The runner does not know Node "18".",
      "what is saved for the end": "The runner does not know what an action saves for its end.",
    }
  `);
});

test("what is not known of an action is an error that names it", async () => {
  const files = action("odd", "");
  const main = "  main: ../../dist/odd.mjs\n";
  const text = String(files["actions/odd/action.yml"]);
  const table = {
    "a composite action": text.replace("node24", "composite").replace(main, "  steps: []\n"),
    "a Node that was taken away": text.replace("node24", "node20"),
    "an end of its own": `${text}  post: x\n`,
    "an input": text.replace("inputs: {}", "inputs: {old: {deprecationMessage: Gone.}}"),
  };
  const met = async (yml: string): Promise<string> =>
    await metInRun("      - uses: $/actions/odd", { ...files, "actions/odd/action.yml": yml });
  expect(await saidOf(table, met)).toMatchInlineSnapshot(`
    {
      "a Node that was taken away": "The runner does not know "using: node20" of …/self/actions/odd/action.yml.",
      "a composite action": "The runner does not know "steps" of "runs" of …/self/actions/odd/action.yml.",
      "an end of its own": "The runner does not know "post" of "runs" of …/self/actions/odd/action.yml.",
      "an input": "The runner does not know "deprecationMessage" of the input "old" of …/self/actions/odd/action.yml.",
    }
  `);
});

test("a permission that is not known is an error that names it", async () => {
  const top = "permissions: {id-token: write}";
  const at = await withFiles({ "x.yml": workflow("push", nothing, { top }) });
  await at.push("sam", "main", { "b.txt": "b\n" });
  await expect(at.github.runner().drain()).rejects.toThrow(
    'The runner does not know the permission "id-token: write".',
  );
});
