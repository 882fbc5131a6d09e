import type { Permission } from "../approving/review-host.ts";
import { answerOf } from "./answers.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";
import { isRefused } from "./refusable.ts";

const permissions: readonly Permission[] = ["none", "read", "triage", "write", "maintain", "admin"];

/**
 * What an account may do in the repository now. An organization gives its own roles names of their own: of such a one, the
 * least that GitHub says it comes to. Who has no account there may do nothing.
 */
export async function readPermission(connection: Connection, login: string): Promise<Permission> {
  const doing = `read what ${login} may do`;
  const route = "GET /repos/{owner}/{repo}/collaborators/{username}/permission";
  const needs = ["metadata: read"];
  try {
    const found = await connection.read(route, { doing, needs, given: { username: login } });
    const answer = answerOf(found, doing);
    const told = [answer.textOrNone("role_name"), answer.text("permission")];
    const known = told.map((one) => permissions.find((permission) => permission === one));
    const permission = known.find((one) => one !== undefined);
    if (permission !== undefined) return permission;
    const said = `"permission" holds none that is described: ${told.join(", ")}`;
    throw new GitHubError({ doing, needs }, { kind: "undescribed", status: 0, said });
  } catch (error) {
    if (isRefused(error, [404])) return "none";
    throw error;
  }
}
