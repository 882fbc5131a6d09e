import type { CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import { holdersOfCase } from "./case-holders.ts";
import {
  decisionsIn,
  usedBy,
  type DecidedUse,
  type ExposureDraft,
  type ReservationDraft,
} from "./decisions.ts";
import type { Grouping } from "./grouping.ts";
import { reachIn } from "./reach.ts";
import { namesSome } from "./named-holders.ts";
import { caseKey } from "./split-graph.ts";

/**
 * What may be said of a holdout: nobody has read results on it; they were read for a decision that was declared before; or
 * people have learned from it, and no score on it confirms anything.
 */
export type HoldoutState = "untouched" | "used" | "spent";

/** What is on record about something that carries a split. */
export interface HoldoutRecord {
  /** Undefined for what is no holdout: it is on the side dev or validation, or on none, and no exposure names it. */
  readonly state: HoldoutState | undefined;
  /** The exposures of it, or of what is joined with it, in the order of the record. */
  readonly exposures: readonly ExposureDraft[];
  /** The uses of it, or of what is joined with it, in the order of the record. */
  readonly uses: readonly DecidedUse[];
  /** The reservations that keep it, or what is joined with it, and that no use has used up. */
  readonly reserved: readonly ReservationDraft[];
}

/** What is on record about the holdouts of a set. */
export interface HoldoutStates {
  /** By the key of a family or a case, as the split graph has it. */
  readonly of: (key: string) => HoldoutRecord;
  readonly ofFamily: (id: string) => HoldoutState | undefined;
  /** Of several families the one that is furthest from untouched. */
  readonly ofCase: (file: CaseFile) => HoldoutState | undefined;
}

/** Reads the records of families.yaml as they stand; whether they are sound is for the rules to say. */
export function holdoutStates(
  grouping: Grouping,
  { cases }: Pick<Dataset, "cases">,
): HoldoutStates {
  const draft = grouping.file.families;
  const reach = reachIn(grouping, cases);
  const { uses, open } = decisionsIn(draft);
  const exposures = byHolder(
    (draft?.exposures ?? []).flatMap((one) => one ?? []),
    reach,
  );
  const used = byHolder(uses, (one) => reach(usedBy(one)));
  const reserved = byHolder(
    open.map(({ entry }) => entry),
    (one) => reach([one].find(namesSome)),
  );
  const splitOf = splits(grouping, cases);
  const of = (key: string): HoldoutRecord => {
    const record = {
      exposures: exposures.get(key) ?? [],
      uses: onceEach(used.get(key) ?? []),
      reserved: reserved.get(key) ?? [],
    };
    return { state: stateOf(splitOf(key), record), ...record };
  };
  return {
    of,
    ofFamily: (id) => of(id).state,
    ofCase: (file) => furthest(holdersOfCase(grouping, file).map((key) => of(key).state)),
  };
}

/** An entry that repeats a use says nothing new where that one is told. */
function onceEach(uses: readonly DecidedUse[]): readonly DecidedUse[] {
  const told = new Set(uses.map(({ index }) => index));
  return uses.filter(({ repeated }) => repeated === undefined || !told.has(repeated.index));
}

function byHolder<Entry>(
  entries: readonly Entry[],
  keysOf: (entry: Entry) => ReadonlySet<string>,
): ReadonlyMap<string, readonly Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const own = found.get(key);
      if (own === undefined) found.set(key, [entry]);
      else own.push(entry);
    }
  }
  return found;
}

/** Also of families and cases that take no part. */
function splits(
  { families }: Grouping,
  cases: readonly CaseFile[],
): (key: string) => Split | undefined {
  const ofCases = new Map(cases.map((file) => [caseKey(file), file.case.split]));
  return (key) => families.get(key)?.split ?? ofCases.get(key);
}

function stateOf(
  split: Split | undefined,
  { exposures, uses }: Pick<HoldoutRecord, "exposures" | "uses">,
): HoldoutState | undefined {
  if (exposures.length > 0 || split === "regression") return "spent";
  if (split !== "test") return undefined;
  return uses.length > 0 ? "used" : "untouched";
}

const order = [undefined, "untouched", "used", "spent"] as const;

function furthest(states: readonly (HoldoutState | undefined)[]): HoldoutState | undefined {
  return order.findLast((state) => states.includes(state));
}
