import { latestOpinions } from "../life/opinions.ts";
import { html, type Places } from "../shapes/places.ts";
import type { Account, Scope } from "../world/accounts.ts";
import type { Comment, Edit } from "../world/issues.ts";
import { pullNumbered, type PullRequest, type Review } from "../world/pulls.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";
import { forbidden, GraphqlRefusal, mayRead, type GraphqlCall } from "./call.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The queries that the actions use. */
export function queries(call: GraphqlCall): Fields {
  return {
    // GraphQL names an app without the ending that REST gives it (danger-js#1031).
    viewer: { login: bare(call.caller.account), __typename: "User" },
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const found = call.world.repositories.get(`${owner}/${name}`);
      if (found !== undefined && mayRead(call, found, "metadata"))
        return repositoryNode(call, found);
      const message = `Could not resolve to a Repository with the name '${owner}/${name}'.`;
      throw new GraphqlRefusal("NOT_FOUND", message);
    },
  };
}

function bare({ login }: Account): string {
  return login.replace(/\[bot\]$/, "");
}

function repositoryNode(call: GraphqlCall, repository: Repository): Fields {
  const assertMay = (scope: Scope): void => {
    if (!mayRead(call, repository, scope)) throw forbidden();
  };
  return {
    __typename: "Repository",
    id: `R_${repository.id}`,
    nameWithOwner: fullName(repository),
    ref: async ({ qualifiedName }: { readonly qualifiedName: string }) => {
      assertMay("contents");
      const oid = await repository.git.ref(qualifiedName);
      const target = { __typename: "Commit", oid };
      return oid === undefined ? null : { __typename: "Ref", name: qualifiedName, target };
    },
    pullRequest: ({ number }: { readonly number: number }) => {
      assertMay("pull-requests");
      const found = pullNumbered(repository, number);
      if (found !== undefined) return pullNode({ world: call.world, repository }, found);
      const message = `Could not resolve to a PullRequest with the number of ${number}.`;
      throw new GraphqlRefusal("NOT_FOUND", message);
    },
  };
}

function pullNode(places: Places, issue: PullRequest): Fields {
  const { pull, number } = issue;
  const page = html(places, `/pull/${number}`);
  const reviewsOf = (which: readonly Review[]): readonly Fields[] =>
    which.map((one) => reviewNode(page, one));
  return {
    __typename: "PullRequest",
    id: `PR_${issue.id}`,
    number,
    title: issue.title,
    body: issue.body ?? "",
    state: pull.mergedAt === null ? issue.state.toUpperCase() : "MERGED",
    headRefOid: pull.headOid,
    headRefName: pull.head.branch,
    baseRefName: pull.base,
    author: actorNode(issue.author),
    latestOpinionatedReviews: (asked: { readonly writersOnly?: boolean } & Paging) => {
      const isWanted = ({ author }: Review): boolean =>
        asked.writersOnly !== true || has(places.repository, author.login, "write");
      return connection(reviewsOf(latestOpinions(pull).filter(isWanted)), asked);
    },
    reviews: (asked: Paging) =>
      connection(reviewsOf(pull.reviews.filter(({ state }) => state !== "PENDING")), asked),
    comments: (asked: Paging) =>
      connection(
        issue.comments.map((one) => commentNode(page, one)),
        asked,
      ),
  };
}

/** A deleted account is nobody. */
function actorNode(account: Account): Fields | null {
  if (account.isGone) return null;
  return { __typename: account.type, login: bare(account), databaseId: account.id };
}

function reviewNode(page: string, review: Review): Fields {
  return {
    __typename: "PullRequestReview",
    id: `PRR_${review.id}`,
    databaseId: review.id,
    fullDatabaseId: String(review.id),
    state: review.state,
    body: review.body,
    submittedAt: review.submittedAt,
    author: actorNode(review.author),
    url: `${page}#pullrequestreview-${review.id}`,
    ...editFields(review.edited),
    commit: review.commit === null ? null : { __typename: "Commit", oid: review.commit },
  };
}

function commentNode(page: string, comment: Comment): Fields {
  return {
    __typename: "IssueComment",
    id: `IC_${comment.id}`,
    databaseId: comment.id,
    fullDatabaseId: String(comment.id),
    body: comment.body,
    createdAt: comment.createdAt,
    author: actorNode(comment.author),
    url: `${page}#issuecomment-${comment.id}`,
    ...editFields(comment.edited),
  };
}

/** REST tells of none of these. */
function editFields(edited: Edit | null): Fields {
  return {
    editor: edited === null ? null : actorNode(edited.by),
    lastEditedAt: edited?.at ?? null,
    includesCreatedEdit: edited !== null,
  };
}

interface Paging {
  readonly first?: number | null;
  readonly after?: string | null;
}

/** A page of a connection; a cursor is the number of items before it. GitHub gives 100 at most and wants a number. */
function connection(nodes: readonly Fields[], { first, after }: Paging): Fields {
  if (typeof first !== "number") {
    const message =
      "You must provide a `first` or `last` value to properly paginate the connection.";
    throw new GraphqlRefusal("MISSING_PAGINATION_BOUNDARIES", message);
  }
  if (first > 100) {
    const message = `Requesting ${first} records on the connection exceeds the \`first\` limit of 100 records.`;
    throw new GraphqlRefusal("EXCESSIVE_PAGINATION", message);
  }
  const start = Number(after ?? 0);
  const shown = nodes.slice(start, start + first);
  const end = start + shown.length;
  const endCursor = shown.length === 0 ? null : String(end);
  return {
    totalCount: nodes.length,
    nodes: shown,
    edges: shown.map((node, index) => ({ cursor: String(start + index + 1), node })),
    pageInfo: { hasNextPage: end < nodes.length, endCursor },
  };
}
