import type { HostFacts, Seen } from "../../approving/guarantees/facts.ts";
import {
  mergeRulesOf,
  mergeRulesOfProtection,
  type MergeRules,
} from "../../approving/guarantees/merge-rules.ts";
import { fieldOf } from "../../model/fields.ts";
import { answerOf } from "../answers.ts";
import type { Connection } from "../connection.ts";
import { isRefused } from "../refusable.ts";
import { bypassOfProtection, bypassOfRuleset } from "./bypass.ts";
import { looked } from "./looked.ts";

type BranchFacts = Pick<HostFacts, "rules" | "protection" | "bypass">;

/** What is asked of a branch, by rulesets and by the older protection, and whom it lets through. */
export async function branchFacts(connection: Connection, branch: string): Promise<BranchFacts> {
  const rules = await rulesFor(connection, branch);
  const protection = await protectionOf(connection, branch);
  const bypass = await bypassOf(connection, { rules, protection });
  return {
    rules: mapped(rules, mergeRulesOf),
    protection: mapped(protection, (one): MergeRules | undefined =>
      one === undefined ? undefined : mergeRulesOfProtection(one),
    ),
    bypass,
  };
}

/** The rules of all rulesets that fit a branch. Whoever may read may see them. */
export async function rulesFor(
  connection: Connection,
  branch: string,
): Promise<Seen<readonly unknown[]>> {
  return await looked("Metadata: read", async () =>
    connection.readAll("GET /repos/{owner}/{repo}/rules/branches/{branch}", {
      doing: `read the rules of the branch ${branch}`,
      given: { branch, per_page: 100 },
    }),
  );
}

/** The older protection; undefined where there is none, which GitHub says in words of its own. */
async function protectionOf(connection: Connection, branch: string): Promise<Seen<unknown>> {
  return await looked("Administration: read", async () => {
    try {
      return await connection.read("GET /repos/{owner}/{repo}/branches/{branch}/protection", {
        doing: `read the protection of the branch ${branch}`,
        given: { branch },
      });
    } catch (error) {
      if (isRefused(error, [404]) && error.failure.said === "Branch not protected")
        return undefined;
      throw error;
    }
  });
}

interface Found {
  readonly rules: Seen<readonly unknown[]>;
  readonly protection: Seen<unknown>;
}

async function bypassOf(
  connection: Connection,
  { rules, protection }: Found,
): Promise<HostFacts["bypass"]> {
  if ("unseen" in rules) return rules;
  const ids = [...new Set(rules.seen.map((rule) => fieldOf(rule, "ruleset_id")))].filter(
    (id) => typeof id === "number",
  );
  const names: string[] = [];
  for (const id of ids) {
    const found = await bypassOfOne(connection, id);
    if ("unseen" in found) return found;
    names.push(...found.seen);
  }
  if ("unseen" in protection) return ids.length === 0 ? protection : { seen: names };
  if (protection.seen !== undefined) names.push(...bypassOfProtection(protection.seen));
  else if (ids.length === 0) names.push("everybody, since there is no rule");
  return { seen: names };
}

async function bypassOfOne(connection: Connection, id: number): Promise<Seen<readonly string[]>> {
  const doing = `read the ruleset ${id}`;
  const needs = "Administration: write";
  const found = await looked(needs, async () =>
    connection.read("GET /repos/{owner}/{repo}/rulesets/{ruleset_id}", {
      doing,
      given: { ruleset_id: id },
    }),
  );
  if ("unseen" in found) return found;
  const name = answerOf(found.seen, doing).text("name");
  const names = bypassOfRuleset(found.seen, name);
  if (names !== undefined) return { seen: names };
  return {
    unseen: `GitHub does not show whom the ruleset "${name}" lets through: it does to a token that could change it, with "${needs}".`,
  };
}

function mapped<From, To>(found: Seen<From>, to: (value: From) => To): Seen<To> {
  return "seen" in found ? { seen: to(found.seen) } : found;
}
