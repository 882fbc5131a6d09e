import type { Account } from "../approving/said.ts";
import type { Answer } from "./answers.ts";

/** The fields of an actor of GraphQL that `actorIn` reads. */
export const actorFields = "__typename login ... on User { databaseId } ... on Bot { databaseId }";

/** Whoever stands in a field of REST; undefined where the account was deleted, in whose place GitHub puts `ghost`. */
export function accountIn(answer: Answer, field: string): Account | undefined {
  if (!answer.has(field)) return undefined;
  return accountOf({
    login: answer.text(field, "login"),
    type: answer.text(field, "type"),
    id: () => answer.number(field, "id"),
  });
}

/**
 * Whoever stands in a field of GraphQL. A bot has the name that REST gives it, with `[bot]` at its end: without it, a person
 * may have the same.
 */
export function actorIn(answer: Answer, field: string): Account | undefined {
  if (!answer.has(field)) return undefined;
  const type = answer.text(field, "__typename");
  const login = answer.text(field, "login");
  const isBare = type === "Bot" && !isBotName(login);
  return accountOf({
    login: isBare ? `${login}[bot]` : login,
    type,
    id: () => answer.number(field, "databaseId"),
  });
}

interface Told {
  readonly login: string;
  readonly type: string;
  readonly id: () => number;
}

/** Nobody acts as a mannequin or an organization: these stand for people of elsewhere, by names that others may have here. */
function accountOf({ login, type, id }: Told): Account | undefined {
  if (login.toLowerCase() === "ghost" || !["User", "Bot"].includes(type)) return undefined;
  return { login, id: id(), isBot: type === "Bot" || isBotName(login) };
}

function isBotName(login: string): boolean {
  return login.toLowerCase().endsWith("[bot]");
}
