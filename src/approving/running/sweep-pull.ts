import { shown } from "../../refresh/requests/keep-comment.ts";
import type { CommitStatus, JudgedPull } from "../review-host.ts";
import type { Said } from "../said.ts";
import { evaluatePull, type Evaluation } from "./evaluate-pull.ts";
import { permissionsOf, type Evaluating } from "./evaluating.ts";
import { ownComments, type OwnComment } from "./own-comments.ts";
import { areGreen, saidByOthers } from "./seal-comment.ts";
import { sealOf } from "./seal.ts";

/**
 * Judges a pull request as the list of all that are open has it. One of which everything is as an earlier sweep sealed it is left
 * as it is: that takes what people said and the verdicts on its last commit, and nothing else. Only what is not green is left so,
 * since a seal can be forged: a lie keeps nothing but a verdict that lets nobody through.
 */
export async function sweepPull(run: Evaluating, pull: JudgedPull): Promise<Evaluation> {
  const { number, base, mergeCommit } = pull;
  if (base !== run.main || mergeCommit === undefined) return await evaluatePull(run, number);
  const said = await run.host.said(number);
  const statuses = await sealedVerdicts(run, pull, said);
  return statuses === undefined
    ? await evaluatePull(run, number, said)
    : { state: "unchanged", pull, statuses, recorded: undefined };
}

/** The verdicts that stand on a pull request, where the seal of its comment holds. */
async function sealedVerdicts(
  run: Evaluating,
  pull: JudgedPull,
  said: readonly Said[],
): Promise<readonly CommitStatus[] | undefined> {
  const { sweep, texts } = run;
  const own = await ownComments(run, said);
  const kept = keptAlone(run, own);
  if (sweep === undefined || kept === undefined) return undefined;
  const { comment, seal } = texts.unsealed(shown(kept.body));
  if (seal === undefined || (await run.openWithHead(pull.head)).length > 1) return undefined;
  const statuses = await standing(run, pull);
  if (areGreen(statuses)) return undefined;
  const permissions = await permissionsOf(run, pull, said);
  const facts = { by: sweep, base: sweep.main, pull, permissions, statuses, comment };
  return sealOf({ ...facts, said: saidByOthers(said, own) }) === seal ? statuses : undefined;
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
