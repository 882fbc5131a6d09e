import type { Account } from "../world/accounts.ts";
import { fullName, roleOf, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { accountJson } from "./accounts.ts";
import { api, html, node, type Json } from "./places.ts";
import { shaped } from "./shaped.ts";

export function repositoryJson(
  world: Pick<World, "origin">,
  repository: Repository,
  { as, viewer }: { readonly as: string; readonly viewer?: Account },
): Json {
  const places = { world, repository };
  return shaped(as, {
    id: repository.id,
    node_id: node("R", repository.id),
    name: repository.name,
    full_name: fullName(repository),
    owner: accountJson(world, repository.owner),
    private: repository.private,
    visibility: repository.private ? "private" : "public",
    fork: repository.parent !== undefined,
    default_branch: repository.defaultBranch,
    url: api(places, ""),
    html_url: html(places, ""),
    clone_url: html(places, ".git"),
    git_url: html(places, ".git").replace(/^http:/, "git:"),
    delete_branch_on_merge: repository.settings.deleteBranchOnMerge,
    pull_request_creation_policy: repository.settings.told?.pullRequestsFrom ?? "all",
    ...mergeWays(repository, viewer),
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.createdAt,
    permissions: permissions(repository, viewer),
  });
}

/** Only who may write is told which ways of merging are on (GitHub's page on repositories: the fields of merging). */
function mergeWays(repository: Repository, viewer: Account | undefined): Json {
  const role = viewer === undefined ? "read" : roleOf(repository, viewer.login);
  if (!["admin", "maintain", "write"].includes(role)) return {};
  const isSquashOnly = repository.settings.told?.isSquashOnly === true;
  return {
    allow_merge_commit: !isSquashOnly,
    allow_squash_merge: true,
    allow_rebase_merge: !isSquashOnly,
  };
}

function permissions(repository: Repository, viewer: Account | undefined): Json {
  const role = viewer === undefined ? "read" : roleOf(repository, viewer.login);
  return {
    admin: role === "admin",
    maintain: role === "admin" || role === "maintain",
    push: ["admin", "maintain", "write"].includes(role),
    triage: role !== "read" && role !== "none",
    pull: role !== "none",
  };
}
