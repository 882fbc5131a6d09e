import type { CommitStatus } from "../approving/review-host.ts";
import type { ObjectId } from "../refresh/requests/host.ts";
import { answerOf, type Answer } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";

const states: readonly CommitStatus["state"][] = ["success", "failure", "pending", "error"];

/** How long GitHub lets a description be, in characters. */
const longest = 140;

/** The latest status of each context, by the context in lower case: GitHub takes letters of either case for the same. */
export async function readStatuses(
  connection: Connection,
  oid: ObjectId,
): Promise<ReadonlyMap<string, CommitStatus>> {
  const doing = `read the statuses of ${oid}`;
  // The list that is combined already is an object, of which octokit reads no further page here. This one has the newest first.
  const found = await connection.readAll("GET /repos/{owner}/{repo}/commits/{ref}/statuses", {
    doing,
    needs: ["statuses: read"],
    given: { ref: oid, per_page: 100 },
  });
  const latest = new Map<string, CommitStatus>();
  for (const one of found) {
    const status = statusOf(answerOf(one, doing), doing);
    const key = status.context.toLowerCase();
    if (!latest.has(key)) latest.set(key, status);
  }
  return latest;
}

/** Gives a commit a status, with as much of its description as GitHub takes. Throws GitHubError. */
export async function writeStatus(
  connection: Connection,
  oid: ObjectId,
  { context, state, description, url }: CommitStatus,
): Promise<void> {
  const doing = `give ${oid} the status ${context}`;
  const made = await connection.write("POST /repos/{owner}/{repo}/statuses/{sha}", {
    doing,
    needs: ["statuses: write"],
    given: {
      sha: oid,
      context,
      state,
      description: shortened(description),
      ...(url !== undefined && { target_url: url }),
    },
    isRepeatable: true,
  });
  answerOf(made, doing).number("id");
}

function shortened(description: string): string {
  const characters = Array.from(description);
  if (characters.length <= longest) return description;
  return `${characters
    .slice(0, longest - 1)
    .join("")
    .trimEnd()}…`;
}

function statusOf(answer: Answer, doing: string): CommitStatus {
  const state = states.find((one) => one === answer.text("state"));
  if (state === undefined) {
    const said = `"state" holds no state of a status: ${answer.text("state")}`;
    throw new GitHubError({ doing }, { kind: "undescribed", status: 0, said });
  }
  const url = answer.textOrNone("target_url");
  return {
    context: answer.text("context"),
    state,
    description: answer.textOrNone("description"),
    url: url === "" ? undefined : url,
  };
}
