import { isMapping } from "@actions/workflow-parser";
import type { TemplateToken } from "@actions/workflow-parser/templates/tokens/template-token";
import { NotModelled, textOf } from "../workflows/fields-of.ts";
import type { Access, Scope, Scopes } from "../world/accounts.ts";
import type { WorkflowRun } from "../world/reports.ts";

/** The permissions that a workflow may name and this GitHub holds its tokens to. */
const known: readonly Scope[] = [
  "actions",
  "checks",
  "contents",
  "issues",
  "pull-requests",
  "statuses",
];

/**
 * What the token of a job may do: what the job declares, else what the workflow does, else what the repository gives, which
 * is reading the contents. For a change from a fork or by Dependabot, all that writes only reads (GitHub's page on the
 * permissions of `GITHUB_TOKEN`).
 */
export function scopesOf(
  run: Pick<WorkflowRun, "distrusts" | "workflow">,
  job: { readonly permissions: TemplateToken | undefined },
): Scopes {
  const declared = job.permissions ?? run.workflow.permissions;
  const scopes = declared === undefined ? { contents: "read" as const } : scopesIn(declared);
  return run.distrusts === undefined ? scopes : readOnly(scopes);
}

function scopesIn(declared: TemplateToken): Scopes {
  if (!isMapping(declared)) return scopesByWord(textOf(declared) ?? "");
  const scopes: Partial<Record<Scope, Access>> = {};
  for (const { key, value } of declared) {
    const access = textOf(value);
    const scope = known.find((one) => one === key.toString());
    if (access === "none") continue;
    if (scope === undefined || (access !== "read" && access !== "write")) {
      throw new NotModelled(`the permission "${key.toString()}: ${String(access)}"`);
    }
    scopes[scope] = access;
  }
  return scopes;
}

function scopesByWord(word: string): Scopes {
  if (word !== "read-all" && word !== "write-all") throw new NotModelled(`"permissions: ${word}"`);
  const access = word === "read-all" ? "read" : "write";
  return Object.fromEntries(known.map((scope) => [scope, access]));
}

function readOnly(scopes: Scopes): Scopes {
  const held = Object.entries(scopes).filter(([, access]) => access !== "none");
  return Object.fromEntries(held.map(([scope]) => [scope, "read" as const]));
}
