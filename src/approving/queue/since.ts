import { isDeepStrictEqual } from "node:util";
import type { CaseFile } from "../../model/case.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { ownWait } from "./own-wait.ts";
import type { Wait, WaitingCase } from "./waiting-case.ts";

/** Since when something waits. */
export type Since =
  /** The commit that brought it, and when that was committed: an instant with seconds and Z. */
  | { readonly is: "at"; readonly at: string; readonly commit: string }
  /** What brought it is in the folder alone. */
  | { readonly is: "uncommitted" }
  /** Nobody can tell: the set lies in no history, the clone lacks a part of it, or what waits is an earlier text that came back. */
  | { readonly is: "unknown"; readonly why: "no-history" | "clone-ends" | "came-back" };

/** What stood somewhere once, from a commit on; undefined where it cannot be read as what it should be. */
export interface Past<Value> {
  readonly commit: string;
  readonly committedAt: string;
  /** False where an earlier commit may have brought it, which this clone lacks. */
  readonly isCertain: boolean;
  /** False where this clone lacks the content, so that nobody knows the value. */
  readonly isRead: boolean;
  readonly value: Value | undefined;
}

/** What the history of a set tells, each list from the oldest to the newest. */
export interface History {
  readonly ofCase: (file: CaseFile) => readonly Past<CaseFile>[];
  /** The ids of the corpus revisions that were current. */
  readonly pointers: readonly Past<string>[];
  /** The one that is current in the folder. */
  readonly revision: string | undefined;
}

/** Since when a case waits for what it waits for. `history` is undefined where the set lies in none. */
export function waitsSince(
  { file, wait }: Pick<WaitingCase, "file" | "wait">,
  history: History | undefined,
): Since {
  if (history === undefined) return { is: "unknown", why: "no-history" };
  const past = history.ofCase(file);
  const start = sinceOf(past, holdsOf(file, wait), (one) => isDeepStrictEqual(one.case, file.case));
  if (!isMoved(wait)) return start;
  const { revision, pointers } = history;
  const isCurrent = (one: string): boolean => one === revision;
  // What was approved is asked about from when both were there: the approval, and the corpus as it is now.
  return later(start, sinceOf(pointers, isCurrent, isCurrent));
}

/** Whether what a case waits for is told by the corpus, and not by its file. */
function isMoved(wait: Wait): boolean {
  return wait.is === "repair" || (wait.is === "decision" && !wait.isRequested);
}

/** What an earlier version of a case has to be, to have waited for the same. */
function holdsOf(file: CaseFile, wait: Wait): (past: CaseFile) => boolean {
  if (isMoved(wait)) return (past) => isDeepStrictEqual(past.case.review, file.case.review);
  if (wait.is === "decision" || wait.is === "needless") {
    return (past) =>
      ownWait(past)?.is === "request" && past.case.refresh?.to === file.case.refresh?.to;
  }
  return (past) => ownWait(past)?.is === wait.is;
}

/** The first of the newest versions that all fit. */
function sinceOf<Value>(
  past: readonly Past<Value>[],
  fits: (value: Value) => boolean,
  isSame: (value: Value) => boolean,
): Since {
  const last = past.findLastIndex(({ value }) => value === undefined || !fits(value));
  if (past[last]?.isRead === false) return { is: "unknown", why: "clone-ends" };
  const first = past[last + 1];
  if (first === undefined) {
    const isBack = past.some(({ value }) => value !== undefined && isSame(value));
    return isBack ? { is: "unknown", why: "came-back" } : { is: "uncommitted" };
  }
  if (!first.isCertain) return { is: "unknown", why: "clone-ends" };
  return { is: "at", at: first.committedAt, commit: first.commit };
}

/** Of two conditions, the one that was met last. */
function later(one: Since, other: Since): Since {
  const [first, second] = [one, other].toSorted(bySince);
  return first?.is === "unknown" ? first : (second ?? one);
}

/** The oldest first. What nobody can tell may be older than all of these; what is not committed is the newest. */
export function bySince(one: Since, other: Since): number {
  const [a, b] = [rank(one), rank(other)];
  if (a !== b) return a - b;
  return one.is === "at" && other.is === "at" ? byUtf8(one.at, other.at) : 0;
}

function rank({ is }: Since): number {
  return ["unknown", "at", "uncommitted"].indexOf(is);
}
