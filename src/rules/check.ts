import type { Dataset } from "../model/dataset.ts";
import type { Finding } from "../model/finding.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { everydayRules } from "./all-rules.ts";
import type { Rule } from "./rule.ts";

/** All findings of rules, by default of those for every day, ordered by file, line, column and rule. */
export function check(
  dataset: Dataset,
  rules: readonly Rule[] = everydayRules,
): readonly Finding[] {
  const findings = rulesRun(dataset, rules).flatMap((rule) =>
    [...rule.check(dataset)].map((problem) => ({ rule: rule.id, level: rule.level, ...problem })),
  );
  return findings.toSorted(byPlace);
}

/** The rules that a set can be judged by: all of them where there is an earlier state. */
export function rulesRun(
  { base }: Pick<Dataset, "base">,
  rules: readonly Rule[] = everydayRules,
): readonly Rule[] {
  return base === undefined ? rules.filter(({ needs }) => needs !== "base") : rules;
}

/** The rules that a set without an earlier state cannot be judged by. */
export function rulesNotRun(
  { base }: Pick<Dataset, "base">,
  rules: readonly Rule[] = everydayRules,
): readonly Rule[] {
  return base === undefined ? rules.filter(({ needs }) => needs === "base") : [];
}

/** Which chunk texts a set has to be read with, so that these rules can judge it. */
export function textsFor(rules: readonly Rule[]): "cited" | "current" {
  return rules.some(({ reads }) => reads === "current-texts") ? "current" : "cited";
}

function byPlace(a: Finding, b: Finding): number {
  return (
    byUtf8(a.at.file, b.at.file) ||
    a.at.line - b.at.line ||
    a.at.column - b.at.column ||
    byUtf8(a.rule, b.rule) ||
    byUtf8(a.message, b.message)
  );
}
