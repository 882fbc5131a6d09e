import type { PathChange } from "../../git/changed-paths.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Policy } from "../../model/generated/policy.ts";
import type { RefreshItem } from "../../refresh/plan/plan.ts";

/** The set as it is on the base, and as it would be after the merge. */
export interface SetVersions {
  readonly base: Dataset;
  readonly merged: Dataset;
}

/** What of the whole repository a merge would change. */
export interface RepositoryChange {
  /** The set's folder in the repository; empty where the set is all of it. */
  readonly place: string;
  /** The paths of the repository that the base and the merged tree do not hold alike, each once; a rename is two of them. */
  readonly paths: readonly PathChange[];
}

/** A merged tree against the base that it was merged with, which is its first parent: what came to the base is no change. */
export interface TreeChange extends SetVersions {
  readonly changed: RepositoryChange;
  /** As the base has it; undefined where it has none. */
  readonly policy: Policy | undefined;
  /** The items of the plan of the merged set for the revision that its undecided requests name. */
  readonly refresh: readonly RefreshItem[];
}
