import type {
  BlockedPullRequest,
  HostPullRequest,
  NewPullRequest,
  OpenedPullRequest,
} from "../refresh/requests/host.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection } from "./connection.ts";
import type { GitHubError } from "./github-error.ts";
import { compareUrl } from "./compare-url.ts";
import { isIn } from "./judged-pulls.ts";
import { isRefused, isUnsure } from "./refusable.ts";

const attempts = 4;

/** What a job has to grant to read one. */
const needs = ["pull-requests: read"] as const;

/**
 * Those ever opened from a branch of this repository, in all states, the newest first. A list lags behind, so each that it
 * calls open, and the newest, is asked for by itself. Only of these are the reviewers known who gave a review already.
 */
export async function readPullRequests(
  connection: Connection,
  branch: string,
): Promise<readonly HostPullRequest[]> {
  const found = await listed(connection, branch, "all");
  const read: HostPullRequest[] = [];
  for (const [index, one] of found.entries()) {
    const isFresh = one.state === "open" || index === 0;
    read.push(isFresh ? await readPullRequest(connection, one.number) : one);
  }
  return read;
}

/** One pull request as it is now. */
export async function readPullRequest(
  connection: Connection,
  number: number,
): Promise<HostPullRequest> {
  const doing = `read the pull request #${number}`;
  const given = { pull_number: number };
  const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
  const answer = answerOf(await connection.read(route, { doing, given, needs }), doing);
  const reviews = await connection.readAll(`${route}/reviews`, {
    doing: `read the reviews of #${number}`,
    needs,
    given: { ...given, per_page: 100 },
  });
  const reviewed = reviews
    .map((one) => answerOf(one, doing))
    .filter((one) => one.has("user"))
    .map((one) => one.text("user", "login").toLowerCase());
  const pull = pullOf(answer, connection);
  return { ...pull, reviewers: [...new Set([...pull.reviewers, ...reviewed])] };
}

/**
 * Opens a pull request, or finds the one that is open already. After a call of which nobody knows what became, it looks
 * before it sends it again; GitHub lets no second one be opened from the same branch, should a list be late.
 */
export async function openPullRequest(
  connection: Connection,
  pull: NewPullRequest,
): Promise<OpenedPullRequest | BlockedPullRequest> {
  const { branch, base, title, body, draft } = pull;
  const doing = `open a pull request for the branch ${branch}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const made = await connection.write("POST /repos/{owner}/{repo}/pulls", {
        doing,
        given: { head: branch, base, title, body, draft },
      });
      const answer = answerOf(made, doing);
      const isByWorkflow = isOfActions(answer);
      return { number: answer.number("number"), url: answer.text("html_url"), isByWorkflow };
    } catch (error) {
      if (isRefused(error)) {
        return { blocked: blockedBy(error), compareUrl: compareUrl(connection.place, pull) };
      }
      if (!isUnsure(error) && !isThere(error)) throw error;
      const open = await openFrom(connection, branch, base);
      if (open !== undefined) return open;
      if (attempt === attempts) throw error;
      await connection.patience(attempt);
    }
  }
}

/** Changes fields of a pull request. */
export async function changePullRequest(
  connection: Connection,
  { number, ...fields }: { number: number; title?: string; body?: string; state?: "closed" },
): Promise<void> {
  const doing = `${fields.state === undefined ? "edit" : "close"} the pull request #${number}`;
  const changed = await connection.write("PATCH /repos/{owner}/{repo}/pulls/{pull_number}", {
    doing,
    given: { pull_number: number, ...fields },
    isRepeatable: true,
  });
  answerOf(changed, doing).number("number");
}

export async function addLabels(
  connection: Connection,
  number: number,
  labels: readonly string[],
): Promise<void> {
  if (labels.length === 0) return;
  const doing = `label the pull request #${number}`;
  const added = await connection.write("POST /repos/{owner}/{repo}/issues/{issue_number}/labels", {
    doing,
    given: { issue_number: number, labels },
    isRepeatable: true,
    isOfNew: true,
  });
  answerOf(added, doing).list();
}

/** Asks accounts, and teams that are written `owner/team`. */
export async function requestReviewers(
  connection: Connection,
  number: number,
  reviewers: readonly string[],
): Promise<void> {
  if (reviewers.length === 0) return;
  const teams = reviewers.filter((one) => one.includes("/"));
  const doing = `ask ${reviewers.join(", ")} for a review of #${number}`;
  const route = "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers";
  const asked = await connection.write(route, {
    doing,
    given: {
      pull_number: number,
      reviewers: reviewers.filter((one) => !one.includes("/")),
      ...(teams.length > 0 && { team_reviewers: teams.map((one) => one.replace(/^.*\//, "")) }),
    },
    isRepeatable: true,
    isOfNew: true,
  });
  answerOf(asked, doing).number("number");
}

function isThere(error: unknown): error is GitHubError {
  return isRefused(error, [422]) && error.failure.said.includes("pull request already exists");
}

/** The setting is another one than the permission that a job declares (create-pull-request#3979, #1175). */
function blockedBy(error: GitHubError): string {
  if (!error.failure.said.includes("not permitted to create")) return error.message;
  return `${error.message.replace(/: the token .*$/s, "")}: a setting of the repository or its organization does not let GitHub Actions open pull requests. An administrator allows it under Settings, Actions, General, Workflow permissions.`;
}

async function openFrom(
  connection: Connection,
  branch: string,
  base: string,
): Promise<OpenedPullRequest | undefined> {
  for (const { number, base: into } of await listed(connection, branch, "open")) {
    const pull = await readPullRequest(connection, number);
    const { url, isByWorkflow = false } = pull;
    if (pull.state === "open" && into === base) return { number, url, isByWorkflow };
  }
  return undefined;
}

/** GitHub filters by the owner's name alone, which a fork by the same owner has as well (create-pull-request, getPullNumber). */
async function listed(
  connection: Connection,
  branch: string,
  state: "all" | "open",
): Promise<readonly HostPullRequest[]> {
  const doing = `read the pull requests of the branch ${branch}`;
  const head = `${connection.place.owner}:${branch}`;
  const found = await connection.readAll("GET /repos/{owner}/{repo}/pulls", {
    doing,
    given: { head, state, per_page: 100 },
  });
  return found
    .map((one) => answerOf(one, doing))
    .filter((one) => one.text("head", "ref") === branch && isIn(one, "head", connection.place))
    .map((one) => pullOf(one, connection))
    .toSorted((a, b) => b.number - a.number);
}

function pullOf(answer: Answer, { place }: Connection): HostPullRequest {
  const isMerged = answer.textOrNone("merged_at") !== "";
  return {
    number: answer.number("number"),
    url: answer.text("html_url"),
    state: isMerged ? "merged" : answer.text("state") === "open" ? "open" : "closed",
    branch: answer.text("head", "ref"),
    head: answer.oid("head", "sha"),
    base: answer.text("base", "ref"),
    title: answer.text("title"),
    body: answer.textOrNone("body"),
    labels: answer.list("labels").map((one) => one.text("name")),
    reviewers: askedIn(answer, place.owner),
    isByWorkflow: isOfActions(answer),
    ...(answer.has("user") ? { author: answer.text("user", "login") } : {}),
  };
}

/** Nobody else may have this name: an account's holds no brackets. */
function isOfActions(answer: Answer): boolean {
  return answer.has("user") && answer.text("user", "login") === "github-actions[bot]";
}

function askedIn(answer: Answer, owner: string): readonly string[] {
  const people = answer.listOrNone("requested_reviewers").map((one) => one.text("login"));
  const teams = answer.listOrNone("requested_teams").map((one) => `${owner}/${one.text("slug")}`);
  return [...people, ...teams].map((one) => one.toLowerCase());
}
