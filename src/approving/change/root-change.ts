import type { Policy } from "../../model/generated/policy.ts";
import type { FolderEntry } from "../../refresh/requests/host.ts";
import { mayConcern, ownedPaths } from "./needs-owner.ts";
import { pathInSet } from "./path-names.ts";

/** The root folder of a repository before and after a change, and where the set lies. */
export interface RootChange {
  readonly before: readonly FolderEntry[];
  readonly after: readonly FolderEntry[];
  readonly place: string;
  readonly policy: Pick<Policy, "protectedPaths"> | undefined;
}

/**
 * Whether a change is nothing to judge, as the root folders alone tell: what they hold alike is alike all the way down, and nothing
 * of what they do not can be of the set or need an owner. Where it says no, somebody has to look further.
 */
export function touchesNothing({ before, after, place, policy }: RootChange): boolean {
  const mayBelow = mayConcern(place, policy);
  const needsOwner = ownedPaths(place, policy);
  const [old, now] = [entriesByName(before), entriesByName(after)];
  return [...new Set([...old.keys(), ...now.keys()])].every((name) => {
    const both = [old.get(name), now.get(name)];
    const [one, other] = both;
    if (one?.oid === other?.oid && one?.mode === other?.mode) return true;
    const isFolder = both.some((entry) => entry?.mode === "40000");
    const isFile = both.some((entry) => entry !== undefined && entry.mode !== "40000");
    if (isFolder && mayBelow(name)) return false;
    return !isFile || (pathInSet(place, name) === undefined && !needsOwner(name));
  });
}

function entriesByName(entries: readonly FolderEntry[]): ReadonlyMap<string, FolderEntry> {
  return new Map(entries.map((entry) => [entry.name, entry]));
}
