import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { familyPlaces } from "./sides/places-in-families.ts";
import type { Rule } from "./rule.ts";

export const splitStatedTwice: Rule = {
  id: "split/stated-twice",
  level: "error",
  reports: "a split that stands where the set's claim lets another place decide",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    if (grouping.isByCase) yield* ofFamilies(grouping);
    else for (const file of grouping.cases) yield* ofCase(grouping, file);
  },
};

function* ofFamilies(grouping: Grouping): Generator<Problem> {
  for (const [id, { split }] of grouping.families) {
    if (split === undefined) continue;
    yield {
      message: `Family ${quoted(id)} has the split "${split}", but under the claim "fixed-corpus" each case carries its own.`,
      at: familyPlaces(grouping).split(id),
      fix: 'Take the split out here; if families are to be kept apart, the claim is another one, such as "family".',
    };
  }
}

function* ofCase(grouping: Grouping, file: CaseFile): Generator<Problem> {
  const { split } = file.case;
  const [first] = grouping.familiesOf(file).belongings;
  if (split === undefined || first === undefined) return;
  const recorded = grouping.families.get(first.family)?.split;
  const there = recorded === undefined ? "has none there yet" : `has "${recorded}" there`;
  yield {
    message: `The case says that its split is "${split}", but the split of a case with families is recorded in families.yaml alone: ${quoted(first.family)} ${there}.`,
    at: file.locate(["split"]),
    related: [familyPlaces(grouping).split(first.family)],
    fix: `Take "split" out of the case${recorded === undefined ? ", and record it for the family" : ""}.`,
  };
}
