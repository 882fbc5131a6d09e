import type { Policy } from "../../model/generated/policy.ts";
import type { DecidedElsewhere } from "../counting/claims.ts";
import { evaluationIn, type Evaluated, type Evaluating } from "../running/evaluating.ts";
import { readPullSets, type PullCommits, type PullSets } from "../running/pull-sets.ts";
import { mergedCommits } from "./merged-commits.ts";

/** What judging a pull request that was merged needs. */
export type JudgingMerged = Pick<
  Evaluating,
  "host" | "permission" | "clone" | "place" | "main" | "texts"
>;

/** A pull request whose files may say what was decided in others. */
export interface Claiming {
  readonly number: number;
  readonly commits: PullCommits;
  readonly sets: PullSets;
}

/** Looks up what the files of a pull request say of others. */
type LookUp = (claiming: Claiming) => Promise<DecidedElsewhere>;

const nothing: LookUp = async () => await Promise.resolve(new Map());

/** Why a number is none of a pull request that was merged to the default branch and can be judged, as a sentence. */
export interface NotMerged {
  readonly why: string;
}

/**
 * Holds what a pull request brought to the default branch against what people said of it, as that stands there now. It is judged
 * by the policy that it was merged onto, since what it brings must not choose who may approve it; what people may do is asked
 * now. What its files say of other pull requests is looked up by `lookUp`.
 */
export async function judgeMerged(
  run: JudgingMerged,
  number: number,
  lookUp: LookUp = nothing,
): Promise<Evaluated | NotMerged> {
  const { host, clone, place, main } = run;
  const pull = await host.pullIfAny(number);
  if (pull === undefined) return { why: `There is no pull request ${number} here.` };
  const { state, base, mergeCommit: merge } = pull;
  if (state !== "merged" || base !== main || merge === undefined) {
    return { why: `Pull request ${number} was not merged to ${main}.` };
  }
  await host.fetch([{ ref: `refs/heads/${main}`, oid: merge }]);
  const commits = await mergedCommits(clone, host, pull);
  if (commits === undefined) {
    return { why: `Pull request ${number} was merged onto nothing.` };
  }
  const sets = await readPullSets(clone, place, commits);
  const policy = policyIn(sets);
  if (policy === "unread") {
    return {
      why: `The policy that pull request ${number} was merged onto cannot be read, so nothing says who might review it.`,
    };
  }
  const elsewhere = await lookUp({ number, commits, sets });
  const said = await host.said(number);
  return await evaluationIn({ ...run, policy }, pull, { commits, sets, said, elsewhere });
}

function policyIn({
  base: { policy: file },
}: Pick<PullSets, "base">): Policy | undefined | "unread" {
  return file !== undefined && file.policy === undefined ? "unread" : file?.policy;
}
