import type { RefreshPlan } from "../plan/plan.ts";
import type { ObjectId } from "./host.ts";

/** The words of one pull request. What later runs know it by is added to body and message. */
export interface PacketTexts {
  readonly title: string;
  /** Markdown of at most 60,000 characters. */
  readonly body: string;
  /** A commit message without trailers. */
  readonly commitMessage: string;
}

/** Something that a comment on a pull request tells. */
export type Notice = {
  readonly branch: string;
  /** The corpus revision that is current. */
  readonly to: string;
  /** The ids of the cases that are asked about under it; of one that is closed, of those that were. */
  readonly cases: readonly string[];
} & (
  | {
      /** It was asked under an earlier revision, and now asks under a newer one. */
      readonly about: "newer-revision";
      readonly before: { readonly to: string; readonly cases: readonly string[] };
    }
  /** Nobody has to look at its cases any more, so it is closed and its branch deleted. */
  | {
      readonly about: "nothing-stale";
      /** Those of its cases that the set has no more. */
      readonly gone: readonly string[];
    }
  | {
      /** It is left as it is, whatever is to be asked. */
      readonly about: "edited";
      /** Commits of somebody else are on its branch, the last of them this one; or it goes to another branch than main. */
      readonly why:
        | {
            readonly commit: ObjectId;
            /** The commit below it to which the branch may go back to be ours again. */
            readonly made: ObjectId | undefined;
          }
        | { readonly base: string; readonly main: string };
      /** The revision that it asks under, where that is known. */
      readonly asked: string | undefined;
      /** Whether today's plan asks for something else than it does. */
      readonly isBehind: boolean;
    }
  /** What an earlier comment said about work of others, or about another branch than main, is over. */
  | { readonly about: "ours-again" }
);

/** Writes what people read of pull requests. Pure: the same plan gives the same words. */
export interface RequestTexts {
  /** Of a branch of the plan, the cases whose files it writes. */
  packet(plan: RefreshPlan, branch: string, cases: readonly string[]): PacketTexts;
  /** Markdown. */
  notice(notice: Notice): string;
}
