import type { Signature } from "../git/commits.ts";
import type { Account } from "../world/accounts.ts";
import type { World } from "../world/world.ts";

/** GitHub itself, which commits what people do on its pages and signs it. */
export function webSignature({ seconds }: World): Signature {
  return { name: "GitHub", email: "noreply@github.com", seconds };
}

/** An account, by the address that GitHub has for everybody. */
export function accountSignature({ seconds }: World, { id, login }: Account): Signature {
  return { name: login, email: `${id}+${login}@users.noreply.github.com`, seconds };
}
