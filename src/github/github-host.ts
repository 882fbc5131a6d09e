import type { BranchMove, Refusal, RefreshHost } from "../refresh/requests/host.ts";
import { branchFolder } from "../refresh/plan/branch-folder.ts";
import { systemClock, type Clock } from "./clock.ts";
import { isOnMain, readCommit, readMain, writeCommit } from "./commits.ts";
import { Connection, type Place } from "./connection.ts";
import { Folders } from "./folders.ts";
import { GitPush, type Author } from "./git-push.ts";
import { commentsOf } from "./host-comments.ts";
import {
  addLabels,
  changePullRequest,
  openPullRequest,
  readPullRequest,
  readPullRequests,
  requestReviewers,
} from "./pull-requests.ts";
import { moveBranch, readBranches, sendMove } from "./references.ts";
import { refusable, refusal } from "./refusable.ts";

/** How a run reaches the repository whose refresh pull requests it keeps. */
export interface GitHubAccess {
  readonly place: Place;
  readonly token: string;
  readonly clock?: Clock;
  /** Where the branches of the set are, ending in "/". */
  readonly folder?: string;
  /** Writes commits by Git and in this name, in the place of GitHub's API that signs them. */
  readonly gitAuthor?: Author | undefined;
}

/** A repository on GitHub. Its methods throw GitHubError, whatever they do not give as a refusal. */
export function githubHost({
  place,
  token,
  clock = systemClock,
  folder = branchFolder(""),
  gitAuthor,
}: GitHubAccess): RefreshHost {
  const connection = new Connection(place, token, clock);
  const folders = new Folders(connection);
  const push = gitAuthor && new GitPush(connection, folders, gitAuthor);
  const sends = async (move: BranchMove): Promise<void> => {
    await (push?.move(move) ?? sendMove(connection, move));
  };
  return {
    main: async () => await readMain(connection),
    branches: async () => await readBranches(connection, folder),
    commit: async (oid) => await readCommit(connection, oid),
    folder: async (tree) => await folders.at(tree),
    isOnMain: async (oid) => await isOnMain(connection, oid),
    writeCommit: async (commit) =>
      await refusable(
        async () => await (push?.writeCommit(commit) ?? writeCommit(connection, folders, commit)),
      ),
    moveBranch: async (move) => await moveBranch(sends, connection, move),
    ...pullRequestsOf(connection),
    ...commentsOf(connection),
  };
}

type OfPullRequests =
  | ("pullRequests" | "pullRequest" | "openPullRequest" | "editPullRequest" | "closePullRequest")
  | ("addLabels" | "requestReviewers");

function pullRequestsOf(connection: Connection): Pick<RefreshHost, OfPullRequests> {
  return {
    pullRequests: async (branch) => await readPullRequests(connection, branch),
    pullRequest: async (number) => await readPullRequest(connection, number),
    openPullRequest: async (pull) => await openPullRequest(connection, pull),
    editPullRequest: async (number, { title, body }) =>
      await refusal(async () => {
        const fields = {
          ...(title !== undefined && { title }),
          ...(body !== undefined && { body }),
        };
        if (Object.keys(fields).length === 0) return;
        await changePullRequest(connection, { number, ...fields });
      }),
    closePullRequest: async (number, { body }) =>
      await refusal(async () => {
        await changePullRequest(connection, { number, body, state: "closed" });
      }),
    addLabels: async (number, labels) =>
      await refusal(async () => {
        await addLabels(connection, number, labels);
      }, [422]),
    requestReviewers: async (number, reviewers) =>
      await askedFor(reviewers, async (some) => {
        await requestReviewers(connection, number, some);
      }),
  };
}

/** Asks all at once. GitHub asks nobody where it cannot ask one of them: then each by themselves. */
async function askedFor(
  reviewers: readonly string[],
  asks: (some: readonly string[]) => Promise<void>,
): Promise<Refusal | undefined> {
  const ofAll = await refusal(async () => {
    await asks(reviewers);
  }, [422]);
  if (ofAll === undefined || reviewers.length < 2) return ofAll;
  const refused: string[] = [];
  for (const one of reviewers) {
    const ofOne = await askedFor([one], asks);
    if (ofOne !== undefined) refused.push(ofOne.refused);
  }
  return refused.length === 0 ? undefined : { refused: refused.join(" ") };
}
