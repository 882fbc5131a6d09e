import type { JudgedPull, ReviewHost } from "../../src/approving/review-host.ts";
import { readPayload, type Payload } from "../../src/github/event.ts";
import { JobError } from "../../src/github/job.ts";
import type { ObjectId } from "../../src/refresh/requests/host.ts";

type Asked = Pick<ReviewHost, "openPulls" | "openPullsWithHead">;

/** A pull request that is to be judged. */
export interface DuePull {
  readonly number: number;
  /** As the list of all that are open has it, in a sweep. */
  readonly listed?: JudgedPull;
}

/** The pull requests that an event is about, in the order of their numbers. */
type DuePulls = (payload: Payload, host: Asked) => Promise<readonly DuePull[]>;

/** The events of a workflow behind which another one is started, so that it is about pull requests. */
const ofPulls: ReadonlySet<unknown> = new Set(["pull_request", "pull_request_review"]);

/** By the clock, most of them are as they were. */
const ofSweep: DuePulls = async (_, host) => await listed(host);

async function listed(host: Pick<Asked, "openPulls">): Promise<readonly DuePull[]> {
  return (await host.openPulls()).map((pull) => ({ number: pull.number, listed: pull }));
}

/** Whoever starts it by hand wants to have them judged. */
const ofAll: DuePulls = async (_, host) =>
  due((await host.openPulls()).map(({ number }) => number));

function due(numbers: readonly number[]): readonly DuePull[] {
  return numbers.map((number) => ({ number }));
}

const ways: ReadonlyMap<string, DuePulls> = new Map<string, DuePulls>([
  ["workflow_run", ofRun],
  ["issue_comment", ofComment],
  // What was merged is looked for by what the main branch holds.
  ["push", ofNone],
  ["schedule", ofSweep],
  ["workflow_dispatch", ofAll],
]);

/** What somebody might run it on, and why not. */
const others: ReadonlyMap<string, string> = new Map([
  [
    "pull_request",
    "A pull request brings this workflow itself there, so its verdict would be its own. ",
  ],
  ["pull_request_review", "A fork's run may write nothing there. "],
  ["pull_request_target", "GitHub blocks it in public repositories. "],
]);

/**
 * Which pull requests a job has to judge. The event only says that something happened: of what it tells no word is believed but
 * which commit or which pull request to look at. Throws JobError where it is none to run on, or its payload is not one of it.
 */
export async function duePulls(
  event: string,
  payload: string,
  host: Asked,
): Promise<readonly DuePull[]> {
  const way = ways.get(event);
  if (way !== undefined) return await way(readPayload(event, payload), host);
  throw new JobError(
    `The event "${event}" is none that this action runs on. ${others.get(event) ?? ""}Run it on workflow_run, behind the workflows that pull requests and reviews start, on issue_comment, push, merge_group, schedule and workflow_dispatch.`,
  );
}

async function ofNone(): Promise<readonly DuePull[]> {
  return await Promise.resolve([]);
}

async function ofRun({ value, number, commit }: Payload, host: Asked): Promise<readonly DuePull[]> {
  const isOurs = number("workflow_run", "repository", "id") === number("repository", "id");
  if (!isOurs) return [];
  // A run that is of no pull request may have opened some, and GitHub holds the runs of these back.
  if (!ofPulls.has(value("workflow_run", "event"))) return await listed(host);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Git names its commits so.
  return due(await host.openPullsWithHead(commit("workflow_run", "head_sha") as ObjectId));
}

async function ofComment({ value, number }: Payload): Promise<readonly DuePull[]> {
  const isOfPull = value("issue", "pull_request", "url") !== undefined;
  return await Promise.resolve(isOfPull ? [{ number: number("issue", "number") }] : []);
}
