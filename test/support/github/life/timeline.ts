import type { Account } from "../world/accounts.ts";
import type { Issue, TimelineEvent } from "../world/issues.ts";
import type { World } from "../world/world.ts";

/** Writes an event into a timeline. */
export function noted(
  world: World,
  issue: Issue,
  event: {
    readonly event: string;
    readonly actor: Account;
    readonly commit?: string;
    readonly details?: TimelineEvent["details"];
  },
): void {
  issue.timeline.push({
    id: world.id(),
    event: event.event,
    actor: event.actor,
    at: world.now(),
    commit: event.commit ?? null,
    details: event.details ?? {},
  });
}
