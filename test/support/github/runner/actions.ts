import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/action-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { fieldsOf, NotModelled, textOf } from "../workflows/fields-of.ts";
import type { JobSite } from "./site.ts";

/** An action as its `action.yml` describes it. */
export interface ActionFile {
  /** Its inputs with their defaults. */
  readonly inputs: ReadonlyMap<string, TemplateToken | undefined>;
  /** The path of its program. */
  readonly main: string;
}

const ofAction = new Set("name description author inputs outputs runs branding".split(" "));
const ofInput = new Set(["description", "required", "default"]);
const ofRuns = new Set(["using", "main"]);

/** Reads the action of a folder with GitHub's own parser; undefined where there is none. */
export function readAction(folder: string): ActionFile | undefined {
  const path = ["action.yml", "action.yaml"]
    .map((name) => join(folder, name))
    .find((file) => existsSync(file));
  if (path === undefined) return undefined;
  const content = readFileSync(path, "utf8");
  const { context, value } = parseAction({ name: path, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (value === undefined || errors.length > 0) {
    throw new Error(`GitHub would not take ${path}: ${errors.join("; ")}`);
  }
  const fields = fieldsOf(value, path, ofAction);
  const runs = fieldsOf(fields.get("runs"), `"runs" of ${path}`, ofRuns);
  const using = textOf(runs.get("using"));
  if (using !== "node24") throw new NotModelled(`"using: ${using ?? ""}" of ${path}`);
  const inputs = new Map<string, TemplateToken | undefined>();
  for (const { key, value: input } of fields.get("inputs")?.assertMapping("inputs") ?? []) {
    const name = key.toString();
    const described = fieldsOf(input, `the input "${name}" of ${path}`, ofInput);
    inputs.set(name, described.get("default"));
  }
  return { inputs, main: join(folder, textOf(runs.get("main")) ?? "") };
}

/**
 * The folder of an action that is named `./…`, below the workspace, or `$/…`: of the workflow's own commit, without a
 * checkout (changelog of 2026-07-30). Undefined for an action of another repository.
 */
export async function actionFolder(site: JobSite, uses: string): Promise<string | undefined> {
  if (uses.startsWith("./")) return join(site.workspace, uses);
  if (!uses.startsWith("$/")) return undefined;
  const folder = join(site.temp, "..", "_actions", "self");
  if (!existsSync(folder)) await lay(site, folder);
  return join(folder, uses.slice(2));
}

async function lay(site: JobSite, folder: string): Promise<void> {
  const { repository, run } = site.start.place;
  mkdirSync(folder, { recursive: true });
  const environment = { GIT_INDEX_FILE: `${site.newFile("index")}.new` };
  await repository.git.git(["read-tree", run.sha], { environment });
  const words = ["--work-tree", folder, "checkout-index", "--all", "--quiet"];
  await repository.git.git(words, { environment });
}
