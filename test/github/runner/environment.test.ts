import { readFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { asFields } from "../../support/fields.ts";
import { action, checkout, environmentAction, toldBy, withFiles, workflow } from "./actions.ts";
import { setupNode } from "./actions.ts";

test("a process gets what the runner gives it, and nothing of the machine's", async () => {
  process.env["SECRET_OF_THE_MACHINE"] = "leaked";
  onTestFinished(() => {
    delete process.env["SECRET_OF_THE_MACHINE"];
  });
  const steps = `      - uses: ${checkout}
        with: {persist-credentials: false}
      - run: echo "NEXT=of a step before" >> "$GITHUB_ENV"
      - uses: ./actions/environment
        id: environment
        env: {OWN: "of the step", GITHUB_SHA: forged}
        with: {unknown: x}`;
  const file = workflow("[push]", steps, {
    top: "env: {TOP: 'of the workflow', OWN: hidden}",
    job: "    env: {JOB: 'of ${{ github.event_name }}'}\n",
  });
  const { github, push } = await withFiles({ "x.yml": file }, environmentAction);
  const sha = await push("sam", "main", { "b.txt": "b\n" });
  const job = (await github.runner().drain()).of("x.yml").job("job");
  const { annotations, outputs } = job.step("environment");
  expect(annotations.map(({ message }) => message)).toEqual([
    "Unexpected input(s) 'unknown', valid inputs are ['']",
  ]);
  const told = asFields(JSON.parse(outputs["told"] ?? ""));
  const root = job.workspace.replace(/\/work\/set\/set$/, "");
  const shown = Object.entries(told).map(([name, value]) => [
    name,
    String(value)
      .replaceAll(root, "<job>")
      .replaceAll(github.url, "<github>")
      .replaceAll(sha, "<pushed>")
      .replace(/^\d{2,}$/, "<id>")
      .replace(/_\d+$/, "_<n>"),
  ]);
  expect(Object.fromEntries(shown)).toMatchInlineSnapshot(`
    {
      "CI": "true",
      "GITHUB_ACTION": "environment",
      "GITHUB_ACTIONS": "true",
      "GITHUB_ACTOR": "sam",
      "GITHUB_ACTOR_ID": "<id>",
      "GITHUB_API_URL": "<github>/api/v3",
      "GITHUB_BASE_REF": "",
      "GITHUB_ENV": "<job>/work/_temp/set_env_<n>",
      "GITHUB_EVENT_NAME": "push",
      "GITHUB_EVENT_PATH": "<job>/work/_temp/event.json",
      "GITHUB_GRAPHQL_URL": "<github>/api/graphql",
      "GITHUB_HEAD_REF": "",
      "GITHUB_JOB": "job",
      "GITHUB_OUTPUT": "<job>/work/_temp/set_output_<n>",
      "GITHUB_PATH": "<job>/work/_temp/add_path_<n>",
      "GITHUB_REF": "refs/heads/main",
      "GITHUB_REF_NAME": "main",
      "GITHUB_REF_PROTECTED": "false",
      "GITHUB_REF_TYPE": "branch",
      "GITHUB_REPOSITORY": "acme/set",
      "GITHUB_REPOSITORY_ID": "<id>",
      "GITHUB_REPOSITORY_OWNER": "acme",
      "GITHUB_REPOSITORY_OWNER_ID": "<id>",
      "GITHUB_RETENTION_DAYS": "<id>",
      "GITHUB_RUN_ATTEMPT": "1",
      "GITHUB_RUN_ID": "<id>",
      "GITHUB_RUN_NUMBER": "1",
      "GITHUB_SERVER_URL": "<github>",
      "GITHUB_SHA": "<pushed>",
      "GITHUB_STATE": "<job>/work/_temp/save_state_<n>",
      "GITHUB_STEP_SUMMARY": "<job>/work/_temp/step_summary_<n>",
      "GITHUB_TRIGGERING_ACTOR": "sam",
      "GITHUB_WORKFLOW": ".github/workflows/x.yml",
      "GITHUB_WORKFLOW_REF": "acme/set/.github/workflows/x.yml@refs/heads/main",
      "GITHUB_WORKFLOW_SHA": "<pushed>",
      "GITHUB_WORKSPACE": "<job>/work/set/set",
      "HOME": "<job>/home",
      "INPUT_UNKNOWN": "x",
      "JOB": "of push",
      "LANG": "C.UTF-8",
      "NEXT": "of a step before",
      "OWN": "of the step",
      "PATH": "/usr/local/bin:/usr/bin:/bin",
      "RUNNER_ARCH": "X64",
      "RUNNER_ENVIRONMENT": "github-hosted",
      "RUNNER_NAME": "GitHub Actions 1",
      "RUNNER_OS": "Linux",
      "RUNNER_TEMP": "<job>/work/_temp",
      "RUNNER_TOOL_CACHE": "<job>/work/_temp/tools",
      "RUNNER_WORKSPACE": "<job>/work/set",
      "TOP": "of the workflow",
    }
  `);
});

test("the payload that a process reads is the event's, as a webhook tells it", async () => {
  const main = `import { appendFileSync, readFileSync } from "node:fs";
const { action, number, repository, sender } = JSON.parse(readFileSync(process.env.GITHUB_EVENT_PATH));
appendFileSync(process.env.GITHUB_OUTPUT, "told=" + JSON.stringify([action, number, repository.full_name, sender.login]));`;
  const steps = `      - uses: $/actions/reads\n        id: reads`;
  const at = await withFiles({ "x.yml": workflow("pull_request", steps) }, action("reads", main));
  const number = await at.open("topic");
  const step = (await at.github.runner().drain()).of("x.yml").job("job").step("reads");
  expect(toldBy(step)).toEqual(["opened", number, "acme/set", "sam"]);
});

test("no process of Node reaches anything but this GitHub", async () => {
  const reached: string[] = [];
  const other = createServer((socket) => {
    reached.push("an action");
    socket.end();
  });
  await new Promise<void>((resolve) => {
    other.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(() => {
    other.close();
  });
  const { port } = other.address() as AddressInfo;
  const main = `await fetch("http://127.0.0.1:${port}/").catch(() => console.log("refused"));
await fetch("https://github.com/").catch(() => console.log("refused"));
console.log((await fetch(process.env.GITHUB_API_URL + "/repos/acme/set")).status);`;
  const steps = `      - uses: ${setupNode}
        with: {node-version: 24, package-manager-cache: false}
      - uses: $/actions/leaves
      - run: node -e 'fetch("http://127.0.0.1:${port}/").catch(() => console.log("refused"))'`;
  const at = await withFiles({ "x.yml": workflow("push", steps) }, action("leaves", main));
  await at.push("sam", "main", { "b.txt": "b\n" });
  const { steps: done } = (await at.github.runner().drain()).of("x.yml").job("job");
  expect(done.map(({ log, strangers }) => [log, strangers])).toEqual([
    ["", []],
    ["refused\nrefused\n200\n", [`127.0.0.1:${port}`, "github.com:443"]],
    ["refused\n", [`127.0.0.1:${port}`]],
  ]);
  expect(reached).toEqual([]);
});

test("inputs come with their defaults, and one that is required may be missing: the action has to ask", async () => {
  const main = `import { appendFileSync } from "node:fs";
const inputs = Object.entries(process.env).filter(([name]) => name.startsWith("INPUT_"));
appendFileSync(process.env.GITHUB_OUTPUT, "told=" + JSON.stringify(inputs.sort()));`;
  const inputs =
    "{needed: {required: true}, two words: {default: 2}, who: {default: '${{ github.actor }}'}, base-ref: {}}";
  const steps = `      - uses: $/actions/inputs
        id: inputs
        with: {base-ref: "\${{ github.ref_name }}/x"}`;
  const at = await withFiles({ "x.yml": workflow("push", steps) }, action("inputs", main, inputs));
  await at.push("sam", "main", { "b.txt": "b\n" });
  const step = (await at.github.runner().drain()).of("x.yml").job("job").step("inputs");
  expect(toldBy(step)).toEqual([
    ["INPUT_BASE-REF", "main/x"],
    ["INPUT_NEEDED", ""],
    ["INPUT_TWO_WORDS", "2"],
    ["INPUT_WHO", "sam"],
  ]);
});

test("secrets are given to who is trusted, and shown to nobody", async () => {
  const steps = `      - env:
          TOKEN: \${{ secrets.APP_TOKEN }}
          NONE: \${{ secrets.UNKNOWN }}
        run: |
          echo "it is $TOKEN, and '$NONE', in \${{ vars.PLACE }}"
          echo "::add-mask::hidden"
          echo "::error::hidden and $TOKEN"
          echo "$TOKEN" > "$GITHUB_STEP_SUMMARY"`;
  const at = await withFiles({ "x.yml": workflow("push", steps) });
  await at.push("sam", "main", { "b.txt": "b\n" });
  const runner = at.github.runner({
    secrets: { APP_TOKEN: "ghs_secret" },
    variables: { PLACE: "plain sight" },
  });
  const job = (await runner.drain()).of("x.yml").job("job");
  expect(job.steps[0]).toMatchObject({
    log: "it is ***, and '', in plain sight\n##[error]*** and ***\n",
    summary: "***\n",
    conclusion: "success",
  });
  expect(job.annotations).toEqual([{ level: "error", message: "*** and ***" }]);
  expect(readFileSync(`${job.workspace}/../../_temp/event.json`, "utf8")).not.toContain("ghs_");
});
