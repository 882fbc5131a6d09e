import { happen, type Scene } from "../events/happened.ts";
import { isoDate } from "../git/commits.ts";
import { Refused } from "../rest/answer.ts";
import type { PullRequest } from "../world/pulls.ts";
import { pullNumbered } from "../world/pulls.ts";
import { rulesFor, type Queued, type Repository } from "../world/repositories.ts";
import { land } from "./merging.ts";
import { mergeCommit } from "./merge-commits.ts";
import { missingStatuses } from "./merge-rules.ts";
import { moved } from "./moved.ts";

/**
 * Puts a pull request at the end of its base's merge queue: merges it onto what waits before it, points
 * `gh-readonly-queue/<base>/pr-<number>-<sha>` at the result and asks for checks of it by a `merge_group` event (GitHub's
 * pages "Managing a merge queue" and "Events that trigger workflows"). The sha is that of the commit it was merged onto.
 */
export async function enqueue(scene: Scene, issue: PullRequest): Promise<Queued> {
  const { world, repository } = scene;
  const { base } = issue.pull;
  const queue = queueOf(repository, base);
  const baseOid = queue.at(-1)?.headOid ?? (await repository.git.branch(base)) ?? "";
  world.tick();
  const words = { title: undefined, message: undefined };
  const headOid = await mergeCommit(scene, issue, { method: "merge", base: baseOid, ...words });
  const ref = `refs/heads/gh-readonly-queue/${base}/pr-${issue.number}-${baseOid}`;
  const queued: Queued = { number: issue.number, ref, headOid, baseOid };
  queue.push(queued);
  const move = { name: ref, from: undefined, to: headOid };
  await repository.git.moveRefs([move]);
  await moved(scene, [move]);
  await tell(scene, queued, { action: "checks_requested", base });
  return queued;
}

/** Merges the first of a queue if its required statuses are green, or throws it out with what was built on it. */
export async function dequeue(scene: Scene, base: string): Promise<"merged" | "invalidated"> {
  const { repository } = scene;
  const [first] = queueOf(repository, base);
  const issue = first === undefined ? undefined : pullNumbered(repository, first.number);
  if (first === undefined || issue === undefined) throw new Refused(422, "The queue is empty.");
  const rules = rulesFor(repository, base);
  const isGreen =
    rules === undefined || missingStatuses(repository, rules, first.headOid) === undefined;
  if (isGreen) await land(scene, issue, { from: first.baseOid, to: first.headOid });
  const gone = isGreen ? [first] : queueOf(repository, base);
  const reason = isGreen ? "merged" : "invalidated";
  for (const one of gone) await leave(scene, one, { base, reason });
  repository.queues.set(base, queueOf(repository, base).slice(gone.length));
  return reason;
}

async function leave(
  scene: Scene,
  queued: Queued,
  { base, reason }: { readonly base: string; readonly reason: string },
): Promise<void> {
  const move = { name: queued.ref, from: queued.headOid, to: undefined };
  await scene.repository.git.moveRefs([move]);
  await tell(scene, queued, { action: "destroyed", base, reason });
  await moved(scene, [move]);
}

function queueOf(repository: Repository, base: string): Queued[] {
  const queue = repository.queues.get(base) ?? [];
  repository.queues.set(base, queue);
  return queue;
}

async function tell(
  scene: Scene,
  { ref, headOid, baseOid }: Queued,
  { action, base, reason }: { action: string; base: string; reason?: string },
): Promise<void> {
  const { repository } = scene;
  const { tree, message, author, committer } = await repository.git.commit(headOid);
  await happen(scene, {
    event: "merge_group",
    payload: {
      action,
      ...(reason === undefined ? {} : { reason }),
      merge_group: {
        head_sha: headOid,
        head_ref: ref,
        base_sha: baseOid,
        base_ref: `refs/heads/${base}`,
        head_commit: {
          id: headOid,
          tree_id: tree,
          message,
          timestamp: isoDate(committer),
          author: { name: author.name, email: author.email },
          committer: { name: committer.name, email: committer.email },
        },
      },
    },
    head: { repository, branch: ref.slice("refs/heads/".length), sha: headOid },
  });
}
