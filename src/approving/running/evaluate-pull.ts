import { repositoryPath } from "../../git/repository-path.ts";
import type { ObjectId, Refusal } from "../../refresh/requests/host.ts";
import type { Recording } from "../recording/recording.ts";
import type { JudgedPull } from "../review-host.ts";
import { hasWritableBranch } from "../writable-branch.ts";
import { post, type Evaluated, type Evaluating, type Posted } from "./evaluating.ts";
import { evaluationOf } from "./evaluation-of.ts";
import type { JudgedChange } from "./judged-change.ts";
import { keepComment, type CommentOperation } from "./keep-comment.ts";
import { mergeOf } from "./merge-of.ts";
import type { PullCommits } from "./pull-sets.ts";
import type { Unjudgeable } from "./review-texts.ts";

/** What was written to a branch. */
type Recorded =
  | { readonly is: "written"; readonly head: ObjectId; readonly cases: readonly string[] }
  /** The branch moved meanwhile; the run for what it holds now goes on. */
  | { readonly is: "lost" }
  | { readonly is: "refused"; readonly why: string };

/** What became of a pull request in a run. */
export type Evaluation =
  | { readonly state: "closed"; readonly pull: JudgedPull }
  | { readonly state: Unjudgeable; readonly pull: JudgedPull; readonly posted: Posted }
  | {
      readonly state: "judged";
      readonly pull: JudgedPull;
      readonly judged: JudgedChange;
      readonly recording: Recording;
      readonly posted: Posted;
      readonly comment: CommentOperation | Refusal;
      readonly recorded: Recorded | undefined;
    };

/**
 * Judges a pull request as it is now: what its change asks, what people said of it, and what follows. Verdicts are posted, the
 * comment is brought up to date, and decisions are written to a branch of the repository itself, which is then judged once more.
 * It goes by what is there, so it may run at any time; a second run writes nothing.
 */
export async function evaluatePull(run: Evaluating, number: number): Promise<Evaluation> {
  const evaluation = await evaluated(run, number);
  const isAgain = evaluation.state === "judged" && evaluation.recorded?.is === "written";
  if (!isAgain) return evaluation;
  const after = await evaluated(run, number);
  return after.state === "judged" && after.recorded === undefined
    ? { ...after, recorded: evaluation.recorded }
    : after;
}

async function evaluated(run: Evaluating, number: number): Promise<Evaluation> {
  const { host, main } = run;
  const first = await host.pull(number);
  if (first.state !== "open") return { state: "closed", pull: first };
  if (first.base !== main) return await unjudged(run, first, "elsewhere");
  const found = await mergeOf(host, first, run.sleep);
  const { pull } = found;
  if (pull.state !== "open") return { state: "closed", pull };
  return "commits" in found
    ? await judged(run, pull, found.commits)
    : await unjudged(run, pull, found.why);
}

async function unjudged(
  run: Evaluating,
  pull: JudgedPull,
  state: Unjudgeable,
): Promise<Evaluation> {
  return { state, pull, posted: await post(run, pull.head, run.texts.unjudged(pull, state)) };
}

async function judged(
  run: Evaluating,
  pull: JudgedPull,
  commits: PullCommits,
): Promise<Evaluation> {
  await run.host.fetch([
    { ref: `refs/pull/${pull.number}/merge`, oid: commits.merge },
    { ref: `refs/pull/${pull.number}/head`, oid: commits.head },
  ]);
  const found = await evaluationOf(run, pull, commits);
  const { change, recording } = found;
  const isWritable = run.records && hasWritableBranch(pull) && recording.files.length > 0;
  if (isWritable && !run.isDryRun) {
    const recorded = await record(run, change, recording);
    // What was judged is the last commit no more.
    if (recorded.is !== "refused")
      return { ...nothingPosted, pull, judged: change, recording, recorded };
    return { ...(await told(run, found)), recorded };
  }
  return await told(run, found);
}

const nothingPosted = {
  state: "judged",
  posted: { statuses: [], refused: [] },
  comment: "none",
} as const;

async function told(
  run: Evaluating,
  { change, recording, own }: Evaluated,
): Promise<Evaluation & { readonly state: "judged" }> {
  const { host, texts, isDryRun } = run;
  const { pull, concernsSet } = change;
  const statuses = await post(run, pull.head, texts.statuses(change, recording));
  const isDue = concernsSet || own.length > 0;
  const due = isDue && !isDryRun ? texts.comment(change, recording) : undefined;
  const comment = await keepComment(host, pull.number, { due, own, elsewhere: texts.elsewhere });
  return {
    state: "judged",
    pull,
    judged: change,
    recording,
    posted: statuses,
    comment,
    recorded: undefined,
  };
}

async function record(
  { host, place, texts }: Evaluating,
  change: JudgedChange,
  recording: Recording,
): Promise<Recorded> {
  const { head, branch } = change.pull;
  const commit = await host.commit(head);
  if (commit === undefined) return { is: "lost" };
  const files = recording.files.map(({ path, bytes }) => ({
    path: repositoryPath(place, path),
    bytes,
  }));
  const message = texts.commitMessage(change, recording);
  const written = await host.writeCommit({ parent: head, baseTree: commit.tree, files, message });
  if ("refused" in written) return { is: "refused", why: written.refused };
  const moved = await host.moveBranch({ name: branch, from: head, to: written.oid });
  if (moved === "lost") return { is: "lost" };
  if (moved !== "moved") return { is: "refused", why: moved.refused };
  return { is: "written", head: written.oid, cases: recording.files.map(({ id }) => id) };
}
