import type { BareRepository } from "../git/bare-repository.ts";
import { entriesOf } from "../git/trees.ts";
import { readWorkflow, type WorkflowFile } from "./workflow-file.ts";

const folder = ".github/workflows";
/** By the id of their folder: what it holds never changes, in whichever repository it is, so it is read once. */
const known = new Map<string, Promise<readonly WorkflowFile[]>>();

/** The workflow files that a commit holds, sorted by path. */
export async function workflowsAt(
  git: BareRepository,
  commit: string,
): Promise<readonly WorkflowFile[]> {
  const found = await git.at(commit, folder);
  if (found?.mode !== "40000") return [];
  const files = known.get(found.oid) ?? readAll(git, found.oid);
  known.set(found.oid, files);
  return await files;
}

async function readAll(git: BareRepository, tree: string): Promise<readonly WorkflowFile[]> {
  const files: WorkflowFile[] = [];
  for (const { mode, name, oid } of await entriesOf(git.objects, tree)) {
    if (!/^100(?:644|755)$/.test(mode) || !/\.ya?ml$/.test(name)) continue;
    const text = (await git.objects.readAs("blob", oid)).toString("utf8");
    files.push(
      await readWorkflow(`${folder}/${Buffer.from(name, "latin1").toString("utf8")}`, text),
    );
  }
  return files;
}
