import type { DecidedUse, ExposureDraft, ReservationDraft } from "../../families/decisions.ts";
import type { HoldoutComponent, HoldoutCount } from "../../families/holdout-overview.ts";
import { counted, listed, quoted } from "../../model/sentence.ts";

/** How many names of families, cases or components are told before the others are counted. */
const most = 6;

/** Names in a sentence, the first of many. */
export function someOf(names: readonly string[]): string {
  const more = names.length - most;
  return listed(more <= 1 ? names : [...names.slice(0, most), `${more} more`]);
}

/** A component by its name, with its other families where it has several, and its questions. */
export function componentWords({ name, families, cases, questions }: HoldoutComponent): string {
  const others = [...families, ...cases].filter((one) => one !== name);
  const joined = others.length === 0 ? "" : ` with ${someOf(others)}`;
  return `${name}${joined}: ${counted(questions, "question")}`;
}

/** How much is held out, used or spent. */
export function countWords({ questions, families, components, alone }: HoldoutCount): string {
  const names = families === 1 ? "1 family" : `${families} families`;
  const of = [
    ...(families === 0 ? [] : [`${names} in ${counted(components, "component")}`]),
    ...(alone === 0 || families === 0 ? [] : [`${alone} of no family`]),
  ];
  return [counted(questions, "question"), ...of].join(", ");
}

export function useWords({ entry }: Pick<DecidedUse, "entry">): string {
  const { decision, by, at, run, configuration } = entry;
  return `for ${named(decision)} by ${named(by)} on ${at ?? "an unknown day"}, run ${named(run)}, configuration ${named(configuration)}`;
}

export function exposureWords({ by, at, run, learned }: ExposureDraft): string {
  return `by ${named(by)} on ${at ?? "an unknown day"}, run ${named(run)}: ${learned ?? ""}`;
}

export function reservationWords(entry: ReservationDraft): string {
  const { decision, purpose, by, at, families = [], cases = [] } = entry;
  const names = [...families, ...cases].flatMap((one) => one ?? []);
  const of = names.length === 0 ? "all of test" : someOf(names);
  return `${decision ?? ""}, by ${named(by)} on ${at ?? "an unknown day"}, ${of}: ${purpose ?? ""}`;
}

function named(text: string | undefined): string {
  return text === undefined ? "somebody" : quoted(text);
}
