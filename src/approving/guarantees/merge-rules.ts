import { fieldOf } from "../../model/fields.ts";

export type MergeWay = "merge" | "squash" | "rebase";

/** A verdict that a merge waits for. */
export interface WantedStatus {
  readonly context: string;
  /** The number of the only app that may report it; undefined where everybody may who can write. */
  readonly app: number | undefined;
}

/** What is asked of a branch, by one ruleset or by several together. */
export interface MergeRules {
  /** How many people with write access have to approve. */
  readonly approvals: number;
  readonly asksOwners: boolean;
  readonly dismissesOnPush: boolean;
  readonly asksAnotherThanLastPusher: boolean;
  readonly statuses: readonly WantedStatus[];
  readonly isUpToDate: boolean;
  /** `each`: every entry of the queue is judged; `last`: of a group the last one alone. */
  readonly queue: "each" | "last" | undefined;
  readonly forbidsForcePush: boolean;
  readonly forbidsDeletion: boolean;
  readonly isLinear: boolean;
  readonly isSigned: boolean;
  readonly forbidsCreation: boolean;
  /** The ways of merging that are left; undefined where no rule says. */
  readonly mergeWays: readonly MergeWay[] | undefined;
}

/** What rules of rulesets ask for together, as GitHub's API and a file to import have them. */
export function mergeRulesOf(rules: readonly unknown[]): MergeRules {
  const of = (type: string): readonly unknown[] =>
    rules.filter((rule) => fieldOf(rule, "type") === type);
  const isThere = (type: string): boolean => of(type).length > 0;
  const parameters = (type: string, name: string): readonly unknown[] =>
    of(type).map((rule) => fieldOf(fieldOf(rule, "parameters"), name));
  const pull = (name: string): readonly unknown[] => parameters("pull_request", name);
  const queues = parameters("merge_queue", "grouping_strategy");
  const statuses = parameters("required_status_checks", "required_status_checks").flatMap(listIn);
  return {
    approvals: Math.max(0, ...pull("required_approving_review_count").map(numberOf)),
    asksOwners: pull("require_code_owner_review").includes(true),
    dismissesOnPush: pull("dismiss_stale_reviews_on_push").includes(true),
    asksAnotherThanLastPusher: pull("require_last_push_approval").includes(true),
    statuses: statuses.flatMap((one) => statusOf(one, "integration_id")),
    isUpToDate: parameters(
      "required_status_checks",
      "strict_required_status_checks_policy",
    ).includes(true),
    queue: queues.length === 0 ? undefined : queues.includes("ALLGREEN") ? "each" : "last",
    forbidsForcePush: isThere("non_fast_forward"),
    forbidsDeletion: isThere("deletion"),
    isLinear: isThere("required_linear_history"),
    isSigned: isThere("required_signatures"),
    forbidsCreation: isThere("creation"),
    mergeWays: waysIn(pull("allowed_merge_methods")),
  };
}

/** What the older branch protection asks for, as GitHub's API has it. */
export function mergeRulesOfProtection(protection: unknown): MergeRules {
  const at = (...path: readonly string[]): unknown =>
    path.reduce<unknown>((found, name) => fieldOf(found, name), protection);
  const reviews = "required_pull_request_reviews";
  const checks = "required_status_checks";
  const isOn = (...path: readonly string[]): boolean => at(...path, "enabled") === true;
  const named = listIn(at(checks, "checks"));
  const contexts = listIn(at(checks, "contexts")).map((context) => ({ context }));
  return {
    approvals: numberOf(at(reviews, "required_approving_review_count")),
    asksOwners: at(reviews, "require_code_owner_reviews") === true,
    dismissesOnPush: at(reviews, "dismiss_stale_reviews") === true,
    asksAnotherThanLastPusher: at(reviews, "require_last_push_approval") === true,
    statuses: (named.length > 0 ? named : contexts).flatMap((one) => statusOf(one, "app_id")),
    isUpToDate: at(checks, "strict") === true,
    queue: undefined,
    forbidsForcePush: !isOn("allow_force_pushes"),
    forbidsDeletion: !isOn("allow_deletions"),
    isLinear: isOn("required_linear_history"),
    isSigned: isOn("required_signatures"),
    forbidsCreation: isOn("block_creations"),
    mergeWays: undefined,
  };
}

function statusOf(value: unknown, app: string): readonly WantedStatus[] {
  const context = fieldOf(value, "context");
  const number = fieldOf(value, app);
  if (typeof context !== "string") return [];
  return [{ context, app: typeof number === "number" && number > 0 ? number : undefined }];
}

const ways: readonly MergeWay[] = ["merge", "squash", "rebase"];

/** Where several rules say it, what all of them leave. */
function waysIn(lists: readonly unknown[]): readonly MergeWay[] | undefined {
  const said = lists.filter((list) => Array.isArray(list));
  if (said.length === 0) return undefined;
  return ways.filter((way) => said.every((list) => list.includes(way)));
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
