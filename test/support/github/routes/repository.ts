import {
  captured,
  notFound,
  page,
  Refused,
  textIn,
  unfit,
  type Call,
  type Routes,
} from "../answer.ts";
import { rulesFor } from "../ref-effects.ts";
import { shaped } from "../shape.ts";
import { accountJson, repositoryJson, runJson } from "../shapes.ts";
import { fullName, roleOf, type BranchRules, type Role } from "../world.ts";
import { commitJson } from "./commits.ts";

/** A repository, its branches and who may do what; workflow runs; accounts. */
export const repository: Routes = {
  "repos/get": (call) => {
    const viewer = call.caller.kind === "anonymous" ? {} : { viewer: call.caller.account };
    const body = repositoryJson(call.origin, call.repository, { as: "full-repository", ...viewer });
    return { status: 200, body };
  },
  "repos/get-branch": async (call) => {
    const name = captured(call, "branch");
    const oid = await call.repository.git.ref(`refs/heads/${name}`);
    if (oid === undefined) throw new Refused(404, "Branch not found");
    const url = `${call.origin}/api/v3/repos/${fullName(call.repository)}/branches/${name}`;
    const body = shaped("branch-with-protection", {
      name,
      commit: await commitJson(call, oid),
      protected: rulesFor(call.repository, name) !== undefined,
      protection_url: `${url}/protection`,
      _links: { html: url, self: url },
    });
    return { status: 200, body };
  },
  "repos/list-branches": async (call) => {
    const found = await call.repository.git.refs("refs/heads/");
    const listed = found.map(({ name, oid }) => {
      const branch = name.slice("refs/heads/".length);
      const url = `${call.origin}/api/v3/repos/${fullName(call.repository)}/commits/${oid}`;
      const isProtected = rulesFor(call.repository, branch) !== undefined;
      return { name: branch, commit: { sha: oid, url }, protected: isProtected };
    });
    return page(call, listed);
  },
  // Everything is asked for by rulesets here; nobody uses the older branch protection.
  "repos/get-branch-protection": () => {
    throw new Refused(404, "Branch not protected");
  },
  "repos/get-branch-rules": (call) => {
    const rules = rulesFor(call.repository, captured(call, "branch"));
    return page(call, rules === undefined ? [] : ruleList(call, rules));
  },
  "repos/get-repo-rulesets": (call) =>
    page(
      call,
      call.repository.rules.map((rules, index) => ({
        id: index + 1,
        name: rules.branch,
        target: "branch",
        source_type: "Repository",
        source: fullName(call.repository),
        enforcement: "active",
      })),
    ),
  "repos/get-collaborator-permission-level": (call) => {
    const account = call.world.accounts.get(captured(call, "username"));
    if (account === undefined) throw notFound();
    const role = roleOf(call.repository, account.login);
    const body = {
      permission: permissions[role],
      role_name: role,
      user: shaped("nullable-collaborator", {
        ...accountJson(call.origin, account),
        role_name: role,
      }),
    };
    return { status: 200, body };
  },
  "repos/list-collaborators": (call) => {
    const logins = [call.repository.owner.login, ...call.repository.roles.keys()];
    const listed = [...new Set(logins)].map((login) =>
      shaped("collaborator", {
        ...accountJson(call.origin, call.world.account(login)),
        role_name: roleOf(call.repository, login),
      }),
    );
    return page(call, listed);
  },
  "repos/create-dispatch-event": (call) => {
    const payload = {
      action: textIn(call.body, "event_type"),
      client: call.body["client_payload"],
    };
    call.world.happened.push({ event: "repository_dispatch", payload });
    return { status: 204 };
  },
  "actions/create-workflow-dispatch": async (call) => {
    const ref = textIn(call.body, "ref") ?? "";
    const { git } = call.repository;
    const oid = (await git.ref(`refs/heads/${ref}`)) ?? (await git.ref(ref));
    if (oid === undefined) throw unfit("Workflow", { message: `No ref found for: ${ref}` });
    const workflow = captured(call, "workflow_id");
    const payload = { workflow, ref, inputs: call.body["inputs"] ?? {} };
    call.world.happened.push({ event: "workflow_dispatch", payload });
    return { status: 204 };
  },
  "actions/get-workflow-run": (call) => {
    const id = Number(captured(call, "run_id"));
    const run = call.repository.runs.find((one) => one.id === id);
    if (run === undefined) throw notFound();
    return { status: 200, body: runJson(call, run) };
  },
  "actions/list-workflow-runs-for-repo": (call) => {
    const [sha, event, branch] = ["head_sha", "event", "branch"].map((name) =>
      call.query.get(name),
    );
    const runs = call.repository.runs.filter(
      (run) =>
        (sha === null || run.sha === sha) &&
        (event === null || run.event === event) &&
        (branch === null || run.branch === branch),
    );
    const { body, ...answer } = page(
      call,
      runs.toReversed().map((run) => runJson(call, run)),
    );
    return { ...answer, body: { total_count: runs.length, workflow_runs: body } };
  },
  // A job's token belongs to no person, so it has no user (danger-js#1031).
  "users/get-authenticated": (call) => {
    if (call.caller.kind === "anonymous") throw new Refused(401, "Requires authentication");
    if (call.caller.kind === "job")
      throw new Refused(403, "Resource not accessible by integration");
    return { status: 200, body: user(call, call.caller.account.login) };
  },
  "users/get-by-username": (call) => {
    const login = captured(call, "username");
    if (!call.world.accounts.has(login)) throw notFound();
    return { status: 200, body: user(call, login) };
  },
  "rate-limit/get": () => {
    const core = { limit: 5000, used: 0, remaining: 5000, reset: 0 };
    return { status: 200, body: { resources: { core, search: core }, rate: core } };
  },
};

/** GitHub's older word for a role: maintain is told as write, triage as read. */
const permissions: Readonly<Record<Role, string>> = {
  none: "none",
  read: "read",
  triage: "read",
  write: "write",
  maintain: "write",
  admin: "admin",
};

function user(call: Call, login: string): object {
  return shaped("public-user", accountJson(call.origin, call.world.account(login)));
}

function ruleList(call: Call, rules: BranchRules): readonly object[] {
  const source = {
    ruleset_source_type: "Repository",
    ruleset_source: fullName(call.repository),
    ruleset_id: 1,
  };
  return [
    {
      type: "required_status_checks",
      parameters: {
        required_status_checks: rules.requiredStatuses.map((context) => ({ context })),
        strict_required_status_checks_policy: false,
      },
      ...source,
    },
    {
      type: "pull_request",
      parameters: {
        required_approving_review_count: rules.requiredApprovals,
        dismiss_stale_reviews_on_push: rules.dismissStaleOnPush,
        require_code_owner_review: false,
        require_last_push_approval: false,
        required_review_thread_resolution: false,
      },
      ...source,
    },
    ...(rules.requireSignatures ? [{ type: "required_signatures", ...source }] : []),
  ];
}
