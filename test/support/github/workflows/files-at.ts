import type { BareRepository } from "../git/bare-repository.ts";
import { readWorkflow, type WorkflowFile } from "./workflow-file.ts";

const known = new WeakMap<BareRepository, Map<string, Promise<readonly WorkflowFile[]>>>();

/** The workflow files that a commit holds, sorted by path. What a commit holds never changes, so it is read once. */
export async function workflowsAt(
  git: BareRepository,
  commit: string,
): Promise<readonly WorkflowFile[]> {
  const read = known.get(git) ?? new Map<string, Promise<readonly WorkflowFile[]>>();
  known.set(git, read);
  const files = read.get(commit) ?? readAll(git, commit);
  read.set(commit, files);
  return await files;
}

const entry = /^100(?:644|755) blob ([0-9a-f]+)\t(\.github\/workflows\/[^/]+\.ya?ml)$/;

async function readAll(git: BareRepository, commit: string): Promise<readonly WorkflowFile[]> {
  const listed = await git.git(["ls-tree", "-z", commit, ".github/workflows/"]);
  const files: WorkflowFile[] = [];
  for (const line of listed.split("\0")) {
    const [, oid, path] = entry.exec(line) ?? [];
    if (oid === undefined || path === undefined) continue;
    files.push(await readWorkflow(path, await git.git(["cat-file", "blob", oid])));
  }
  return files;
}
