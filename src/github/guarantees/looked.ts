import type { Seen } from "../../approving/guarantees/facts.ts";
import { isRefused } from "../refusable.ts";

/**
 * What a read gives, or why this token could not see it. GitHub says 404 of what it hides as well as of what is not there, so
 * neither is taken for "no".
 */
export async function looked<Value>(
  needs: string,
  reads: () => Promise<Value>,
): Promise<Seen<Value>> {
  try {
    return { seen: await reads() };
  } catch (error) {
    if (!isRefused(error)) throw error;
    const { status, said } = error.failure;
    const answer = `GitHub answered ${status} (${said})`;
    // Of a private repository without a plan that has rules, which no token helps.
    if (said.startsWith("Upgrade to ")) {
      return { unseen: `${answer}: the plan of its owner does not offer it.` };
    }
    return { unseen: `${answer}. It takes a token with "${needs}".` };
  }
}
