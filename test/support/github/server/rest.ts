import { isMap } from "../../../../src/model/fields.ts";
import {
  answerProblems,
  operationFor,
  requestProblems,
  type Matched,
} from "../description/description.ts";
import { ok, Refused, type Answer, type Call, type Handler, type Routes } from "../rest/answer.ts";
import type { Caller } from "../world/accounts.ts";
import type { Repository } from "../world/repositories.ts";
import type { World } from "../world/world.ts";
import type { Order } from "./desk.ts";
import { refusal } from "./permissions.ts";
import type { RateLimits } from "./rate-limits.ts";

/** A REST request as it came in. */
export interface RestRequest {
  readonly method: string;
  readonly url: URL;
  readonly body: Buffer;
  readonly accept: string;
  /** Undefined for a token that nobody has. */
  readonly caller: Caller | undefined;
}

/** Answers REST calls by the handlers of their operations. */
export class Rest {
  readonly #world: World;
  readonly #routes: Routes;
  readonly #limits: RateLimits;

  constructor(world: World, routes: Routes, limits: RateLimits) {
    this.#world = world;
    this.#routes = routes;
    this.#limits = limits;
  }

  /** Understands a request. Throws where GitHub describes no such call, or this server knows no answer. */
  order({ method, url, body, accept, caller }: RestRequest): Order {
    const path = url.pathname.replace(/^\/api\/v3/, "");
    const matched = operationFor(method, path);
    if (matched === undefined) throw new Error(`GitHub describes no ${method} ${path}.`);
    const { operation } = matched;
    const sent: unknown = body.length === 0 ? undefined : JSON.parse(body.toString("utf8"));
    const problems = requestProblems(matched, { query: url.searchParams, body: sent });
    if (problems.length > 0) {
      throw new Error(`${operation.id} was called wrongly: ${problems.join("; ")}.`);
    }
    const call = { matched, query: url.searchParams, body: isMap(sent) ? sent : {}, accept };
    return {
      operation: operation.id,
      method,
      path: `${path}${url.search}`,
      body: sent,
      caller,
      carryOut: async () => await this.#answer(call, caller),
      problems: (answer) => answerProblems(operation, answer),
    };
  }

  async #answer(
    call: Pick<Call, "matched" | "query" | "body" | "accept">,
    caller: Caller | undefined,
  ): Promise<Answer> {
    if (caller === undefined) return told(new Refused(401, "Bad credentials"));
    const { id } = call.matched.operation;
    if (id === "rate-limit/get") return this.#rates(caller);
    const handler = this.#routes[id];
    if (handler === undefined) throw new Error(`Nothing here answers ${id}.`);
    const tooMany = this.#limits.spend(caller, "core");
    const answer = tooMany ?? (await this.#handled(handler, call, caller));
    return { ...answer, headers: { ...this.#limits.headers(caller, "core"), ...answer.headers } };
  }

  async #handled(
    handler: Handler,
    call: Pick<Call, "matched" | "query" | "body" | "accept">,
    caller: Caller,
  ): Promise<Answer> {
    const { matched } = call;
    const { owner, repo } = matched.captures;
    const found = this.#world.repositories.get(`${owner}/${repo}`);
    try {
      if (owner !== undefined) assertMay(caller, found, matched);
      // An operation without a repository in its path reads none.
      const repository = found as Repository;
      return await handler({ ...call, world: this.#world, caller, repository });
    } catch (error) {
      if (error instanceof Refused) return told(error);
      throw error;
    }
  }

  #rates(caller: Caller): Answer {
    const [core, graphql] = [
      this.#limits.state(caller, "core"),
      this.#limits.state(caller, "graphql"),
    ];
    return ok({ resources: { core, graphql, search: core }, rate: core });
  }
}

function assertMay(caller: Caller, repository: Repository | undefined, matched: Matched): void {
  if (repository === undefined) throw new Refused(404, "Not Found");
  const operation = matched.operation.id;
  const isOnPull = issueIn(repository, matched)?.pull !== undefined;
  const status = refusal(caller, { operation, repository, isOnPull });
  if (status === 404) throw new Refused(404, "Not Found");
  if (status === 403) throw new Refused(403, forbidden[caller.kind]);
}

const forbidden: Readonly<Record<Caller["kind"], string>> = {
  app: "Resource not accessible by integration",
  person: "Must have admin rights to Repository.",
  anonymous: "Requires authentication",
};

/** The issue that a path names, or the comment of which it names. */
function issueIn(
  { issues }: Repository,
  { captures }: Matched,
): Repository["issues"][number] | undefined {
  const number = Number(captures["issue_number"]);
  const comment = Number(captures["comment_id"]);
  return issues.find(
    (one) => one.number === number || one.comments.some(({ id }) => id === comment),
  );
}

function told({ status, message, errors }: Refused): Answer {
  const documentation_url = "https://docs.github.com/rest";
  const more = errors === undefined ? {} : { errors };
  return { status, body: { message, ...more, documentation_url, status: String(status) } };
}
