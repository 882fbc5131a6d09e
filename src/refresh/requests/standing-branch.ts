import type { HostCommit, HostPullRequest, ObjectId, RefreshHost } from "./host.ts";
import { belowMerges } from "./merged-main.ts";
import {
  committedRequest,
  readBody,
  type CommittedRequest,
  type Request,
} from "./request-marks.ts";

/**
 * What a branch holds. `ours`: one commit on a commit of main, with the tree that its message names, as a run of refresh
 * made it, or a merge of main into that one which changes nothing else; `parent` is then what was merged. `free`: nothing that is not on main or was not merged. `foreign`: something that somebody else may miss.
 */
export type BranchHead =
  | {
      readonly standing: "ours";
      readonly oid: ObjectId;
      readonly parent: ObjectId;
      readonly request: CommittedRequest;
    }
  | { readonly standing: "free"; readonly oid: ObjectId }
  | {
      readonly standing: "foreign";
      readonly oid: ObjectId;
      /** The commit below it that a run of refresh made; undefined where there is none. */
      readonly made?: ObjectId | undefined;
    };

/** A branch of refresh as the host has it: what it holds, and which pull requests came from it. */
export interface StandingBranch {
  readonly branch: string;
  /** Undefined where there is no such branch. */
  readonly head: BranchHead | undefined;
  /** The newest that is open, else the newest of all. */
  readonly pullRequest: HostPullRequest | undefined;
  /** What that one asks, as far as its commits or its body tell. */
  readonly asked: Request | undefined;
  /** Cases of those that a person closed under the revision. */
  readonly closedCases: readonly string[];
}

/** Somebody wants to be asked later: nothing is done about the pull request while it has this label. */
const snoozeLabel = "touchstone:snooze";

/** How many commits of others are looked through for what a pull request asks. */
const mostCommits = 30;

/** Reads what a host has of a branch. `closedCases` are told for a corpus revision. */
export async function standingBranch(
  host: RefreshHost,
  {
    branch,
    oid,
    to,
  }: { readonly branch: string; readonly oid: ObjectId | undefined; readonly to: string },
): Promise<StandingBranch> {
  const all = await host.pullRequests(branch);
  const head = oid === undefined ? undefined : await branchHead(host, oid, all);
  const pullRequest = all.find(({ state }) => state === "open") ?? all[0];
  const asked = pullRequest === undefined ? undefined : await askedBy(host, pullRequest, head);
  const closedCases: string[] = [];
  for (const one of all.filter(({ state }) => state === "closed")) {
    const request = await closedRequest(host, one);
    if (request?.to === to || isSnoozed(one)) closedCases.push(...(request?.cases ?? []));
  }
  return { branch, head, pullRequest, asked, closedCases };
}

/** What a pull request asked that a person closed; undefined where refresh closed it itself. */
async function closedRequest(
  host: RefreshHost,
  { body, head }: HostPullRequest,
): Promise<Request | undefined> {
  const { mark } = readBody(body);
  if (mark?.isDone === true) return undefined;
  return mark ?? committedBy(host, head);
}

export function isSnoozed({ labels }: HostPullRequest): boolean {
  return labels.includes(snoozeLabel);
}

async function branchHead(
  host: RefreshHost,
  oid: ObjectId,
  pullRequests: readonly HostPullRequest[],
): Promise<BranchHead> {
  const isMerged = pullRequests.some(({ state, head }) => state === "merged" && head === oid);
  if (isMerged || (await host.isOnMain(oid))) return { standing: "free", oid };
  const commit = await host.commit(oid);
  const made = commit === undefined ? undefined : await ownRequest(host, commit);
  if (made === undefined || !(await host.isOnMain(made.parent)))
    return { standing: "foreign", oid, made: await madeBelow(host, commit) };
  return { standing: "ours", oid, ...made };
}

/** The newest commit below another one that would be ours if the branch ended there. */
async function madeBelow(
  host: RefreshHost,
  above: HostCommit | undefined,
): Promise<ObjectId | undefined> {
  let commit = above;
  for (let left = mostCommits; left > 0 && commit !== undefined; left--) {
    const [oid] = commit.parents;
    if (oid === undefined || (await host.isOnMain(oid))) return undefined;
    commit = await host.commit(oid);
    const made = commit === undefined ? undefined : madeByRefresh(commit);
    if (made !== undefined && (await host.isOnMain(made.parent))) return oid;
  }
  return undefined;
}

/** What a commit of refresh asks, also below merges of main that change nothing else. */
async function ownRequest(
  host: RefreshHost,
  commit: HostCommit,
): Promise<ReturnType<typeof madeByRefresh>> {
  if (commit.parents.length < 2) return madeByRefresh(commit);
  const below = await belowMerges(host, commit);
  const made = below === undefined ? undefined : madeByRefresh(below.made);
  if (below === undefined || made === undefined || !(await host.isOnMain(made.parent)))
    return undefined;
  return { parent: below.parent, request: { ...made.request, tree: commit.tree } };
}

function madeByRefresh({
  message,
  tree,
  parents: [parent, ...others],
}: HostCommit): { readonly parent: ObjectId; readonly request: CommittedRequest } | undefined {
  const request = committedRequest(message);
  if (request?.tree !== tree || parent === undefined || others.length > 0) return undefined;
  return { parent, request };
}

/** Commits tell what the branch asks; a body may be one edit behind, and outlives commits that were rewritten. */
async function askedBy(
  host: RefreshHost,
  { state, body, head: last }: HostPullRequest,
  head: BranchHead | undefined,
): Promise<Request | undefined> {
  if (state === "open" && head?.standing === "ours") return head.request;
  const { mark } = readBody(body);
  if (state !== "open" && mark !== undefined) return mark;
  return (await committedBy(host, head?.oid ?? last)) ?? mark;
}

/** What the newest commit asks that a run of refresh made, below those that others added. */
async function committedBy(
  host: RefreshHost,
  from: ObjectId,
): Promise<CommittedRequest | undefined> {
  let oid: ObjectId | undefined = from;
  for (let left = mostCommits; left > 0 && oid !== undefined; left--) {
    const commit: HostCommit | undefined = await host.commit(oid);
    const request = commit === undefined ? undefined : committedRequest(commit.message);
    if (request !== undefined) return request;
    [oid] = commit?.parents ?? [];
    if (oid !== undefined && (await host.isOnMain(oid))) return undefined;
  }
  return undefined;
}
