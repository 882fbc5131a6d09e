import { componentsIn, splitsOf } from "../families/conflicts.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import type { CaseFile } from "../model/case.ts";
import type { Problem } from "../model/finding.ts";
import { counted, quoted } from "../model/sentence.ts";
import { familyPlaces } from "./places-in-families.ts";
import type { Rule } from "./rule.ts";

export const splitStatedNowhere: Rule = {
  id: "split/stated-nowhere",
  level: "error",
  reports: "a case, or a family with cases, that is on no side of a set that is split",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    if (!grouping.isByCase) yield* ofFamilies(grouping);
    for (const file of grouping.cases) yield* ofCase(grouping, file);
  },
};

function* ofFamilies(grouping: Grouping): Generator<Problem> {
  const { file, cases, families, familiesOf } = grouping;
  const counts = new Map<string, number>();
  for (const { family } of cases.flatMap((one) => familiesOf(one).belongings)) {
    counts.set(family, (counts.get(family) ?? 0) + 1);
  }
  const unrecorded = [...families].flatMap(([id, { split }]) => {
    const count = counts.get(id);
    const isUnread = split === undefined && file.has(["families", id, "split"]);
    return split !== undefined || isUnread || count === undefined ? [] : [{ id, count }];
  });
  if (unrecorded.length === 0) return;
  const graph = grouping.graph();
  const componentOf = new Map(
    componentsIn(graph).flatMap((component) => component.map((key) => [key, component] as const)),
  );
  for (const { id, count } of unrecorded) {
    const component = componentOf.get(id) ?? [id];
    const [side, ...others] = splitsOf(component, graph);
    const recorded = component.find((key) => graph.holders.get(key)?.split === side);
    const isClear = side !== undefined && recorded !== undefined && others.length === 0;
    yield {
      message: `Family ${quoted(id)} has ${counted(count, "case")} and no split, so ${count === 1 ? "it is" : "they are"} on no side.`,
      at: familyPlaces(grouping).family(id),
      fix: isClear
        ? `Record "split: ${side}" here: it is joined with ${quoted(recorded)}, which is there.`
        : `Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.`,
    };
  }
}

function* ofCase({ isByCase, familiesOf }: Grouping, file: CaseFile): Generator<Problem> {
  if (file.has(["split"])) return;
  const { belongings, whole } = familiesOf(file);
  if (!isByCase && (belongings.length > 0 || !whole)) return;
  yield {
    message: isByCase
      ? 'The case says no split, and under the claim "fixed-corpus" nothing else does.'
      : "The case belongs to no family and says no split, so it is on no side.",
    at: file.locate(["id"]),
    fix: isByCase
      ? 'Add a line with its split, such as "split: dev".'
      : 'Add a line with its split, such as "split: dev", or name the families that it is about under "families".',
  };
}
