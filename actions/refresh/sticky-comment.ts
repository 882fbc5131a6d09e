import { GitHubError } from "../../src/github/github-error.ts";
import { isRefused } from "../../src/github/refusable.ts";
import type { HostComment, RefreshHost } from "../../src/refresh/requests/host.ts";
import { keepComment, type CommentOperation } from "../../src/refresh/requests/keep-comment.ts";
import { corpusChangeElsewhere } from "../../src/report/refresh/packet/corpus-change-packet.ts";
import { readMarker } from "../../src/report/untrusted/marker.ts";

/** What a pull request is and has, as far as a comment on it needs it. */
export type CommentHost = Pick<RefreshHost, "pullRequest" | "comments" | "comment" | "editComment">;

/** The pull request that a run was started for. */
export interface CommentedPullRequest {
  readonly number: number;
  readonly head: string;
  readonly base: string;
}

/** What is to stand on a pull request. */
export interface StickyTexts {
  /** The set's folder in the repository: each set has a comment of its own. */
  readonly set: string;
  /** The comment; undefined where none is due. */
  readonly due: string | undefined;
  /** What an earlier comment of ours says from then on, where none is due. */
  readonly instead: string;
}

/** What became of the comment. */
export type CommentOutcome =
  /** `none`: none is due, and none is there. */
  | { readonly operation: CommentOperation }
  /** The pull request is another one by now, so the run for that state writes it. */
  | { readonly operation: "superseded" }
  /** GitHub does not let this run write it; `failed`: it could not be asked, or gave no answer, and the next run repairs that. */
  | { readonly operation: "blocked" | "failed"; readonly why: string };

/**
 * Lets one comment of ours stand on a pull request and say what is due. Only comments of the account that this run acts for are
 * ours, whatever others write. A second run writes nothing.
 */
export async function keepCorpusComment(
  host: CommentHost,
  pull: CommentedPullRequest,
  { set, due, instead }: StickyTexts,
): Promise<CommentOutcome> {
  try {
    if (!(await isStill(host, pull))) return { operation: "superseded" };
    const own = (await host.comments(pull.number)).filter((one) => isOurs(one, set));
    const kept = { own, due, instead, elsewhere: corpusChangeElsewhere(set) };
    const done = await keepComment(host, pull.number, kept);
    return typeof done === "string"
      ? { operation: done }
      : { operation: "blocked", why: done.refused };
  } catch (error) {
    // A token that may not read comments may not write them either.
    if (isRefused(error)) return { operation: "blocked", why: error.message };
    if (error instanceof GitHubError) return { operation: "failed", why: error.message };
    throw error;
  }
}

/** A run that was slow must not write over what a later one has said. */
async function isStill(
  host: CommentHost,
  { number, head, base }: CommentedPullRequest,
): Promise<boolean> {
  const now = await host.pullRequest(number);
  return now.state === "open" && now.head === head && now.base === base;
}

function isOurs(comment: HostComment, set: string): boolean {
  return readMarker(comment, "corpus-change")?.["set"] === set;
}
