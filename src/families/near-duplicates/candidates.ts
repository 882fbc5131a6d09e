import { groupsOf } from "../../model/groups.ts";
import { alikeSets } from "./alike-sets.ts";
import type { ComparedCase } from "./compared-case.ts";
import type { LeadTerms } from "./lead.ts";
import type { Runs } from "./runs.ts";

type Pair = readonly [one: number, other: number];

/** The pairs whose questions are alike, by the places of the cases, the smaller first; each once. */
export function alikeQuestions(
  cases: readonly ComparedCase[],
  { threshold }: LeadTerms,
): Generator<Pair> {
  return alikeTexts(
    cases.map((one, place) => [place, one.question]),
    threshold,
  );
}

/** The pairs whose answers are alike, or that rest on the same contents; a pair may come twice. */
export function* sharedGrounds(cases: readonly ComparedCase[], terms: LeadTerms): Generator<Pair> {
  const places = cases.map((one, place) => ({ one, place }));
  const { isStockAnswer, isStockEvidence, threshold } = terms;
  yield* alikeTexts(
    places.flatMap(({ one, place }) =>
      one.answer === undefined || isStockAnswer(one) ? [] : [[place, one.answer] as const],
    ),
    threshold,
  );
  const rested = places.filter(({ one }) => one.evidence !== undefined && !isStockEvidence(one));
  for (const group of groupsOf(rested, ({ one }) => one.evidence).values()) {
    yield* pairsWithin(group.map(({ place }) => place));
  }
}

/** Pairs of cases whose texts are alike. Equal texts are joined once, however many cases have them. */
function* alikeTexts(
  texts: readonly (readonly [place: number, runs: Runs])[],
  threshold: number,
): Generator<Pair> {
  const groups = [...groupsOf(texts, ([, runs]) => runs.join(" ")).values()];
  const placesOf = (group: number): readonly number[] => groups[group]?.map(([at]) => at) ?? [];
  for (const group of groups.keys()) yield* pairsWithin(placesOf(group));
  const sets = groups.map(([[, runs]]) => runs);
  for (const [here, there] of alikeSets(sets, threshold)) {
    for (const one of placesOf(here)) {
      for (const other of placesOf(there)) yield [Math.min(one, other), Math.max(one, other)];
    }
  }
}

function* pairsWithin(places: readonly number[]): Generator<Pair> {
  for (const [index, one] of places.entries()) {
    for (const other of places.slice(index + 1)) yield [one, other];
  }
}
