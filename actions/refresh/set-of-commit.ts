import { repositoryPath } from "../../src/git/repository-path.ts";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import { limits } from "../../src/load/limits.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { branchFolder } from "../../src/refresh/plan/branch-folder.ts";
import { planRefresh } from "../../src/refresh/plan/plan-refresh.ts";
import { setToPlan, type UnplannableSet } from "../../src/refresh/plan/set-to-plan.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";
import type { RefreshSet } from "../../src/refresh/requests/planned-requests.ts";
import { setFacts } from "../../src/refresh/requests/set-facts.ts";

/** The set of a commit, as far as a run of refresh needs it. */
export interface CommitSet {
  readonly set: RefreshSet;
  readonly dataset: Dataset;
  /** How many candidates nobody has judged. */
  readonly candidates: number;
}

/**
 * Reads the set of the commit that is checked out. Its tree has all that a plan is made of, earlier revisions and texts among
 * it, so a clone without any history will do.
 */
export async function setOfCommit({
  tree,
  commit,
  place,
}: CheckedOut): Promise<CommitSet | UnplannableSet> {
  const read = await setToPlan(tree, { to: undefined, candidates: true });
  if (!("target" in read)) return read;
  const { dataset, target, texts } = read;
  const folder = branchFolder(place);
  const { items } = planRefresh(dataset, { target, texts, candidates: true });
  const asked = items.filter(({ asks }) => asks === "refresh");
  const bytes = new Map<string, Uint8Array>();
  for (const { file } of asked) {
    bytes.set(file.path, (await tree.read(file.path, { max: limits.case })).bytes);
  }
  const set: RefreshSet = {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Git names its commits so.
    head: commit as ObjectId,
    to: target.id,
    facts: setFacts(dataset),
    plan: (existing) => planRefresh(dataset, { target, texts, folder, ...existing }),
    bytes: (path) => {
      const found = bytes.get(path);
      if (found === undefined) throw new Error(`"${path}" is in no plan.`);
      return found;
    },
    place: (path) => repositoryPath(place, path),
  };
  return { set, dataset, candidates: items.length - asked.length };
}
