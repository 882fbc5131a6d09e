import { isMap } from "../../model/fields.ts";
import { sha256 } from "../../model/hash.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ObjectId } from "../../refresh/requests/host.ts";
import type { CommitStatus, JudgedPull, Permission } from "../review-host.ts";
import type { Said } from "../said.ts";

/** By what a run judges. */
export interface JudgedBy {
  /** The commit of the main branch whose policy counts. */
  readonly main: ObjectId;
  /** Its root folder. */
  readonly tree: ObjectId;
  /** What names the code that judges, and how it was told to. */
  readonly code: string;
  /** The day, so that nothing is believed for longer. */
  readonly day: string;
}

/** All that a verdict on a pull request and the comment on it depend on, and these themselves. */
export interface SealedFacts {
  readonly by: JudgedBy;
  /** The commit that it was merged with. */
  readonly base: ObjectId;
  readonly pull: JudgedPull;
  /** What others said of it. */
  readonly said: readonly Said[];
  readonly permissions: ReadonlyMap<string, Permission>;
  /** As they stand on its last commit. */
  readonly statuses: readonly CommitStatus[];
  /** The comment, without a seal. */
  readonly comment: string;
}

/**
 * The seal of a comment: a hash by which a later sweep sees that all is as an earlier one found it. Everybody can work it out,
 * so it is no proof: who believes it has to lose nothing where it is a lie. 64 hex digits.
 */
export function sealOf({ pull, permissions, statuses, ...rest }: SealedFacts): string {
  // Neither stands in a list of pull requests. A merge that is another one is another commit.
  const { isMergeable: _, mergedAt: __, ...facts } = pull;
  // Where a verdict links to is no part of what is compared before one is posted.
  const verdicts = statuses.map(({ context, state, description }) => [context, state, description]);
  const all = { ...rest, pull: facts, permissions: [...permissions], verdicts };
  return sha256(JSON.stringify(all, inOrder)).slice("sha256:".length);
}

/** The fields of an object in the order of their names, whatever order it was made in. */
function inOrder(_: string, value: unknown): unknown {
  return isMap(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => byUtf8(a, b)))
    : value;
}
