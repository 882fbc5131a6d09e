import type { Named } from "../world/accounts.ts";
import type { Scope } from "../world/accounts.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";

/** A GraphQL call by somebody. */
export interface GraphqlCall {
  readonly world: World;
  readonly caller: Named;
}

/** An error with the type that GitHub gives it. */
export class GraphqlRefusal extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.name = "GraphqlRefusal";
    this.type = type;
  }
}

export function forbidden(): GraphqlRefusal {
  return new GraphqlRefusal("FORBIDDEN", "Resource not accessible by integration");
}

/** Whether the caller may read what a scope opens. */
export function mayRead({ caller }: GraphqlCall, repository: Repository, scope: Scope): boolean {
  if (caller.kind === "person") return has(repository, caller.account.login, "read");
  if (caller.repository !== fullName(repository)) return !repository.private;
  return (caller.scopes[scope] ?? "none") !== "none";
}

/** Whether the caller may write contents. */
export function mayWrite({ caller }: GraphqlCall, repository: Repository): boolean {
  if (caller.kind === "person") return has(repository, caller.account.login, "write");
  return caller.repository === fullName(repository) && caller.scopes.contents === "write";
}
