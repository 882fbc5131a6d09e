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
    created_at: repository.createdAt,
    updated_at: repository.createdAt,
    pushed_at: repository.createdAt,
    permissions: permissions(repository, viewer),
  });
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
