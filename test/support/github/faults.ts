/** Something that goes wrong with one call. */
export type Fault =
  /** An answer that GitHub gives in the place of the right one, before or after the call took effect. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly message: string;
      readonly headers?: Readonly<Record<string, string>>;
      readonly when: "before" | "after";
    }
  /** The connection ends without an answer. */
  | { readonly kind: "reset"; readonly when: "before" | "after" }
  | { readonly kind: "slow"; readonly milliseconds: number }
  /** A list lacks its end, and nothing says so. */
  | { readonly kind: "truncated" }
  /** The answer is that of an earlier moment: what the same call gave the last time. */
  | { readonly kind: "stale" }
  /** Something else happens just before the call, such as a push by somebody else. */
  | { readonly kind: "meanwhile"; readonly does: () => Promise<void> };

/** A call as a plan of faults knows it. */
export interface NamedCall {
  /** GitHub's operation id, the name of a GraphQL operation, or `git/upload-pack` and `git/receive-pack`. */
  readonly operation: string;
  /** Counts the calls of the operation from 1. */
  readonly nth: number;
  /** Counts all calls from 1. */
  readonly index: number;
}

/** What goes wrong, call by call; undefined where nothing does. */
export type FaultPlan = (call: NamedCall) => Fault | undefined;

/** The faults that every action has to live with, by name. */
export const faults: Readonly<Record<string, Fault>> = {
  "bad credentials": { kind: "answer", status: 401, message: "Bad credentials", when: "before" },
  "not permitted": {
    kind: "answer",
    status: 403,
    message: "Resource not accessible by integration",
    when: "before",
  },
  "secondary rate limit": {
    kind: "answer",
    status: 403,
    message:
      "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.",
    headers: { "retry-after": "1" },
    when: "before",
  },
  "not found": { kind: "answer", status: 404, message: "Not Found", when: "before" },
  conflict: { kind: "answer", status: 409, message: "Conflict", when: "before" },
  "too many requests": {
    kind: "answer",
    status: 429,
    message: "Too many requests",
    headers: { "retry-after": "1" },
    when: "before",
  },
  "server error before": { kind: "answer", status: 502, message: "Server Error", when: "before" },
  "server error after": { kind: "answer", status: 502, message: "Server Error", when: "after" },
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
