import about from "../../package.json" with { type: "json" };
import type { Place } from "../../src/github/connection.ts";
import { githubHost } from "../../src/github/github-host.ts";
import type { Job } from "../../src/github/job.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import { branchFolder } from "../../src/refresh/plan/branch-folder.ts";
import { runRefresh } from "../../src/refresh/requests/run-refresh.ts";
import { requestTexts } from "../../src/report/refresh/packet/request-texts.ts";
import { shortId } from "../../src/report/verdict/comparison.ts";
import { setPlace } from "../judging/set-place.ts";
import { checkedOutIn } from "./checked-out.ts";
import type { Inputs } from "./inputs.ts";
import { readsReviews } from "./reads-reviews.ts";
import { setOfCommit } from "./set-of-commit.ts";
import { toolOfSet } from "./tool-of-set.ts";
import { tellRefresh } from "./tell-refresh.ts";
import { tellNoRevision, tellUnplannable } from "./tell-unplannable.ts";

/**
 * Brings the refresh pull requests of a repository to what its main branch asks, and tells what was done. Gives the exit code.
 * Throws UsageError, JobError, RepositoryError or GitHubError where there is no run, or it broke.
 */
export async function runRefreshAction(job: Job, inputs: Inputs, place: Place): Promise<0 | 1 | 3> {
  const folder = await setPlace(job.workspace, inputs.path);
  const checkedOut = await checkedOutIn(folder, inputs.path);
  const read = await setOfCommit(checkedOut);
  if (!("set" in read)) {
    return "defects" in read
      ? await tellUnplannable(read.defects, { job, inputs, checkedOut })
      : await tellNoRevision(read.dataset, { job, inputs, checkedOut });
  }
  const { set, dataset, candidates } = read;
  const { token, gitAuthor, labels, reviewers, isStrict, isDraft, isDryRun } = inputs;
  const host = githubHost({ place, token, gitAuthor, folder: branchFolder(checkedOut.place) });
  const texts = requestTexts({
    page: job.page,
    place: checkedOut.place,
    reviewers: dataset.policy?.policy?.reviewers ?? [],
    asked: reviewers,
    readsLines: await readsReviews(folder, checkedOut.place),
    tool: toolOfSet(folder, checkedOut.place),
  });
  const settings = { texts, labels, reviewers, isStrict, isDraft, isDryRun };
  const run = await runRefresh(host, set, settings);
  if (run.state === "superseded" && !(await host.isOnMain(set.head))) {
    throw notMain(checkedOut.commit, inputs, job);
  }
  const told = { run, commit: checkedOut.commit, candidates };
  return await tellRefresh(told, { job, inputs, version: about.version, place: checkedOut.place });
}

function notMain(commit: string, { path }: Inputs, { page }: Job): UsageError {
  return new UsageError(
    `"${path}" holds commit ${shortId(commit)}, which is not on the main branch of ${page}. Refresh asks about what the main branch holds: check that branch out, start the workflow on no other, and name its folder in the input path.`,
  );
}
