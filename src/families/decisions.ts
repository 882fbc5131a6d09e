import type { FamiliesDraft } from "../model/families.ts";
import { namesSome, type Named } from "./named-holders.ts";

export type ReservationDraft = NonNullable<NonNullable<FamiliesDraft["reservations"]>[number]>;
export type UseDraft = NonNullable<NonNullable<FamiliesDraft["uses"]>[number]>;
export type ExposureDraft = NonNullable<NonNullable<FamiliesDraft["exposures"]>[number]>;

/** An entry with its place in its record. */
interface Placed<Entry> {
  readonly index: number;
  readonly entry: Entry;
}

/** A use of a holdout, with the reservation that it used up. */
export interface DecidedUse extends Placed<UseDraft> {
  /** Undefined where the decision has no reservation left. */
  readonly reservation: Placed<ReservationDraft> | undefined;
  /** The uses of the same decision before it, in the order of the record, without entries that repeat one. */
  readonly earlier: readonly Placed<UseDraft>[];
  /** The entry above it that says the same, of something else: this one is no second use, and takes no reservation. */
  readonly repeated: DecidedUse | undefined;
}

/** What was reserved and what was used, decision by decision. */
export interface Decisions {
  readonly reservations: readonly Placed<ReservationDraft>[];
  readonly uses: readonly DecidedUse[];
  /** The reservations that no use has used up. */
  readonly open: readonly Placed<ReservationDraft>[];
}

/**
 * One reservation is for one use: the first use of a decision takes its first reservation, the second its second. An entry that
 * repeats a use lets it follow what it was of to another family.
 */
export function decisionsIn(families: FamiliesDraft | undefined): Decisions {
  const reservations = placed(families?.reservations);
  const waiting = byDecision(reservations);
  const before = new Map<string | undefined, readonly DecidedUse[]>();
  const uses = placed(families?.uses).map((one): DecidedUse => {
    const { decision } = one.entry;
    const earlier = before.get(decision) ?? [];
    const repeated = namesSome(one.entry)
      ? earlier.find(({ entry }) => isOneUse(entry, one.entry))
      : undefined;
    if (repeated !== undefined) {
      return { ...one, repeated, reservation: repeated.reservation, earlier: repeated.earlier };
    }
    const reservation = decision === undefined ? undefined : waiting.get(decision)?.shift();
    const use = { ...one, reservation, earlier, repeated };
    before.set(decision, [...earlier, use]);
    return use;
  });
  const taken = new Set(uses.map(({ reservation }) => reservation));
  return { reservations, uses, open: reservations.filter((one) => !taken.has(one)) };
}

const sayings = ["decision", "by", "at", "run", "configuration", "frozenAt"] as const;

/** Whether two entries tell of one reading of results, whatever they say that it was of. */
export function isOneUse(one: UseDraft, other: UseDraft): boolean {
  return sayings.every((field) => one[field] !== undefined && one[field] === other[field]);
}

/** What a use says that its results are of, else what its reservation keeps; undefined for all that is in test. */
export function usedBy({ entry, reservation }: DecidedUse): Named | undefined {
  return [entry, reservation?.entry].find(namesSome);
}

function placed<Entry>(
  entries: readonly (Entry | undefined)[] | undefined,
): readonly Placed<Entry>[] {
  return (entries ?? []).flatMap((entry, index) => (entry === undefined ? [] : [{ index, entry }]));
}

function byDecision(
  reservations: readonly Placed<ReservationDraft>[],
): ReadonlyMap<string, Placed<ReservationDraft>[]> {
  const found = new Map<string, Placed<ReservationDraft>[]>();
  for (const one of reservations) {
    const { decision } = one.entry;
    if (decision === undefined) continue;
    found.set(decision, [...(found.get(decision) ?? []), one]);
  }
  return found;
}
