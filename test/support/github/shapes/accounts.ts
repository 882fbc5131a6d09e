import { ghost, type Account } from "../world/accounts.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import { node, type Json } from "./places.ts";
import { shaped } from "./shaped.ts";

/** An account as answers name it; what a deleted account left behind belongs to `ghost`. */
export function accountJson({ origin }: Pick<World, "origin">, account: Account): Json {
  const { id, login, type } = account.isGone ? ghost : account;
  const url = `${origin}/api/v3/users/${encodeURIComponent(login)}`;
  return shaped("simple-user", { id, login, type, node_id: node("U", id), gravatar_id: "", url });
}

/** How GitHub calls somebody's tie to a repository. It is no permission: it is wrong for private members (lunar#2673). */
export function associationOf(repository: Repository, { login }: Account): string {
  if (repository.owner.login === login) return "OWNER";
  return repository.roles.has(login) ? "COLLABORATOR" : "NONE";
}
