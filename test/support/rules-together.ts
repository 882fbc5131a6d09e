import type { RuleId } from "../../src/model/finding.ts";
import type { Rule } from "../../src/rules/rule.ts";

/** A rule about a request meets only cases with an open one, and that it is open has its own finding. */
const besides: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "refresh/request-changes-case": "refresh/undecided",
};

/** The rules that reject what shows a rule's defect: the rule alone, unless its defect cannot stand alone. */
export function rejectedBy(id: RuleId): readonly RuleId[] {
  const other = besides[id];
  return other === undefined ? [id] : [id, other];
}

/** Notices of what left the set or came back into it: they say nothing against a case. */
const tellingOnly: ReadonlySet<RuleId> = new Set(["review/reopened", "review/rejection-deleted"]);

/**
 * The rules that an example of one rule is judged by. That an approved case became a candidate is told of every one that was
 * edited, and says nothing against it, so no other example is about it.
 */
export function rulesFor(id: RuleId, rules: readonly Rule[]): readonly Rule[] {
  return rules.filter((rule) => rule.id === id || !tellingOnly.has(rule.id));
}
