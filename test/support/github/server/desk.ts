import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { isMap } from "../../../../src/model/fields.ts";
import type { Answer } from "../rest/answer.ts";
import type { Caller } from "../world/accounts.ts";
import type { Fault, FaultPlan, When } from "./faults.ts";
import type { Logged } from "./log.ts";

/** A call that is understood, and how to carry it out. */
export interface Order {
  readonly operation: string;
  readonly method: string;
  /** With its query: what tells one call of an operation from another. */
  readonly path: string;
  readonly body: unknown;
  /** Undefined for a token that nobody has. */
  readonly caller: Caller | undefined;
  readonly carryOut: () => Promise<Answer>;
  /** What is wrong with an answer, where somebody describes it. */
  readonly problems: (answer: Answer) => readonly string[];
}

/** Where calls are carried out, with the faults that are planned for them, and written down. */
export class Desk {
  readonly log: Logged[] = [];
  faults: FaultPlan | undefined;
  readonly #counts = new Map<string, number>();
  readonly #last = new Map<string, Answer>();
  #index = 0;

  /** Answers a call. Throws where GitHub does not describe the answer. */
  async answer(order: Order, response: ServerResponse): Promise<void> {
    const fault = this.#faultOf(order);
    await passing(fault, "before");
    if (ends(fault, "before")) {
      this.#note(order, { fault, status: statusOf(fault), effect: undefined });
      return cut(fault, response);
    }
    const right = await this.#carriedOut(order, fault);
    const problems = order.problems(right);
    if (problems.length > 0) {
      throw new Error(`${order.operation} was answered wrongly: ${problems.join("; ")}.`);
    }
    const isCut = ends(fault, "after");
    const { status: effect } = right;
    this.#note(order, { fault, status: isCut ? statusOf(fault) : effect, effect });
    await passing(fault, "after");
    if (isCut) cut(fault, response);
    else send(response, fault?.kind === "truncated" ? truncated(right) : right);
  }

  async #carriedOut({ method, path, carryOut }: Order, fault: Fault | undefined): Promise<Answer> {
    const key = `${method} ${path}`;
    const isRead = method === "GET" || key.startsWith("POST /graphql");
    const stale = fault?.kind === "stale" && isRead ? this.#last.get(key) : undefined;
    const answer = stale ?? (await carryOut());
    this.#last.set(key, answer);
    return answer;
  }

  #faultOf({ operation, caller }: Order): Fault | undefined {
    const nth = (this.#counts.get(operation) ?? 0) + 1;
    this.#counts.set(operation, nth);
    this.#index += 1;
    return this.faults?.({ operation, nth, index: this.#index, caller });
  }

  /** Remembers what calls gave last, and gives the way back to it. */
  remember(): () => void {
    const last = [...this.#last];
    return () => {
      this.#last.clear();
      for (const [key, answer] of last) this.#last.set(key, answer);
    };
  }

  #note(
    { operation, method, path, body }: Order,
    { fault, ...told }: { fault: Fault | undefined; status: number; effect: number | undefined },
  ): void {
    this.log.push({ operation, method, path, body, fault: fault?.kind, ...told });
  }
}

/** Lets pass what takes time, or what somebody else does meanwhile. */
async function passing(fault: Fault | undefined, when: When): Promise<void> {
  if (fault?.kind === "slow" && when === "before") await wait(fault.milliseconds);
  if (fault?.kind === "meanwhile" && fault.when === when) await fault.does();
  if (fault?.kind === "kill" && fault.when === when) await fault.kill();
}

/** The faults that take the place of an answer. */
type Ending = Extract<Fault, { readonly kind: (typeof endings)[number] }>;
const endings = ["answer", "odd", "silent", "reset", "kill"] as const;

function ends(fault: Fault | undefined, when: When): fault is Ending {
  return fault !== undefined && isEnding(fault) && fault.when === when;
}

function isEnding(fault: Fault): fault is Ending {
  return endings.some((kind) => kind === fault.kind);
}

function statusOf(fault: Ending): number {
  return "status" in fault ? fault.status : 0;
}

/** Gives the answer of a fault, or none. */
function cut(fault: Ending, response: ServerResponse): void {
  if (fault.kind === "silent") return fault.waited();
  if (fault.kind === "odd") {
    const { status, text: body, type } = fault;
    return send(response, { status, body, headers: { "content-type": type } });
  }
  if (fault.kind !== "answer") {
    response.destroy();
    return;
  }
  const { status, message, errors, headers = {} } = fault;
  const documentation_url = "https://docs.github.com/rest";
  const body = { message, documentation_url, status: String(status), ...(errors && { errors }) };
  send(response, { status, body, headers });
}

/** Half of a list, wherever the answer keeps it, without a word about the other half. */
function truncated(answer: Answer): Answer {
  const { status, body } = answer;
  if (isRaw(body)) return answer;
  if (Array.isArray(body)) return { status, body: half(body) };
  return { status, body: isMap(body) ? halved(body) : body };
}

function halved(body: Readonly<Record<string, unknown>>): object {
  const fields = Object.entries(body).map(([name, value]) => {
    if (Array.isArray(value)) return [name, half(value)] as const;
    const isData = name === "data" || "data" in body;
    return [name, isData && isMap(value) ? nodesHalved(value) : value] as const;
  });
  return Object.fromEntries(fields);
}

/** In an answer of GraphQL the lists lie deeper. */
function nodesHalved(data: unknown): unknown {
  if (!isMap(data)) return data;
  const fields = Object.entries(data).map(([name, value]) => [
    name,
    /^(?:nodes|edges)$/.test(name) && Array.isArray(value) ? half(value) : nodesHalved(value),
  ]);
  return Object.fromEntries(fields) as unknown;
}

function half(list: readonly unknown[]): readonly unknown[] {
  return list.slice(0, Math.floor(list.length / 2));
}

/** Whether an answer is no JSON: a text, or what Git's own server sends. */
function isRaw(body: unknown): body is string | Buffer {
  return typeof body === "string" || body instanceof Buffer;
}

export function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const type = isRaw(body) ? {} : { "content-type": "application/json; charset=utf-8" };
  response.writeHead(status, { ...type, ...headers });
  response.end(isRaw(body) ? body : body === undefined ? undefined : JSON.stringify(body));
}
