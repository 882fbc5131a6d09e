import type { Policy } from "../../model/generated/policy.ts";
import { evaluationIn, type Evaluated, type Evaluating } from "../running/evaluating.ts";
import { readPullSets, type PullSets } from "../running/pull-sets.ts";
import { mergedCommits } from "./merged-commits.ts";

/** What judging a pull request that was merged needs. */
export type JudgingMerged = Pick<Evaluating, "host" | "clone" | "place" | "main" | "texts">;

/** Why a number is none of a pull request that was merged to the default branch and can be judged, as a sentence. */
export interface NotMerged {
  readonly why: string;
}

/**
 * Holds what a pull request brought to the default branch against what people said of it, as that stands there now. It is judged
 * by the policy that it was merged onto, since what it brings must not choose who may approve it; what people may do is asked
 * now. What its files say of other pull requests is not looked up.
 */
export async function judgeMerged(
  run: JudgingMerged,
  number: number,
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
  return await evaluationIn({ ...run, policy }, pull, { sets, elsewhere: new Map() });
}

function policyIn({
  base: { policy: file },
}: Pick<PullSets, "base">): Policy | undefined | "unread" {
  return file !== undefined && file.policy === undefined ? "unread" : file?.policy;
}
