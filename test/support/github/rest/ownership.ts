import type { Account, Role } from "../world/accounts.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";
import { named, Refused, type Call } from "./answer.ts";

const refused = "Must have admin rights to Repository.";

/** Lets everybody change what is theirs, and what is another's whoever may do as much; an app's scope was looked at. */
export function assertMayChange(call: Call, author: Account, least: Role): void {
  const { kind, account } = named(call);
  const may = account === author || kind === "app" || has(call.repository, account.login, least);
  if (!may) throw new Refused(403, refused);
}

/** Whether the caller may push to a repository, which may be a fork of the one that the call is about. */
function mayPush(call: Call, repository: Repository): boolean {
  const caller = named(call);
  if (caller.kind === "person") return has(repository, caller.account.login, "write");
  return caller.repository === fullName(repository);
}

/** Lets through who may push to the branch of a pull request (OpenAPI: pulls/create). */
export function assertMayPush(call: Call, repository: Repository): void {
  if (!mayPush(call, repository)) throw new Refused(403, refused);
}
