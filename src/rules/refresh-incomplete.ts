import type { Problem } from "../model/finding.ts";
import { listed, quoted } from "../model/sentence.ts";
import { decideCommand, planCommand } from "./asking.ts";
import { decidedRefreshes, type DecidedRefresh } from "./records/decided-refreshes.ts";
import type { Rule } from "./rule.ts";

export const refreshIncomplete: Rule = {
  id: "refresh/incomplete",
  level: "error",
  reports:
    "a decision after a change of the corpus that does not say who decided, when, why, about what, or what had changed or was observed",
  perFile: true,
  *check(dataset) {
    for (const decided of decidedRefreshes(dataset)) {
      yield* withoutDecision(decided);
      yield* withoutTrigger(decided);
      yield* withoutObservations(decided);
    }
  },
};

const questions = {
  by: "who decided",
  at: "when",
  reason: "why",
  previous: "what the case was before",
} as const;

/** A blank text, and one that cannot be read, has its own finding. */
function* withoutDecision({ file, outcome }: DecidedRefresh): Generator<Problem> {
  const missing = (["by", "at", "reason", "previous"] as const).filter(
    (field) => !file.has(["refresh", field]),
  );
  if (missing.length === 0) return;
  const names = missing.map((field) => `${questions[field]} ("${field}")`);
  yield {
    message: `The outcome is ${quoted(outcome)}, but the decision does not say ${listed(names, "or")}.`,
    at: file.locateKey(["refresh", "outcome"]),
    fix: `Have whoever decided add it; or bring the case back from Git and decide with ${decideCommand(file)}, which writes all of it.`,
  };
}

/** That there is a new corpus revision asks for nothing by itself. */
function* withoutTrigger({ file, refresh, outcome }: DecidedRefresh): Generator<Problem> {
  const { reasons } = refresh;
  if (reasons === undefined || reasons.some((one) => one !== "corpus-revision-changed")) return;
  const what =
    reasons.length === 0
      ? "but no reason says what had changed"
      : "and the only reason is that the corpus revision changed, which asks for nothing by itself";
  yield {
    message: `The outcome is ${quoted(outcome)}, ${what}.`,
    at: file.locateKey(["refresh", "reasons"]),
    fix: `Write what had changed under "reasons"; ${planCommand(file)} tells it while nobody has decided. Where nothing had, bring the case back from Git: its judgment holds without a decision.`,
  };
}

/** That people asked something is told by what they asked. */
function* withoutObservations({ file, refresh }: DecidedRefresh): Generator<Problem> {
  const { reasons = [], observations = [] } = refresh;
  if (!reasons.includes("query-pattern-observed") || observations.length > 0) return;
  if (file.has(["refresh", "observations", 0])) return;
  const id = file.case.id ?? file.path;
  yield {
    message: `A reason is "query-pattern-observed", but no observation is named that asked about the case.`,
    at: file.locateKey(["refresh", "reasons"]),
    fix: `Name the ids of what was observed under "observations"; or bring the case back from Git and decide with "touchstone refresh decide ${id} --observations FILE", which writes them. Where nobody asked, take the reason out.`,
  };
}
