import { noted } from "./timeline.ts";
import {
  fullName,
  type Account,
  type BranchRules,
  type Issue,
  type Pull,
  type Repository,
  type World,
} from "./world.ts";

/** A reference that moved; undefined on the side where it was not there. */
export interface Move {
  readonly name: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const heads = "refs/heads/";

/** Everything that follows from references that moved, whoever moved them and in whichever way. */
export async function refsMoved(
  world: World,
  repository: Repository,
  { moves, actor }: { readonly moves: readonly Move[]; readonly actor: Account },
): Promise<void> {
  for (const move of moves) {
    if (!move.name.startsWith(heads)) continue;
    const branch = move.name.slice(heads.length);
    world.happened.push({
      event: "push",
      payload: {
        repository: fullName(repository),
        ref: move.name,
        before: move.from ?? null,
        after: move.to ?? null,
        sender: actor.login,
      },
    });
    for (const target of world.repositories.values()) {
      for (const issue of target.issues) {
        await pullAfter(world, target, { issue, moved: repository, branch, to: move.to, actor });
      }
    }
  }
}

interface Consequence {
  readonly issue: Issue;
  readonly moved: Repository;
  readonly branch: string;
  readonly to: string | undefined;
  readonly actor: Account;
}

async function pullAfter(world: World, target: Repository, change: Consequence): Promise<void> {
  const { issue, moved, branch, to, actor } = change;
  const { pull } = issue;
  if (pull === undefined || issue.state === "closed") return;
  const isHead = pull.head.repository === moved && pull.head.branch === branch;
  const isBase = target === moved && pull.base === branch;
  if (isHead && to === undefined) closePull(world, issue, actor);
  else if (isHead && to !== undefined) await headMoved(world, target, { issue, pull, to, actor });
  else if (isBase && to !== undefined) {
    pull.baseOid = to;
    if (await target.git.isAncestor(pull.headOid, to)) markMerged(world, issue, { actor, oid: to });
  }
}

/**
 * A pull request whose head moved. One that has nothing its base has not is closed and can never be reopened
 * (create-pull-request#1172). Reviews are stamped with the new commit (prflow#1247, sutando#3567).
 */
async function headMoved(
  world: World,
  target: Repository,
  { issue, pull, to, actor }: Pick<Consequence, "issue" | "actor"> & { pull: Pull; to: string },
): Promise<void> {
  const before = pull.headOid;
  await takeObjects(target, pull.head.repository, to);
  const base = await target.git.ref(`${heads}${pull.base}`);
  pull.headOid = to;
  await target.git.moveRefs([{ name: `refs/pull/${issue.number}/head`, to }]);
  if (base !== undefined && (await target.git.isAncestor(to, base))) {
    closePull(world, issue, actor);
    return;
  }
  issue.updatedAt = world.tick();
  const forced = !(await target.git.isAncestor(before, to));
  if (forced) noted(world, issue, { event: "head_ref_force_pushed", actor, commit: to });
  for (const review of pull.reviews) {
    if (review.state !== "PENDING") review.commit = to;
  }
  if (rulesFor(target, pull.base)?.dismissStaleOnPush === true) dismissAll(world, issue, actor);
  world.happened.push({
    event: "pull_request",
    payload: { action: "synchronize", number: issue.number, before, after: to },
  });
}

function dismissAll(world: World, issue: Issue, actor: Account): void {
  for (const review of issue.pull?.reviews ?? []) {
    if (review.state !== "APPROVED") continue;
    review.state = "DISMISSED";
    noted(world, issue, { event: "review_dismissed", actor, details: { review: review.id } });
  }
}

/** The commits of a fork come into the repository that is asked to take them. */
export async function takeObjects(to: Repository, from: Repository, oid: string): Promise<void> {
  if (to === from) return;
  await to.git.git(["fetch", "--quiet", "--no-tags", from.git.folder, oid]);
}

export function rulesFor(repository: Repository, branch: string): BranchRules | undefined {
  return repository.rules.find((rules) => rules.branch === branch);
}

export function closePull(world: World, issue: Issue, actor: Account): void {
  issue.state = "closed";
  issue.updatedAt = world.tick();
  issue.closedAt = issue.updatedAt;
  issue.closedBy = actor;
  noted(world, issue, { event: "closed", actor });
  const action = { action: "closed", number: issue.number };
  world.happened.push({ event: "pull_request", payload: { ...action, merged: false } });
}

export function markMerged(
  world: World,
  issue: Issue,
  { actor, oid }: { readonly actor: Account; readonly oid: string },
): void {
  const { pull } = issue;
  if (pull === undefined) return;
  issue.state = "closed";
  issue.updatedAt = world.tick();
  issue.closedAt = issue.updatedAt;
  issue.closedBy = actor;
  pull.mergedAt = issue.updatedAt;
  pull.mergedBy = actor;
  pull.mergeOid = oid;
  noted(world, issue, { event: "merged", actor, commit: oid });
  noted(world, issue, { event: "closed", actor });
  const action = { action: "closed", number: issue.number };
  world.happened.push({ event: "pull_request", payload: { ...action, merged: true } });
}
