import { currencyIn } from "../corpus/currency.ts";
import { withCitedTexts } from "../corpus/currency-by-hashes.ts";
import { scopesOf, triggers, usualScopes, type Scope } from "../corpus/refresh-scopes.ts";
import { lineageOf } from "../families/lineage.ts";
import type { CaseFile } from "../model/case.ts";
import type { CorpusRevision } from "../model/corpus.ts";
import type { Dataset } from "../model/dataset.ts";
import type { RefreshReason } from "../model/generated/case.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand } from "./asking.ts";
import { newDecisions, type NewDecision } from "./earlier/new-decisions.ts";
import { restoringCase } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

export const refreshOtherReasons: Rule = {
  id: "refresh/other-reasons",
  level: "warning",
  reports:
    "a new decision after a change of the corpus that names other reasons than the two revisions show",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined) return;
    for (const change of newDecisions(dataset)) {
      const { now, refresh } = change;
      const named = triggersNamed(change);
      if (named.length === 0) continue;
      const shown = shownBetween(dataset, change);
      if (shown === undefined || named.some((one) => shown.includes(one))) continue;
      yield {
        message: `The ${named.length === 1 ? "reason is" : "reasons are"} ${listed(named.map(quoted))}, but ${whatConcerns(shown)} ${span(refresh)}.`,
        at: now.locateKey(["refresh", "reasons"]),
        fix:
          shown.length === 0
            ? `Bring the case back ${restoringCase(base, change)}: its judgment holds without a decision.`
            : `Bring the case back ${restoringCase(base, change)} and decide with ${decideCommand(now)}, which writes what had changed.`,
      };
    }
  },
};

function whatConcerns(shown: readonly RefreshReason[]): string {
  if (shown.length === 0) return "nothing changed for the case";
  return `for the case ${listed(shown.map(quoted))} happened`;
}

function span({ from = "", to = "" }: NewDecision["refresh"]): string {
  return from === to ? `within ${quoted(to)}` : `between ${quoted(from)} and ${quoted(to)}`;
}

/** The reasons that the comparison of two revisions can show; none where people's questions asked as well. */
function triggersNamed({ refresh }: NewDecision): readonly RefreshReason[] {
  const reasons = (refresh.reasons ?? []).flatMap((one) => one ?? []);
  if (reasons.includes("query-pattern-observed")) return [];
  return reasons.filter((one) => one !== "corpus-revision-changed");
}

/** What changed for the case as it was approved; undefined where that cannot be told. */
function shownBetween(
  dataset: Dataset,
  { before, refresh }: NewDecision,
): readonly RefreshReason[] | undefined {
  const target = dataset.revisions.get(refresh.to ?? "");
  // A decision from another revision had a decision, or an approval, before it.
  if (target === undefined || refresh.from !== before.case.corpusRevision) return undefined;
  const currency = widelyAsked(dataset, before, target);
  if (currency.state !== "stale") return [];
  return currency.unverifiable.length > 0 ? undefined : currency.reasons;
}

const width: Readonly<Record<Scope, number>> = {
  "cases-of-evidence": 0,
  "cases-of-document": 1,
  "whole-set": 2,
};

/** Each trigger at the wider one of its usual scope and the policy's: the policy may have been another one then. */
function widelyAsked(
  dataset: Dataset,
  file: CaseFile,
  target: CorpusRevision,
): ReturnType<ReturnType<typeof currencyIn>> {
  const { policy } = dataset;
  const scopes = { ...scopesOf(policy?.policy) };
  for (const trigger of triggers) {
    const usual = usualScopes[trigger];
    if (width[usual] > width[scopes[trigger]]) scopes[trigger] = usual;
  }
  const wide = {
    // Which chunks have which text is known without the texts.
    ...withCitedTexts(dataset, [file]),
    policy: {
      path: policy?.path ?? file.path,
      locateKey: policy?.locateKey ?? file.locateKey,
      policy: { ...policy?.policy, refresh: scopes },
    },
  };
  return currencyIn(wide, lineageOf(dataset), target)(file);
}
