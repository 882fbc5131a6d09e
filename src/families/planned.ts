/** Why a record is not written: what stands against it, and what to do. */
export interface Refusal {
  readonly message: string;
  readonly fix: string;
}

/** An entry that is to be written, that is on record already, or that is refused. */
export type Planned<Plan> =
  | { readonly plan: Plan }
  | { readonly known: number }
  | { readonly refused: Refusal };

/** Entries stand in the order of time, so a new one is not older than the last. */
export function outOfTime(
  record: string,
  entries: readonly ({ readonly at?: string | undefined } | undefined)[] | undefined,
  at: string,
): Refusal | undefined {
  const last = entries?.at(-1)?.at;
  if (last === undefined || Date.parse(last) <= Date.parse(at)) return undefined;
  return {
    message: `The last entry of "${record}" is of ${last}, and this one would be of ${at}: entries stand in the order of time.`,
    fix: "Give --at the moment at which it is put on record; where it happened earlier, say when in the entry.",
  };
}

/** Nothing is in test, or all of it is spent. */
export const nothingLeft: Refusal = {
  message: "Nothing is held out: whatever is in test is spent, or test is empty.",
  fix: "Hold out something that nobody has seen: touchstone holdout status",
};
