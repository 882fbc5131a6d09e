import { asFields } from "../../fields.ts";
import type { BranchRules } from "./repositories.ts";

/**
 * What a ruleset asks of the default branch, from the file by which people import it: Settings, Rules, Rulesets, "Import a ruleset".
 * Throws Error for a rule that is not known here, so that none is passed over.
 */
export function importedRuleset(text: string): Partial<BranchRules> {
  const { rules, conditions } = asFields(JSON.parse(text));
  const { include } = asFields(asFields(conditions)["ref_name"]);
  if (String(include) !== "~DEFAULT_BRANCH") throw new Error("It is not of the default branch.");
  const all = (rules as readonly unknown[]).map((rule) => asked(asFields(rule)));
  const merged: { -readonly [Asked in keyof BranchRules]?: BranchRules[Asked] } = {};
  for (const one of all) Object.assign(merged, one, { told: { ...merged.told, ...one.told } });
  return merged;
}

function asked(rule: Readonly<Record<string, unknown>>): Partial<BranchRules> {
  const parameters = asFields(rule["parameters"] ?? {});
  switch (rule["type"]) {
    case "deletion":
      return { forbidDeletion: true };
    case "non_fast_forward":
      return { forbidForcePush: true };
    case "pull_request":
      return {
        requiredApprovals: Number(parameters["required_approving_review_count"]),
        dismissStaleOnPush: parameters["dismiss_stale_reviews_on_push"] === true,
        told: {
          asksOwners: parameters["require_code_owner_review"] === true,
          asksAnotherThanLastPusher: parameters["require_last_push_approval"] === true,
        },
      };
    case "required_status_checks": {
      const checks = (parameters["required_status_checks"] as readonly unknown[]).map(asFields);
      const apps = new Set(checks.map((one) => Number(one["integration_id"])));
      if (apps.size !== 1) throw new Error("The statuses come from several apps.");
      return {
        told: { statusApp: Math.max(...apps) },
        strict: parameters["strict_required_status_checks_policy"] === true,
        requiredStatuses: checks.map(({ context }) => String(context)),
      };
    }
    default:
      throw new Error(`Nobody knows the rule "${String(rule["type"])}" here.`);
  }
}
