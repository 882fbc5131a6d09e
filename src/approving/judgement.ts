import type { DecisionLine } from "../refresh/deciding/lines/decision-line.ts";
import type { AskedCase, ChangedFile } from "./asked-change.ts";
import type { Account, Said } from "./said.ts";

/** A line that counts: whose it is and where it stands. */
export interface CountingLine {
  readonly line: DecisionLine;
  /** As it was written, without what surrounds it. */
  readonly text: string;
  readonly by: Account;
  /** The review or the comment that holds it. */
  readonly said: Said;
  /** The review by which this person approves the whole; the same as `said` where the line stands in it. */
  readonly review: Said;
}

/** Why a line does not count, or a review that approves holds none that does. */
export type Uncounted =
  /** Who wrote it: the pull request's author, a bot, nobody any more, without the right to write, or not named by the policy. */
  | { readonly why: "author" | "bot" | "deleted-account" | "no-permission" | "not-in-policy" }
  /** The review was dismissed, asks for changes, or gives no opinion; or its person asked for changes since. */
  | { readonly why: "opinion"; readonly is: "dismissed" | "asks-for-changes" | "none" }
  /** Somebody else changed the words, or nobody knows who did. */
  | { readonly why: "edited-by-another" }
  /** It stands in a quote, in a block of code, or in what no reader sees. */
  | { readonly why: "set-aside"; readonly as: "quote" | "code" | "comment" }
  /** It is no whole line of the grammar: what is wrong, as a sentence. */
  | { readonly why: "unread"; readonly wrong: string }
  /** A review that approves and holds no line at all. */
  | { readonly why: "no-line" }
  | { readonly why: "unknown-case"; readonly id: string }
  /** Its code is none of what there is to read now. */
  | { readonly why: "code-does-not-fit" }
  /** It says another number than it covers; or it says none, and covers more than the most that such a line may. */
  | { readonly why: "number"; readonly covers: number; readonly most?: number }
  /** It decides what cannot be decided so: what stands against it, as a sentence. */
  | { readonly why: "refused"; readonly wrong: string }
  /** The same person said something else of all that it covers, later. */
  | { readonly why: "overruled" };

/** Something that somebody said to decide, and what became of it. */
export interface Heard {
  /** Undefined for a review as a whole. */
  readonly text: string | undefined;
  readonly said: Said;
  readonly counts: boolean;
  /** Undefined where it counts. */
  readonly uncounted: Uncounted | undefined;
}

/** What became of a case that people are asked about. */
export type CaseStanding =
  /** A line decides it. `claim`: what the file says otherwise of who decided it, as a sentence, where it names a proof. */
  | {
      readonly is: "decided";
      readonly by: CountingLine;
      readonly claim?: string | undefined;
    }
  /** The proof in the case holds: what the file says was decided is what a line of a review decides. */
  | { readonly is: "recorded"; readonly by: CountingLine }
  /** It stays a candidate, with its file as it is. */
  | { readonly is: "accepted"; readonly by: CountingLine }
  /** People who count say different things of it. */
  | { readonly is: "disputed"; readonly by: readonly CountingLine[] }
  /** The file claims a decision that no line bears out: what is wrong, as a sentence. `by`: the line that says otherwise, if one does. */
  | { readonly is: "false-claim"; readonly wrong: string; readonly by?: CountingLine | undefined }
  | { readonly is: "waiting" };

export interface JudgedCase {
  readonly asked: AskedCase;
  readonly standing: CaseStanding;
}

/** What became of the files that are none of an asked case. */
export interface FilesStanding {
  /** Those that need an owner, and whose line takes them. */
  readonly owned: readonly ChangedFile[];
  readonly ownedBy: CountingLine | undefined;
  /** The others, and whose line takes them; any line that counts does where cases are asked about as well. */
  readonly free: readonly ChangedFile[];
  readonly freeBy: CountingLine | undefined;
}

/** What the reviews of a pull request decide about it. */
export interface Judgement {
  /** In the order of their ids. */
  readonly cases: readonly JudgedCase[];
  readonly files: FilesStanding;
  /** In the order in which it was said. */
  readonly heard: readonly Heard[];
  /** Who counts and asks for changes. */
  readonly objections: readonly Said[];
  /** Whether nothing is missing: every case is decided, recorded or accepted, every file taken, and nobody objects. */
  readonly isDone: boolean;
}
