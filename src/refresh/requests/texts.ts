import type { RefreshPlan } from "../plan/plan.ts";

/** The words of one pull request. What later runs know it by is added to body and message. */
export interface PacketTexts {
  readonly title: string;
  /** Markdown of at most 60,000 characters. */
  readonly body: string;
  /** A commit message without trailers. */
  readonly commitMessage: string;
}

/** Something that a comment on a pull request tells. */
export type Notice =
  /** It was asked under an earlier revision, and now asks under a newer one. */
  | { readonly about: "newer-revision"; readonly from: string; readonly to: string }
  /** Nobody has to look at its cases any more, so it is closed and its branch deleted. */
  | { readonly about: "nothing-stale"; readonly to: string }
  /** Commits of somebody else are on its branch, so it is left as it is. */
  | {
      readonly about: "edited";
      /** The revision that it asks under, where that is known. */
      readonly asked: string | undefined;
      /** The revision that is current. */
      readonly to: string;
      /** Whether today's plan asks for something else than it does. */
      readonly isBehind: boolean;
    };

/** Writes what people read of pull requests. Pure: the same plan gives the same words. */
export interface RequestTexts {
  packet(plan: RefreshPlan, branch: string): PacketTexts;
  /** Markdown. */
  notice(notice: Notice): string;
}
