import type { Access, Caller, Role, Scope } from "../world/accounts.ts";
import { fullName, has, type Repository } from "../world/repositories.ts";

/** What an operation asks of whoever calls it: the scope of a job's token, and the role of a person. */
export interface Need {
  readonly scope: Scope;
  readonly access: Exclude<Access, "none">;
  readonly role: Role;
}

const read = (scope: Scope): Need => ({ scope, access: "read", role: "read" });
const administration: Need = { scope: "administration", access: "read", role: "admin" };
const write = (scope: Scope, role: Role = "write"): Need => ({ scope, access: "write", role });

/**
 * What each operation needs, from GitHub's page "Permissions required for GitHub Apps". One that is missing here needs
 * nothing but to see the repository.
 */
const needs: Readonly<Record<string, Need>> = {
  "actions/approve-workflow-run": write("actions"),
  "actions/create-workflow-dispatch": write("actions"),
  "actions/get-fork-pr-contributor-approval-permissions-repository": administration,
  "actions/get-github-actions-default-workflow-permissions-repository": {
    scope: "administration",
    access: "read",
    role: "admin",
  },
  "actions/get-private-repo-fork-pr-workflows-settings-repository": administration,
  "actions/get-workflow-run": read("actions"),
  "actions/list-repo-workflows": read("actions"),
  "actions/list-workflow-runs-for-repo": read("actions"),
  "checks/create": write("checks"),
  "checks/list-for-ref": read("checks"),
  "checks/update": write("checks"),
  "git/create-blob": write("contents"),
  "git/create-commit": write("contents"),
  "git/create-ref": write("contents"),
  "git/create-tree": write("contents"),
  "git/delete-ref": write("contents"),
  "git/get-blob": read("contents"),
  "git/get-commit": read("contents"),
  "git/get-ref": read("contents"),
  "git/get-tree": read("contents"),
  "git/list-matching-refs": read("contents"),
  "git/update-ref": write("contents"),
  "issues/add-labels": write("issues", "triage"),
  "issues/create": write("issues", "read"),
  "issues/create-comment": write("issues", "read"),
  "issues/create-label": write("issues"),
  "issues/delete-comment": write("issues", "read"),
  "issues/get": read("issues"),
  "issues/get-comment": read("issues"),
  "issues/get-label": read("issues"),
  "issues/list-comments": read("issues"),
  "issues/list-events-for-timeline": read("issues"),
  "issues/list-for-repo": read("issues"),
  "issues/list-labels-on-issue": read("issues"),
  "issues/remove-label": write("issues", "triage"),
  "issues/set-labels": write("issues", "triage"),
  "issues/update": write("issues", "read"),
  "issues/update-comment": write("issues", "read"),
  "pulls/check-if-merged": read("pull-requests"),
  "pulls/create": write("pull-requests", "read"),
  "pulls/create-review": write("pull-requests", "read"),
  "pulls/dismiss-review": write("pull-requests"),
  "pulls/get": read("pull-requests"),
  "pulls/get-review": read("pull-requests"),
  "pulls/list": read("pull-requests"),
  "pulls/list-comments-for-review": read("pull-requests"),
  "pulls/list-commits": read("pull-requests"),
  "pulls/list-files": read("pull-requests"),
  "pulls/list-review-comments": read("pull-requests"),
  "pulls/list-reviews": read("pull-requests"),
  "pulls/merge": write("contents"),
  "pulls/request-reviewers": write("pull-requests", "triage"),
  "pulls/submit-review": write("pull-requests", "read"),
  "pulls/update": write("pull-requests", "read"),
  "pulls/update-branch": write("pull-requests", "read"),
  "pulls/update-review": write("pull-requests", "read"),
  "repos/codeowners-errors": read("contents"),
  "repos/compare-commits-with-basehead": read("contents"),
  "repos/create-commit-status": write("statuses"),
  "repos/create-dispatch-event": write("contents"),
  "repos/get-branch": read("contents"),
  "repos/get-branch-protection": { scope: "administration", access: "read", role: "admin" },
  "repos/get-combined-status-for-ref": read("statuses"),
  "repos/get-commit": read("contents"),
  "repos/get-content": read("contents"),
  "repos/list-branches": read("contents"),
  "repos/list-collaborators": { scope: "metadata", access: "read", role: "write" },
  "repos/list-commit-statuses-for-ref": read("statuses"),
  "repos/list-commits": read("contents"),
  "repos/list-pull-requests-associated-with-commit": read("pull-requests"),
};

/** Operations on issues that pull requests share: there, the scope `pull-requests` opens them as well. */
const sharedWithPulls = /^issues\/(?!create$|create-label|get-label|list-for-repo)/;

/** What somebody wants to do, and where. */
export interface Wish {
  readonly operation: string;
  readonly repository: Repository;
  /** Whether the issue that it is about is a pull request. */
  readonly isOnPull: boolean;
}

/** Why a caller may not do this, or undefined: 404 hides what the caller may not even see. */
export function refusal(caller: Caller, wish: Wish): 403 | 404 | undefined {
  const need = needOf(wish.operation);
  if (caller.kind === "app") return appRefusal(caller, wish, need);
  const { repository } = wish;
  if (caller.kind === "anonymous") {
    const isOpen = !repository.private && need.access === "read" && need.role === "read";
    return isOpen ? undefined : 404;
  }
  const { login } = caller.account;
  if (!has(repository, login, "read")) return 404;
  return has(repository, login, need.role) ? undefined : 403;
}

/** What an operation needs. */
export function needOf(operation: string): Need {
  return needs[operation] ?? read("metadata");
}

/** An app does in its repository what its scopes say, and reads what is public elsewhere. */
function appRefusal(
  caller: Extract<Caller, { kind: "app" }>,
  { operation, repository, isOnPull }: Wish,
  need: Need,
): 403 | 404 | undefined {
  if (caller.repository !== fullName(repository)) {
    if (repository.private) return 404;
    return need.access === "read" ? undefined : 403;
  }
  const scopes: readonly Scope[] =
    isOnPull && sharedWithPulls.test(operation) ? [need.scope, "pull-requests"] : [need.scope];
  const isHeld = scopes.some((scope) => covers(caller.scopes[scope], need.access));
  return isHeld ? undefined : 403;
}

function covers(held: Access | undefined, wanted: Need["access"]): boolean {
  return held === "write" || held === wanted;
}
