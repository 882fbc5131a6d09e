import { touchesNothing } from "../change/root-change.ts";
import { shown } from "../../refresh/requests/keep-comment.ts";
import type { CommitStatus, JudgedPull } from "../review-host.ts";
import type { Said } from "../said.ts";
import { evaluatePull, type Evaluation } from "./evaluate-pull.ts";
import { permissionsOf, type Evaluating } from "./evaluating.ts";
import { ownComments, type OwnComment } from "./own-comments.ts";
import { areGreen, saidByOthers } from "./seal-comment.ts";
import { sealOf } from "./seal.ts";

/**
 * Judges a pull request as the list of all that are open has it. Two kinds are left as they are. One whose comment an earlier sweep
 * sealed, and of which all is the same: that takes what people said, and only what is not green is left so, since a seal can be
 * forged: a lie keeps nothing but a verdict that lets nobody through. And one that touches nothing of the set and says so: that is
 * worked out again, from the merge and its root folder.
 */
export async function sweepPull(run: Evaluating, pull: JudgedPull): Promise<Evaluation> {
  const { number, base, mergeCommit, head } = pull;
  const mayBeLeft = base === run.main && mergeCommit !== undefined && run.sweep !== undefined;
  if (!mayBeLeft || (await run.openWithHead(head)).length > 1)
    return await evaluatePull(run, number);
  const statuses = await standing(run, pull);
  const left = { state: "unchanged", pull, statuses, recorded: undefined } as const;
  if (areGreen(statuses)) {
    const isUntouched = saysUntouched(run, statuses) && (await touchesNothingNow(run, pull));
    return isUntouched ? left : await evaluatePull(run, number);
  }
  const said = await run.host.said(number);
  return (await isSealed(run, { pull, statuses, said }))
    ? left
    : await evaluatePull(run, number, said);
}

function saysUntouched({ texts }: Evaluating, statuses: readonly CommitStatus[]): boolean {
  return texts.untouched.every(({ state, description }, at) => {
    const one = statuses[at];
    return one?.state === state && one.description === description;
  });
}

/** Nothing that somebody wrote is believed here: commits and folders are named by what they hold. */
async function touchesNothingNow(
  { host, sweep, place, policy }: Evaluating,
  { head, mergeCommit }: JudgedPull,
): Promise<boolean> {
  if (sweep === undefined || mergeCommit === undefined) return false;
  const merge = await host.commit(mergeCommit);
  if (merge?.parents.join() !== [sweep.main, head].join()) return false;
  const [before, after] = [await host.folder(sweep.tree), await host.folder(merge.tree)];
  if (before === undefined || after === undefined) return false;
  return touchesNothing({ before, after, place, policy });
}

/** Whether the seal of the comment on a pull request holds. */
async function isSealed(
  run: Evaluating,
  {
    pull,
    statuses,
    said,
  }: {
    readonly pull: JudgedPull;
    readonly statuses: readonly CommitStatus[];
    readonly said: readonly Said[];
  },
): Promise<boolean> {
  const { sweep, texts } = run;
  const own = await ownComments(run, said);
  const kept = keptAlone(run, own);
  if (sweep === undefined || kept === undefined) return false;
  const { comment, seal } = texts.unsealed(shown(kept.body));
  if (seal === undefined) return false;
  const permissions = await permissionsOf(run, pull, said);
  const facts = { by: sweep, base: sweep.main, pull, permissions, statuses, comment };
  return sealOf({ ...facts, said: saidByOthers(said, own) }) === seal;
}

/** The comment that is kept, where nobody else changed it and others of ours only point to it. */
function keptAlone(
  { texts }: Evaluating,
  [kept, ...others]: readonly OwnComment[],
): OwnComment | undefined {
  const arePointers = others.every(({ body }) => shown(body) === shown(texts.elsewhere));
  return kept?.isUntouched === true && arePointers ? kept : undefined;
}

/** Both verdicts as they stand on a commit; one that is missing is left out, which no seal fits. */
async function standing(
  { host, texts }: Evaluating,
  { head }: JudgedPull,
): Promise<readonly CommitStatus[]> {
  const all = await host.statuses(head);
  return texts.contexts.flatMap((context) => {
    const one = all.get(context.toLowerCase());
    return one === undefined ? [] : [{ ...one, context }];
  });
}
