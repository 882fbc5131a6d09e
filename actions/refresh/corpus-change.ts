import { changedPaths } from "../../src/git/changed-paths.ts";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import type { FoundBase } from "../../src/git/find-base.ts";
import { baseOfChange, isOfChange } from "../../src/github/base-of-change.ts";
import type { Place } from "../../src/github/connection.ts";
import { changeOf, type Change } from "../../src/github/event.ts";
import { githubHost } from "../../src/github/github-host.ts";
import { JobError, type Job } from "../../src/github/job.ts";
import { pullRequestIn, type PullRequestEvent } from "../../src/github/pull-request-event.ts";
import { policyFile, revisionsFolder } from "../../src/model/layout.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { branchFolder } from "../../src/refresh/plan/branch-folder.ts";
import {
  readCorpusChange,
  type CorpusChangeReading,
} from "../../src/refresh/preview/read-corpus-change.ts";
import type { ChangePlace } from "../../src/report/refresh/packet/change/change-place.ts";
import {
  corpusChangePacket,
  noCorpusChange,
  untoldCorpusChange,
} from "../../src/report/refresh/packet/corpus-change-packet.ts";
import { wordsInJob } from "../../src/report/verdict/comparison-in-job.ts";
import { shortId } from "../../src/report/verdict/comparison.ts";
import { eventPayload } from "../judging/event-payload.ts";
import { setPlace } from "../judging/set-place.ts";
import { checkedOutIn } from "./checked-out.ts";
import type { Inputs } from "./inputs.ts";
import { keepCorpusComment, type CommentOutcome, type StickyTexts } from "./sticky-comment.ts";
import { tellCorpusChange } from "./tell-corpus-change.ts";

/**
 * Shows what merging a pull request that changes the corpus would ask of people: in the summary of the job, and in one comment
 * where the token may write it. Gives the exit code: 1 where the set is damaged as the pull request leaves it, 3 where GitHub
 * broke. Throws UsageError, JobError or RepositoryError where nothing can be said.
 */
export async function showCorpusChange(job: Job, inputs: Inputs, place: Place): Promise<0 | 1 | 3> {
  const payload = await eventPayload(job);
  const pull = pullRequestIn(payload);
  const checkedOut = await checkedOutIn(await setPlace(job.workspace, inputs.path), inputs.path);
  const base = await baseOf(changeOf(job.event.name, payload), checkedOut, { job, inputs });
  const read = await readBetween(base, checkedOut);
  const where = placeOfChange(pull, checkedOut, job.page);
  const outcome = await commented(textsOf(read, where), { pull, inputs, place });
  const told = { read, where, pull, outcome, base, commit: checkedOut.commit };
  return await tellCorpusChange(told, { job, inputs });
}

/** What the pull request is compared with: the commit that GitHub merged it into, as for the check. */
async function baseOf(
  change: Change,
  checkedOut: CheckedOut,
  { job, inputs: { path } }: { readonly job: Job; readonly inputs: Inputs },
): Promise<FoundBase> {
  if (!(await isOfChange(change, checkedOut, job.commit))) {
    throw new UsageError(
      `"${path}" holds commit ${shortId(checkedOut.commit)}, which is not the change that the event "${job.event.name}" tells of (${shortId(job.commit)}). Name the folder that the change is checked out in.`,
    );
  }
  const found = await baseOfChange(change, await setPlace(job.workspace, path), checkedOut);
  if (!("none" in found)) return found;
  const { reason, fix } = wordsInJob(found);
  throw new JobError(`There is nothing to compare the pull request with. ${reason} ${fix}`);
}

/** Most pull requests touch no corpus, and then nothing is read. */
async function readBetween(
  { commit: before, tree: earlier }: FoundBase,
  { repository, commit, place, tree }: CheckedOut,
): Promise<CorpusChangeReading> {
  const paths = await changedPaths(repository, [before, commit], place);
  const touches = paths.some(
    ({ path }) => path.startsWith(`${revisionsFolder}/`) || path === policyFile,
  );
  if (!touches) return { change: undefined };
  return await readCorpusChange(earlier, tree, { folder: branchFolder(place) });
}

function placeOfChange(
  { number, base, main }: PullRequestEvent,
  { commit, place: set }: CheckedOut,
  page: string,
): ChangePlace {
  return {
    files: `${page}/blob/${commit}/${set === "" ? "" : `${set.split("/").map(encodeURIComponent).join("/")}/`}`,
    whole: `${page}/pull/${number}/checks`,
    set,
    other: base === main ? undefined : { branch: base, asking: main },
  };
}

function textsOf(read: CorpusChangeReading, where: ChangePlace): StickyTexts {
  const { set } = where;
  if ("defects" in read || "none" in read) {
    return { set, due: undefined, instead: untoldCorpusChange(set) };
  }
  const due = read.change && corpusChangePacket(read.change, where);
  return { set, due, instead: noCorpusChange(set) };
}

/** What became of the comment; of a fork's pull request nothing is asked of GitHub, whose token may only read. */
async function commented(
  texts: StickyTexts,
  {
    pull,
    inputs: { token },
    place,
  }: { readonly pull: PullRequestEvent; readonly inputs: Inputs; readonly place: Place },
): Promise<CommentOutcome> {
  if (pull.isFromFork) {
    return { operation: "blocked", why: "It comes from a fork, so this run may only read." };
  }
  return await keepCorpusComment(githubHost({ place, token }), pull, texts);
}
