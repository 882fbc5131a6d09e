/** What a person may do in a repository, the least first. */
export const roles = ["none", "read", "triage", "write", "maintain", "admin"] as const;
export type Role = (typeof roles)[number];

export interface Account {
  readonly id: number;
  readonly login: string;
  readonly type: "User" | "Bot";
  /** Addresses by which commits are known to be theirs, beside GitHub's own. */
  readonly emails: Set<string>;
  /** An account that was deleted: whatever it wrote stays, without a name. */
  isGone: boolean;
}

/** What a token may do, in the words of a workflow's `permissions`. */
export type Scope =
  | "actions"
  | "administration"
  | "checks"
  | "contents"
  | "issues"
  | "metadata"
  | "pull-requests"
  | "statuses"
  | "workflows";
export type Access = "none" | "read" | "write";
export type Scopes = Readonly<Partial<Record<Scope, Access>>>;

/** Who calls. */
export type Caller =
  | { readonly kind: "anonymous" }
  | { readonly kind: "person"; readonly account: Account }
  /** An app's installation in one repository, `owner/name`. A job calls as the app "github-actions". */
  | {
      readonly kind: "app";
      readonly account: Account;
      readonly repository: string;
      readonly scopes: Scopes;
    };

/** A caller that is somebody. */
export type Named = Exclude<Caller, { readonly kind: "anonymous" }>;

export const actionsBot = "github-actions[bot]";

/** The account that stands for everybody whose account is gone. */
export const ghost: Account = {
  id: 10_137,
  login: "ghost",
  type: "User",
  emails: new Set(),
  isGone: false,
};
