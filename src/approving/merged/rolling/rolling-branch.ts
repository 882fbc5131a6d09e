import type {
  HostCommit,
  HostPullRequest,
  ObjectId,
  RefreshHost,
} from "../../../refresh/requests/host.ts";
import { belowMerges } from "../../../refresh/requests/merged-main.ts";
import { rollingMark, type RollingMark } from "./rolling-marks.ts";

/**
 * What the branch holds that records. `ours`: one commit on a commit of main, with the tree that its message names, or a merge
 * of main into that one which changes nothing else. `free`: nothing that is not on main, or was not merged from there. `foreign`:
 * something that somebody else may miss.
 */
export type RollingHead =
  | { readonly standing: "ours"; readonly oid: ObjectId; readonly mark: RollingMark }
  | { readonly standing: "free"; readonly oid: ObjectId }
  | { readonly standing: "foreign"; readonly oid: ObjectId };

/** The branch that records as the host has it, and the pull request from it. */
export interface RollingBranch {
  readonly branch: string;
  /** Undefined where there is no such branch. */
  readonly head: RollingHead | undefined;
  /** The newest that is open, else the newest of all. */
  readonly pullRequest: HostPullRequest | undefined;
}

export async function rollingBranch(host: RefreshHost, branch: string): Promise<RollingBranch> {
  const found = (await host.branches()).find(({ name }) => name === branch);
  const all = await host.pullRequests(branch);
  const head = found === undefined ? undefined : await headOf(host, found.head, all);
  return { branch, head, pullRequest: all.find(({ state }) => state === "open") ?? all[0] };
}

async function headOf(
  host: RefreshHost,
  oid: ObjectId,
  pullRequests: readonly HostPullRequest[],
): Promise<RollingHead> {
  const isMerged = pullRequests.some(({ state, head }) => state === "merged" && head === oid);
  if (isMerged || (await host.isOnMain(oid))) return { standing: "free", oid };
  const commit = await host.commit(oid);
  const mark = commit === undefined ? undefined : await ownMark(host, commit);
  return mark === undefined ? { standing: "foreign", oid } : { standing: "ours", oid, mark };
}

async function ownMark(host: RefreshHost, commit: HostCommit): Promise<RollingMark | undefined> {
  const made = commit.parents.length < 2 ? commit : (await belowMerges(host, commit))?.made;
  const [parent, ...others] = made?.parents ?? [];
  if (made === undefined || parent === undefined || others.length > 0) return undefined;
  const mark = rollingMark(made.message);
  return mark?.tree === made.tree && (await host.isOnMain(parent)) ? mark : undefined;
}
