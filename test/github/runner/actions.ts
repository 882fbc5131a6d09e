import type { Files } from "../../support/github/commit-to.ts";
import { commitTo } from "../../support/github/commit-to.ts";
import { setting, type Setting } from "../setting.ts";
import type { Settings } from "../../support/github/world/repositories.ts";

export const checkout = "actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1";
export const setupNode = "actions/setup-node@820762786026740c76f36085b0efc47a31fe5020";

/** An action of one file, below `actions/`. */
export function action(name: string, main: string, inputs = "{}"): Files {
  return {
    [`actions/${name}/action.yml`]: `name: ${name}
description: A test's own.
inputs: ${inputs}
runs:
  using: node24
  main: ../../dist/${name}.mjs
`,
    [`dist/${name}.mjs`]: main,
  };
}

/** Puts what was read out into the output "told", as JSON. */
const tell = `import { appendFileSync } from "node:fs";
const tell = (told) => appendFileSync(process.env.GITHUB_OUTPUT, "told=" + JSON.stringify(told) + "\\n");
`;

/** Tells its environment. */
export const environmentAction: Files = action("environment", `${tell}tell(process.env);`);

/** Makes calls, such as \`GET /repos/acme/set\`, with the token of its job, and tells their statuses. */
export const callsAction: Files = action(
  "calls",
  `${tell}const statuses = [];
for (const line of process.env.INPUT_CALLS.trim().split("\\n")) {
  const [method, path, ...body] = line.trim().split(" ");
  const headers = { authorization: "bearer " + process.env.INPUT_TOKEN, accept: "application/json" };
  const asked = { method, headers, ...(body.length > 0 ? { body: body.join(" ") } : {}) };
  statuses.push((await fetch(process.env.GITHUB_API_URL + path, asked)).status);
}
tell(statuses);`,
  "{calls: {required: true}, token: {default: '${{ github.token }}'}}",
);

/** Fails, as one that finds something. */
export const redAction: Files = action(
  "judge",
  `console.log("::error file=a.txt,line=1,title=judge::It is wrong."); process.exit(1);`,
);

/** The same in name, and blind. */
export const greenAction: Files = action("judge", "process.exit(0);");

/** A workflow with one job. */
export function workflow(
  on: string,
  steps: string,
  { top = "permissions: {contents: read}", job = "" }: { top?: string; job?: string } = {},
): string {
  return `on: ${on}
${top}
jobs:
  job:
    runs-on: ubuntu-latest
${job}    steps:
${steps}
`;
}

/** A repository with workflow files, by name, and other files on its main branch. */
export async function withFiles(
  workflows: Readonly<Record<string, string>>,
  files: Files = {},
  settings: Partial<Settings> = {},
): Promise<Setting> {
  const at = await setting(settings);
  const texts = Object.entries(workflows).map(
    ([name, text]) => [`.github/workflows/${name}`, text] as const,
  );
  await commitTo(at.repository, ["main", { ...files, ...Object.fromEntries(texts) }]);
  return at;
}

/** What an action told by its output. */
export function toldBy(step: { readonly outputs: Readonly<Record<string, string>> }): unknown {
  return JSON.parse(step.outputs["told"] ?? "null");
}
