import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isMap } from "../../../src/model/fields.ts";
import { Refused, type Answer, type Call, type Routes } from "./answer.ts";
import { operationFor, requestProblems, responseProblems, type Matched } from "./description.ts";
import type { Fault, FaultPlan } from "./faults.ts";
import { answerGit, isGitPath } from "./git-transport.ts";
import { answerGraphql } from "./graphql.ts";
import { refusal } from "./permissions.ts";
import { restRoutes } from "./rest-routes.ts";
import { World, type Caller, type Repository } from "./world.ts";

/** One call as the log keeps it. */
export interface Logged {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly body: unknown;
  readonly fault: Fault["kind"] | undefined;
}

/** A GitHub on loopback. */
export interface TestGitHub {
  readonly world: World;
  /** `http://127.0.0.1:<port>`: the server's address, under which Git finds `/<owner>/<name>.git`. */
  readonly url: string;
  /** Where REST is, as `GITHUB_API_URL` has it. */
  readonly api: string;
  /** Where GraphQL is, as `GITHUB_GRAPHQL_URL` has it. */
  readonly graphql: string;
  /** Every call, in order. */
  readonly log: Logged[];
  /** The calls that changed something. */
  writes(): readonly Logged[];
  /** What goes wrong from now on. */
  plan(faults: FaultPlan | undefined): void;
}

/**
 * Starts a GitHub for the running test. A call or an answer that GitHub does not describe ends with status 599 and makes
 * the test fail when it ends: it is a defect of the caller or of this server.
 */
export async function testGitHub(): Promise<TestGitHub> {
  const world = new World();
  const service = new Service(world);
  const server = createServer((request, response) => {
    void service.serve(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  service.origin = url;
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    if (service.undescribed.length > 0) throw new Error(service.undescribed.join("\n"));
  });
  return {
    world,
    url,
    api: `${url}/api/v3`,
    graphql: `${url}/api/graphql`,
    log: service.log,
    writes: () => service.log.filter(isWrite),
    plan: (faults) => {
      service.faults = faults;
    },
  };
}

/** Whether a call was to change something and was not refused. */
function isWrite({ operation, method, body, status }: Logged): boolean {
  if (status >= 400) return false;
  if (operation === "git/receive-pack") return true;
  if (operation.startsWith("graphql/")) return /\bmutation\b/.test(String(body));
  return method !== "GET";
}

class Service {
  readonly log: Logged[] = [];
  readonly undescribed: string[] = [];
  readonly #counts = new Map<string, number>();
  readonly #last = new Map<string, Answer>();
  readonly #world: World;
  faults: FaultPlan | undefined;
  origin = "";

  constructor(world: World) {
    this.#world = world;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? "/", this.origin);
      if (isGitPath(url.pathname)) await this.#git(request, response, url);
      else if (url.pathname === "/api/graphql") await this.#graphql(request, response);
      else await this.#rest(request, response, url);
    } catch (error) {
      this.undescribed.push(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
      if (!response.headersSent) send(response, { status: 599, body: { message: String(error) } });
    }
  }

  async #git(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const operation = url.pathname.endsWith("/git-receive-pack")
      ? "git/receive-pack"
      : "git/upload-pack";
    const isCall = request.method === "POST";
    const fault = isCall ? await this.#faultOf(operation) : undefined;
    const { method = "GET" } = request;
    const note = (status: number): void => {
      if (!isCall) return;
      const path = url.pathname;
      this.log.push({ operation, method, path, status, body: undefined, fault: fault?.kind });
    };
    if (fault !== undefined && breaks(fault, "before", response)) {
      note(statusOf(fault));
      return;
    }
    const caller = callerOf(this.#world, request.headers.authorization);
    const answer = await answerGit({ world: this.#world, caller, request, url });
    note(answer.status);
    if (fault !== undefined && breaks(fault, "after", response)) return;
    response.writeHead(answer.status, answer.headers);
    response.end(answer.bytes);
  }

  async #graphql(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = JSON.parse((await bytesOf(request)).toString("utf8")) as unknown;
    const { query = "", variables = {} } = isMap(sent) ? sent : {};
    const operation = `graphql/${/(?:query|mutation)\s+(\w+)/.exec(String(query))?.[1] ?? "unnamed"}`;
    const caller = callerOf(this.#world, request.headers.authorization);
    await this.#answered(response, {
      operation,
      method: "POST",
      path: "/graphql",
      body: query,
      answer: async () =>
        await answerGraphql({
          world: this.#world,
          caller,
          query: String(query),
          variables: isMap(variables) ? variables : {},
          origin: this.origin,
        }),
    });
  }

  async #rest(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const { method = "GET" } = request;
    const path = url.pathname.replace(/^\/api\/v3/, "");
    const matched = operationFor(method, path);
    if (matched === undefined) throw new Error(`GitHub describes no ${method} ${path}.`);
    const bytes = await bytesOf(request);
    const sent: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString("utf8"));
    const problems = requestProblems(matched, { query: url.searchParams, body: sent });
    if (problems.length > 0) {
      throw new Error(`${matched.operation.id} was called wrongly: ${problems.join("; ")}.`);
    }
    const caller = callerOf(this.#world, request.headers.authorization);
    await this.#answered(response, {
      operation: matched.operation.id,
      method,
      path,
      body: sent,
      matched,
      answer: async () =>
        await this.#handled({
          matched,
          query: url.searchParams,
          body: isMap(sent) ? sent : {},
          caller,
        }),
    });
  }

  async #handled(
    call: Pick<Call, "matched" | "query" | "body"> & { readonly caller: Caller | undefined },
  ): Promise<Answer> {
    const { matched, caller } = call;
    const { id } = matched.operation;
    if (caller === undefined) return { status: 401, body: { message: "Bad credentials" } };
    const handler = (restRoutes as Routes)[id];
    if (handler === undefined) throw new Error(`Nothing here answers ${id}.`);
    const { owner, repo } = matched.captures;
    const named =
      owner === undefined ? undefined : this.#world.repositories.get(`${owner}/${repo}`);
    if (owner !== undefined && named === undefined) return error(new Refused(404, "Not Found"));
    // An operation without a repository in its path reads none.
    const repository = named as Repository;
    if (named !== undefined) {
      const onPull = isOnPull(named, matched);
      const status = refusal(id, { caller, repository: named, onPull });
      if (status === 404) return error(new Refused(404, "Not Found"));
      if (status === 403) return error(new Refused(403, forbidden(caller)));
    }
    try {
      return await handler({
        ...call,
        caller,
        world: this.#world,
        repository,
        origin: this.origin,
      });
    } catch (refused) {
      if (refused instanceof Refused) return error(refused);
      throw refused;
    }
  }

  async #answered(
    response: ServerResponse,
    call: {
      readonly operation: string;
      readonly method: string;
      readonly path: string;
      readonly body: unknown;
      readonly matched?: Matched;
      readonly answer: () => Promise<Answer>;
    },
  ): Promise<void> {
    const { operation, method, path, body, matched } = call;
    const fault = await this.#faultOf(operation);
    const note = (status: number): void => {
      this.log.push({ operation, method, path, status, body, fault: fault?.kind });
    };
    if (fault !== undefined && breaks(fault, "before", response)) {
      note(statusOf(fault));
      return;
    }
    const key = `${method} ${path}`;
    const stale = fault?.kind === "stale" ? this.#last.get(key) : undefined;
    const right = stale ?? (await call.answer());
    this.#last.set(key, right);
    const answer = fault?.kind === "truncated" ? truncated(right) : right;
    note(fault?.kind === "answer" ? fault.status : answer.status);
    if (fault !== undefined && breaks(fault, "after", response)) return;
    const problems =
      matched === undefined ? [] : responseProblems(matched.operation, answer.status, answer.body);
    if (problems.length > 0 && answer.status < 400) {
      throw new Error(`${operation} was answered wrongly: ${problems.join("; ")}.`);
    }
    send(response, answer);
  }

  /** The fault of this call; one that takes time or lets something happen has done so. */
  async #faultOf(operation: string): Promise<Fault | undefined> {
    const nth = (this.#counts.get(operation) ?? 0) + 1;
    this.#counts.set(operation, nth);
    const fault = this.faults?.({ operation, nth, index: this.log.length + 1 });
    if (fault?.kind === "slow") await new Promise((done) => setTimeout(done, fault.milliseconds));
    if (fault?.kind === "meanwhile") await fault.does();
    return fault;
  }
}

function isOnPull(repository: Repository, { captures }: Matched): boolean {
  const number = Number(captures["issue_number"]);
  const issue = repository.issues.find((one) => one.number === number);
  const comment = Number(captures["comment_id"]);
  const commented = repository.issues.find((one) => one.comments.some(({ id }) => id === comment));
  return (issue ?? commented)?.pull !== undefined;
}

function forbidden(caller: Caller): string {
  return caller.kind === "job"
    ? "Resource not accessible by integration"
    : "Must have admin rights to Repository.";
}

function error({ status, message, errors }: Refused): Answer {
  const more = errors === undefined ? {} : { errors };
  const documentation_url = "https://docs.github.com/rest";
  return { status, body: { message, ...more, documentation_url, status: String(status) } };
}

/** Ends a call where its fault says so, and whether it did. */
function breaks(fault: Fault, when: "before" | "after", response: ServerResponse): boolean {
  if (fault.kind === "reset" && fault.when === when) {
    response.destroy();
    return true;
  }
  if (fault.kind !== "answer" || fault.when !== when) return false;
  const { status, message, headers } = fault;
  send(response, { status, body: { message }, ...(headers === undefined ? {} : { headers }) });
  return true;
}

function statusOf(fault: Fault): number {
  return fault.kind === "answer" ? fault.status : 0;
}

function truncated(answer: Answer): Answer {
  if (!Array.isArray(answer.body)) return answer;
  return { status: answer.status, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) };
}

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const limits = { "x-ratelimit-limit": "5000", "x-ratelimit-remaining": "4999" };
  response.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    ...limits,
    ...headers,
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

/** Who a token belongs to; undefined for one that nobody has. Git sends it as the password. */
function callerOf(world: World, header: string | undefined): Caller | undefined {
  if (header === undefined) return { kind: "anonymous" };
  const [scheme = "", given = ""] = header.split(" ");
  const token =
    scheme.toLowerCase() === "basic"
      ? Buffer.from(given, "base64").toString("utf8").split(":").slice(1).join(":")
      : given;
  return world.tokens.get(token);
}

export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // A request without an encoding gives buffers.
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
