import {
  fullName,
  roleOf,
  rulesFor,
  type BranchRules,
  type Repository,
} from "../world/repositories.ts";
import { captured, notFound, ok, page, Refused, type Call, type Routes } from "./answer.ts";

/** What is asked of branches: rulesets, which whoever reads may read. */
export const rulesets: Routes = {
  // Everything is asked for by rulesets here; nobody uses the older branch protection.
  "repos/get-branch-protection": () => {
    throw new Refused(404, "Branch not protected");
  },
  "repos/get-branch-rules": (call) => {
    const rules = rulesFor(call.repository, captured(call, "branch"));
    if (rules === undefined) return page(call, []);
    const source = {
      ruleset_source_type: "Repository",
      ruleset_source: fullName(call.repository),
      ruleset_id: idOf(call.repository, rules),
    };
    return page(
      call,
      ruleList(rules).map((rule) => ({ ...rule, ...source })),
    );
  },
  "repos/get-repo-rulesets": (call) =>
    page(
      call,
      call.repository.rules.map((rules) => rulesetJson(call, rules)),
    ),
  "repos/get-repo-ruleset": (call) => {
    const rules = call.repository.rules[Number(captured(call, "ruleset_id")) - 1];
    if (rules === undefined) throw notFound();
    const include = [`refs/heads/${rules.branch}`];
    return ok({
      ...rulesetJson(call, rules),
      ...bypassJson(call, rules),
      conditions: { ref_name: { include, exclude: [] } },
      rules: ruleList(rules),
    });
  },
};

function idOf(repository: Repository, rules: BranchRules): number {
  return repository.rules.indexOf(rules) + 1;
}

function rulesetJson({ repository }: Call, rules: BranchRules): object {
  return {
    id: idOf(repository, rules),
    name: rules.branch,
    target: "branch",
    source_type: "Repository",
    source: fullName(repository),
    enforcement: "active",
  };
}

/** The rules of a ruleset, in GitHub's words. */
function ruleList(rules: BranchRules): readonly object[] {
  const simple = [
    rules.requireSignatures ? "required_signatures" : undefined,
    rules.forbidForcePush ? "non_fast_forward" : undefined,
    rules.forbidDeletion ? "deletion" : undefined,
    rules.told?.isLinear === true ? "required_linear_history" : undefined,
    rules.told?.forbidsCreation === true ? "creation" : undefined,
  ].flatMap((type) => (type === undefined ? [] : [{ type }]));
  return [...statusRule(rules), ...pullRule(rules), ...queueRule(rules), ...simple];
}

/** Only who may change a ruleset is told whom it lets through (OpenAPI, repos/get-repo-ruleset). */
function bypassJson({ caller, repository }: Call, { bypass, told }: BranchRules): object {
  const mayChange =
    caller.kind === "person"
      ? roleOf(repository, caller.account.login) === "admin"
      : caller.kind === "app" && caller.scopes.administration === "write";
  if (!mayChange) return {};
  const people = bypass.map((_, index) => actor("User", index + 1));
  const apps = (told?.bypassingApps ?? []).map((app) => actor("Integration", app));
  return { bypass_actors: [...people, ...apps] };
}

function actor(actor_type: string, actor_id: number): object {
  return { actor_type, actor_id, bypass_mode: "always" };
}

function statusRule({ requiredStatuses, strict, told }: BranchRules): readonly object[] {
  if (requiredStatuses.length === 0) return [];
  const parameters = {
    required_status_checks: requiredStatuses.map((context) =>
      told?.statusApp === undefined ? { context } : { context, integration_id: told.statusApp },
    ),
    strict_required_status_checks_policy: strict,
  };
  return [{ type: "required_status_checks", parameters }];
}

function pullRule({ requiredApprovals, dismissStaleOnPush, told }: BranchRules): readonly object[] {
  if (requiredApprovals === undefined) return [];
  const parameters = {
    required_approving_review_count: requiredApprovals,
    dismiss_stale_reviews_on_push: dismissStaleOnPush,
    require_code_owner_review: told?.asksOwners ?? false,
    require_last_push_approval: told?.asksAnotherThanLastPusher ?? false,
    required_review_thread_resolution: false,
  };
  return [{ type: "pull_request", parameters }];
}

function queueRule({ mergeQueue }: BranchRules): readonly object[] {
  if (!mergeQueue) return [];
  const parameters = {
    check_response_timeout_minutes: 60,
    grouping_strategy: "ALLGREEN",
    max_entries_to_build: 5,
    max_entries_to_merge: 5,
    merge_method: "MERGE",
    min_entries_to_merge: 1,
    min_entries_to_merge_wait_minutes: 5,
  };
  return [{ type: "merge_queue", parameters }];
}
