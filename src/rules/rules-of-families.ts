import { subjectOf, type RuleId } from "../model/finding.ts";
import type { Rule } from "./rule.ts";

/** What the split of families is made of: each has rules of its own. */
const subjects: ReadonlySet<string> = new Set(["family", "split", "claim", "holdout", "exception"]);

/** The rules by which a claim asks something of cases. */
const ofClaims: ReadonlySet<RuleId> = new Set([
  "case/without-asked-moment",
  "case/without-caller",
  "evidence/published-later",
  "evidence/without-publication",
  "evidence/outside-access",
]);

/**
 * What those rules rest on beside readable files: where one of these speaks, the documents of a case, the case that it
 * rephrases or the recorded corpus are not known, and something may join two sides unseen.
 */
const ofLineage: ReadonlySet<RuleId> = new Set([
  "case/duplicate-id",
  "case/variant-without-parent",
  "evidence/short-form",
  "evidence/without-provenance",
  "evidence/blank-provenance",
  "evidence/not-in-revision",
  "revision/unknown",
  "revision/current-unknown",
  "revision/incomplete",
  "revision/broken-record",
]);

/** Defects of files whose fields are read all the same. */
const readAllTheSame: ReadonlySet<RuleId> = new Set(["file/executable", "file/misplaced"]);

/** Whether a rule is about families, splits, claims or exceptions. */
export function isAboutFamilies({ id }: Pick<Rule, "id">): boolean {
  return subjects.has(subjectOf(id)) || ofClaims.has(id);
}

/**
 * Of some rules those by which families and splits are judged alone: the rules about them, and every rule that says what
 * keeps them from judging, so that what could not be read is never taken for what is right.
 */
export function rulesOfFamilies(of: readonly Rule[]): readonly Rule[] {
  return of.filter((rule) => isAboutFamilies(rule) || keepsFromJudging(rule));
}

function keepsFromJudging({ id, level }: Rule): boolean {
  const isUnread = subjectOf(id) === "file" && level === "error" && !readAllTheSame.has(id);
  return isUnread || ofLineage.has(id);
}
