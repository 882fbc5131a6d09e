import { isDeepStrictEqual } from "node:util";
import type { Dataset } from "../model/dataset.ts";
import type { Split } from "../model/families.ts";
import type { Reservation } from "../model/generated/families.ts";
import { quoted } from "../model/sentence.ts";
import { decisionsIn, type ReservationDraft } from "./decisions.ts";
import { emptiedIn } from "./emptied.ts";
import type { Grouping } from "./grouping.ts";
import { allHeldOut } from "./held-out.ts";
import { holderName } from "./holder-name.ts";
import { holdoutStates, type HoldoutRecord } from "./holdout-state.ts";
import { namedHolders, namesSome, type Named } from "./named-holders.ts";
import { nothingLeft, outOfTime, type Planned, type Refusal } from "./planned.ts";

/** Whether a holdout can be kept for a decision. A decision that waits for its use is not declared again. */
export function planReservation(
  grouping: Grouping,
  dataset: Dataset,
  entry: Reservation,
): Planned<Reservation> {
  const records = grouping.file.families;
  const open = decisionsIn(records).open.find((one) => one.entry.decision === entry.decision);
  if (open !== undefined) {
    return isDeepStrictEqual(timeless(open.entry), timeless(entry))
      ? { known: open.index }
      : { refused: stillOpen(entry, open.entry) };
  }
  const isEmpty = !namesSome(entry) && !namesSome(allHeldOut(grouping, dataset));
  const refused =
    (isEmpty ? nothingLeft : heldBack(grouping, dataset, entry)) ??
    outOfTime("reservations", records?.reservations, entry.at);
  return refused === undefined ? { plan: entry } : { refused };
}

function timeless(entry: ReservationDraft): object {
  const { at: _, ...rest } = entry;
  return rest;
}

function stillOpen(
  { decision }: Reservation,
  { by = "somebody", at = "an unknown day" }: ReservationDraft,
): Refusal {
  return {
    message: `Decision ${quoted(decision)} was declared by ${quoted(by)} on ${at} and is not used yet.`,
    fix: "Use it, or declare another decision under a name of its own: what was declared is not edited.",
  };
}

/** What keeps an entry from holding: nothing is held out, or people have learned from it. */
export function heldBack(grouping: Grouping, dataset: Dataset, named: Named): Refusal | undefined {
  const states = holdoutStates(grouping, dataset);
  const { holders } = grouping.graph();
  const isEmptied = emptiedIn(grouping);
  for (const key of namedHolders(grouping, dataset.cases).of(named)) {
    const holder = holders.get(key);
    const name = holder === undefined ? quoted(key) : holderName(holder);
    const refused =
      spent(name, states.of(key)) ??
      notInTest(name, holder?.split) ??
      (holder?.kind === "family" && isEmptied(key) ? empty(name) : undefined);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function spent(name: string, { exposures: [first] }: HoldoutRecord): Refusal | undefined {
  if (first === undefined) return undefined;
  const { by = "somebody", at = "an unknown day", run = "" } = first;
  return {
    message: `${name} is spent: ${quoted(by)} learned from it on ${at}, in run ${quoted(run)}.`,
    fix: "Keep something that nobody has seen: touchstone holdout status",
  };
}

function empty(name: string): Refusal {
  return {
    message: `${name} has no documents and no cases, so nothing of it is held out.`,
    fix: "Where another family has them now, declare a decision for that one: touchstone holdout status",
  };
}

function notInTest(name: string, split: Split | undefined): Refusal | undefined {
  if (split === "test") return undefined;
  const side = split === undefined ? "on no side" : `in "${split}"`;
  return {
    message: `${name} is ${side}, so it is no holdout.`,
    fix: "Name what is in test: touchstone holdout status",
  };
}
