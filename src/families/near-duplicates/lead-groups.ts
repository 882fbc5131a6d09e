import type { CaseFile } from "../../model/case.ts";
import { groupsOf } from "../../model/groups.ts";
import { disjointSets } from "../disjoint-sets.ts";
import type { Lead } from "./lead.ts";

/** Leads that hang together: what one case has in common with another, and that one with a third. */
export type LeadGroup = readonly [Lead, ...Lead[]];

/** Leads by the cases that they join, so that whoever looks at a case sees all that is like it. The order of leads is kept. */
export function leadGroups(leads: readonly Lead[]): readonly LeadGroup[] {
  const sets = disjointSets();
  const numbers = new Map<CaseFile, number>();
  const numberOf = (file: CaseFile): number => {
    const number = numbers.get(file) ?? sets.add();
    numbers.set(file, number);
    return number;
  };
  for (const { pair } of leads) sets.join(numberOf(pair[0].file), numberOf(pair[1].file));
  return [...groupsOf(leads, ({ pair }) => sets.leaderOf(numberOf(pair[0].file))).values()];
}

/** The cases of leads, each once, in the order in which the leads name them. */
export function casesOfLeads(leads: readonly Lead[]): readonly CaseFile[] {
  return [...new Set(leads.flatMap(({ pair }) => pair.map(({ file }) => file)))];
}
