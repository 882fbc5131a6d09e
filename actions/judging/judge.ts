import about from "../../package.json" with { type: "json" };
import { splitClaimOf } from "../../src/families/split-claim.ts";
import { splitStanding } from "../../src/families/standing.ts";
import { checkedOutTree, type CheckedOut } from "../../src/git/checked-out-tree.ts";
import { askedBase } from "../../src/git/find-base.ts";
import { RepositoryError } from "../../src/git/repository.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { baseOfChange, isOfChange } from "../../src/github/base-of-change.ts";
import { changeOf, type Change } from "../../src/github/event.ts";
import type { Job } from "../../src/github/job.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { UsageError } from "../../src/model/usage-error.ts";
import {
  compareByDefault,
  compareWith,
  type Compared,
} from "../../src/report/verdict/compare-set.ts";
import { wordsInJob } from "../../src/report/verdict/comparison-in-job.ts";
import { shortId } from "../../src/report/verdict/comparison.ts";
import { countsOf } from "../../src/report/verdict/counts.ts";
import { holdingsOf } from "../../src/report/verdict/set-summary.ts";
import type { Verdict } from "../../src/report/verdict/verdict.ts";
import { check } from "../../src/rules/check.ts";
import type { Rule } from "../../src/rules/rule.ts";
import type { Inputs } from "./inputs.ts";
import { eventPayload } from "./event-payload.ts";
import { setPlace } from "./set-place.ts";
import { touchedSince, type Touched } from "./touched.ts";

/** A set that was judged in a job. */
export interface Judged {
  readonly verdict: Verdict;
  readonly dataset: Dataset;
  /** The commit that was judged, with its tree; undefined where the files of a folder were, which lie in no repository. */
  readonly checkedOut: CheckedOut | undefined;
  readonly touched: Touched;
  readonly version: string;
}

/** The rules that judge a set, of all those of their purpose. */
export interface JudgedBy {
  readonly rules: readonly Rule[];
  readonly of: readonly Rule[];
}

/**
 * Judges the set of a job as `touchstone check` does: the commit that is checked out, whatever a step did to its files since,
 * and all of it. Throws UsageError, JobError or RepositoryError where there is no verdict.
 */
export async function judge(job: Job, inputs: Inputs, { rules, of }: JudgedBy): Promise<Judged> {
  const change = changeOf(job.event.name, await eventPayload(job));
  const folder = await setPlace(job.workspace, inputs.path);
  const checkedOut = await checkedOutIn(folder, inputs.path);
  if (checkedOut !== undefined) await assertOfChange(change, checkedOut, { job, inputs });
  const { dataset, comparison } = await compared(folder, { change, checkedOut, inputs, rules });
  const findings = check(dataset, rules);
  const counts = countsOf(dataset, findings);
  const verdict = {
    holds: holdingsOf(dataset, counts),
    findings,
    counts,
    notShown: { otherFiles: 0, belowLevel: 0 },
    rules: { judged: rules.length, of: of.length },
    comparison,
    split: splitStanding(dataset),
    claim: splitClaimOf(dataset),
    commit: checkedOut && { name: checkedOut.commit, commit: checkedOut.commit },
  };
  const touched = await touchedSince(comparison, checkedOut);
  return { verdict, dataset, checkedOut, touched, version: about.version };
}

/** Undefined where there is no commit: then the files are judged as they are. */
async function checkedOutIn(folder: string, path: string): Promise<CheckedOut | undefined> {
  try {
    return await checkedOutTree(folder);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    if (error.code === "no-such-folder") {
      const message = `The commit that is checked out holds no folder "${path}".`;
      throw new UsageError(message, { cause: error });
    }
    if (error.code === "no-repository") return undefined;
    throw error;
  }
}

async function assertOfChange(
  change: Change,
  checkedOut: CheckedOut,
  { job, inputs }: { readonly job: Job; readonly inputs: Inputs },
): Promise<void> {
  if (await isOfChange(change, checkedOut, job.commit)) return;
  throw new UsageError(
    `"${inputs.path}" holds commit ${shortId(checkedOut.commit)}, which is not the change that the event "${job.event.name}" tells of (${shortId(job.commit)}). Name the folder that the change is checked out in.`,
  );
}

async function compared(
  folder: string,
  {
    change,
    checkedOut,
    inputs,
    rules,
  }: {
    readonly change: Change;
    readonly checkedOut: CheckedOut | undefined;
    readonly inputs: Inputs;
    readonly rules: readonly Rule[];
  },
): Promise<Compared> {
  const tree = checkedOut?.tree ?? workingTree(folder);
  if (inputs.base !== undefined) {
    return await compareWith(tree, await askedBase(folder, inputs.base));
  }
  const find = async (): ReturnType<typeof baseOfChange> =>
    await baseOfChange(change, folder, checkedOut);
  return await compareByDefault(tree, find, { rules, words: wordsInJob });
}
