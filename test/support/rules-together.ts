import type { RuleId } from "../../src/model/finding.ts";

/** A rule about a request meets only cases with an open one, and that it is open has its own finding. */
const besides: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "refresh/request-changes-case": "refresh/undecided",
};

/** The rules that reject what shows a rule's defect: the rule alone, unless its defect cannot stand alone. */
export function rejectedBy(id: RuleId): readonly RuleId[] {
  const other = besides[id];
  return other === undefined ? [id] : [id, other];
}
