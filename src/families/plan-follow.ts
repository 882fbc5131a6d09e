import type { Dataset } from "../model/dataset.ts";
import type { Use } from "../model/generated/families.ts";
import { quoted } from "../model/sentence.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import { decisionsIn, usedBy, type UseDraft } from "./decisions.ts";
import type { Grouping } from "./grouping.ts";
import { namedHolders } from "./named-holders.ts";
import type { Refusal } from "./planned.ts";
import { reachIn } from "./reach.ts";

/** Families and cases by their ids. */
export interface FollowedTo {
  readonly families: readonly string[];
  readonly cases: readonly string[];
}

/**
 * The entries that repeat each use of a decision for families or cases that hold what its results were of; none where the uses
 * reach them already. Whether they do hold it, only an earlier state can tell: the check does.
 */
export function planFollow(
  grouping: Grouping,
  dataset: Dataset,
  { decision, families, cases }: FollowedTo & { readonly decision: string },
): { readonly plan: readonly Use[] } | { readonly refused: Refusal } {
  const { uses } = decisionsIn(grouping.file.families);
  const own = uses.filter(({ entry }) => entry.decision === decision);
  if (own.length === 0) return { refused: notUsed(decision, uses) };
  const named = [...namedHolders(grouping, dataset.cases).of({ families, cases })];
  const reach = reachIn(grouping, dataset.cases);
  const entries = own
    .filter(({ repeated }) => repeated === undefined)
    .flatMap(({ index, entry }) => {
      const same = own.filter((one) => one.index === index || one.repeated?.index === index);
      const reached = new Set(same.flatMap((one) => [...reach(usedBy(one))]));
      return named.every((key) => reached.has(key)) ? [] : repeating(entry, { families, cases });
    });
  return { plan: entries };
}

function notUsed(decision: string, uses: readonly { readonly entry: UseDraft }[]): Refusal {
  const known = [...new Set(uses.flatMap(({ entry }) => entry.decision ?? []))].map(quoted);
  const others = known.length === 0 ? "" : ` On record are uses for ${known.join(", ")}.`;
  return {
    message: `No use is on record for the decision ${quoted(decision)}.${others}`,
    fix: "Name a decision whose results were read: touchstone holdout status",
  };
}

/** Nothing of an entry that cannot be read whole, which the check tells. */
function repeating(use: UseDraft, { families, cases }: FollowedTo): readonly Use[] {
  const { decision, by, at, run, configuration, frozenAt } = use;
  if (decision === undefined || by === undefined || at === undefined) return [];
  if (run === undefined || configuration === undefined || frozenAt === undefined) return [];
  const entry = {
    decision,
    ...(families.length === 0 ? {} : { families: families.toSorted(byUtf8) }),
    ...(cases.length === 0 ? {} : { cases: cases.toSorted(byUtf8) }),
    by,
    at,
    run,
    configuration,
    frozenAt,
  };
  return [entry];
}
