import { existsSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { nodeInHaste } from "../../started-programs.ts";
import { NotModelled } from "../workflows/fields-of.ts";
import type { StepFile } from "../workflows/workflow-file.ts";
import { actionFolder, readAction } from "./actions.ts";
import { checkOut } from "./checkout.ts";
import { environmentOf, type StepFiles } from "./environment.ts";
import { textIn, textsIn, type Scope } from "./expressions.ts";
import { setUpNode } from "./setup-node.ts";
import type { JobSite } from "./site.ts";
import type { StepLog } from "./step-log.ts";

/** A step at work. */
export interface StepWork {
  readonly site: JobSite;
  readonly step: StepFile;
  readonly scope: Scope;
  /** The context `env`, with what the step itself says. */
  readonly env: ReadonlyMap<string, string>;
  readonly files: StepFiles;
  readonly log: StepLog;
}

/** How a step ended. */
export interface Done {
  readonly isFailed: boolean;
  readonly exitCode?: number;
  readonly outputs?: Readonly<Record<string, string>>;
}

const pinned = /^(actions\/[\w-]+)@[0-9a-f]{40}$/;

/** Does what a step says. Throws NotModelled for an action that is not known here. */
export async function carryOut(work: StepWork): Promise<Done> {
  const { site, step, scope, log } = work;
  const { uses } = step;
  if (uses === undefined) return await runScript(work);
  const inputs = textsIn(step.with, scope);
  const folder = await actionFolder(site, uses);
  if (folder !== undefined) return await runAction(work, folder, inputs);
  switch (pinned.exec(uses)?.[1]) {
    case "actions/checkout": {
      const outputs = await checkOut(site, inputs, log);
      return outputs === undefined ? { isFailed: true, exitCode: 1 } : { isFailed: false, outputs };
    }
    case "actions/setup-node":
      setUpNode(site, inputs);
      return { isFailed: false };
    default:
      throw new NotModelled(`"uses: ${uses}"`);
  }
}

/** The shells as the runner calls them: without a name, no pipe fails but by its end (ScriptHandlerHelpers.cs). */
const shells: Readonly<Record<string, readonly string[]>> = {
  "": ["-e"],
  bash: ["--noprofile", "--norc", "-eo", "pipefail"],
};

async function runScript({ site, step, scope, env, files, log }: StepWork): Promise<Done> {
  const shell = textIn(step.shell, scope) ?? "";
  const words = shells[shell];
  if (words === undefined) throw new NotModelled(`"shell: ${shell}"`);
  const script = site.newFile("script");
  writeFileSync(script, `${textIn(step.run, scope) ?? ""}\n`);
  const { exitCode, printed } = await site.start.lent.processes.run(
    {
      file: "bash",
      args: [...words, script],
      cwd: resolve(site.workspace, textIn(step.workingDirectory, scope) ?? ""),
      environment: environmentOf(site, env, { action: step.id, ...files }),
    },
    site.newFile("log"),
  );
  log.print(printed);
  if (exitCode !== 0) log.say("error", `Process completed with exit code ${exitCode}.`);
  return { isFailed: exitCode !== 0, exitCode };
}

async function runAction(
  { site, step, scope, env, files, log }: StepWork,
  folder: string,
  given: Readonly<Record<string, string>>,
): Promise<Done> {
  const action = readAction(folder);
  if (action === undefined) {
    log.say(
      "error",
      `Can't find 'action.yml', 'action.yaml' or 'Dockerfile' under '${folder}'. Did you forget to run actions/checkout before running your local action?`,
    );
    return { isFailed: true };
  }
  if (!existsSync(action.main)) {
    log.say("error", `File not found: '${action.main}'`);
    return { isFailed: true };
  }
  const usual = [...action.inputs].map(([name, token]) => [name, textIn(token, scope) ?? ""]);
  const strange = Object.keys(given).filter((name) => !action.inputs.has(name));
  if (strange.length > 0) {
    const valid = [...action.inputs.keys()].join("', '");
    log.say(
      "warning",
      `Unexpected input(s) '${strange.join("', '")}', valid inputs are ['${valid}']`,
    );
  }
  const inputs = { ...(Object.fromEntries(usual) as Record<string, string>), ...given };
  const { lent } = site.start;
  const preloads = [site.guard, ...lent.preloads].flatMap((one) => ["--require", one]);
  const { exitCode, printed } = await lent.processes.run(
    {
      file: lent.node,
      args: [...nodeInHaste, ...preloads, action.main],
      cwd: site.workspace,
      environment: {
        ...environmentOf(site, env, { action: step.id, ...files }),
        ...Object.fromEntries(
          Object.entries(inputs).map(([name, value]) => [
            `INPUT_${name.replaceAll(" ", "_").toUpperCase()}`,
            value,
          ]),
        ),
      },
    },
    site.newFile("log"),
  );
  log.print(printed);
  return { isFailed: exitCode !== 0, exitCode };
}
