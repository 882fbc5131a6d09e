import type { ReviewHost } from "../approving/review-host.ts";
import type { Repository } from "../git/repository.ts";
import { systemClock, type Clock } from "./clock.ts";
import { readCommit, readMain, writeCommit } from "./commits.ts";
import { Connection, type Place } from "./connection.ts";
import { fetchCommits } from "./fetched-commits.ts";
import { Folders } from "./folders.ts";
import { commentsOf } from "./host-comments.ts";
import {
  readJudgedPull,
  readMergedPullsOf,
  readOpenPulls,
  readOpenPullsWithHead,
} from "./judged-pulls.ts";
import { readPermission } from "./permission.ts";
import { moveBranch, sendMove } from "./references.ts";
import { presentOrNot, refusable, refusal } from "./refusable.ts";
import { readSaid } from "./said.ts";
import { readStatuses, writeStatus } from "./statuses.ts";
import { Viewing } from "./viewing.ts";

/** How a run reaches the repository whose pull requests it judges. */
export interface ReviewAccess {
  readonly place: Place;
  readonly token: string;
  readonly clock?: Clock;
  /** What `fetch` brings commits into. */
  readonly clone: Repository;
}

/** A repository on GitHub. Its methods throw GitHubError, whatever they do not give as a refusal. */
export function reviewHost({ place, token, clock = systemClock, clone }: ReviewAccess): ReviewHost {
  const connection = new Connection(place, token, clock);
  const folders = new Folders(connection);
  const viewing = new Viewing(connection);
  return {
    main: async () => await readMain(connection),
    pull: async (number) => await readJudgedPull(connection, number),
    pullIfAny: async (number) =>
      await presentOrNot(connection, async () => await readJudgedPull(connection, number)),
    openPullsWithHead: async (head) => await readOpenPullsWithHead(connection, head),
    openPulls: async () => await readOpenPulls(connection),
    mergedPullsOf: async (oid) => await readMergedPullsOf(connection, oid),
    said: async (number) => await readSaid(connection, number),
    permission: async (login) => await readPermission(connection, login),
    commit: async (oid) => await readCommit(connection, oid),
    folder: async (tree) => await folders.whole(tree),
    fetch: async (commits) => {
      await fetchCommits(connection, clone, commits);
    },
    statuses: async (oid) => await readStatuses(connection, oid),
    postStatus: async (oid, status) =>
      await refusal(async () => {
        await writeStatus(connection, oid, status);
      }, [422]),
    writeCommit: async (commit) =>
      await refusable(async () => await writeCommit(connection, folders, commit)),
    moveBranch: async (move) =>
      await moveBranch(async (one) => await sendMove(connection, one), connection, move),
    isSelf: async () => await viewing.isViewer(),
    ...commentsOf(connection, viewing),
  };
}
