import { faults, type Fault, type When } from "../github/server/faults.ts";

/** What can go wrong with a call. `expire` lets the time pass that a client waits for an answer. */
type MatrixFault = (expire: () => void) => Fault;

interface Row {
  readonly fault: MatrixFault;
  /** The calls that it can befall; all where nothing is said. */
  readonly of?: "graphql" | "lists" | "reads";
}

function answer(
  status: number,
  message: string,
  more: {
    readonly headers?: Record<string, string>;
    readonly when?: When;
    errors?: unknown[];
  } = {},
): Row {
  return { fault: () => ({ kind: "answer", status, message, when: "before", ...more }) };
}

function odd(when: When, text: string, [status, type]: readonly [number, string] = json): Row {
  return { fault: () => ({ kind: "odd", status, type, text, when }) };
}

const json = [200, "application/json; charset=utf-8"] as const;
const page = "<!DOCTYPE html>\n<html><title>One moment</title><body>Please wait.</body></html>\n";

function silent(when: When): Row {
  return { fault: (expire) => ({ kind: "silent", when, waited: expire }) };
}

/** Errors of GraphQL come with status 200. */
function graphql(type: string | undefined, message: string, when: When = "before"): Row {
  const error = type === undefined ? { message } : { type, message };
  return { ...odd(when, JSON.stringify({ data: null, errors: [error] })), of: "graphql" };
}

function named(name: keyof typeof faults, of?: Row["of"]): Row {
  return { fault: () => faults[name], ...(of === undefined ? {} : { of }) };
}

/** When the world of the tests began, and an hour later: what GitHub counts begins anew then. */
const later = String(Date.UTC(2026, 8, 1, 9) / 1000);

/** Every fault that a run has to live with, at any of its calls. */
export const matrixFaults: Readonly<Record<string, Row>> = {
  "bad credentials": named("bad credentials"),
  "setting forbids": named("setting forbids"),
  "not permitted": named("not permitted"),
  "secondary limit": named("secondary rate limit"),
  "secondary limit for an hour": answer(403, "You have exceeded a secondary rate limit.", {
    headers: { "retry-after": "3600" },
  }),
  "limit spent": answer(403, "API rate limit exceeded for installation.", {
    headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": later },
  }),
  "too many requests": named("too many requests"),
  "too many requests, for no one knows how long": answer(429, "Too many requests"),
  "not found": named("not found"),
  conflict: named("conflict"),
  "not yet known": named("not yet known"),
  "validation failed": answer(422, "Validation Failed"),
  "validation failed, but done": answer(422, "Validation Failed", { when: "after" }),
  "there already, by a mistake": answer(422, "Validation Failed", {
    errors: [{ code: "custom", message: "A pull request already exists for acme:it." }],
  }),
  "server error before": named("server error before"),
  "server error after": named("server error after"),
  "unavailable before": named("unavailable before"),
  "page of a gateway before": odd("before", page, [502, "text/html"]),
  "page of a gateway after": odd("after", page, [502, "text/html"]),
  "page in the place of an answer": odd("before", page, [200, "text/html"]),
  "page in the place of an answer, but done": odd("after", page, [200, "text/html"]),
  "empty object": odd("before", "{}"),
  "empty object, but done": odd("after", "{}"),
  "null in the place of an answer": odd("before", "null"),
  "cut in the middle": odd("after", '{"number": 1, "id": [12, '),
  "nothing in the answer": odd("before", ""),
  "no answer before": silent("before"),
  "no answer after": silent("after"),
  "reset before": named("reset before"),
  "reset after": named("reset after"),
  truncated: named("truncated", "lists"),
  stale: named("stale", "reads"),
  "GraphQL limit": graphql("RATE_LIMITED", "API rate limit exceeded."),
  "GraphQL forbids": graphql("FORBIDDEN", "Resource not accessible by integration"),
  "GraphQL finds nothing": graphql("NOT_FOUND", "Could not resolve to a Repository."),
  "GraphQL refuses": graphql("UNPROCESSABLE", "The reference is not as expected."),
  "GraphQL breaks before": graphql(undefined, "Something went wrong while executing your query."),
  "GraphQL breaks after": graphql(
    undefined,
    "Something went wrong while executing your query.",
    "after",
  ),
};

const lists: ReadonlySet<string> = new Set([
  "git/list-matching-refs",
  "git/get-tree",
  "issues/list-comments",
  "pulls/list",
  "pulls/list-reviews",
]);

/** Whether a fault can befall a call of an operation. */
export function befalls({ of }: Row, operation: string, isWrite: boolean): boolean {
  if (of === "graphql") return operation.startsWith("graphql/");
  if (of === "lists") return lists.has(operation);
  return of !== "reads" || !isWrite;
}
