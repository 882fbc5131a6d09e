import type { Fault } from "./faults.ts";

/** One call as the log keeps it. */
export interface Logged {
  /** GitHub's operation id, `graphql/<name>`, `git/upload-pack` or `git/receive-pack`. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** What the client was told; 0 where it was told nothing. */
  readonly status: number;
  /** What the call itself gave; undefined where it was never carried out. */
  readonly effect: number | undefined;
  readonly body: unknown;
  readonly fault: Fault["kind"] | undefined;
}

/** A test may ask of each call of a long log again and again. */
const known = new WeakMap<Logged, boolean>();

/** Whether a call was to change something, and did as far as its answer says. */
export function isWrite(call: Logged): boolean {
  const found = known.get(call) ?? wasWrite(call);
  known.set(call, found);
  return found;
}

function wasWrite({ operation, method, body, effect = 500 }: Logged): boolean {
  if (effect >= 400) return false;
  if (operation === "git/receive-pack") return true;
  if (operation.startsWith("graphql/")) return /^\s*mutation\b/m.test(String(body));
  return operation !== "git/upload-pack" && method !== "GET";
}

/** The calls as a test likes to read them: one a line, with what the client was told. */
export function told(log: readonly Logged[]): readonly string[] {
  return log.map(({ operation, status }) => `${operation} ${status === 0 ? "-" : status}`);
}
