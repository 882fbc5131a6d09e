import type { GraphqlCall } from "./graphql-mutations.ts";
import { pullNumbered, type PullRequest } from "./pulls.ts";
import { latestOpinions } from "./review-states.ts";
import { isVerified } from "./routes/git-data.ts";
import { fullName, roleOf, roles, type Account, type Repository, type Review } from "./world.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The queries that the actions use. */
export function queries(call: GraphqlCall): Fields {
  return {
    // GraphQL names an app without the ending that REST gives it (danger-js#1031).
    viewer: { login: bare(call.caller.account), __typename: "User" },
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const found = call.world.repositories.get(`${owner}/${name}`);
      return found === undefined || !mayRead(call, found) ? null : repositoryNode(found);
    },
  };
}

function mayRead({ caller }: GraphqlCall, repository: Repository): boolean {
  if (caller.kind === "job")
    return !repository.private || caller.repository === fullName(repository);
  return roles.indexOf(roleOf(repository, caller.account.login)) >= roles.indexOf("read");
}

function bare({ login }: Account): string {
  return login.replace(/\[bot\]$/, "");
}

function repositoryNode(repository: Repository): Fields {
  return {
    __typename: "Repository",
    id: `R_${repository.id}`,
    nameWithOwner: fullName(repository),
    ref: async ({ qualifiedName }: { readonly qualifiedName: string }) => {
      const oid = await repository.git.ref(qualifiedName);
      return oid === undefined
        ? null
        : { name: qualifiedName, target: { __typename: "Commit", oid } };
    },
    pullRequest: ({ number }: { readonly number: number }) => {
      const found = pullNumbered(repository, number);
      return found === undefined ? null : pullNode(repository, found);
    },
  };
}

export function pullNode(repository: Repository, issue: PullRequest): Fields {
  const { pull } = issue;
  return {
    __typename: "PullRequest",
    id: `PR_${issue.id}`,
    number: issue.number,
    title: issue.title,
    body: issue.body ?? "",
    state: pull.mergedAt === null ? issue.state.toUpperCase() : "MERGED",
    headRefOid: pull.headOid,
    headRefName: pull.head.branch,
    baseRefName: pull.base,
    author: actorNode(issue.author),
    latestOpinionatedReviews: (asked: { readonly writersOnly?: boolean } & Paging) => {
      const writers = latestOpinions(pull).filter(
        ({ author }) => asked.writersOnly !== true || mayWrite(repository, author),
      );
      return connection(writers.map(reviewNode), asked);
    },
    reviews: (asked: Paging) =>
      connection(pull.reviews.filter(({ state }) => state !== "PENDING").map(reviewNode), asked),
  };
}

function mayWrite(repository: Repository, { login }: Account): boolean {
  return roles.indexOf(roleOf(repository, login)) >= roles.indexOf("write");
}

function actorNode(account: Account): Fields {
  return { __typename: account.type, login: bare(account), databaseId: account.id };
}

function reviewNode(review: Review): Fields {
  return {
    __typename: "PullRequestReview",
    id: `PRR_${review.id}`,
    databaseId: review.id,
    fullDatabaseId: String(review.id),
    state: review.state,
    body: review.body,
    submittedAt: review.submittedAt,
    author: actorNode(review.author),
    commit: review.commit === null ? null : { __typename: "Commit", oid: review.commit },
  };
}

export function commitNode({ origin }: GraphqlCall, repository: Repository, oid: string): Fields {
  const isValid = isVerified(oid);
  return {
    __typename: "Commit",
    oid,
    url: `${origin}/${fullName(repository)}/commit/${oid}`,
    signature: isValid
      ? { __typename: "GpgSignature", isValid, state: "VALID", wasSignedByGitHub: true }
      : null,
  };
}

interface Paging {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of a connection; a cursor is the number of items before it. */
function connection(nodes: readonly Fields[], { first, after }: Paging): Fields {
  const start = Number(after ?? 0);
  const shown = nodes.slice(start, start + (first ?? 100));
  const end = start + shown.length;
  return {
    totalCount: nodes.length,
    nodes: shown,
    pageInfo: {
      hasNextPage: end < nodes.length,
      endCursor: shown.length === 0 ? null : String(end),
    },
  };
}
