import { normaliseWhiteSpace } from "./white-space.ts";

/**
 * Accounts of automation whose names carry no "[bot]", or are written without it. Closed and short: each is reserved
 * by what it names, so no person has it.
 */
const automation: ReadonlySet<string> = new Set([
  // GitHub itself: workflows, commits made in the browser, its agents.
  "github-actions",
  "web-flow",
  "copilot",
  "copilot-swe-agent",
  "copilot-pull-request-reviewer",
  // Services that open and merge pull requests by themselves.
  "dependabot",
  "dependabot-preview",
  "renovate",
  "renovate-bot",
  "mergify",
  "pre-commit-ci",
  "snyk-bot",
  "semantic-release-bot",
]);

/** Whether a name is that of automation: it ends in "[bot]", or is one of a short closed list. */
export function isBot(name: string): boolean {
  const account = accountName(name);
  return account.endsWith("[bot]") || automation.has(account);
}

/** A name as accounts are compared: without case, padding, characters that show nothing, and "@" before it. */
export function accountName(name: string): string {
  const seen = name.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "");
  return normaliseWhiteSpace(seen).toLowerCase().replace(/^@/, "");
}
