import { currencyIn } from "../corpus/currency.ts";
import { scopesOf, triggers, type Scope, type Trigger } from "../corpus/refresh-scopes.ts";
import { lineageOf } from "../families/lineage.ts";
import { stageOf } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import { currentRevision, type Dataset } from "../model/dataset.ts";
import type { Policy } from "../model/generated/policy.ts";
import { counted, listed } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const policyScopesNarrowed: Rule = {
  id: "policy/scopes-narrowed",
  level: "warning",
  reports: "a policy by which changes of the corpus ask about fewer cases than before",
  needs: "base",
  *check(dataset) {
    const { base, policy } = dataset;
    // A policy that cannot be read, and one that is not there, have findings of their own. A first one narrows nothing.
    const [before, now] = [base?.policy?.policy, policy?.policy];
    if (base === undefined || policy === undefined || before === undefined || now === undefined)
      return;
    const narrowed = narrowedScopes(before, now);
    const [first] = narrowed;
    if (first === undefined) return;
    const changes = narrowed.map(
      ({ trigger, was, is }) => `"${trigger}" is "${is}" and was "${was}"`,
    );
    yield {
      message: `A change of the corpus asks about fewer cases than at ${base.name}: ${listed(changes)}. ${concernedWords(dataset)}`,
      at: policy.locateKey(["refresh", first.trigger]),
      fix: "Put the wider scopes back, or have somebody agree who answers for the set: a judgment that nobody is asked about counts in an evaluation.",
    };
  },
};

const widths: readonly Scope[] = ["cases-of-evidence", "cases-of-document", "whole-set"];

interface Narrowed {
  readonly trigger: Trigger;
  readonly was: Scope;
  readonly is: Scope;
}

function narrowedScopes(before: Policy, now: Policy): readonly Narrowed[] {
  const [earlier, later] = [scopesOf(before), scopesOf(now)];
  return triggers
    .map((trigger) => ({ trigger, was: earlier[trigger], is: later[trigger] }))
    .filter(({ was, is }) => widths.indexOf(is) < widths.indexOf(was));
}

/** How many judgments wait for another look, by either policy. */
function concernedWords(dataset: Dataset): string {
  if (currentRevision(dataset) === undefined) return "No corpus revision is current yet.";
  const [now, before] = [waiting(dataset, dataset.policy), waiting(dataset, dataset.base?.policy)];
  if (now === before) return "Under the current revision the same judgments wait for another look.";
  const verb = now === 1 ? "waits" : "wait";
  return `${counted(now, "judgment")} ${verb} for another look now, and ${before} by the policy before.`;
}

function waiting(dataset: Dataset, policy: Dataset["policy"]): number {
  const currencyOf = currencyIn({ ...dataset, policy }, lineageOf(dataset));
  const judged = dataset.cases.filter(
    (file) =>
      stageOf(file) === "approved" &&
      contentState(file) === "as-judged" &&
      file.whole !== undefined,
  );
  return judged.filter((file) => currencyOf(file).state === "stale").length;
}
