import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isGitPath, answerGit } from "./git/transport.ts";
import { graphqlOrder } from "./graphql/graphql.ts";
import type { Routes } from "./rest/answer.ts";
import { restRoutes } from "./rest/routes.ts";
import { callerOf } from "./server/authentication.ts";
import { Runner, type Given } from "./runner/runner.ts";
import { Desk, send, type Order } from "./server/desk.ts";
import type { FaultPlan } from "./server/faults.ts";
import { isWrite, type Logged } from "./server/log.ts";
import { RateLimits } from "./server/rate-limits.ts";
import { Rest } from "./server/rest.ts";
import type { Caller } from "./world/accounts.ts";
import { remembered } from "./world/remembered.ts";
import { World } from "./world/world.ts";

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
  readonly log: readonly Logged[];
  /** What was asked or answered in a way that GitHub does not describe. */
  readonly undescribed: readonly string[];
  /** The calls that changed something. */
  readonly writes: () => readonly Logged[];
  /** What goes wrong from now on. */
  readonly plan: (faults: FaultPlan | undefined) => void;
  /** Remembers everything as it is, and gives the way back to it: what happens from now on never happened then. */
  readonly remember: () => Promise<() => Promise<void>>;
  /** The machines that carry out its workflows: see Runner. */
  readonly runner: (given?: Given) => Runner;
}

/**
 * Starts a GitHub for the running test. A call or an answer that GitHub does not describe ends with status 599 and makes
 * the test fail when it ends: it is a defect of the caller or of this server.
 */
export async function testGitHub(): Promise<TestGitHub> {
  const github = await lenientGitHub();
  onTestFinished(() => {
    if (github.undescribed.length > 0) throw new Error(github.undescribed.join("\n"));
  });
  return github;
}

/** One that says what was not described and lets the test judge, with some operations answered otherwise if need be. */
export async function lenientGitHub(routes: Routes = {}): Promise<TestGitHub> {
  const world = new World();
  const service = new Service(world, { ...restRoutes, ...routes });
  const server = createServer((request, response) => {
    void service.serve(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  // A server that listens on a port has an address with one.
  world.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { desk, undescribed } = service;
  return {
    world,
    url: world.origin,
    api: `${world.origin}/api/v3`,
    graphql: `${world.origin}/api/graphql`,
    log: desk.log,
    undescribed,
    writes: () => desk.log.filter(isWrite),
    plan: (faults) => {
      desk.faults = faults;
    },
    remember: async () => {
      const [worldBack, deskBack] = [await remembered(world), desk.remember()];
      return async () => {
        await worldBack();
        deskBack();
      };
    },
    runner: (given) => new Runner(world, given),
  };
}

/** One request, read whole. */
interface Received {
  readonly request: IncomingMessage;
  readonly url: URL;
  readonly body: Buffer;
  /** Undefined for a token that nobody has. */
  readonly caller: Caller | undefined;
}

class Service {
  readonly desk = new Desk();
  readonly undescribed: string[] = [];
  readonly #world: World;
  readonly #limits: RateLimits;
  readonly #rest: Rest;
  /** Calls change the world one after another, as its database would have them. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(world: World, routes: Routes) {
    this.#world = world;
    this.#limits = new RateLimits(world);
    this.#rest = new Rest(world, routes, this.#limits);
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const url = new URL(request.url ?? "/", this.#world.origin);
      const body = await bytesOf(request);
      const caller = callerOf(this.#world, request.headers.authorization);
      const order = this.#order({ request, url, body, caller });
      await this.desk.answer(
        { ...order, carryOut: async () => await this.#inTurn(order) },
        response,
      );
    } catch (error) {
      this.undescribed.push(
        error instanceof Error ? (error.stack ?? error.message) : String(error),
      );
      if (!response.headersSent) send(response, { status: 599, body: { message: String(error) } });
    }
  }

  async #inTurn({ carryOut }: Order): ReturnType<Order["carryOut"]> {
    const mine = this.#turn.then(carryOut);
    this.#turn = mine.catch(() => undefined);
    return await mine;
  }

  #order(received: Received): Order {
    const { request, url, body, caller } = received;
    const { method = "GET" } = request;
    if (isGitPath(url.pathname)) return this.#gitOrder(received);
    if (url.pathname === "/api/graphql") {
      return graphqlOrder({ world: this.#world, limits: this.#limits, caller, body });
    }
    const { accept = "" } = request.headers;
    return this.#rest.order({ method, url, body, accept, caller });
  }

  #gitOrder({ request, url, body, caller }: Received): Order {
    const { method = "GET" } = request;
    const isPush = `${url.pathname}${url.search}`.includes("git-receive-pack");
    const step = method === "GET" ? "refs-for-" : "";
    return {
      operation: `git/${step}${isPush ? "receive-pack" : "upload-pack"}`,
      method,
      path: `${url.pathname}${url.search}`,
      body: undefined,
      caller,
      carryOut: async () => {
        const { bytes, ...answer } = await answerGit({
          world: this.#world,
          caller,
          request,
          url,
          body,
        });
        return { ...answer, body: bytes };
      },
      problems: () => [],
    };
  }
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  // A request without an encoding gives buffers.
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
