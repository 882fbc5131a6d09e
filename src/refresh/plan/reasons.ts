import { triggers as everyTrigger, type Trigger } from "../../corpus/refresh-scopes.ts";
import type { RefreshReason } from "../../model/generated/case.ts";

/** What is known of a judgment and of what happened since. */
export interface Happening {
  /** The corpus revision of the judgment; undefined where the case names none. */
  readonly from: string | undefined;
  readonly to: string;
  /** What changed that concerns the case, in any order. */
  readonly triggers: readonly Trigger[];
  /** Whether people ask something that the set does not represent. */
  readonly observed: boolean;
}

/**
 * All reasons to ask about a judgment again, in the order of the schema. Revisions are compared by code unit. That the
 * revision is another one is a reason beside others; whether reasons ask for a person, `opensRequest` tells.
 */
export function reasonsFor({ from, to, triggers, observed }: Happening): readonly RefreshReason[] {
  const happened = new Set(triggers);
  return [
    ...everyTrigger.filter((trigger) => happened.has(trigger)),
    ...(observed ? (["query-pattern-observed"] as const) : []),
    ...(from === to ? [] : (["corpus-revision-changed"] as const)),
  ];
}

/** Whether a person is asked: another corpus revision alone is no reason, since a judgment is carried over it. */
export function opensRequest(reasons: readonly RefreshReason[]): boolean {
  return reasons.some((reason) => reason !== "corpus-revision-changed");
}
