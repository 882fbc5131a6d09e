import type { HostComment } from "../../refresh/requests/host.ts";
import type { Closing, ToldClosing } from "../merged/closing.ts";
import type { Recording } from "../recording/recording.ts";
import type { CommitStatus, JudgedPull } from "../review-host.ts";
import type { JudgedChange, Memory } from "./judged-change.ts";

/** A pull request that cannot be judged as it is, and why. */
export type Unjudgeable =
  /** It goes to another branch than the default one. */
  | "elsewhere"
  /** It conflicts with its base. */
  | "conflict"
  /** The host has not merged it with its base yet. */
  | "not-merged-yet";

/** Everything that a run says to people: how it is worded is none of its business. */
export interface ReviewTexts {
  /** The comment on a pull request; `rivals` are others with the same last commit that go to the default branch. */
  readonly comment: (
    judged: JudgedChange,
    recording: Recording,
    rivals?: readonly number[],
  ) => string;
  /** Both verdicts for its last commit. */
  readonly statuses: (judged: JudgedChange, recording: Recording) => readonly CommitStatus[];
  readonly unjudged: (pull: JudgedPull, why: Unjudgeable) => readonly CommitStatus[];
  /** Both verdicts on what touches nothing of the set. */
  readonly untouched: readonly Omit<CommitStatus, "url">[];
  /** A verdict that is of one of several pull requests with one last commit, by its number. */
  readonly ofOne: (status: CommitStatus, number: number) => CommitStatus;
  /** The names of both verdicts. */
  readonly contexts: readonly string[];
  /** A comment with a seal, in the place of an earlier one. */
  readonly sealed: (comment: string, seal: string) => string;
  /** A comment without its seal, and that one. */
  readonly unsealed: (comment: string) => {
    readonly comment: string;
    readonly seal: string | undefined;
  };
  /** The comment on a pull request that was merged. */
  readonly closing: (judged: JudgedChange, recording: Recording, closing: Closing) => string;
  /** What comments of ours say of the merge; undefined where they speak of a pull request that is open. */
  readonly closingIn: (own: readonly HostComment[]) => ToldClosing | undefined;
  /** Whether a comment is one that a run keeps for this set. */
  readonly isOurs: (comment: HostComment) => boolean;
  /** What earlier comments showed. */
  readonly memoryOf: (comments: readonly HostComment[]) => Memory;
  /** What a second comment of ours says, which runs at once left. */
  readonly elsewhere: string;
  /** The commit that records decisions. */
  readonly commitMessage: (judged: JudgedChange, recording: Recording) => string;
}
