import { createHash } from "node:crypto";
import type { TreeChange } from "../../src/approving/change/tree-change.ts";
import type { PathChange } from "../../src/git/changed-paths.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import { memoryTree, type Content, type Contents } from "./memory-tree.ts";

/** What else of a change a test says; by default the set is the whole repository, and its base's policy counts. */
type Changing = Partial<Pick<TreeChange, "refresh">> & { readonly place?: string };

/** A change of a repository in memory: what each path holds on the base, and after the merge. */
export async function treeChange(
  before: Contents,
  after: Contents,
  { place = "", refresh = [] }: Changing = {},
): Promise<TreeChange> {
  const base = await setOf(before, place);
  return {
    base,
    merged: await setOf(after, place),
    changed: { place, paths: changedPathsOf(before, after) },
    policy: base.policy?.policy,
    refresh,
  };
}

/** A repository in memory with some paths of another content; undefined takes a file away. */
export function withFiles(
  files: Contents,
  others: Readonly<Record<string, Content | undefined>>,
): Contents {
  const all = Object.entries({ ...files, ...others });
  return Object.fromEntries(
    all.flatMap(([path, content]) => (content === undefined ? [] : [[path, content]])),
  );
}

async function setOf(files: Contents, place: string): Promise<Dataset> {
  const start = place === "" ? "" : `${place}/`;
  const own = Object.entries(files).filter(([path]) => path.startsWith(start));
  return await loadDataset(
    memoryTree(Object.fromEntries(own.map(([path, one]) => [path.slice(start.length), one]))),
  );
}

/** What Git would tell of two such trees. */
function changedPathsOf(before: Contents, after: Contents): readonly PathChange[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted(byUtf8);
  return paths
    .map((path) => ({
      path,
      rawPath: Buffer.from(path).toString("latin1"),
      before: stateOf(before[path]),
      after: stateOf(after[path]),
    }))
    .filter((one) => one.before?.oid !== one.after?.oid || one.before?.mode !== one.after?.mode);
}

function stateOf(content: Content | undefined): PathChange["before"] {
  if (content === undefined) return undefined;
  if (typeof content === "string" || content instanceof Uint8Array) return blob("100644", content);
  if (content.kind === "executable") return blob("100755", content.text);
  if (content.kind === "symlink") return blob("120000", content.target);
  return blob(content.kind === "submodule" ? "160000" : "100644", content.kind);
}

function blob(mode: string, content: string | Uint8Array): { mode: string; oid: string } {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  const oid = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  return { mode, oid };
}
