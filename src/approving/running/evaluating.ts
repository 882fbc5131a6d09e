import type { Repository } from "../../git/repository.ts";
import type { Policy } from "../../model/generated/policy.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import type { DecidedElsewhere } from "../counting/claims.ts";
import { peopleToLookUp } from "../counting/people.ts";
import type { Recording } from "../recording/recording.ts";
import type { CommitStatus, JudgedPull, Permission, ReviewHost } from "../review-host.ts";
import type { Said } from "../said.ts";
import { judgeChange, recordingFor, type JudgedChange } from "./judged-change.ts";
import { ownComments, type OwnComment } from "./own-comments.ts";
import type { PullCommits, PullSets } from "./pull-sets.ts";
import type { ReviewTexts } from "./review-texts.ts";
import type { JudgedBy } from "./seal.ts";

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
  /** What an account may do, asked once a run. */
  readonly permission: (login: string) => Promise<Permission>;
  /** The numbers of the open pull requests with that last commit, asked once a run. */
  readonly openWithHead: (head: ObjectId) => Promise<readonly number[]>;
  /** Verdicts of pull requests that share their last commit with another, as this run found them. */
  readonly shared: Map<number, OpenVerdict>;
  /** What a sweep seals comments with; undefined in a run that is none. */
  readonly sweep: JudgedBy | undefined;
  /** Whether decisions are written to the branches of pull requests. */
  readonly records: boolean;
  readonly isDryRun: boolean;
  readonly sleep: (milliseconds: number) => Promise<void>;
}

/** What an open pull request comes to by itself. */
export interface OpenVerdict {
  readonly pull: JudgedPull;
  readonly statuses: readonly CommitStatus[];
}

/** The verdicts that are due, and what the host does not let this run post of them. */
export interface Posted {
  readonly statuses: readonly CommitStatus[];
  readonly refused: readonly string[];
}

/** A pull request held against what people said of it. */
export interface Evaluated {
  readonly commits: PullCommits;
  readonly change: JudgedChange;
  readonly recording: Recording;
  /** The comments on it that runs keep for this set, the oldest first. */
  readonly own: readonly OwnComment[];
}

/** What an evaluation needs to hold a change against what people said. */
export type Asking = Pick<Evaluating, "host" | "permission" | "policy" | "texts">;

/** What a merge brings, and what is known of it. */
export interface Brought {
  readonly commits: PullCommits;
  readonly sets: PullSets;
  readonly said: readonly Said[];
  /** What its files say that was decided in other pull requests, and what became of that. */
  readonly elsewhere: DecidedElsewhere;
}

/** Holds what a merge brings against what people said of the pull request. */
export async function evaluationIn(
  run: Asking,
  pull: JudgedPull,
  { sets, commits, said, elsewhere }: Brought,
): Promise<Evaluated> {
  const { policy, texts } = run;
  const permissions = await permissionsOf(run, pull, said);
  const own = await ownComments(run, said);
  const memory = texts.memoryOf(own);
  const change = judgeChange(sets, { pull, said, permissions, policy, memory, elsewhere });
  return { commits, change, recording: await recordingFor(change), own };
}

/** What those may do now whose lines may count. */
export async function permissionsOf(
  { permission, policy }: Pick<Evaluating, "permission" | "policy">,
  { author }: JudgedPull,
  said: readonly Said[],
): Promise<ReadonlyMap<string, Permission>> {
  const found = new Map<string, Permission>();
  const named = { author, reviewers: policy?.reviewers ?? [], owners: policy?.owners ?? [] };
  for (const login of peopleToLookUp(said, named)) found.set(login, await permission(login));
  return found;
}

/** Posts what does not stand on a commit yet, which holds so many verdicts and no more. */
export async function post(
  { host, isDryRun }: Evaluating,
  head: ObjectId,
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
