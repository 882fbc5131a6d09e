import type { Caller } from "../world/accounts.ts";

/** Before a call takes effect, or after it did and before its answer goes out. */
export type When = "before" | "after";

/** Something that goes wrong with one call. */
export type Fault =
  /** An answer that GitHub gives in the place of the right one. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly message: string;
      readonly errors?: readonly unknown[];
      readonly headers?: Readonly<Record<string, string>>;
      readonly when: When;
    }
  /** An answer that is none of GitHub's: a page of something on the way, or JSON of another shape. */
  | {
      readonly kind: "odd";
      readonly status: number;
      readonly type: string;
      readonly text: string;
      readonly when: When;
    }
  /** No answer comes, and the connection stays open. `waited` is told when the client has begun to wait. */
  | { readonly kind: "silent"; readonly when: When; readonly waited: () => void }
  /** The connection ends without an answer. */
  | { readonly kind: "reset"; readonly when: When }
  | { readonly kind: "slow"; readonly milliseconds: number }
  /** A list lacks its end, and nothing says so. */
  | { readonly kind: "truncated" }
  /** The answer is that of an earlier moment: what the same call gave the last time. */
  | { readonly kind: "stale" }
  /** The process that calls is killed: its call takes no effect any more, or took effect and nobody hears the answer. */
  | { readonly kind: "kill"; readonly when: When; readonly kill: () => Promise<void> | void }
  /** Something else happens meanwhile, such as a push by somebody else. */
  | { readonly kind: "meanwhile"; readonly when: When; readonly does: () => Promise<void> | void };

/** A call as a plan of faults knows it. */
interface NamedCall {
  /** GitHub's operation id, the name of a GraphQL operation, or `git/upload-pack` and `git/receive-pack`. */
  readonly operation: string;
  /** Counts the calls of the operation from 1. */
  readonly nth: number;
  /** Counts all calls from 1. */
  readonly index: number;
  /** Who calls; undefined with a token that nobody has. */
  readonly caller: Caller | undefined;
}

/** What goes wrong, call by call; undefined where nothing does. */
export type FaultPlan = (call: NamedCall) => Fault | undefined;

function answer(
  status: number,
  message: string,
  more: Partial<Extract<Fault, { kind: "answer" }>> = {},
): Fault {
  return { kind: "answer", status, message, when: "before", ...more };
}

const soon = { "retry-after": "1" };

export type FaultName =
  | "bad credentials"
  | "setting forbids"
  | "not permitted"
  | "secondary rate limit"
  | "not found"
  | "conflict"
  | "not yet known"
  | "too many requests"
  | "server error before"
  | "server error after"
  | "unavailable before"
  | "reset before"
  | "reset after"
  | "slow"
  | "truncated"
  | "stale";

/** The faults that every action has to live with, by name, in GitHub's words. */
export const faults: Readonly<Record<FaultName, Fault>> = {
  "bad credentials": answer(401, "Bad credentials"),
  // A setting of the repository, not a permission (create-pull-request#3979).
  "setting forbids": answer(
    403,
    "GitHub Actions is not permitted to create or approve pull requests.",
  ),
  "not permitted": answer(403, "Resource not accessible by integration"),
  "secondary rate limit": answer(
    403,
    "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
    { headers: soon },
  ),
  "not found": answer(404, "Not Found"),
  conflict: answer(409, "Conflict"),
  // Labels and reviewers right after a pull request was opened (create-pull-request#4321, #4356).
  "not yet known": answer(422, "Validation Failed", {
    errors: ["Could not resolve to a node with the global id of 'PR_1'."],
  }),
  "too many requests": answer(429, "Too many requests", { headers: soon }),
  "server error before": answer(502, "Server Error"),
  "server error after": answer(502, "Server Error", { when: "after" }),
  "unavailable before": answer(503, "Service Unavailable", { headers: soon }),
  "reset before": { kind: "reset", when: "before" },
  "reset after": { kind: "reset", when: "after" },
  slow: { kind: "slow", milliseconds: 50 },
  truncated: { kind: "truncated" },
  stale: { kind: "stale" },
};

/** Lets one fault happen at the nth call of an operation. */
export function at(operation: string, nth: number, fault: Fault): FaultPlan {
  return (call) => (call.operation === operation && call.nth === nth ? fault : undefined);
}

/** Lets one fault happen at the nth call of all. */
export function atCall(index: number, fault: Fault): FaultPlan {
  return (call) => (call.index === index ? fault : undefined);
}

/** Lets something happen at the nth call of an operation. */
export function meanwhile(
  [operation, nth]: readonly [string, number],
  when: When,
  does: () => Promise<void> | void,
): FaultPlan {
  return at(operation, nth, { kind: "meanwhile", when, does });
}

/** Kills a process at the nth call of all: before the call took effect, or after it did. */
export function killAt(index: number, when: When, kill: () => Promise<void> | void): FaultPlan {
  return atCall(index, { kind: "kill", when, kill });
}
