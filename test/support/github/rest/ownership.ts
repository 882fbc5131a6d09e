import type { Account, Role } from "../world/accounts.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";
import { named, Refused, type Call } from "./answer.ts";

const refused = "Must have admin rights to Repository.";

/**
 * Whether a caller may change something: everybody what is theirs, and what is another's whoever may do as much (GitHub's page
 * on moderating comments: with write permission, those of others). An app's scope was looked at.
 */
export function mayChange(call: Call, author: Account, least: Role): boolean {
  const { kind, account } = named(call);
  return account === author || kind === "app" || has(call.repository, account.login, least);
}

/** Lets through who may change something. */
export function assertMayChange(call: Call, author: Account, least: Role): void {
  if (!mayChange(call, author, least)) throw new Refused(403, refused);
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
