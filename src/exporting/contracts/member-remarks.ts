import { groupsOf } from "../../model/groups.ts";
import type { MemberChange, MemberComparison, RemarkKind, Told } from "./comparison.ts";
import { firstNames } from "./damage.ts";

/** Cases from which people have learned, as one of the two has it: what they learned may be what moved a score. */
export function spentInOne({ holdouts }: MemberComparison): readonly MemberChange[] {
  return holdouts.filter(({ a, b }) => a === "spent" || b === "spent");
}

/** What differs of cases that are in both and keeps their scores comparable. */
export function memberRemarks(members: MemberComparison): readonly Told<RemarkKind>[] {
  const spent = new Set(spentInOne(members));
  const read = members.holdouts.filter((one) => !spent.has(one));
  return [
    ...grouped("holdouts", read, {
      none: "no holdout",
      more: "Nobody has learned from the results, and each further decision needs a declaration of its own.",
    }),
    ...(members.families.length === 0
      ? []
      : [
          {
            what: "families" as const,
            says: `${areIn(members.families.length)} of other families or another component in each: ${firstNames(members.families.map(({ id }) => id))}. A mean over cases stays; an error that is clustered by component, or a mean by family, is another one.`,
          },
        ]),
    ...grouped("currency", members.currency, {
      none: "neither current nor carried, by the manifest",
      more: "The judgment is the same.",
    }),
  ];
}

/** A sentence for each change of a value, such as from current to carried. */
function grouped(
  what: RemarkKind,
  changes: readonly MemberChange[],
  { none, more }: { readonly none: string; readonly more: string },
): readonly Told<RemarkKind>[] {
  const groups = groupsOf(changes, ({ a, b }) => JSON.stringify([a, b]));
  return [...groups.values()].map((those) => {
    const [{ a, b }] = those;
    const ids = firstNames(those.map(({ id }) => id));
    return {
      what,
      says: `${areIn(those.length)} ${a ?? none} in A and ${b ?? none} in B: ${ids}. ${more}`,
    };
  });
}

function areIn(count: number): string {
  return count === 1 ? "1 case is" : `${count} cases are`;
}
