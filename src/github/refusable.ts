import type { Refusal } from "../refresh/requests/host.ts";
import type { Connection } from "./connection.ts";
import { GitHubError } from "./github-error.ts";

/** What GitHub answers where a permission is missing: 404 hides what a token may not even see. */
const forbidden: readonly number[] = [403, 404];

/** Does something; what GitHub does not let this token do, or another status of `more` forbids, is a refusal. */
export async function refusable<T>(
  does: () => Promise<T>,
  more: readonly number[] = [],
): Promise<T | Refusal> {
  try {
    return await does();
  } catch (error) {
    if (isRefused(error, [...forbidden, ...more])) return { refused: error.message };
    throw error;
  }
}

/** What GitHub does not let this token do, or nothing. */
export async function refusal(
  does: () => Promise<void>,
  more: readonly number[] = [],
): Promise<Refusal | undefined> {
  return (await refusable(does, more)) ?? undefined;
}

/**
 * Reads something that may not be there, and then gives undefined. GitHub also says so of what it does not know everywhere yet,
 * and what is gone is acted upon: so it is asked twice.
 */
export async function presentOrNot<T>(
  connection: Connection,
  reads: () => Promise<T>,
): Promise<T | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await reads();
    } catch (error) {
      if (!isRefused(error, [404])) throw error;
      if (attempt === 2) return undefined;
      await connection.patience(attempt);
    }
  }
}

/** Whether GitHub has refused a call with one of these statuses. */
export function isRefused(
  error: unknown,
  statuses: readonly number[] = forbidden,
): error is GitHubError {
  return (
    error instanceof GitHubError &&
    error.failure.kind === "refused" &&
    statuses.includes(error.failure.status)
  );
}

/** Whether nobody knows what became of a call. */
export function isUnsure(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.failure.kind === "unsure";
}
