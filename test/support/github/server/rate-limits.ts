import type { Answer } from "../rest/answer.ts";
import type { Caller } from "../world/accounts.ts";
import type { World } from "../world/world.ts";

export type Resource = "core" | "graphql";

/** Counts the calls of every caller, and says so in each answer (GitHub's pages on rate limits). */
export class RateLimits {
  readonly #used = new Map<string, number>();
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Counts a call. Gives the answer of one too many, or undefined. */
  spend(caller: Caller, resource: Resource): Answer | undefined {
    const key = keyOf(caller, resource);
    const used = (this.#used.get(key) ?? 0) + 1;
    if (used <= this.#limit(caller)) {
      this.#used.set(key, used);
      return undefined;
    }
    const message = "API rate limit exceeded. Please wait before you try again.";
    // GraphQL tells of it with status 200 (GitHub's page on its rate limits).
    return resource === "graphql"
      ? { status: 200, body: { errors: [{ type: "RATE_LIMITED", message }] } }
      : { status: 403, body: { message, documentation_url: "https://docs.github.com/rest" } };
  }

  headers(caller: Caller, resource: Resource): Readonly<Record<string, string>> {
    const { limit, remaining, used, reset } = this.state(caller, resource);
    return {
      "x-ratelimit-limit": String(limit),
      "x-ratelimit-remaining": String(remaining),
      "x-ratelimit-used": String(used),
      "x-ratelimit-reset": String(reset),
      "x-ratelimit-resource": resource,
    };
  }

  state(
    caller: Caller,
    resource: Resource,
  ): {
    readonly limit: number;
    readonly remaining: number;
    readonly used: number;
    readonly reset: number;
  } {
    const limit = this.#limit(caller);
    const used = this.#used.get(keyOf(caller, resource)) ?? 0;
    return { limit, used, remaining: Math.max(limit - used, 0), reset: this.#world.seconds + 3600 };
  }

  #limit({ kind }: Caller): number {
    const { callsOfApp, callsOfPerson } = this.#world.limits;
    return kind === "app" ? callsOfApp : callsOfPerson;
  }
}

function keyOf(caller: Caller, resource: Resource): string {
  if (caller.kind === "anonymous") return `${resource} anonymous`;
  const where = caller.kind === "app" ? caller.repository : "";
  return `${resource} ${caller.account.login} ${where}`;
}
