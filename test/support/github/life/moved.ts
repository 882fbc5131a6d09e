import { happen, type Scene } from "../events/happened.ts";
import { zeroOid } from "../git/bare-repository.ts";
import type { RefMove } from "../git/loose-refs.ts";
import { isoDate, type Commit } from "../git/commits.ts";
import { html } from "../shapes/places.ts";
import { pullsOf, type PullRequest } from "../world/pulls.ts";
import type { Repository } from "../world/repositories.ts";
import { closePull, markMerged } from "./closing.ts";
import { headMoved } from "./head-moved.ts";
import { testMerge } from "./test-merge.ts";

export type { Scene } from "../events/happened.ts";

const heads = "refs/heads/";

/** Everything that follows from references that moved, whoever moved them and in whichever way. */
export async function moved(scene: Scene, moves: readonly RefMove[]): Promise<void> {
  for (const move of moves) {
    if (!move.name.startsWith(heads)) continue;
    await tellPush(scene, move);
    const targets = [...scene.world.repositories.values()];
    const open = targets.flatMap((target) =>
      pullsOf(target)
        .filter(({ state }) => state === "open")
        .map((issue) => ({ target, issue })),
    );
    for (const { target, issue } of open) {
      await pullAfter({ ...scene, repository: target }, issue, { move, of: scene.repository });
    }
  }
}

/** What a branch that moved means for a pull request from it, or into it. */
async function pullAfter(
  scene: Scene,
  issue: PullRequest,
  { move, of }: { readonly move: RefMove; readonly of: Scene["repository"] },
): Promise<void> {
  const { pull } = issue;
  const branch = move.name.slice(heads.length);
  const isHead = pull.head.repository === of && pull.head.branch === branch;
  const isBase = scene.repository === of && pull.base === branch;
  if (!isHead && !isBase) return;
  if (move.to === undefined) await closePull(scene, issue);
  else if (isHead) await headMoved(scene, issue, move.to);
  else await baseMoved(scene, issue, move.to);
}

async function baseMoved(scene: Scene, issue: PullRequest, to: string): Promise<void> {
  const { git } = scene.repository;
  issue.pull.baseOid = to;
  if (await git.isAncestor(issue.pull.headOid, to)) await markMerged(scene, issue, to);
  else await testMerge(scene.world, scene.repository, issue);
}

/** The commits in one event, at most (GitHub's page on webhooks). */
const mostCommits = 2048;

async function tellPush(scene: Scene, { name, from, to }: RefMove): Promise<void> {
  const { repository } = scene;
  const commits = await pushedCommits(repository, from, to);
  const last = to === undefined ? undefined : (commits.at(-1) ?? (await repository.git.commit(to)));
  const [before, after] = [from ?? zeroOid, to ?? zeroOid];
  const head =
    to === undefined ? {} : { head: { repository, branch: name.slice(heads.length), sha: to } };
  await happen(scene, {
    event: "push",
    payload: {
      ref: name,
      before,
      after,
      created: from === undefined,
      deleted: to === undefined,
      forced: await isForced(repository, from, to),
      base_ref: null,
      compare: html(scene, `/compare/${before}...${after}`),
      commits: commits.map((commit) => pushedCommit(scene, commit)),
      head_commit: last === undefined ? null : pushedCommit(scene, last),
      pusher: { name: scene.actor.login, email: null },
    },
    ...head,
  });
}

/** The commits of a push, the oldest first; of a new branch, the last one. */
async function pushedCommits(
  { git }: Repository,
  from: string | undefined,
  to: string | undefined,
): Promise<readonly Commit[]> {
  if (to === undefined) return [];
  const oids = from === undefined ? [to] : await git.commitsBetween(from, to);
  return await git.commits(oids.slice(-mostCommits));
}

async function isForced(
  { git }: Repository,
  from: string | undefined,
  to: string | undefined,
): Promise<boolean> {
  return from !== undefined && to !== undefined && !(await git.isAncestor(from, to));
}

/** A commit in an event. Its lists of files are empty: a workflow's payload has none (GitHub's page on events). */
function pushedCommit(scene: Scene, commit: Commit): object {
  const { oid, tree, message, author, committer } = commit;
  return {
    id: oid,
    tree_id: tree,
    distinct: true,
    message,
    timestamp: isoDate(committer),
    url: html(scene, `/commit/${oid}`),
    author: { name: author.name, email: author.email },
    committer: { name: committer.name, email: committer.email },
    added: [],
    removed: [],
    modified: [],
  };
}
