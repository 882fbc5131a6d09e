import about from "../../package.json" with { type: "json" };
import { evaluatePull, type Evaluation } from "../../src/approving/running/evaluate-pull.ts";
import type { Evaluating } from "../../src/approving/running/evaluating.ts";
import { gateGroup } from "../../src/approving/running/gate-group.ts";
import { sweepPull } from "../../src/approving/running/sweep-pull.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import type { Place } from "../../src/github/connection.ts";
import { GitHubError } from "../../src/github/github-error.ts";
import type { Job } from "../../src/github/job.ts";
import { reviewHost } from "../../src/github/review-host.ts";
import type { Failed } from "../../src/report/approving/run/run-json.ts";
import { eventPayload } from "../judging/event-payload.ts";
import { setPlace } from "../judging/set-place.ts";
import { checkedOutIn } from "../refresh/checked-out.ts";
import { collected, type Collection } from "./collect.ts";
import { duePulls, type DuePull } from "./due-pulls.ts";
import { evaluatingOf } from "./evaluating-of.ts";
import type { Inputs } from "./inputs.ts";
import { groupIn } from "./merge-group.ts";
import { tellGate, tellReview } from "./tell-review.ts";

/**
 * Judges the pull requests that the event is about, one by one, by the policy and the code of the main branch, and tells what
 * became of each; of a merge queue the entry that it is about. Gives the exit code: 1 where an entry lacks something, 3 where the
 * host did not let this run post a verdict.
 */
export async function runReviewAction(job: Job, inputs: Inputs, place: Place): Promise<0 | 1 | 3> {
  const checkedOut = await checkedOutIn(await setPlace(job.workspace, inputs.path), inputs.path);
  const host = reviewHost({ place, token: inputs.token, clone: checkedOut.repository });
  const payload = await eventPayload(job);
  if (job.event.name === "merge_group") {
    const run = await evaluatingOf(host, checkedOut, { job, inputs, due: [] });
    const gated = await gateGroup(run, await groupIn(payload, host));
    return await tellGate(gated, {
      job,
      inputs,
      version: about.version,
      failed: [],
      collection: undefined,
    });
  }
  const due =
    inputs.pullRequest === undefined
      ? await duePulls(job.event.name, payload, host)
      : [{ number: inputs.pullRequest }];
  const run = await evaluatingOf(host, checkedOut, { job, inputs, due });
  const { evaluations, failed } = await evaluateAll(run, due);
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
  due: readonly DuePull[],
): Promise<{ readonly evaluations: readonly Evaluation[]; readonly failed: readonly Failed[] }> {
  const evaluations: Evaluation[] = [];
  const failed: Failed[] = [];
  for (const one of due) {
    try {
      evaluations.push(await evaluationOf(run, one));
    } catch (error) {
      failed.push({ number: one.number, why: reasonFor(error) });
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
function writtenBy(collection: Collection): readonly DuePull[] {
  if (collection === undefined || "broken" in collection) return [];
  const { is, number } = collection.rolling ?? {};
  return (is === "created" || is === "updated") && number !== undefined ? [{ number }] : [];
}

/** One that was asked for and is open was judged, and none is missing among the merged ones. */
function besides(evaluations: readonly Evaluation[], collection: Collection): Collection {
  if (collection === undefined || "broken" in collection) return collection;
  const open = new Set(
    evaluations.filter(({ state }) => state !== "closed").map(({ pull }) => pull.number),
  );
  return { ...collection, passed: collection.passed.filter(({ number }) => !open.has(number)) };
}

async function evaluationOf(run: Evaluating, { number, listed }: DuePull): Promise<Evaluation> {
  return listed === undefined ? await evaluatePull(run, number) : await sweepPull(run, listed);
}

/** One pull request that cannot be read keeps no other from being judged. Anything else than that breaks the run. */
function reasonFor(error: unknown): string {
  if (error instanceof GitHubError || error instanceof RepositoryError) return error.message;
  throw error;
}
