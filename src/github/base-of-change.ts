import { readCommit } from "../git/commit.ts";
import {
  baseBefore,
  baseOfCommit,
  defaultBase,
  type FoundBase,
  type NoBase,
} from "../git/find-base.ts";
import type { Repository } from "../git/repository.ts";
import type { Change } from "./event.ts";

/** A commit that is checked out. */
export interface CheckedOutCommit {
  readonly repository: Repository;
  readonly commit: string;
}

/** Why a change has no earlier state to compare with. */
export type NoChangeBase = NoBase | { readonly none: "new-branch" };

/**
 * The state that a change is compared with: of GitHub's merge of a pull request the commit that it was merged into, of the
 * pull request's own head the commit where it parted from its base; in a merge queue what stands before it; of a push what
 * the branch was. Where nothing changed, the default of the command line. `checkedOut` is undefined where no commit is.
 */
export async function baseOfChange(
  change: Change,
  folder: string,
  checkedOut: CheckedOutCommit | undefined,
): Promise<FoundBase | NoChangeBase> {
  switch (change.kind) {
    case "pull-request": {
      const merged = checkedOut && (await mergedInto(change.head, checkedOut));
      if (merged === undefined) return await baseBefore(folder, change.base);
      return await baseOfCommit(folder, { name: change.base.name, commit: merged });
    }
    case "merge-group":
      return await baseOfCommit(folder, change.base);
    case "push": {
      const { branch, before } = change;
      if (before === undefined) return { none: "new-branch" };
      return await baseOfCommit(folder, { name: `${branch} before this push`, commit: before });
    }
    case "none":
      return await defaultBase(folder);
  }
}

/** The first parent of GitHub's merge of a pull request; undefined where another commit is checked out. */
async function mergedInto(
  head: string,
  { repository, commit }: CheckedOutCommit,
): Promise<string | undefined> {
  const { parents } = await readCommit(repository, commit);
  return parents.length === 2 && parents[1] === head ? parents[0] : undefined;
}

/**
 * Whether the commit that is checked out is one that the event tells of, `started` being that of the workflow: otherwise a
 * check would pass for a change that it never saw. Where nothing changed, any commit is.
 */
export async function isOfChange(
  change: Change,
  checkedOut: CheckedOutCommit,
  started: string,
): Promise<boolean> {
  const { commit } = checkedOut;
  if (change.kind === "none" || commit === started || commit === change.head) return true;
  if (change.kind !== "pull-request") return false;
  return (await mergedInto(change.head, checkedOut)) !== undefined;
}
