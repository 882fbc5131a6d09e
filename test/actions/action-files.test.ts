import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { NoOperationTraceWriter } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { inputNames as overlapInputs } from "../../actions/family-overlap/inputs.ts";
import { outputNames as overlapOutputs } from "../../actions/family-overlap/outputs.ts";
import { inputNames as validateInputs } from "../../actions/judging/inputs.ts";
import { outputNames as validateOutputs } from "../../actions/validate/outputs.ts";
import { inputNames as refreshInputs } from "../../actions/refresh/inputs.ts";
import { outputNames as refreshOutputs } from "../../actions/refresh/outputs.ts";
import { inputNames as reviewInputs } from "../../actions/review/inputs.ts";
import { outputNames as reviewOutputs } from "../../actions/review/outputs.ts";
import { asFields } from "../support/fields.ts";
import { approved, goodSet, pendingCase } from "../support/good-set.ts";
import { pullRequest, repositoryWith } from "../support/set-changes.ts";
import { checkOut } from "../support/checkout.ts";
import { validated } from "../support/validated.ts";
import { workflowDefects } from "../support/workflow-defects.ts";

interface Names {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

const actions: readonly (readonly [name: string, names: Names])[] = [
  ["family-overlap", { inputs: overlapInputs, outputs: overlapOutputs }],
  ["refresh", { inputs: refreshInputs, outputs: refreshOutputs }],
  ["review", { inputs: reviewInputs, outputs: reviewOutputs }],
  ["validate", { inputs: validateInputs, outputs: validateOutputs }],
];

test("every action is here", () => {
  const folders = readdirSync("actions").filter((name) => existsSync(`actions/${name}/action.yml`));
  expect(actions.map(([name]) => name)).toEqual(folders);
});

describe.for(actions)("P5: action.yml of %s", ([name, names]) => {
  const folder = `actions/${name}`;
  const text = readFileSync(`${folder}/action.yml`, "utf8");
  const action = asFields(parse(text));

  test("has nothing that GitHub's parser minds", () => {
    const { context } = parseAction(
      { name: "action.yml", content: text },
      new NoOperationTraceWriter(),
    );
    expect(context.errors.getErrors()).toEqual([]);
    const wrong = { name: "action.yml", content: text.replace("using: node24", "using: node2") };
    const other = parseAction(wrong, new NoOperationTraceWriter());
    expect(other.context.errors.getErrors()).not.toEqual([]);
  });

  test("names the inputs and outputs that the code has, and the file that is built of it", () => {
    expect(Object.keys(asFields(action["inputs"]))).toEqual([...names.inputs]);
    expect(Object.keys(asFields(action["outputs"]))).toEqual([...names.outputs]);
    const { using, main } = asFields(action["runs"]);
    expect(using).toBe("node24");
    const file = resolve(folder, String(main));
    expect(file).toBe(resolve(`dist/${name}.js`));
    expect(existsSync(`actions/${basename(file, ".js")}/main.ts`)).toBe(true);
  });

  test("is what the page tells of it, with a workflow that GitHub's parser takes", async () => {
    const page = readFileSync(`${folder}/README.md`, "utf8");
    const section = (title: string): string =>
      page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0] ?? "";
    for (const input of names.inputs) expect(section("Inputs")).toContain(`| \`${input}\` `);
    for (const output of names.outputs) expect(section("Outputs")).toContain(`\`${output}\``);
    const workflow = /```yaml\n(name:.*?)```/s.exec(page)?.[1] ?? "";
    const defects = await workflowDefects("check.yaml", workflow);
    // An action of a checkout has no commit of its own to be pinned to.
    expect(defects.filter((defect) => !defect.includes("./base/"))).toEqual([]);
    const use = workflow.split("uses: ").find((one) => one.includes(`/actions/${name}\n`)) ?? "";
    const steps = /\n +with:\n((?: +[\w-]+: .*\n)+)/.exec(use)?.[1] ?? "";
    const given = Object.keys(asFields(parse(steps)));
    expect(given.filter((one) => !names.inputs.includes(one))).toEqual([]);
    expect(given).not.toEqual([]);
  });
});

test.for(["family-overlap", "validate"])(
  "P5: action.yml of %s has the defaults that the code takes for an input that is empty",
  async (name) => {
    const action = asFields(parse(readFileSync(`actions/${name}/action.yml`, "utf8")));
    const there = await repositoryWith(goodSet(approved(pendingCase)));
    const unreadable = { "cases/parking-001.yaml": "id: [\n" };
    const heard = await pullRequest(there, "topic", unreadable);
    const workspace = await checkOut(there.repository, { commit: heard.commit, depth: 2 });
    const defaults = Object.entries(asFields(action["inputs"])).map(([input, fields]) => [
      input,
      String(asFields(fields)["default"]),
    ]);
    const inputs = Object.fromEntries(defaults) as Record<string, string>;
    const [given, silent] = [
      await validated(workspace, heard, { action: name, inputs }),
      await validated(workspace, heard, { action: name }),
    ];
    expect(given.commands).toEqual(silent.commands);
    expect(given.code).toBe(1);
  },
);
