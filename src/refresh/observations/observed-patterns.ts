import { stageOf, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Observation } from "../../model/generated/observation.ts";
import { once } from "../../model/once.ts";
import { lackOf, type RecordedObservation } from "../../model/observation.ts";
import { askedWords } from "../../model/same-question.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { nearCases, type NearCase } from "./near-cases.ts";
import { questionsOf, type AskedIn } from "./represented.ts";

/** What an observed pattern of questions asks of a set. */
export type ObservedOutcome =
  /** Nothing in the set asks it: somebody may write a case. */
  | { readonly kind: "new-case" }
  /** It is about an approved case, which somebody has to look at again. */
  | { readonly kind: "asks-about"; readonly file: CaseFile }
  /** That case was decided with the observation in view. */
  | { readonly kind: "decided"; readonly file: CaseFile }
  /** Cases are there for it, whatever became of those that name it as their origin. */
  | { readonly kind: "represented"; readonly by: readonly Representing[] }
  /** An earlier observation asks the same, and stands for both. */
  | { readonly kind: "repeats"; readonly observation: string }
  /** It was seen once: nothing recurs. */
  | { readonly kind: "seen-once" }
  /** Nobody has looked at the recorded queries. */
  | { readonly kind: "not-looked-at" }
  /** The case that it names is not in the set, or nobody has approved it, or it is out of use. */
  | {
      readonly kind: "names-no-approved-case";
      readonly id: string;
      readonly file: CaseFile | undefined;
    };

/** A case that represents an observation. */
export interface Representing {
  readonly file: CaseFile;
  /** The observation led to it, or it asks the same by its words. */
  readonly how: "origin" | "same-question";
}

/** An observation with what it asks of the set. */
export interface ObservedPattern {
  readonly observation: Observation;
  readonly at: RecordedObservation["at"];
  readonly outcome: ObservedOutcome;
  /** Of a proposed case: the cases whose questions are near to it, the nearest first. They decide nothing. */
  readonly near: readonly NearCase[];
  /** Of a proposed case: cases that asked the same and were rejected or retired. */
  readonly outOfUse: readonly CaseFile[];
}

/**
 * What observations ask of a set, in order of their ids. A reviewed pattern that recurs and that no case represents proposes a
 * case, which a person has to write, or asks about the approved case that it names. Likeness decides nothing; equality of the
 * question by its words, after the same turns, does.
 */
export function observedPatterns(
  dataset: Dataset,
  observations: readonly RecordedObservation[],
): readonly ObservedPattern[] {
  if (observations.length === 0) return [];
  const asked = questionsOf(dataset);
  const near = once(() => nearCases(dataset));
  const proposed = new Map<string, string>();
  return observations
    .toSorted((one, other) => byUtf8(one.observation.id, other.observation.id))
    .map(({ observation, at }) => {
      const outcome = outcomeOf(observation, asked, proposed);
      const isProposed = outcome.kind === "new-case";
      return {
        observation,
        at,
        outcome,
        near: isProposed ? near()(observation.query) : [],
        outOfUse: isProposed ? asked.asking(observation).filter((file) => !takesPart(file)) : [],
      };
    });
}

/** `proposed` holds the observations that propose a case, by their questions. */
function outcomeOf(
  observation: Observation,
  asked: AskedIn,
  proposed: Map<string, string>,
): ObservedOutcome {
  const by = representing(observation, asked);
  if (by.length > 0) return { kind: "represented", by };
  const lack = lackOf(observation);
  if (lack !== undefined) {
    return { kind: lack === "recurrence" ? "seen-once" : "not-looked-at" };
  }
  const { case: id } = observation;
  if (id !== undefined) return aboutCase(observation.id, id, asked.named(id));
  const question = JSON.stringify(askedWords(observation));
  const earlier = proposed.get(question);
  if (earlier !== undefined) return { kind: "repeats", observation: earlier };
  proposed.set(question, observation.id);
  return { kind: "new-case" };
}

function representing(observation: Observation, asked: AskedIn): readonly Representing[] {
  const led = asked.ledTo(observation.id);
  const same = asked.asking(observation).filter((file) => takesPart(file) && !led.includes(file));
  return [
    ...led.map((file) => ({ file, how: "origin" as const })),
    ...same.map((file) => ({ file, how: "same-question" as const })),
  ];
}

function aboutCase(observation: string, id: string, file: CaseFile | undefined): ObservedOutcome {
  if (file === undefined || stageOf(file) !== "approved") {
    return { kind: "names-no-approved-case", id, file };
  }
  const { outcome, observations = [] } = file.case.refresh ?? {};
  const isDecided = outcome !== undefined && observations.includes(observation);
  return { kind: isDecided ? "decided" : "asks-about", file };
}

/** The ids of the observations that ask about each approved case, by its id, in their order. */
export function observationsAbout(
  patterns: readonly ObservedPattern[],
): ReadonlyMap<string, readonly string[]> {
  const about = new Map<string, readonly string[]>();
  for (const { observation, outcome } of patterns) {
    if (outcome.kind !== "asks-about") continue;
    const id = String(outcome.file.case.id);
    about.set(id, [...(about.get(id) ?? []), observation.id]);
  }
  return about;
}
