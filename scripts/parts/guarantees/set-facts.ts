import { posix } from "node:path";
import about from "../../../package.json" with { type: "json" };
import type { SetFacts, ToolFacts } from "../../../src/approving/guarantees/facts.ts";
import { guardedPaths } from "../../../src/approving/guarantees/guarded-paths.ts";
import { mergeRulesOf, type MergeRules } from "../../../src/approving/guarantees/merge-rules.ts";
import { workflowFacts, type TextFile } from "../../../src/approving/guarantees/workflow-facts.ts";
import { expertsByFile } from "../../../src/authoring/owners/experts.ts";
import { ownersFiles } from "../../../src/authoring/owners/owners-file.ts";
import { unreadFiles } from "../../../src/authoring/owners/unread-files.ts";
import { isWorkflow } from "../../../src/authoring/set/plan-set.ts";
import { setFiles, type SetFile } from "../../../src/authoring/set/set-files.ts";
import { versionIn } from "../../../src/authoring/set/tool-version.ts";
import { standingAt } from "../../../src/git/standing.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import { fieldOf } from "../../../src/model/fields.ts";
import { personKey } from "../../../src/model/person.ts";
import { isYamlName } from "../../../src/model/layout.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import { UsageError } from "../../io.ts";
import type { NewSetPlace } from "../writing/new-set-place.ts";
import { ownBundle } from "../writing/own-bundle.ts";

/** What is longer than this is none of the files that are looked for. */
const longest = 16 * 1024 * 1024;

/** Reads what the files of a checkout say about the guarantees of a set in it. Nothing behind a link is read. */
export async function setFacts(where: NewSetPlace): Promise<SetFacts> {
  const { root, place } = where;
  const { version } = about;
  const dataset = await loadDataset(workingTree(where.folder), { passesTextsOver: true });
  const tool = await toolFacts(where);
  const policy = dataset.policy?.policy;
  return {
    place,
    version,
    policy: policy && { reviewers: policy.reviewers ?? [], owners: policy.owners ?? [] },
    authors: authorsOf(dataset),
    experts: expertsByFile(dataset),
    unread: unreadFiles(dataset),
    codeowners: (await textsOf(root, ownersFiles))[0],
    guarded: await guardedFiles(root, guardedPaths({ place, tool })),
    workflows: (await textsOf(root, await workflowPaths(root))).map(workflowFacts),
    ownWorkflows: filesOf(where, new Map()).filter(isWorkflow).map(workflowFacts),
    ruleset: await rulesetOf(root, place),
    tool,
  };
}

function filesOf(where: NewSetPlace, tool: ReadonlyMap<string, string>): readonly SetFile[] {
  return setFiles({ ...where, reviewers: [], version: about.version, tool });
}

function authorsOf({ cases }: Dataset): readonly string[] {
  const authors = cases.flatMap((file) => file.case.origin?.author ?? []);
  return [...new Map(authors.map((name) => [personKey(name), name])).values()].toSorted(byUtf8);
}

/** Those of the files that are there. */
async function textsOf(root: string, paths: readonly string[]): Promise<readonly TextFile[]> {
  const found = paths.map(async (path) => ({ path, text: await textAt(root, path) }));
  return (await Promise.all(found)).flatMap(({ path, text }) =>
    text === undefined ? [] : [{ path, text }],
  );
}

async function textAt(root: string, path: string): Promise<string | undefined> {
  const stands = await standingAt(root, path, longest);
  return stands.kind === "file" ? stands.text : undefined;
}

async function workflowPaths(root: string): Promise<readonly string[]> {
  const folder = ".github/workflows";
  const entries = await workingTree(root).list(folder);
  return entries
    .map(({ path }) => path)
    .filter((path) => isYamlName(path) && !path.slice(folder.length + 1).includes("/"));
}

async function guardedFiles(root: string, paths: readonly string[]): Promise<readonly string[]> {
  const tree = workingTree(root);
  const found = paths.map(async (path) => {
    const plain = path.slice(1);
    if (plain.endsWith("/")) return (await tree.list(plain.slice(0, -1))).map((one) => one.path);
    return (await tree.entry(plain)) === undefined ? [] : [plain];
  });
  return [...new Set((await Promise.all(found)).flat())].toSorted(byUtf8);
}

/** The ruleset of `init`, else that of the tool's own repository. */
async function rulesetOf(root: string, place: string): Promise<SetFacts["ruleset"]> {
  const paths = [posix.join(place, ".touchstone/ruleset.json"), ".github/rulesets/main.json"];
  const [file] = await textsOf(root, paths);
  return file && { path: file.path, rules: rulesIn(file.text) };
}

function rulesIn(text: string): MergeRules | undefined {
  try {
    const rules = fieldOf(JSON.parse(text), "rules");
    return Array.isArray(rules) ? mergeRulesOf(rules) : undefined;
  } catch {
    return undefined;
  }
}

async function toolFacts(where: NewSetPlace): Promise<ToolFacts> {
  const { root, place } = where;
  const manifest = await textAt(root, posix.join(place, ".touchstone/package.json"));
  if (manifest !== undefined) {
    const version = versionIn(manifest);
    return { is: "copy", version, altered: await alteredFiles(where) };
  }
  const own = await textAt(root, "actions/validate/action.yml");
  return place === "" && own !== undefined ? { is: "source" } : { is: "absent" };
}

async function alteredFiles(
  where: NewSetPlace,
): Promise<Extract<ToolFacts, { is: "copy" }>["altered"]> {
  try {
    const files = filesOf(where, await ownBundle()).filter(({ part }) => part === "tool");
    const found = files.map(async ({ path, text }) => {
      const stands = (await textAt(where.root, path))?.replaceAll("\r\n", "\n");
      return stands === text ? [] : [path];
    });
    return { seen: (await Promise.all(found)).flat() };
  } catch (error) {
    if (error instanceof UsageError) return { unseen: error.message };
    throw error;
  }
}
