import { fieldOf, isMap } from "../model/fields.ts";
import type { Failure } from "./github-error.ts";

/** What went wrong with a call that threw, `now` being the time in milliseconds. Throws on what no call gives. */
export function failureOf(error: unknown, now: number): Failure {
  const status = fieldOfError(error, "status");
  const response = fieldOfError(error, "response");
  // Octokit says 500 where there was no answer.
  if (!isMap(response)) return { kind: "unsure", status: 0, said: sentence(messageOf(error)) };
  const said = sentence(saidIn(response["data"]) ?? messageOf(error));
  const told = { status: Number(status), said };
  const waitMilliseconds = waitOf(response["headers"], now);
  if (isLimit(told, response["headers"])) return { kind: "limited", ...told, waitMilliseconds };
  if (told.status === 401) return { kind: "token", ...told };
  if (told.status >= 500) return { kind: "unsure", ...told, waitMilliseconds };
  return { kind: "refused", ...told };
}

/** Statuses that REST would give, by the types of GraphQL, whose errors come with status 200. */
const statuses: ReadonlyMap<unknown, number> = new Map([
  ["FORBIDDEN", 403],
  ["INSUFFICIENT_SCOPES", 403],
  ["NOT_FOUND", 404],
  ["UNPROCESSABLE", 422],
  ["STALE_DATA", 422],
]);

/** What an answer of GraphQL says against the call; undefined where nothing. */
export function failureIn(data: unknown, headers: unknown, now: number): Failure | undefined {
  const errors = fieldOf(data, "errors");
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const said = sentence(errors.map((one) => String(fieldOf(one, "message"))).join(" "));
  const types = errors.map((one) => fieldOf(one, "type"));
  if (types.includes("RATE_LIMITED") || isLimit({ status: 403, said }, headers)) {
    return { kind: "limited", status: 200, said, waitMilliseconds: waitOf(headers, now) };
  }
  const status = types.map((type) => statuses.get(type)).find((one) => one !== undefined);
  // Without a type, or with one that nobody lists, it is an error of GitHub's own, such as a timeout.
  return status === undefined
    ? { kind: "unsure", status: 200, said }
    : { kind: "refused", status, said };
}

/** What answers: an object or a list of REST, or GraphQL. */
export type Form = "object" | "list" | "graphql";

/** A page of something else, as a gateway may send it, is no empty list. */
export function oddIn(data: unknown, form: Form): Failure | undefined {
  if (form === "list" && !Array.isArray(data)) return undescribed("it is no list");
  if (form === "graphql" && !isMap(data)) return undescribed("it is no answer of GraphQL");
  return undefined;
}

function undescribed(said: string): Failure {
  return { kind: "undescribed", status: 0, said };
}

/** An error carries more than its class says. */
function fieldOfError(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null && name in error
    ? new Map<string, unknown>(Object.entries(error)).get(name)
    : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the body of an answer says, with each of its errors. */
function saidIn(data: unknown): string | undefined {
  const message = fieldOf(data, "message");
  if (typeof message !== "string") return undefined;
  const errors = fieldOf(data, "errors");
  const more = Array.isArray(errors) ? errors.map((one: unknown) => errorIn(one)) : [];
  return [message, ...more].map((one) => sentence(one)).join(": ");
}

/** An error is a text, or says by fields what it is about. */
function errorIn(error: unknown): string {
  if (typeof error === "string") return error;
  const fields = ["message", "field", "code"].map((name) => fieldOf(error, name));
  const [message, ...others] = fields.map((one) => (typeof one === "string" ? one : ""));
  return message === undefined || message === "" ? others.join(" ").trim() : message;
}

/** In one line, and without a full stop at the end: it stands in brackets. */
function sentence(said: string): string {
  return said.replaceAll(/\s+/g, " ").trim().replace(/\.$/, "");
}

function isLimit({ status, said }: Pick<Failure, "status" | "said">, headers: unknown): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const isSpent = fieldOf(headers, "x-ratelimit-remaining") === "0";
  return isSpent || fieldOf(headers, "retry-after") !== undefined || /rate limit|abuse/i.test(said);
}

/** How long GitHub asks to wait: by itself, or until its count of calls begins anew. */
function waitOf(headers: unknown, now: number): number | undefined {
  const after = numberIn(headers, "retry-after");
  if (after !== undefined) return after * 1000;
  const reset = numberIn(headers, "x-ratelimit-reset");
  const isSpent = fieldOf(headers, "x-ratelimit-remaining") === "0";
  return isSpent && reset !== undefined ? Math.max(0, reset * 1000 - now) : undefined;
}

/** A whole number in a header. */
export function numberIn(headers: unknown, name: string): number | undefined {
  const text = fieldOf(headers, name);
  return typeof text === "string" && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
