import { changedPaths } from "../../git/changed-paths.ts";
import { commitTree } from "../../git/commit-tree.ts";
import { RepositoryError, type Repository } from "../../git/repository.ts";
import { loadDataset } from "../../load/dataset.ts";
import { limits } from "../../load/limits.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Finding } from "../../model/finding.ts";
import type { ContentHash } from "../../model/ids.ts";
import type { Tree } from "../../model/tree.ts";
import { planRefresh } from "../../refresh/plan/plan-refresh.ts";
import type { RefreshItem, RefreshPlan } from "../../refresh/plan/plan.ts";
import { setToPlan } from "../../refresh/plan/set-to-plan.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import { everydayRules } from "../../rules/all-rules.ts";
import { check, textsFor } from "../../rules/check.ts";
import type { RepositoryChange, SetVersions } from "../change/tree-change.ts";
import type { CaseBytes } from "../recording/recording.ts";

/** The commits of a pull request: its last one, its merge, and what it was merged with. */
export interface PullCommits {
  readonly head: ObjectId;
  readonly merge: ObjectId;
  readonly base: ObjectId;
}

/** A set as a pull request finds it and as it would leave it, with what the check finds then. */
export interface PullSets extends SetVersions {
  readonly changed: RepositoryChange;
  readonly findings: readonly Finding[];
  /** What a plan of the merged set says of the cases that are asked about again. */
  readonly refresh: readonly RefreshItem[];
  /** The corpus revision that it is made for; undefined where nothing can be planned. */
  readonly to: RefreshPlan["to"] | undefined;
  /** Texts that the evidence of these cases needs and that the merged set was read without. */
  readonly texts: ReadonlyMap<ContentHash, string>;
  /** A case file on the branch and after the merge. */
  readonly bytesOf: (path: string) => Promise<CaseBytes>;
}

/** Reads a set of a pull request as data, from commits that are in a clone. Throws RepositoryError where they are not. */
export async function readPullSets(
  clone: Repository,
  place: string,
  { head, merge, base }: PullCommits,
): Promise<PullSets> {
  const [before, after] = [await setIn(clone, base, place), await setIn(clone, merge, place)];
  const paths = await changedPaths(clone, [base, merge]);
  const earlier = { name: base, place, tree: before };
  const merged = await loadDataset(after ?? noFiles, {
    base: earlier,
    texts: textsFor(everydayRules),
  });
  const onBranch = await setIn(clone, head, place);
  return {
    base: await loadDataset(before ?? noFiles),
    merged,
    changed: { place, paths },
    findings: check(merged, everydayRules),
    ...(await planned(merged, after ?? noFiles)),
    bytesOf: async (path) => ({
      onBranch: await bytesIn(onBranch, path),
      merged: await bytesIn(after, path),
    }),
  };
}

/** A set as one commit has it, to write into: it is what it was before and what it will be. */
export type SetAt = Pick<PullSets, "base" | "merged" | "texts" | "bytesOf">;

export async function readSetAt(
  clone: Repository,
  place: string,
  commit: ObjectId,
): Promise<SetAt> {
  const tree = (await setIn(clone, commit, place)) ?? noFiles;
  const merged = await loadDataset(tree, {
    base: { name: commit, place, tree },
    texts: textsFor(everydayRules),
  });
  const { texts } = await planned(merged, tree);
  return {
    base: merged,
    merged,
    texts,
    bytesOf: async (path) => {
      const bytes = await bytesIn(tree, path);
      return { onBranch: bytes, merged: bytes };
    },
  };
}

/** Undefined where the commit has no such folder. */
async function setIn(
  clone: Repository,
  commit: ObjectId,
  place: string,
): Promise<Tree | undefined> {
  try {
    return await commitTree(clone, commit, place);
  } catch (error) {
    const isAbsent = error instanceof RepositoryError && error.code === "no-such-folder";
    if (isAbsent) return undefined;
    throw error;
  }
}

const noFiles: Tree = {
  list: async () => await Promise.resolve([]),
  entry: async () => await Promise.resolve(undefined),
  read: async (path) => await Promise.reject(new Error(`There is no file "${path}".`)),
  async *stream(path) {
    yield await Promise.reject<Uint8Array>(new Error(`There is no file "${path}".`));
  },
  objectId: async (path) => await Promise.reject(new Error(`There is no file "${path}".`)),
};

async function bytesIn(tree: Tree | undefined, path: string): Promise<Uint8Array | undefined> {
  if (tree === undefined || (await tree.entry(path)) === undefined) return undefined;
  const { bytes, more } = await tree.read(path, { max: limits.case });
  return more ? undefined : bytes;
}

/** A plan is made only where a case waits for a decision about its evidence, or held one that is not on the base. */
async function planned(
  merged: Dataset,
  tree: Tree,
): Promise<Pick<PullSets, "refresh" | "to" | "texts">> {
  const nothing = { refresh: [], to: undefined, texts: new Map() };
  if (!merged.cases.some((file) => file.has(["refresh"]))) return nothing;
  const read = await setToPlan(tree, { to: undefined, candidates: false });
  if (!("target" in read)) return nothing;
  const { dataset, target, texts } = read;
  const { items, to } = planRefresh(dataset, { target, texts });
  return { refresh: items, to, texts };
}
