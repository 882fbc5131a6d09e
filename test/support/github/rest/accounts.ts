import { accountJson } from "../shapes/accounts.ts";
import { shaped } from "../shapes/shaped.ts";
import type { Account } from "../world/accounts.ts";
import { captured, named, notFound, ok, Refused, type Call, type Routes } from "./answer.ts";

export const accounts: Routes = {
  // An app's token belongs to no person, so it has no user (danger-js#1031).
  "users/get-authenticated": (call) => {
    const { kind, account } = named(call);
    if (kind === "app") throw new Refused(403, "Resource not accessible by integration");
    return ok(user(call, account));
  },
  "users/get-by-username": (call) => {
    const account = call.world.accounts.get(captured(call, "username"));
    if (account === undefined) throw notFound();
    return ok(user(call, account));
  },
};

function user(call: Call, account: Account): object {
  return shaped("public-user", accountJson(call.world, account));
}
