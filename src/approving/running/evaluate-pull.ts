import type { Repository } from "../../git/repository.ts";
import { repositoryPath } from "../../git/repository-path.ts";
import type { Policy } from "../../model/generated/policy.ts";
import type { ObjectId, Refusal } from "../../refresh/requests/host.ts";
import { peopleToLookUp } from "../counting/people.ts";
import type { Recording } from "../recording/recording.ts";
import type { CommitStatus, JudgedPull, Permission, ReviewHost } from "../review-host.ts";
import type { Said } from "../said.ts";
import { judgeChange, recordingFor, type JudgedChange } from "./judged-change.ts";
import { keepComment, type CommentOperation } from "./keep-comment.ts";
import { mergeOf } from "./merge-of.ts";
import { readPullSets, type PullCommits } from "./pull-sets.ts";
import type { ReviewTexts, Unjudgeable } from "./review-texts.ts";

/** What an evaluation works with. */
export interface Evaluating {
  readonly host: ReviewHost;
  readonly texts: ReviewTexts;
  /** The clone of the main branch that the run was started with; commits of pull requests are fetched into it. */
  readonly clone: Repository;
  /** The set's folder in the repository. */
  readonly place: string;
  /** The default branch. */
  readonly main: string;
  /** As the default branch has it. */
  readonly policy: Policy | undefined;
  /** Whether decisions are written to the branches of pull requests. */
  readonly records: boolean;
  readonly isDryRun: boolean;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** What was written to a branch. */
export type Recorded =
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

/** The verdicts that are due, and what the host does not let this run post of them. */
export interface Posted {
  readonly statuses: readonly CommitStatus[];
  readonly refused: readonly string[];
}

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
  return { state, pull, posted: await posted(run, pull, run.texts.unjudged(pull, state)) };
}

async function judged(
  run: Evaluating,
  pull: JudgedPull,
  commits: PullCommits,
): Promise<Evaluation> {
  const { host, clone, place, policy, texts } = run;
  await host.fetch([
    { ref: `refs/pull/${pull.number}/merge`, oid: commits.merge },
    { ref: `refs/pull/${pull.number}/head`, oid: commits.head },
  ]);
  const sets = await readPullSets(clone, place, commits);
  const said = await host.said(pull.number);
  const permissions = await permissionsOf(run, pull, said);
  const comments = await host.comments(pull.number);
  const own = comments.filter((one) => texts.isOurs(one));
  const memory = texts.memoryOf(own);
  const change = judgeChange(sets, { pull, said, permissions, policy, memory });
  const recording = await recordingFor(change);
  const isWritable = run.records && pull.isOwnBranch && recording.files.length > 0;
  if (isWritable && !run.isDryRun) {
    const recorded = await record(run, change, recording);
    // What was judged is the last commit no more.
    if (recorded.is !== "refused")
      return { ...nothingPosted, pull, judged: change, recording, recorded };
    return { ...(await told(run, { change, recording, own })), recorded };
  }
  return await told(run, { change, recording, own });
}

const nothingPosted = {
  state: "judged",
  posted: { statuses: [], refused: [] },
  comment: "none",
} as const;

async function told(
  run: Evaluating,
  {
    change,
    recording,
    own,
  }: {
    readonly change: JudgedChange;
    readonly recording: Recording;
    readonly own: Awaited<ReturnType<ReviewHost["comments"]>>;
  },
): Promise<Evaluation & { readonly state: "judged" }> {
  const { host, texts, isDryRun } = run;
  const { pull, concernsSet } = change;
  const statuses = await posted(run, pull, texts.statuses(change, recording));
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

async function permissionsOf(
  { host, policy }: Evaluating,
  { author }: JudgedPull,
  said: readonly Said[],
): Promise<ReadonlyMap<string, Permission>> {
  const found = new Map<string, Permission>();
  const named = { author, reviewers: policy?.reviewers ?? [], owners: policy?.owners ?? [] };
  for (const login of peopleToLookUp(said, named)) found.set(login, await host.permission(login));
  return found;
}

/** Posts what does not stand there yet: verdicts are as many as a commit may have. */
async function posted(
  { host, isDryRun }: Evaluating,
  { head }: JudgedPull,
  statuses: readonly CommitStatus[],
): Promise<Posted> {
  if (isDryRun) return { statuses, refused: [] };
  const standing = await host.statuses(head);
  const refused: string[] = [];
  for (const status of statuses) {
    const now = standing.get(status.context.toLowerCase());
    if (now?.state === status.state && now.description === status.description) continue;
    const refusal = await host.postStatus(head, status);
    if (refusal !== undefined) refused.push(refusal.refused);
  }
  return { statuses, refused };
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
