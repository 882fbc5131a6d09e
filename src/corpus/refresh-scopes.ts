import type { RefreshReason } from "../model/generated/case.ts";
import type { Policy } from "../model/generated/policy.ts";

/** A change of the corpus that can put a judgment in need of a person. */
export type Trigger = Exclude<RefreshReason, "query-pattern-observed" | "corpus-revision-changed">;

/** Which cases a change concerns: those whose evidence moved, those that cite the document, or all. */
export type Scope = "cases-of-evidence" | "cases-of-document" | "whole-set";

/** What concerns which cases where the policy does not say. */
export const usualScopes: Readonly<Record<Trigger, Scope>> = {
  "source-revision-changed": "cases-of-evidence",
  "chunk-edited": "cases-of-evidence",
  "chunk-moved": "cases-of-evidence",
  "chunk-deleted": "cases-of-evidence",
  "chunking-changed": "whole-set",
  "embedding-changed": "whole-set",
  "retrieval-filter-changed": "whole-set",
  "document-added": "cases-of-document",
};

/** The scopes of a policy, each trigger with its own or the usual one. */
export function scopesOf(policy: Policy | undefined): Readonly<Record<Trigger, Scope>> {
  return { ...usualScopes, ...policy?.refresh };
}

/** Every trigger, in the order in which they are told. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are the keys of the table above.
export const triggers: readonly Trigger[] = Object.keys(usualScopes) as Trigger[];
