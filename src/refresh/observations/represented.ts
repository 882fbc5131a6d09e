import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Observation } from "../../model/generated/observation.ts";
import { groupsOf } from "../../model/groups.ts";
import { once } from "../../model/once.ts";
import { askedWords, posedBy } from "../../model/same-question.ts";

/** What the cases of a set ask, and which observations led to them. */
export interface AskedIn {
  /** The cases that ask by their words what an observation asks, after the same turns; also those out of use. */
  readonly asking: (observation: Observation) => readonly CaseFile[];
  /** The cases that name an observation as their origin; also those out of use. */
  readonly ledTo: (observation: string) => readonly CaseFile[];
  /** The case of an id. */
  readonly named: (id: string) => CaseFile | undefined;
}

export function questionsOf({ cases }: Dataset): AskedIn {
  const byQuestion = once(() => groupsOf(cases, questionKey));
  const byOrigin = once(() => groupsOf(cases, ({ case: { origin } }) => origin?.observation));
  const byId = once(() => new Map(cases.map((file) => [String(file.case.id), file])));
  return {
    asking: (observation) => byQuestion().get(JSON.stringify(askedWords(observation))) ?? [],
    ledTo: (observation) => byOrigin().get(observation) ?? [],
    named: (id) => byId().get(id),
  };
}

/** Undefined where a question, or a turn before it, could not be read: it may be any. */
function questionKey(file: CaseFile): string | undefined {
  const { conversation } = file.case;
  const isUnread =
    conversation === undefined
      ? file.has(["conversation"])
      : conversation.some((turn) => turn?.role === undefined || turn.content === undefined);
  const posed = isUnread ? undefined : posedBy(file);
  if (posed === undefined) return undefined;
  const { words, turns } = posed;
  return JSON.stringify({ words, turns });
}
