import type { WaitingPull } from "../../approving/queue/open-pulls.ts";
import type { Queue, QueuedCase } from "../../approving/queue/queue.ts";
import type { Since } from "../../approving/queue/since.ts";
import type { WaitsForWhom } from "../../approving/queue/waiting-case.ts";
import { jsonList, jsonText } from "../untrusted/json.ts";
import { waitCounts } from "./queue-words.ts";

/** What a queue is of beside what waits. */
export interface QueuedSet {
  /** The repository that was asked, as `owner/name`; undefined where none was. */
  readonly host: string | undefined;
  /** Whose part it is; undefined for all. */
  readonly person: string | undefined;
  readonly revision: string | undefined;
  /** The files of which nobody can say whether they wait. */
  readonly unreadable: readonly string[];
}

/** What waits as one JSON object and a line feed; docs/review-queue.md tells its fields. */
export function* queueJson(
  queue: Queue,
  { host, person, revision, unreadable }: QueuedSet,
): Generator<string> {
  yield '{"cases":';
  yield* jsonList(queue.cases, caseJson);
  const pullRequests = queue.pulls?.map(pullJson) ?? null;
  const about = { host: host ?? null, for: person ?? null, revision: revision ?? null };
  const rest = { pullRequests, counts: waitCounts(queue), ...about, unreadable };
  yield `,${jsonText(rest).slice(1)}\n`;
}

function caseJson({ file, id, wait, whom, step, since, isHeldOut, pulls }: QueuedCase): object {
  return {
    id,
    file: file.path,
    isHeldOut,
    question: isHeldOut ? null : (file.case.query ?? null),
    waits: wait.is,
    reasons: wait.is === "decision" ? wait.reasons : wait.is === "repair" ? [wait.why] : [],
    isRequested: wait.is === "needless" || (wait.is === "decision" && wait.isRequested),
    since: sinceJson(since),
    ...whomJson(whom),
    step,
    pullRequests: pulls,
  };
}

function pullJson({ pull, cases, verdict, whom }: WaitingPull): object {
  const { number, title, url, openedAt, isDraft } = pull;
  return {
    number,
    title,
    url,
    openedAt,
    isDraft,
    author: pull.author?.login ?? null,
    cases,
    verdict: verdict === undefined ? null : { state: verdict.state, says: verdict.description },
    ...whomJson(whom),
  };
}

function sinceJson(since: Since): object {
  if (since.is === "at") return { at: since.at, commit: since.commit, unknown: null };
  const unknown = since.is === "unknown" ? since.why : "not-committed";
  return { at: null, commit: null, unknown };
}

function whomJson(whom: WaitsForWhom): object {
  const isNamed = whom.is === "named";
  return { for: isNamed ? whom.people : null, notFor: isNamed ? [] : whom.but };
}
