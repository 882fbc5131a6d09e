import type { Refusal } from "../refresh/requests/host.ts";
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
