import type { ObjectId } from "../../refresh/requests/host.ts";
import type { Recording } from "../recording/recording.ts";
import type { JudgedPull } from "../review-host.ts";
import { post, type Evaluating, type Posted } from "./evaluating.ts";
import { evaluationOf } from "./evaluation-of.ts";
import type { JudgedChange } from "./judged-change.ts";

/** What a merge queue is about to put on the base: a commit, what it goes onto, and the pull request that it is of. */
export interface MergeGroup {
  readonly head: ObjectId;
  readonly base: ObjectId;
  readonly number: number;
}

/** What became of an entry of a merge queue. */
export interface GatedGroup {
  readonly pull: JudgedPull;
  readonly judged: JudgedChange;
  readonly recording: Recording;
  readonly posted: Posted;
}

/**
 * Judges an entry of a merge queue from the merged tree: what people said has to fit what is merged, whatever verdict the pull
 * request had. The verdicts are posted on the entry's commit. Nothing is written to a branch, and no comment.
 */
export async function gateGroup(run: Evaluating, group: MergeGroup): Promise<GatedGroup> {
  const pull = await run.host.pull(group.number);
  const commits = { head: group.head, merge: group.head, base: group.base };
  const said = await run.host.said(group.number);
  const { change, recording } = await evaluationOf(run, pull, { commits, said });
  const posted = await post(run, group.head, run.texts.statuses(change, recording));
  return { pull, judged: change, recording, posted };
}
