import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import about from "../../package.json" with { type: "json" };
import type { ReviewHost } from "../../src/approving/review-host.ts";
import { evaluatePull, type Evaluation } from "../../src/approving/running/evaluate-pull.ts";
import { gateGroup } from "../../src/approving/running/gate-group.ts";
import type { Evaluating } from "../../src/approving/running/evaluating.ts";
import type { CheckedOut } from "../../src/git/checked-out-tree.ts";
import { commitTree } from "../../src/git/commit-tree.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import type { Place } from "../../src/github/connection.ts";
import { GitHubError } from "../../src/github/github-error.ts";
import { JobError, type Job } from "../../src/github/job.ts";
import { reviewHost } from "../../src/github/review-host.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Policy } from "../../src/model/generated/policy.ts";
import type { Tree } from "../../src/model/tree.ts";
import { reviewTexts } from "../../src/report/approving/review-texts.ts";
import { eventPayload } from "../judging/event-payload.ts";
import { setPlace } from "../judging/set-place.ts";
import { checkedOutIn } from "../refresh/checked-out.ts";
import { toolOfSet } from "../refresh/tool-of-set.ts";
import { collected, type Collection } from "./collect.ts";
import { duePulls } from "./due-pulls.ts";
import type { Inputs } from "./inputs.ts";
import { groupIn } from "./merge-group.ts";
import { tellGate, tellReview, type Failed } from "./tell-review.ts";

/**
 * Judges the pull requests that the event is about, one by one, by the policy and the code of the main branch, and tells what
 * became of each; of a merge queue the entry that it is about. Gives the exit code: 1 where an entry lacks something, 3 where the
 * host did not let this run post a verdict.
 */
export async function runReviewAction(job: Job, inputs: Inputs, place: Place): Promise<0 | 1 | 3> {
  const checkedOut = await checkedOutIn(await setPlace(job.workspace, inputs.path), inputs.path);
  const host = reviewHost({ place, token: inputs.token, clone: checkedOut.repository });
  const run = await evaluatingOf(host, checkedOut, { job, inputs });
  const payload = await eventPayload(job);
  if (job.event.name === "merge_group") {
    const gated = await gateGroup(run, await groupIn(payload, host));
    return await tellGate(gated, {
      job,
      inputs,
      version: about.version,
      failed: [],
      collection: undefined,
    });
  }
  const numbers =
    inputs.pullRequest === undefined
      ? await duePulls(job.event.name, payload, host)
      : [inputs.pullRequest];
  const { evaluations, failed } = await evaluateAll(run, numbers);
  const collection = await collectedOrNot(run, job, { inputs, place });
  const written = await evaluateAll(run, writtenBy(collection));
  const all = [
    ...evaluations.filter((one) =>
      written.evaluations.every(({ pull }) => pull.number !== one.pull.number),
    ),
    ...written.evaluations,
  ];
  return await tellReview(all, {
    job,
    inputs,
    version: about.version,
    failed: [...failed, ...written.failed],
    collection: besides(all, collection),
  });
}

async function evaluateAll(
  run: Evaluating,
  numbers: readonly number[],
): Promise<{ readonly evaluations: readonly Evaluation[]; readonly failed: readonly Failed[] }> {
  const evaluations: Evaluation[] = [];
  const failed: Failed[] = [];
  for (const number of numbers) {
    try {
      evaluations.push(await evaluatePull(run, number));
    } catch (error) {
      failed.push({ number, why: reasonFor(error) });
    }
  }
  return { evaluations, failed };
}

/** Where merged pull requests cannot be looked for, the verdicts on those that are open are told all the same. */
async function collectedOrNot(
  run: Evaluating,
  job: Job,
  { inputs, place }: { readonly inputs: Inputs; readonly place: Place },
): Promise<Collection> {
  try {
    return await collected(run, job.event.name, { inputs, place, reasonFor });
  } catch (error) {
    return { broken: reasonFor(error) };
  }
}

/** The pull request that records, where this run wrote to it: its verdicts wait for no other run. */
function writtenBy(collection: Collection): readonly number[] {
  if (collection === undefined || "broken" in collection) return [];
  const { is, number } = collection.rolling ?? {};
  return (is === "created" || is === "updated") && number !== undefined ? [number] : [];
}

/** One that was asked for and is open was judged, and none is missing among the merged ones. */
function besides(evaluations: readonly Evaluation[], collection: Collection): Collection {
  if (collection === undefined || "broken" in collection) return collection;
  const open = new Set(
    evaluations.filter(({ state }) => state !== "closed").map(({ pull }) => pull.number),
  );
  return { ...collection, passed: collection.passed.filter(({ number }) => !open.has(number)) };
}

/** One pull request that cannot be read keeps no other from being judged. Anything else than that breaks the run. */
function reasonFor(error: unknown): string {
  if (error instanceof GitHubError || error instanceof RepositoryError) return error.message;
  throw error;
}

/** What is judged by comes from the main branch as it is now, whatever the event is about and whatever was checked out. */
async function evaluatingOf(
  host: ReviewHost,
  { tree, repository: clone, commit, place }: CheckedOut,
  { job, inputs }: { readonly job: Job; readonly inputs: Inputs },
): Promise<Evaluating> {
  const { branch: main, head } = await host.main();
  if (commit !== head) await host.fetch([{ ref: `refs/heads/${main}`, oid: head }]);
  const policy = await policyOf(commit === head ? tree : await commitTree(clone, head, place));
  return {
    host,
    clone,
    place,
    main,
    policy,
    texts: reviewTexts({
      page: job.page,
      place,
      docs: undefined,
      records: inputs.record,
      tool: toolOfSet(join(job.workspace, inputs.path), place),
    }),
    records: inputs.record === "before-merge",
    isDryRun: inputs.isDryRun,
    sleep: async (milliseconds) => {
      await setTimeout(milliseconds);
    },
  };
}

/** Undefined where the main branch has none. Throws JobError where it has one that cannot be read: then nobody knows who may review. */
async function policyOf(tree: Tree): Promise<Policy | undefined> {
  const { policy: file } = await loadDataset(tree, { only: new Set() });
  if (file === undefined || file.policy !== undefined) return file?.policy;
  throw new JobError(
    `The policy of the main branch, ${file.path}, cannot be read, so nothing says who may review. Run touchstone check there, and mend what it finds.`,
  );
}
