import type { ForkRuns, HostFacts, Seen } from "../../approving/guarantees/facts.ts";
import type { MergeWay } from "../../approving/guarantees/merge-rules.ts";
import type { Permission } from "../../approving/review-host.ts";
import { fieldOf } from "../../model/fields.ts";
import { answerOf, type Answer } from "../answers.ts";
import type { Connection } from "../connection.ts";
import { isRefused } from "../refusable.ts";
import { branchFacts, rulesFor } from "./branch-rules.ts";
import { looked } from "./looked.ts";

/** What is to be looked at beside what every repository has. */
export interface Asked {
  /** The accounts that the policy names. */
  readonly people: readonly string[];
  /** Where the branches of refresh are, ending in "/". */
  readonly refreshFolder: string;
}

/**
 * Reads what a token may see of the settings that guarantees rest on, and writes nothing. What it may not see says what it would
 * take. Throws GitHubError where the repository itself cannot be read, and where GitHub gives no answer.
 */
export async function readGuarantees(connection: Connection, asked: Asked): Promise<HostFacts> {
  const { owner, name } = connection.place;
  const doing = `read the repository ${owner}/${name}`;
  const repository = answerOf(await connection.read("GET /repos/{owner}/{repo}", { doing }), doing);
  const branch = repository.text("default_branch");
  const isPrivate = repository.flag("private");
  const refresh = await rulesFor(connection, `${asked.refreshFolder}any`);
  return {
    name: `${owner}/${name}`,
    branch,
    isPrivate,
    ...ofRepository(repository),
    ...(await branchFacts(connection, branch)),
    ownersErrors: await ownersErrors(connection),
    jobToken: await jobToken(connection),
    forks: await forks(connection, isPrivate),
    workflowStates: await workflowStates(connection),
    areRefreshBranchesKept:
      "seen" in refresh
        ? { seen: refresh.seen.some((rule) => fieldOf(rule, "type") === "creation") }
        : refresh,
    permissions: await permissions(connection, asked.people),
  };
}

const waysByField: readonly (readonly [MergeWay, string])[] = [
  ["merge", "allow_merge_commit"],
  ["squash", "allow_squash_merge"],
  ["rebase", "allow_rebase_merge"],
];

function ofRepository(repository: Answer): Pick<HostFacts, "mergeWays" | "pullRequestsFrom"> {
  const from = repository.textOrNone("pull_request_creation_policy");
  const isTold = waysByField.every(([, field]) => repository.isFlag(field));
  return {
    mergeWays: isTold
      ? { seen: waysByField.filter(([, field]) => repository.flag(field)).map(([way]) => way) }
      : { unseen: 'GitHub shows it to a token of somebody who may write, with "Contents: write".' },
    pullRequestsFrom:
      from === ""
        ? { unseen: "GitHub does not tell it of this repository." }
        : { seen: from === "all" ? "everybody" : "collaborators" },
  };
}

async function ownersErrors(connection: Connection): Promise<HostFacts["ownersErrors"]> {
  const doing = "read what GitHub says against CODEOWNERS";
  return await looked("Contents: read", async () => {
    const found = await connection.read("GET /repos/{owner}/{repo}/codeowners/errors", { doing });
    return answerOf(found, doing)
      .list("errors")
      .map((one) => ({
        path: one.text("path"),
        line: one.number("line"),
        kind: one.text("kind"),
      }));
  });
}

const administration = "Administration: read";

async function jobToken(connection: Connection): Promise<HostFacts["jobToken"]> {
  const doing = "read what the token of a job may do";
  return await looked(administration, async () => {
    const route = "GET /repos/{owner}/{repo}/actions/permissions/workflow";
    const found = answerOf(await connection.read(route, { doing }), doing);
    return {
      mayWrite: found.text("default_workflow_permissions") === "write",
      mayApprove: found.flag("can_approve_pull_request_reviews"),
    };
  });
}

async function forks(connection: Connection, isPrivate: boolean): Promise<Seen<ForkRuns>> {
  const doing = "read what becomes of workflows of forks";
  const folder = "GET /repos/{owner}/{repo}/actions/permissions";
  return await looked(administration, async () => {
    if (!isPrivate) {
      const route = `${folder}/fork-pr-contributor-approval` as const;
      const found = answerOf(await connection.read(route, { doing }), doing);
      return { of: "public", waiting: found.text("approval_policy") };
    }
    const route = `${folder}/fork-pr-workflows-private-repos` as const;
    const found = answerOf(await connection.read(route, { doing }), doing);
    return {
      of: "private",
      run: found.flag("run_workflows_from_fork_pull_requests"),
      getWriteToken: found.flag("send_write_tokens_to_workflows"),
      getSecrets: found.flag("send_secrets_and_variables"),
    };
  });
}

async function workflowStates(connection: Connection): Promise<HostFacts["workflowStates"]> {
  const doing = "read which workflows are on";
  return await looked("Actions: read", async () => {
    const states = new Map<string, string>();
    for (let page = 1; ; page += 1) {
      const given = { per_page: 100, page };
      const route = "GET /repos/{owner}/{repo}/actions/workflows";
      const found = answerOf(await connection.read(route, { doing, given }), doing);
      const listed = found.list("workflows");
      for (const one of listed) states.set(one.text("path"), one.text("state"));
      if (listed.length < given.per_page) return states;
    }
  });
}

async function permissions(
  connection: Connection,
  people: readonly string[],
): Promise<HostFacts["permissions"]> {
  const found = new Map<string, Seen<Permission>>();
  for (const name of people) {
    found.set(name, await looked("Metadata: read", async () => permission(connection, name)));
  }
  return found;
}

const known: readonly Permission[] = ["none", "read", "triage", "write", "maintain", "admin"];

/** By the role where it is one of GitHub's own, else by the older word. GitHub says 404 of a name that nobody has. */
async function permission(connection: Connection, name: string): Promise<Permission> {
  const doing = `read what ${name} may do`;
  const username = name.replace(/^@/, "");
  try {
    const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
    const found = answerOf(await connection.read(route, { doing, given: { username } }), doing);
    const role = found.textOrNone("role_name");
    const word = found.text("permission");
    return known.find((one) => one === role) ?? known.find((one) => one === word) ?? "none";
  } catch (error) {
    if (isRefused(error, [404])) return "none";
    throw error;
  }
}
