import type { Dataset } from "../model/dataset.ts";
import type { Use } from "../model/generated/families.ts";
import { quoted } from "../model/sentence.ts";
import {
  decisionsIn,
  type DecidedUse,
  type Decisions,
  type ReservationDraft,
} from "./decisions.ts";
import { frozenOtherwise } from "./frozen-otherwise.ts";
import type { Grouping } from "./grouping.ts";
import { allHeldOut } from "./held-out.ts";
import { namesSome, type Named } from "./named-holders.ts";
import { heldBack } from "./plan-reservation.ts";
import { nothingLeft, outOfTime, type Planned, type Refusal } from "./planned.ts";

/**
 * Whether held-out results may be read for a decision. The entry that is planned names what they are of: what the reservation
 * names, else all that is in test and not spent.
 */
export function planUse(grouping: Grouping, dataset: Dataset, entry: Use): Planned<Use> {
  const records = grouping.file.families;
  const decisions = decisionsIn(records);
  const other = frozenOtherwise(records?.uses ?? [], entry);
  if (other !== undefined) return { refused: refrozen(entry, other.frozenAt) };
  const same = decisions.uses.find((one) => isSame(one, entry));
  if (same !== undefined) return { known: same.index };
  const open = decisions.open.find((one) => one.entry.decision === entry.decision);
  if (open === undefined) return { refused: notOpen(entry, decisions) };
  const refused = early(entry, open.entry) ?? outOfTime("uses", records?.uses, entry.at);
  if (refused !== undefined) return { refused };
  const named = namesSome(open.entry) ? open.entry : allHeldOut(grouping, dataset);
  const back = namesSome(named) ? heldBack(grouping, dataset, named) : nothingLeft;
  if (back !== undefined) return { refused: back };
  const { decision, ...rest } = entry;
  return { plan: { decision, ...whatIsMeant(named), ...rest } };
}

function isSame({ entry }: DecidedUse, use: Use): boolean {
  return (["decision", "run", "configuration", "by"] as const).every(
    (field) => entry[field] === use[field],
  );
}

function notOpen({ decision }: Use, { reservations, uses }: Decisions): Refusal {
  const before = uses.findLast(({ entry }) => entry.decision === decision)?.entry;
  if (before !== undefined) {
    const { by = "somebody", at = "an unknown day", run = "", configuration = "" } = before;
    return {
      message: `Decision ${quoted(decision)} was used up by ${quoted(by)} on ${at}, in run ${quoted(run)} with configuration ${quoted(configuration)}.`,
      fix: `For a second look declare it again, before anybody reads results: touchstone holdout reserve --decision ${decision}`,
    };
  }
  const known = [...new Set(reservations.flatMap(({ entry }) => entry.decision ?? []))];
  const declared = known.length === 0 ? "" : ` Declared are: ${known.map(quoted).join(", ")}.`;
  return {
    message: `No reservation declares the decision ${quoted(decision)}, so results that were read for it confirm nothing.${declared}`,
    fix: `Declare it before anybody reads results: touchstone holdout reserve --decision ${decision}. Results that were read already: touchstone holdout expose`,
  };
}

function refrozen({ configuration, frozenAt }: Use, before: string): Refusal {
  return {
    message: `Configuration ${quoted(configuration)} is on record as frozen since ${before}, and not since ${frozenAt}.`,
    fix: "Where it is the same, give --frozen-at the moment on record. Where something in it changed, give --configuration a name of its own, such as its commit.",
  };
}

function early(
  { at, frozenAt, configuration }: Use,
  { at: declared }: ReservationDraft,
): Refusal | undefined {
  if (declared !== undefined && Date.parse(declared) > Date.parse(at)) {
    return {
      message: `The decision was declared on ${declared}, after the results were read on ${at}.`,
      fix: "Results that were read before confirm nothing: touchstone holdout expose",
    };
  }
  if (Date.parse(frozenAt) <= Date.parse(at)) return undefined;
  return {
    message: `Configuration ${quoted(configuration)} is frozen since ${frozenAt}, and its results were read before that, on ${at}.`,
    fix: "Name the configuration that the results are of, and since when nothing in it changed.",
  };
}

/** Only what is named, so that no empty list stands in the file. */
function whatIsMeant({ families = [], cases = [] }: Named): Pick<Use, "families" | "cases"> {
  const [named, single] = [families, cases].map((all) => all.flatMap((one) => one ?? []));
  return {
    ...(named === undefined || named.length === 0 ? {} : { families: named }),
    ...(single === undefined || single.length === 0 ? {} : { cases: single }),
  };
}
