import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Exposure } from "../model/generated/families.ts";
import { byUtf8 } from "../model/utf8-order.ts";
import type { ExposureDraft } from "./decisions.ts";
import type { Grouping } from "./grouping.ts";
import { holderName } from "./holder-name.ts";
import { holdoutOverview, type HoldoutComponent } from "./holdout-overview.ts";
import { holdoutStates } from "./holdout-state.ts";
import { namedHolders, type NamedHolders } from "./named-holders.ts";
import { outOfTime, type Planned, type Refusal } from "./planned.ts";
import type { Holder } from "./split-graph.ts";

/** What is written when people have learned from held-out results. */
export interface ExposurePlan {
  /** All that the entry spends. */
  readonly members: readonly Holder[];
  /** Undefined where the same exposure is on record already. */
  readonly entry: Exposure | undefined;
  /** Families and cases that become `regression`. */
  readonly moved: readonly Holder[];
  /** Families and cases that are spent although nobody named them: something joins them with what was looked at. */
  readonly joined: readonly Holder[];
  /** What stays in test and is not spent. */
  readonly left: readonly HoldoutComponent[];
}

/**
 * The exposure of families and cases. Its entry names all that is joined with them, so that it holds whatever joins them
 * later. Twice the same exposure is one. What is in dev stays there: the entry keeps it from being held out one day.
 * Whether it was ever held out is for `neverHeldOut` to say.
 */
export function planExposure(
  grouping: Grouping,
  dataset: Dataset,
  exposure: Exposure,
): Exclude<Planned<ExposurePlan>, { readonly known: number }> {
  const records = grouping.file.families?.exposures ?? [];
  const holders = namedHolders(grouping, dataset.cases);
  const named = holders.of(exposure);
  const spent = holders.joinedWith(named);
  const all = grouping.graph().holders;
  const members = [...spent].flatMap((key) => all.get(key) ?? []).toSorted(inOrder);
  const entry = { ...whatIsSpent(exposure, members), ...withoutNames(exposure) };
  const isKnown = records.some((one) => one !== undefined && says(one, entry, holders));
  const late = isKnown ? undefined : outOfTime("exposures", records, exposure.at);
  if (late !== undefined) return { refused: late };
  const left = holdoutOverview(grouping, dataset).components.filter(
    ({ split, component, record }) =>
      split === "test" && record.state !== "spent" && !component.some((key) => spent.has(key)),
  );
  return {
    plan: {
      members,
      entry: isKnown ? undefined : entry,
      moved: members.filter(isHeldApart),
      joined: members.filter(({ key }) => !named.has(key)),
      left,
    },
  };
}

function inOrder(one: Holder, other: Holder): number {
  return byUtf8(one.key, other.key);
}

/** Also a family that has no split yet: it goes where the rest of its component goes. */
function isHeldApart({ kind, split }: Holder): boolean {
  return split === "test" || split === "validation" || (kind === "family" && split === undefined);
}

function withoutNames({ by, at, run, learned }: Exposure): Omit<Exposure, "families" | "cases"> {
  return { by, at, run, learned };
}

function whatIsSpent(
  { families = [], cases = [] }: Exposure,
  members: readonly Holder[],
): Pick<Exposure, "families" | "cases"> {
  const ofFamilies = members.flatMap((one) => (one.kind === "family" ? [one.id] : []));
  const ofCases = members.flatMap((one) => (one.kind === "case" ? idsOf(one.file) : []));
  const named = [...new Set([...families, ...ofFamilies])].toSorted(byUtf8);
  const single = [...new Set([...cases, ...ofCases])].toSorted(byUtf8);
  return {
    ...(named.length === 0 ? {} : { families: named }),
    ...(single.length === 0 ? {} : { cases: single }),
  };
}

function idsOf({ case: { id } }: CaseFile): readonly string[] {
  return id === undefined ? [] : [id];
}

/** Whether an entry says of all of it what another one says, whenever it was written. */
function says(one: ExposureDraft, other: Exposure, holders: NamedHolders): boolean {
  const isSame = (["by", "run", "learned"] as const).every((field) => one[field] === other[field]);
  if (!isSame) return false;
  const known = holders.of(one);
  return [...holders.of(other)].every((key) => known.has(key));
}

/**
 * Why nothing was there to be spent, in a set without the record of an earlier spending: all of it is in dev or on no side.
 * Undefined where something is held out, or a regression test, or on record as spent.
 */
export function neverHeldOut(
  { members }: ExposurePlan,
  grouping: Grouping,
  dataset: Dataset,
): Refusal | undefined {
  const [first] = members;
  const states = holdoutStates(grouping, dataset);
  const isHeld = ({ key, split }: Holder): boolean =>
    (split !== undefined && split !== "dev") || states.of(key).state === "spent";
  if (first === undefined || members.some(isHeld)) return undefined;
  const side = first.split === undefined ? "on no side" : `in "${first.split}"`;
  return {
    message: `${holderName(first)} is ${side}, so it is no holdout, and no result on it was held out.`,
    fix: "Name what is in test: touchstone holdout status. Learning from dev needs no record, and an entry cannot be taken back. Where it holds what was spent under another name, say since when: --base REF",
  };
}
