import type { Dataset } from "../../model/dataset.ts";
import { groupsOf } from "../../model/groups.ts";
import type { ExportedCase, ExportedSet } from "../exported-set.ts";
import { familiesLosses } from "../families-losses.ts";
import type { ContractLoss } from "../shape.ts";
import { allFields, valuesOf, type ContractField } from "./contract-fields.ts";

/** What a target does not keep of a field as the contract means it. */
export type FieldLoss = Pick<ContractLoss, "fate" | "why">;

/** A field that the target has. */
export interface Held {
  /** Where in a record of the target, as names joined by dots. */
  readonly at: string;
  /** What stands there; absent where the value of another field says it as well. */
  readonly of?: (one: ExportedCase) => unknown;
  /** More that follows from the field, where it stands and what. */
  readonly also?: { readonly at: string; readonly of: (one: ExportedCase) => unknown };
  /** What is not as the contract has it. */
  readonly loss?: (one: ExportedCase) => FieldLoss | undefined;
}

/** A field that the target has not, and why: words that follow a colon. */
export interface Dropped {
  readonly dropped: string;
}

export type Holding = Held | Dropped;

/** What a target does with every field of the contract: records are written from it, and losses are told from it. */
export type Holdings = Readonly<Record<ContractField, Holding>>;

/** What a target does with what is the set's: written into every record at `at`, or lost. */
interface SetHolding {
  readonly at?: string;
  readonly of?: (set: ExportedSet) => unknown;
  readonly loss?: FieldLoss | undefined;
}

/** What every shape accounts for of the set; what it does with the rest of families.yaml is the same for each field. */
const setFields = ["corpus revision", "set digest", "claim"] as const;
export type SetHoldings = Readonly<Record<(typeof setFields)[number], SetHolding>> & {
  /** Why nothing else of families.yaml is there. */
  readonly families: string;
};

export type TargetRecord = Record<string, unknown>;

/** The record of a case: a value at each place that a field is held at, in the order of the holdings. */
export function recordOf(
  one: ExportedCase,
  holdings: Holdings,
  ofSet: readonly { readonly at: string; readonly value: unknown }[] = [],
): TargetRecord {
  const record: TargetRecord = {};
  for (const holding of Object.values(holdings)) {
    if ("dropped" in holding || holding.of === undefined) continue;
    put(record, holding.at, holding.of(one));
    if (holding.also !== undefined) put(record, holding.also.at, holding.also.of(one));
  }
  for (const { at, value } of ofSet) put(record, at, value);
  return record;
}

/** The places of a record that say what set it is of, with what they say. */
export function setValues(
  set: ExportedSet,
  holdings: SetHoldings,
): readonly { readonly at: string; readonly value: unknown }[] {
  return setFields.flatMap((field) => {
    const { at, of } = holdings[field];
    return at === undefined || of === undefined ? [] : [{ at, value: of(set) }];
  });
}

function put(record: TargetRecord, at: string, value: unknown): void {
  if (value === undefined) return;
  const [name = "", ...rest] = at.split(".");
  if (rest.length === 0) {
    record[name] = value;
    return;
  }
  const inner: TargetRecord = {};
  const known = record[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only this function puts maps where others have parts.
  const map = known === undefined ? inner : (known as TargetRecord);
  record[name] = map;
  put(map, rest.join("."), value);
}

/** How one case goes out: as a record, or not at all and why. */
export type Fit = { readonly holdings: Holdings } | { readonly leftOut: string };

/** A case that is not in the target at all; its other fields are not told one by one. */
export const wholeCase = "case";

/** Everything that the target does not hold as the contract does: fields of cases in the order of the contract, then the set's. */
export function lossesOf(
  set: ExportedSet,
  fitOf: (one: ExportedCase) => Fit,
  ofSet: { readonly holdings: SetHoldings; readonly dataset: Dataset },
): readonly ContractLoss[] {
  const found = set.cases.flatMap((one) => caseLosses(one, fitOf(one)));
  const groups = groupsOf(found, ({ field, fate, why }) => JSON.stringify([field, fate, why]));
  const order: readonly string[] = [wholeCase, ...allFields];
  const losses = [...groups.values()].map((group) => {
    const [{ field, fate, why }] = group;
    return { field, fate, why, cases: group.map(({ id }) => id) };
  });
  return [
    ...losses.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
    ...setLosses(set, ofSet),
  ];
}

function caseLosses(
  one: ExportedCase,
  fit: Fit,
): readonly (FieldLoss & { readonly field: string; readonly id: string })[] {
  const { id } = one.case;
  if ("leftOut" in fit) return [{ field: wholeCase, fate: "dropped", why: fit.leftOut, id }];
  return allFields.flatMap((field) => {
    if (valuesOf(one, field).length === 0) return [];
    const loss = lossIn(fit.holdings[field], one);
    return loss === undefined ? [] : [{ ...loss, field, id }];
  });
}

function lossIn(holding: Holding, one: ExportedCase): FieldLoss | undefined {
  if ("dropped" in holding) return { fate: "dropped", why: holding.dropped };
  return holding.loss?.(one);
}

function setLosses(
  { claim }: ExportedSet,
  { holdings, dataset }: { readonly holdings: SetHoldings; readonly dataset: Dataset },
): readonly ContractLoss[] {
  const said = setFields.filter((field) => field !== "claim" || claim !== undefined);
  const losses = said.flatMap((field) => {
    const { loss } = holdings[field];
    return loss === undefined ? [] : [{ field, ...loss, cases: [] }];
  });
  return [...losses, ...familiesLosses(dataset, holdings.families)];
}
