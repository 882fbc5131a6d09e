import type { ObjectId } from "../../refresh/requests/host.ts";
import type { JudgedPull, ReviewHost } from "../review-host.ts";
import type { PullCommits } from "./pull-sets.ts";

/** How long a run waits for the host to merge a pull request with its base, in milliseconds, before each further look. */
const waits = [1000, 3000, 8000, 15_000];

/** A pull request as it is now, with the merge that was made of it, or why there is none. */
export type MergedPull =
  | { readonly pull: JudgedPull; readonly commits: PullCommits }
  | { readonly pull: JudgedPull; readonly why: "conflict" | "not-merged-yet" };

/**
 * The merge of a pull request's last commit with its base, which the host makes some time after each push. A merge of an earlier
 * commit is none.
 */
export async function mergeOf(
  host: Pick<ReviewHost, "pull" | "commit">,
  first: JudgedPull,
  sleep: (milliseconds: number) => Promise<void>,
): Promise<MergedPull> {
  let pull = first;
  for (const wait of [...waits, undefined]) {
    const commits = await commitsOf(host, pull);
    if (commits !== undefined) return { pull, commits };
    if (pull.isMergeable === false) return { pull, why: "conflict" };
    if (wait === undefined || pull.state !== "open") break;
    await sleep(wait);
    pull = await host.pull(pull.number);
  }
  return { pull, why: "not-merged-yet" };
}

async function commitsOf(
  host: Pick<ReviewHost, "commit">,
  { head, mergeCommit: merge }: JudgedPull,
): Promise<PullCommits | undefined> {
  if (merge === undefined) return undefined;
  const [base, merged]: readonly (ObjectId | undefined)[] =
    (await host.commit(merge))?.parents ?? [];
  return base === undefined || merged !== head ? undefined : { head, merge, base };
}
