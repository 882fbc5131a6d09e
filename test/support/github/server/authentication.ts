import type { Caller } from "../world/accounts.ts";
import type { World } from "../world/world.ts";

/** Who a token belongs to; undefined for one that nobody has. Git sends it as the password. */
export function callerOf(world: World, header: string | undefined): Caller | undefined {
  if (header === undefined) return { kind: "anonymous" };
  const caller = world.tokens.get(tokenIn(header));
  return caller?.kind !== "anonymous" && caller?.account.isGone === true ? undefined : caller;
}

/** The token of a header `Authorization`, whichever of the three schemes it uses. */
function tokenIn(header: string): string {
  const [scheme = "", given = ""] = header.split(" ");
  if (scheme.toLowerCase() !== "basic") return given;
  return Buffer.from(given, "base64").toString("utf8").split(":").slice(1).join(":");
}
