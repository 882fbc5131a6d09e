import type { JudgedPull } from "../approving/review-host.ts";
import type { ObjectId } from "../refresh/requests/host.ts";
import { accountIn } from "./accounts.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection, Place } from "./connection.ts";
import { isRefused } from "./refusable.ts";

/** What a job has to grant for it. */
const needs = ["pull-requests: read"] as const;

/** One pull request as it is now. */
export async function readJudgedPull(connection: Connection, number: number): Promise<JudgedPull> {
  const doing = `read the pull request #${number}`;
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const found = await connection.read(route, { doing, needs, given: { pull_number: number } });
  return pullOf(answerOf(found, doing), connection.place);
}

/** All that are open, from the oldest to the newest, as their list has them. */
export async function readOpenPulls(connection: Connection): Promise<readonly JudgedPull[]> {
  const found = await listOpenPulls(connection);
  const byNumber = new Map(found.map((one) => [one.number("number"), one]));
  return inOrder(found).flatMap((number) => {
    const one = byNumber.get(number);
    return one === undefined ? [] : [pullOf(one, connection.place)];
  });
}

/**
 * The numbers of the open ones whose head is a commit. GitHub's list of a commit's pull requests leaves out those from forks,
 * and of a commit that is on the main branch those that are still open (nx.js#410, kolibri#14719, the operation's text). So
 * the list of all that are open is looked through. That one may be late by a moment, in which the other helps.
 */
export async function readOpenPullsWithHead(
  connection: Connection,
  head: ObjectId,
): Promise<readonly number[]> {
  const found = [...(await listOpenPulls(connection)), ...(await ofCommit(connection, head))];
  const { place } = connection;
  return inOrder(
    found.filter(
      (one) =>
        one.text("state") === "open" && one.oid("head", "sha") === head && isIn(one, "base", place),
    ),
  );
}

/**
 * The numbers of those that brought a commit of the main branch there. GitHub's list names the merged ones of such a commit,
 * from forks as well (the operation's text).
 */
export async function readMergedPullsOf(
  connection: Connection,
  oid: ObjectId,
): Promise<readonly number[]> {
  const found = await ofCommit(connection, oid);
  return inOrder(
    found.filter(
      (one) => one.textOrNone("merged_at") !== "" && isIn(one, "base", connection.place),
    ),
  );
}

/** All that are open, the oldest first: one that is opened meanwhile comes last, on a page that is still to be read. */
export async function listOpenPulls(connection: Connection): Promise<readonly Answer[]> {
  const doing = "read the open pull requests";
  const found = await connection.readAll("GET /repos/{owner}/{repo}/pulls", {
    doing,
    needs,
    given: { state: "open", sort: "created", direction: "asc", per_page: 100 },
  });
  return found.map((one) => answerOf(one, doing));
}

async function ofCommit(connection: Connection, oid: ObjectId): Promise<readonly Answer[]> {
  const doing = `read the pull requests of the commit ${oid}`;
  const route = "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls";
  try {
    const given = { commit_sha: oid, per_page: 100 };
    const found = await connection.readAll(route, { doing, needs, given });
    return found.map((one) => answerOf(one, doing));
  } catch (error) {
    // A fork's commit need not be known here.
    if (isRefused(error, [404, 422])) return [];
    throw error;
  }
}

function inOrder(pulls: readonly Answer[]): readonly number[] {
  return [...new Set(pulls.map((one) => one.number("number")))].toSorted((a, b) => a - b);
}

function pullOf(answer: Answer, place: Place): JudgedPull {
  const mergedAt = answer.instantOrNone("merged_at");
  const isOpen = answer.text("state") === "open";
  const isMergeable = isOpen ? answer.flagOrNone("mergeable") : undefined;
  // Of a conflict GitHub may still name the merge that was possible before, and of one that was closed the last trial.
  const hasMerge = mergedAt !== undefined || (isOpen && isMergeable !== false);
  const isNamed = answer.textOrNone("merge_commit_sha") !== "";
  return {
    number: answer.number("number"),
    url: answer.text("html_url"),
    state: mergedAt !== undefined ? "merged" : isOpen ? "open" : "closed",
    isDraft: answer.flagOrNone("draft") ?? false,
    author: accountIn(answer, "user"),
    title: answer.text("title"),
    base: answer.text("base", "ref"),
    head: answer.oid("head", "sha"),
    branch: answer.text("head", "ref"),
    isOwnBranch: isIn(answer, "head", place),
    mergeCommit: hasMerge && isNamed ? answer.oid("merge_commit_sha") : undefined,
    isMergeable,
    mergedAt,
  };
}

/** Whether an end of a pull request is in this repository. One from a fork that is gone comes from nowhere. */
export function isIn(answer: Answer, end: "head" | "base", { owner, name }: Place): boolean {
  if (!answer.has(end, "repo")) return false;
  const full = answer.text(end, "repo", "full_name");
  return full.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
