import type { ObjectId } from "../refresh/requests/host.ts";

/** An account on the host of a repository. Its number stays when it is renamed. */
export interface Account {
  readonly login: string;
  readonly id: number;
  readonly isBot: boolean;
}

/** What a review says of the whole pull request; `dismissed` where it once approved or asked for changes. */
export type Opinion = "approves" | "asks-for-changes" | "dismissed" | "comments";

/** What somebody wrote on a pull request, as it stands there now: a review, or an answer among its comments. */
export interface Said {
  readonly kind: "review" | "comment";
  readonly id: number;
  /** Undefined: the account was deleted. */
  readonly by: Account | undefined;
  /** Undefined for a comment, which says nothing of the whole. */
  readonly opinion: Opinion | undefined;
  readonly body: string;
  /** When it was given: an instant with seconds and Z. */
  readonly at: string;
  /** Who changed its words last, and when, where somebody did; `by` is undefined where the host does not tell who. */
  readonly edited: { readonly by: Account | undefined; readonly at: string } | undefined;
  /** The commit that the host says a review is about. It may name another one later, so it proves nothing. */
  readonly commit: ObjectId | undefined;
  readonly url: string;
}
