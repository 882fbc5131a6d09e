import { repositoryPath } from "../../git/repository-path.ts";
import type { ObjectId, Refusal } from "../../refresh/requests/host.ts";
import { keepComment, type CommentOperation } from "../../refresh/requests/keep-comment.ts";
import type { Recording } from "../recording/recording.ts";
import type { CommitStatus, JudgedPull } from "../review-host.ts";
import type { Said } from "../said.ts";
import { hasWritableBranch } from "../writable-branch.ts";
import { post, type Evaluated, type Evaluating, type Posted } from "./evaluating.ts";
import type { JudgedChange } from "./judged-change.ts";
import { ownVerdict, type OwnVerdict } from "./own-verdict.ts";
import type { Unjudgeable } from "./review-texts.ts";
import { sealComment } from "./seal-comment.ts";
import { verdictOnHead } from "./shared-head.ts";

/** What was written to a branch. */
type Recorded =
  | { readonly is: "written"; readonly head: ObjectId; readonly cases: readonly string[] }
  /** The branch moved meanwhile; the run for what it holds now goes on. */
  | { readonly is: "lost" }
  | { readonly is: "refused"; readonly why: string };

/** What became of a pull request in a run. */
export type Evaluation = {
  /** Undefined where nothing was to be written to its branch. */
  readonly recorded: Recorded | undefined;
} & (
  | { readonly state: "closed"; readonly pull: JudgedPull }
  /** All is as an earlier sweep judged it, and so the verdicts stand. */
  | {
      readonly state: "unchanged";
      readonly pull: JudgedPull;
      readonly statuses: readonly CommitStatus[];
    }
  | { readonly state: Unjudgeable; readonly pull: JudgedPull; readonly posted: Posted }
  | {
      readonly state: "judged";
      readonly pull: JudgedPull;
      readonly judged: JudgedChange;
      readonly recording: Recording;
      readonly posted: Posted;
      readonly comment: CommentOperation | Refusal;
    }
);

/**
 * Judges a pull request as it is now: what its change asks, what people said of it, and what follows. Verdicts are posted, the
 * comment is brought up to date, and decisions are written to a branch of the repository itself, which is then judged once more.
 * It goes by what is there, so it may run at any time; a second run writes nothing. `said` is what people said, where it was
 * just read.
 */
export async function evaluatePull(
  run: Evaluating,
  number: number,
  said?: readonly Said[],
): Promise<Evaluation> {
  const evaluation = await evaluated(run, number, said);
  const { recorded } = evaluation;
  if (recorded?.is !== "written") return evaluation;
  run.shared.delete(number);
  const after = await evaluated(run, number);
  return { ...after, recorded: inAll(recorded, after.recorded) };
}

/** What two rounds wrote. Where the second could not, the next run tells why, if it cannot either. */
function inAll(first: Recorded & { readonly is: "written" }, then: Recorded | undefined): Recorded {
  return then?.is === "written" ? { ...then, cases: [...first.cases, ...then.cases] } : first;
}

async function evaluated(
  run: Evaluating,
  number: number,
  said?: readonly Said[],
): Promise<Evaluation> {
  const own = await ownVerdict(run, number, said);
  if (own.state === "closed") return { ...own, recorded: undefined };
  if (own.state === "judged") return await judged(run, own);
  const { statuses } = await verdictOnHead(run, own);
  const { state, pull } = own;
  return { state, pull, posted: await post(run, pull.head, statuses), recorded: undefined };
}

type JudgedVerdict = OwnVerdict & { readonly state: "judged" };

async function judged(run: Evaluating, own: JudgedVerdict): Promise<Evaluation> {
  const { pull, found } = own;
  const { change, recording } = found;
  const isWritable = run.records && hasWritableBranch(pull) && recording.files.length > 0;
  if (!isWritable || run.isDryRun) return await told(run, own);
  const recorded = await record(run, change, recording);
  if (recorded.is === "refused") return { ...(await told(run, own)), recorded };
  // What was judged is the last commit no more.
  return { ...nothingPosted, pull, judged: change, recording, recorded };
}

const nothingPosted = {
  state: "judged",
  posted: { statuses: [], refused: [] },
  comment: "none",
} as const;

async function told(
  run: Evaluating,
  own: JudgedVerdict,
): Promise<Evaluation & { readonly state: "judged" }> {
  const { pull, found } = own;
  const { change, recording } = found;
  const { statuses, others, rivals } = await verdictOnHead(run, own);
  const posted = await post(run, pull.head, statuses);
  const comment = await commented(run, found, rivals);
  const isSettled = comment === "unchanged" && posted.refused.length === 0;
  if (isSettled && others.length === 0) await sealComment(run, found, statuses);
  return {
    state: "judged",
    pull,
    judged: change,
    recording,
    posted,
    comment,
    recorded: undefined,
  };
}

async function commented(
  { host, texts, isDryRun }: Evaluating,
  { change, recording, own }: Evaluated,
  rivals: readonly number[],
): Promise<CommentOperation | Refusal> {
  const isDue = change.concernsSet || own.length > 0;
  return await keepComment(host, change.pull.number, {
    due: isDue && !isDryRun ? texts.comment(change, recording, rivals) : undefined,
    own,
    elsewhere: texts.elsewhere,
    compared: (body) => texts.unsealed(body).comment,
  });
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
