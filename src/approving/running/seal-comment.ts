import { shown } from "../../refresh/requests/keep-comment.ts";
import { hasWritableBranch } from "../writable-branch.ts";
import type { CommitStatus } from "../review-host.ts";
import type { Said } from "../said.ts";
import type { Evaluated, Evaluating } from "./evaluating.ts";
import type { OwnComment } from "./own-comments.ts";
import { sealOf } from "./seal.ts";

/**
 * Seals the comment on a pull request of which a sweep found everything as it is due, so that the next sweeps need not judge it
 * again. Where the host does not let it, they do.
 */
export async function sealComment(
  { host, sweep, texts, records }: Evaluating,
  { commits: { base }, change, recording, own }: Evaluated,
  statuses: readonly CommitStatus[],
): Promise<void> {
  const [kept] = own;
  const { pull, said, permissions } = change;
  const isWaiting = records && hasWritableBranch(pull) && recording.files.length > 0;
  // What others said in other pull requests is no part of a seal.
  const isAlone = change.elsewhere.size === 0;
  const isSealed = !isWaiting && isAlone && base === sweep?.main && !areGreen(statuses);
  if (!isSealed || sweep === undefined || kept === undefined) return;
  const { comment, seal } = texts.unsealed(shown(kept.body));
  const facts = { by: sweep, base, pull, permissions, statuses, comment };
  const due = sealOf({ ...facts, said: saidByOthers(said, own) });
  if (seal !== due) await host.editComment(kept.id, texts.sealed(comment, due));
}

/** What was said beside the comments that runs keep, of which the seal holds the words itself. */
export function saidByOthers(said: readonly Said[], own: readonly OwnComment[]): readonly Said[] {
  const ids = new Set(own.map(({ id }) => id));
  return said.filter(({ kind, id }) => kind !== "comment" || !ids.has(id));
}

/** Whether nothing would keep a pull request from being merged: then no seal is believed, since everybody can make one. */
export function areGreen(statuses: readonly CommitStatus[]): boolean {
  return statuses.every(({ state }) => state === "success");
}
