import { commitIn, JobError } from "./job.ts";

/** What a workflow was started for, as far as a check of a set needs it. */
export type Change =
  /** `base` is the branch that it goes to and the commit on it; `head` the last commit of the change itself. */
  | { readonly kind: "pull-request"; readonly base: BranchAt; readonly head: string }
  | { readonly kind: "merge-group"; readonly base: BranchAt; readonly head: string }
  /** `before` is undefined where the push made the branch. */
  | {
      readonly kind: "push";
      readonly branch: string;
      readonly before: string | undefined;
      readonly head: string;
    }
  /** Nothing changed: somebody, or the clock, asks how the set stands. */
  | { readonly kind: "none" };

/** A branch, without `refs/heads/`, and a commit on it. */
interface BranchAt {
  readonly name: string;
  readonly commit: string;
}

/** The fields of a payload. Each but `value` throws JobError where there is none of its kind. */
export interface Payload {
  readonly text: (...path: readonly string[]) => string;
  readonly commit: (...path: readonly string[]) => string;
  /** A whole number from 1 on. */
  readonly number: (...path: readonly string[]) => number;
  /** Whatever stands there; undefined where nothing does. */
  readonly value: (...path: readonly string[]) => unknown;
}

/** How each event that can be judged is read. */
const readers: ReadonlyMap<string, (payload: Payload) => Change> = new Map<
  string,
  (payload: Payload) => Change
>([
  [
    "pull_request",
    ({ text, commit }) => ({
      kind: "pull-request",
      base: {
        name: text("pull_request", "base", "ref"),
        commit: commit("pull_request", "base", "sha"),
      },
      head: commit("pull_request", "head", "sha"),
    }),
  ],
  [
    "merge_group",
    ({ text, commit }) => ({
      kind: "merge-group",
      base: {
        name: shortName(text("merge_group", "base_ref")),
        commit: commit("merge_group", "base_sha"),
      },
      head: commit("merge_group", "head_sha"),
    }),
  ],
  [
    "push",
    ({ text, commit }) => ({
      kind: "push",
      branch: shortName(text("ref")),
      before: unlessZero(commit("before")),
      head: pushed(commit("after")),
    }),
  ],
  ["workflow_dispatch", () => ({ kind: "none" })],
  ["schedule", () => ({ kind: "none" })],
]);

/** Events that somebody might think of, and why they are none to judge. */
const others: ReadonlyMap<string, string> = new Map([
  ["pull_request_target", "It checks out the branch that a change goes to, not the change. "],
  ["pull_request_review", "A second check of one commit would leave the first one as it was. "],
  ["workflow_run", "It checks out the main branch, not the change. "],
]);

/**
 * What an event changes, by its name and its payload as the runner has written it. Throws JobError where the event is none
 * that can be judged, or the payload is not one of it: a check that guesses would pass what nobody judged.
 */
export function changeOf(event: string, payload: string): Change {
  const read = readers.get(event);
  if (read === undefined) {
    throw new JobError(
      `The event "${event}" is none that this action judges. ${others.get(event) ?? ""}Run it on pull_request, merge_group, push, workflow_dispatch or schedule.`,
    );
  }
  return read(readPayload(event, payload));
}

/** The payload of an event as the runner has written it. Throws JobError where it is no JSON. */
export function readPayload(event: string, payload: string): Payload {
  return payloadOf(parsed(payload), event);
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch (cause) {
    throw new JobError("The file that GITHUB_EVENT_PATH names holds no JSON.", { cause });
  }
}

function payloadOf(payload: unknown, event: string): Payload {
  const valueAt = (path: readonly string[]): unknown =>
    path.reduce<unknown>((value, name) => fieldOf(value, name), payload);
  const what = (path: readonly string[]): string =>
    `The payload of the event "${event}" is not as GitHub describes it: "${path.join(".")}"`;
  return {
    text: (...path) => {
      const value = valueAt(path);
      if (typeof value === "string" && value !== "") return value;
      throw new JobError(`${what(path)} holds no text.`);
    },
    commit: (...path) => commitIn(valueAt(path), what(path)),
    number: (...path) => {
      const value = valueAt(path);
      if (typeof value === "number" && Number.isInteger(value) && value > 0) return value;
      throw new JobError(`${what(path)} holds no number.`);
    },
    value: (...path) => valueAt(path),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
}

function shortName(ref: string): string {
  return ref.replace(/^refs\/(?:heads|tags)\//, "");
}

function unlessZero(commit: string): string | undefined {
  return /^0+$/.test(commit) ? undefined : commit;
}

function pushed(commit: string): string {
  if (unlessZero(commit) !== undefined) return commit;
  throw new JobError("The push deleted its branch, so there is nothing to judge.");
}
