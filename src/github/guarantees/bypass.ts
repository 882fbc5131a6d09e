import { fieldOf } from "../../model/fields.ts";

/** The roles of a repository, by the numbers that rulesets name them with. */
const roles: ReadonlyMap<unknown, string> = new Map([
  [2, "maintainers"],
  [4, "everybody with write access"],
  [5, "administrators"],
]);

/** Whom a ruleset lets through, in words; undefined where GitHub does not show it. */
export function bypassOfRuleset(ruleset: unknown, name: string): readonly string[] | undefined {
  const actors = fieldOf(ruleset, "bypass_actors");
  if (!Array.isArray(actors)) return undefined;
  return actors.map((actor: unknown) => {
    const mode = fieldOf(actor, "bypass_mode") === "pull_request" ? " in pull requests" : "";
    return `${actorIn(actor)} by the ruleset "${name}"${mode}`;
  });
}

function actorIn(actor: unknown): string {
  const type = fieldOf(actor, "actor_type");
  const number = fieldOf(actor, "actor_id");
  const id = typeof number === "number" ? String(number) : "";
  switch (type) {
    case "RepositoryRole":
      return roles.get(number) ?? `the role ${id}`;
    case "OrganizationAdmin":
      return "owners of the organization";
    case "EnterpriseOwner":
      return "owners of the enterprise";
    case "Integration":
      return `the app ${id}`;
    case "Team":
      return `the team ${id}`;
    case "DeployKey":
      return "deploy keys";
    default:
      return `the ${String(type).toLowerCase()} ${id}`;
  }
}

/** Whom the older branch protection lets through, in words. */
export function bypassOfProtection(protection: unknown): readonly string[] {
  const isForAdministrators = fieldOf(fieldOf(protection, "enforce_admins"), "enabled") === true;
  const reviews = fieldOf(protection, "required_pull_request_reviews");
  const allowed = fieldOf(reviews, "bypass_pull_request_allowances");
  const named = [
    ["users", "login"],
    ["teams", "slug"],
    ["apps", "slug"],
  ] as const;
  return [
    ...(isForAdministrators ? [] : ["administrators by the branch protection"]),
    ...named.flatMap(([list, field]) => {
      const all = fieldOf(allowed, list);
      const names = Array.isArray(all) ? all : [];
      return names.map((one: unknown) => `${String(fieldOf(one, field))} by the branch protection`);
    }),
  ];
}
