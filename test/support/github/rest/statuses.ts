import { shaped } from "../shapes/shaped.ts";
import { repositoryJson } from "../shapes/repositories.ts";
import { statusJson } from "../shapes/reports.ts";
import { latestStatuses, statusesOf, type Status } from "../world/reports.ts";
import {
  captured,
  named,
  page,
  Refused,
  textIn,
  type Answer,
  type Call,
  type Routes,
} from "./answer.ts";
import { resolved } from "./resolved.ts";

export const statuses: Routes = {
  "repos/create-commit-status": createStatus,
  "repos/list-commit-statuses-for-ref": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    const found = statusesOf(call.repository.statuses, oid);
    return page(
      call,
      found.map((one) => statusJson(call, one)),
    );
  },
  "repos/get-combined-status-for-ref": async (call) => {
    const oid = await resolved(call, captured(call, "ref"));
    const latest = latestStatuses(call.repository, oid);
    const { body, ...answer } = page(
      call,
      latest.map((one) => statusJson(call, one)),
    );
    const told = {
      state: combined(latest),
      sha: oid,
      total_count: latest.length,
      statuses: body,
      repository: repositoryJson(call.world, call.repository, { as: "minimal-repository" }),
    };
    return { ...answer, body: shaped("combined-commit-status", told) };
  },
};

/** One bad status makes all bad; none at all is as good as waiting (OpenAPI: repos/get-combined-status-for-ref). */
function combined(latest: readonly Status[]): string {
  const states = new Set(latest.map(({ state }) => state));
  if (states.has("failure") || states.has("error")) return "failure";
  return states.has("pending") || latest.length === 0 ? "pending" : "success";
}

async function createStatus(call: Call): Promise<Answer> {
  const { body, repository, world } = call;
  const given = captured(call, "sha");
  const sha = await repository.git.resolve(given);
  if (sha === undefined) throw new Refused(422, `No commit found for SHA: ${given}`);
  const context = textIn(body, "context") ?? "default";
  const same = statusesOf(repository.statuses, sha).filter(
    (one) => one.context.toLowerCase() === context.toLowerCase(),
  );
  if (same.length >= world.limits.statusesOfContext) {
    const message = "This SHA and context has reached the maximum number of statuses.";
    throw new Refused(422, message);
  }
  const status: Status = {
    id: world.id(),
    sha,
    context,
    // The description of the operation allows these four alone.
    state: textIn(body, "state") as Status["state"],
    description: textIn(body, "description") ?? null,
    targetUrl: textIn(body, "target_url") ?? null,
    creator: named(call).account,
    createdAt: world.tick(),
  };
  repository.statuses.push(status);
  return { status: 201, body: statusJson(call, status) };
}
