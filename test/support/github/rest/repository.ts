import { accountJson } from "../shapes/accounts.ts";
import { commitJson } from "../shapes/commits.ts";
import { api, html } from "../shapes/places.ts";
import { repositoryJson } from "../shapes/repositories.ts";
import { shaped } from "../shapes/shaped.ts";
import type { Role } from "../world/accounts.ts";
import { roleOf, rulesFor } from "../world/repositories.ts";
import { captured, notFound, ok, page, Refused, type Routes } from "./answer.ts";

/** A repository, its branches, and who may do what. */
export const repository: Routes = {
  "repos/get": (call) => {
    const viewer = call.caller.kind === "anonymous" ? {} : { viewer: call.caller.account };
    return ok(repositoryJson(call.world, call.repository, { as: "full-repository", ...viewer }));
  },
  "repos/get-branch": async (call) => {
    const name = captured(call, "branch");
    const { git } = call.repository;
    const oid = await git.branch(name);
    if (oid === undefined) throw new Refused(404, "Branch not found");
    const url = api(call, `/branches/${encodeURIComponent(name)}`);
    return ok(
      shaped("branch-with-protection", {
        name,
        commit: commitJson(call, await git.commit(oid)),
        protected: rulesFor(call.repository, name) !== undefined,
        protection_url: `${url}/protection`,
        _links: { html: html(call, `/tree/${name}`), self: url },
      }),
    );
  },
  "repos/list-branches": async (call) => {
    const found = await call.repository.git.refs("refs/heads/");
    const listed = found.map(({ name: ref, oid: sha }) => {
      const name = ref.slice("refs/heads/".length);
      const isProtected = rulesFor(call.repository, name) !== undefined;
      const commit = { sha, url: api(call, `/commits/${sha}`) };
      return { name, commit, protected: isProtected };
    });
    return page(call, listed);
  },
  "repos/get-collaborator-permission-level": (call) => {
    const account = call.world.accounts.get(captured(call, "username"));
    if (account === undefined) throw notFound();
    const role = roleOf(call.repository, account.login);
    const user = { ...accountJson(call.world, account), role_name: role };
    return ok({
      permission: permissions[role],
      role_name: role,
      user: shaped("collaborator", user),
    });
  },
  "repos/list-collaborators": (call) => {
    const logins = new Set([call.repository.owner.login, ...call.repository.roles.keys()]);
    const listed = [...logins].map((login) =>
      shaped("collaborator", {
        ...accountJson(call.world, call.world.account(login)),
        role_name: roleOf(call.repository, login),
      }),
    );
    return page(call, listed);
  },
};

/** GitHub's older word for a role: maintain is told as write, triage as read (OpenAPI, the operation's text). */
const permissions: Readonly<Record<Role, string>> = {
  none: "none",
  read: "read",
  triage: "read",
  write: "write",
  maintain: "write",
  admin: "admin",
};
