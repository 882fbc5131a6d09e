import { getOctokit } from "@actions/github";
import type { Clock } from "./clock.ts";
import { failureIn, failureOf, oddIn } from "./failures.ts";
import { GitHubError, type Failure } from "./github-error.ts";
import { Sent, type Order } from "./order.ts";
import { Pacing } from "./pacing.ts";
import { useProxy } from "./proxy.ts";
import { receivePack } from "./receive-pack.ts";
import { askGit, type GitTarget } from "./smart-http.ts";

/** The repository and how to reach it. Addresses are without "/" at the end. */
export interface Place {
  /** Where people find GitHub, such as `https://github.com`. */
  readonly server: string;
  /** Where its REST API is, such as `https://api.github.com`. */
  readonly api: string;
  readonly owner: string;
  readonly name: string;
}

interface Answered {
  readonly data: unknown;
  readonly headers: unknown;
}

interface Parameters {
  readonly request: { readonly sent: Sent };
  readonly [name: string]: unknown;
}

type Kit = ReturnType<typeof getOctokit>;

const attempts = 4;
const longestWait = 120_000;
const longestAnswer = 60_000;
/** A pack may hold all of a set. */
const longestPack = 240_000;

/**
 * Calls of one repository, one after another and within GitHub's limits. What was refused for being too much is sent again,
 * what broke only where that does no harm. Everything that fails is a GitHubError.
 */
export class Connection {
  readonly place: Place;
  readonly clock: Clock;
  readonly #kit: Kit;
  readonly #pacing: Pacing;
  readonly #token: string;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(place: Place, token: string, clock: Clock) {
    this.place = place;
    this.clock = clock;
    this.#token = token;
    this.#pacing = new Pacing(clock);
    useProxy();
    this.#kit = getOctokit(token, {
      baseUrl: place.api,
      request: { fetch: globalThis.fetch },
      log: { debug: quiet, info: quiet, warn: quiet, error: quiet },
    });
    this.#kit.hook.wrap("request", async (request, options) => {
      const { request: own } = options;
      const sent: unknown = own?.["sent"];
      if (own === undefined || !(sent instanceof Sent))
        throw new TypeError("Octokit has lost what a call is for.");
      const once = async (): Promise<Awaited<ReturnType<typeof request>>> => {
        // The hooks below this one have these options already, and look at no others (before-after-hook, register.js).
        own.signal = this.clock.deadline(longestAnswer);
        return await request(options);
      };
      return await this.#inTurn(async () => await this.#carriedOut(sent, once));
    });
  }

  /** What a GET gives. */
  async read(route: `GET ${string}`, order: Order): Promise<unknown> {
    return await this.#data(route, new Sent(order, false));
  }

  /** What a GET of a list gives, on all of its pages. */
  async readAll(route: `GET ${string}`, order: Order): Promise<readonly unknown[]> {
    // Octokit hands on to each page what its request has by default, and nothing else.
    const parameters = this.#parameters(route, new Sent(order, false, "list"));
    const { method, url } = this.#kit.request.endpoint(route, parameters);
    const asks = this.#kit.request.defaults({ method, url, request: parameters.request });
    const found: unknown = await this.#kit.paginate(asks);
    return Array.isArray(found) ? found : [];
  }

  /** Writes, and gives the answer. */
  async write(route: `${"POST" | "PATCH" | "DELETE"} ${string}`, order: Order): Promise<unknown> {
    return await this.#data(route, new Sent(order, true));
  }

  /** Asks GraphQL, with `given` as its variables. */
  async graphql(document: string, order: Order): Promise<unknown> {
    const sent = new Sent(order, document.startsWith("mutation"), "graphql");
    return await this.#kit.graphql<unknown>(document, { ...order.given, request: { sent } });
  }

  /** Sends a push by Git, and gives the lines of the server's report. */
  async push(doing: string, body: Uint8Array): Promise<readonly string[]> {
    const sent = new Sent({ doing }, true);
    return await this.#byGit(sent, async (target) => await receivePack(target, body));
  }

  /** Asks Git's server for what it gives of the repository, in version 2 of its protocol. */
  async upload(order: Order, request: string): Promise<Buffer> {
    const asked = { service: "git-upload-pack", body: Buffer.from(request), version: 2 } as const;
    return await this.#byGit(new Sent(order, false), async (target) => await askGit(target, asked));
  }

  async #byGit<T>(
    sent: Sent,
    asks: (target: GitTarget) => Promise<{ readonly data: T; readonly headers: unknown }>,
  ): Promise<T> {
    const { server, owner, name } = this.place;
    const url = `${server}/${owner}/${name}.git`;
    const once = async (): ReturnType<typeof asks> => {
      const signal = this.clock.deadline(sent.isWrite ? longestAnswer : longestPack);
      return await asks({ url, token: this.#token, signal });
    };
    const { data } = await this.#inTurn(async () => await this.#carriedOut(sent, once));
    return data;
  }

  /** Waits before something is tried again for the nth time. */
  async patience(nth: number): Promise<void> {
    await this.clock.sleep(this.#grown(1000, nth));
  }

  async #data(route: string, sent: Sent): Promise<unknown> {
    const { data }: Answered = await this.#kit.request(route, this.#parameters(route, sent));
    return data;
  }

  #parameters(route: string, sent: Sent): Parameters {
    const { owner, name: repo } = this.place;
    const place = route.includes("{repo}") ? { owner, repo } : {};
    return { ...place, ...sent.order.given, request: { sent } };
  }

  async #inTurn<T>(does: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(does);
    this.#turn = mine.catch(() => undefined);
    return await mine;
  }

  /** Sends a call until it is done, or must not be sent again. */
  async #carriedOut<T extends Answered>(sent: Sent, once: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      await this.#admitted(sent);
      const answer = await this.#tried(sent, once);
      if (!("failure" in answer)) return answer.given;
      const wait = this.#waitAfter(answer.failure, sent, attempt);
      if (wait === undefined) throw this.#error(sent, answer.failure);
      await this.clock.sleep(wait);
    }
  }

  async #admitted({ order, isWrite, form }: Sent): Promise<void> {
    const resource = form === "graphql" ? form : "core";
    const { milliseconds, why } = this.#pacing.pause(isWrite, resource);
    if (milliseconds > longestWait) {
      const failure: Failure = { kind: "limited", status: 0, said: why };
      throw new GitHubError(order, failure, this.#again(milliseconds));
    }
    if (milliseconds > 0) await this.clock.sleep(milliseconds);
    this.#pacing.sent(isWrite);
  }

  async #tried<T extends Answered>(
    { form }: Sent,
    once: () => Promise<T>,
  ): Promise<{ readonly given: T } | { readonly failure: Failure }> {
    try {
      const given = await once();
      const { data, headers } = given;
      this.#pacing.heard(headers);
      // A field "errors" means a failure in GraphQL alone: of CODEOWNERS, REST lists errors as its answer.
      const failure =
        oddIn(data, form) ??
        (form === "graphql" ? failureIn(data, headers, this.clock.now()) : undefined);
      return failure === undefined ? { given } : { failure };
    } catch (error) {
      return { failure: failureOf(error, this.clock.now()) };
    }
  }

  /** How long to wait before the same call is sent again; undefined where it is not. */
  #waitAfter(failure: Failure, { order, isWrite }: Sent, attempt: number): number | undefined {
    const { kind, waitMilliseconds: asked } = failure;
    const isAgain = {
      limited: true,
      unsure: !isWrite || order.isRepeatable === true,
      refused: order.isOfNew === true && isUnknownNode(failure),
      token: false,
      undescribed: false,
    }[kind];
    if (!isAgain || attempt >= attempts) return undefined;
    if (asked === undefined) return this.#grown(kind === "limited" ? minute : 1000, attempt);
    return asked > longestWait ? undefined : asked + this.clock.random() * 1000;
  }

  /** Twice as long each time, and a little more or less than another run waits. */
  #grown(first: number, nth: number): number {
    return Math.min(first * 2 ** (nth - 1) * (1 + this.clock.random() / 4), longestWait);
  }

  #error({ order }: Sent, failure: Failure): GitHubError {
    const said = failure.said.replaceAll(this.#token, "***");
    const asked = failure.kind === "limited" ? failure.waitMilliseconds : undefined;
    return new GitHubError(
      order,
      { ...failure, said },
      asked === undefined ? "" : this.#again(asked),
    );
  }

  #again(milliseconds: number): string {
    const from = new Date(this.clock.now() + milliseconds).toISOString();
    return ` Run it again after ${from.replace(/\.\d+Z$/, "Z")}.`;
  }
}

const minute = 60_000;

function isUnknownNode({ kind, status, said }: Failure): boolean {
  return kind === "refused" && status === 422 && said.includes("Could not resolve to a node");
}

function quiet(): void {
  // What octokit would say of a call is in the error, or is no matter.
}
