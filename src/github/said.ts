import type { Opinion, Said } from "../approving/said.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { actorFields, actorIn } from "./accounts.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";

/** What a job has to grant for it. */
const needs = ["pull-requests: read"] as const;

const words = `fullDatabaseId body url lastEditedAt author { ${actorFields} } editor { ${actorFields} }`;

/** One page of a list of a pull request. REST does not tell who edited what is said. */
function document(name: string, list: string, fields: string): string {
  return `query ${name}($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      ${list}(first: 100, after: $after) {
        edges { cursor node { ${words} ${fields} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;
}

const lists = {
  reviews: document("Reviews", "reviews", "state submittedAt commit { oid }"),
  comments: document("Comments", "comments", "createdAt"),
} as const;

/** Undefined for a review that is not given yet. */
const opinions: ReadonlyMap<string, Opinion | undefined> = new Map([
  ["APPROVED", "approves"],
  ["CHANGES_REQUESTED", "asks-for-changes"],
  ["DISMISSED", "dismissed"],
  ["COMMENTED", "comments"],
  ["PENDING", undefined],
]);

/**
 * What was said on a pull request: reviews and comments in the order in which they were given; of one second, reviews
 * first. Throws GitHubError where GitHub does not give all of it.
 */
export async function readSaid(connection: Connection, number: number): Promise<readonly Said[]> {
  const reviews = await readNodes(connection, number, "reviews");
  const comments = await readNodes(connection, number, "comments");
  const all = [...reviews.flatMap(reviewOf), ...comments.map(commentOf)];
  return all.toSorted(
    (a, b) => byUtf8(a.at, b.at) || byUtf8(b.kind, a.kind) || Math.sign(a.id - b.id),
  );
}

/** Something that was said, and what was asked to read it. */
interface Node {
  readonly answer: Answer;
  readonly doing: string;
}

async function readNodes(
  connection: Connection,
  number: number,
  list: keyof typeof lists,
): Promise<readonly Node[]> {
  const doing = `read the ${list} of #${number}`;
  const { owner, name } = connection.place;
  const path = ["repository", "pullRequest", list] as const;
  const nodes: Node[] = [];
  for (let after: string | undefined; ;) {
    const given = { owner, name, number, ...(after !== undefined && { after }) };
    const found = answerOf(await connection.graphql(lists[list], { doing, needs, given }), doing);
    const edges = found.list(...path, "edges");
    const end = found.textOrNone(...path, "pageInfo", "endCursor");
    const hasMore = found.flag(...path, "pageInfo", "hasNextPage");
    const isWhole = (edges.at(-1)?.text("cursor") ?? "") === end;
    if (!isWhole || (hasMore && (end === "" || end === after))) throw cut(doing, list);
    nodes.push(...edges.map((edge) => ({ answer: edge.within("node"), doing })));
    if (!hasMore) return nodes;
    after = end;
  }
}

function cut(doing: string, list: string): GitHubError {
  const said = `a page of "${list}" ends before its end`;
  return new GitHubError({ doing, needs }, { kind: "undescribed", status: 0, said });
}

function reviewOf({ answer, doing }: Node): readonly Said[] {
  const state = answer.text("state");
  if (!opinions.has(state)) {
    const said = `"state" holds no state of a review: ${state}`;
    throw new GitHubError({ doing, needs }, { kind: "undescribed", status: 0, said });
  }
  const opinion = opinions.get(state);
  if (opinion === undefined) return [];
  const at = answer.instant("submittedAt");
  const commit = answer.has("commit") ? answer.oid("commit", "oid") : undefined;
  return [{ kind: "review", opinion, commit, ...saidIn(answer, at) }];
}

function commentOf({ answer }: Node): Said {
  const at = answer.instant("createdAt");
  return { kind: "comment", opinion: undefined, commit: undefined, ...saidIn(answer, at) };
}

function saidIn(answer: Answer, at: string): Omit<Said, "kind" | "opinion" | "commit"> {
  const editedAt = answer.instantOrNone("lastEditedAt");
  const isEdited = editedAt !== undefined || answer.has("editor");
  return {
    id: answer.bigNumber("fullDatabaseId"),
    by: actorIn(answer, "author"),
    body: answer.text("body"),
    at,
    edited: isEdited ? { by: actorIn(answer, "editor"), at: editedAt ?? at } : undefined,
    url: answer.text("url"),
  };
}
