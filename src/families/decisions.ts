import type { FamiliesDraft } from "../model/families.ts";

export type ReservationDraft = NonNullable<NonNullable<FamiliesDraft["reservations"]>[number]>;
type UseDraft = NonNullable<NonNullable<FamiliesDraft["uses"]>[number]>;
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
  /** The uses of the same decision before it, in the order of the record. */
  readonly earlier: readonly Placed<UseDraft>[];
}

/** What was reserved and what was used, decision by decision. */
export interface Decisions {
  readonly reservations: readonly Placed<ReservationDraft>[];
  readonly uses: readonly DecidedUse[];
  /** The reservations that no use has used up. */
  readonly open: readonly Placed<ReservationDraft>[];
}

/** One reservation is for one use: the first use of a decision takes its first reservation, the second its second. */
export function decisionsIn(families: FamiliesDraft | undefined): Decisions {
  const reservations = placed(families?.reservations);
  const waiting = byDecision(reservations);
  const before = new Map<string | undefined, Placed<UseDraft>[]>();
  const uses = placed(families?.uses).map((use): DecidedUse => {
    const { decision } = use.entry;
    const earlier = before.get(decision) ?? [];
    before.set(decision, [...earlier, use]);
    const reservation = decision === undefined ? undefined : waiting.get(decision)?.shift();
    return { ...use, reservation, earlier };
  });
  const taken = new Set(uses.map(({ reservation }) => reservation));
  return { reservations, uses, open: reservations.filter((one) => !taken.has(one)) };
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
