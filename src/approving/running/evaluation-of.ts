import { decidedElsewhere } from "../merged/decided-elsewhere.ts";
import type { JudgedPull } from "../review-host.ts";
import type { Said } from "../said.ts";
import { evaluationIn, type Evaluated, type Evaluating } from "./evaluating.ts";
import { readPullSets, type PullCommits } from "./pull-sets.ts";

/** Judges what a merge brings by what people said of the pull request. Its commits have to be in the clone. */
export async function evaluationOf(
  run: Evaluating,
  pull: JudgedPull,
  { commits, said }: { readonly commits: PullCommits; readonly said: readonly Said[] },
): Promise<Evaluated> {
  const sets = await readPullSets(run.clone, run.place, commits);
  const elsewhere = await decidedElsewhere(run, { number: pull.number, commits, sets });
  return await evaluationIn(run, pull, { commits, sets, said, elsewhere });
}
