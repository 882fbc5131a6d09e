import type { Digest } from "../../model/ids.ts";
import type { AskedCase } from "../asked-change.ts";
import type { Uncounted } from "../judgement.ts";

/** What a line says of a case. */
export type Verdict = "approved" | "retired" | "rejected" | "accepted";

/** What a line decides about one case. */
export interface Decided {
  readonly asked: AskedCase;
  readonly verdict: Verdict;
  /** The digest of the case as it would be; undefined for a verdict that is not bound to one. */
  readonly digest: Digest | undefined;
}

/** What a line covers; always something. */
export interface Cover {
  readonly decided: readonly Decided[];
  /** Whether it takes the files that are none of a case. */
  readonly takesFiles: boolean;
}

export function isUncounted(cover: Cover | Uncounted): cover is Uncounted {
  return "why" in cover;
}

/** Whether two lines say the same of a case. */
export function saysSame(one: Decided, other: Decided): boolean {
  return one.verdict === other.verdict && one.digest === other.digest;
}
