import { componentsIn, splitsOf } from "../../families/conflicts.ts";
import { splitGroupingOf, type Grouping } from "../../families/grouping.ts";
import { stageOf, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import { counted, quoted } from "../../model/sentence.ts";
import { familyPlaces } from "./places-in-families.ts";

/** What is on no side of a set that is split. */
interface OnNoSide {
  /** Whether a score would rest on it: an approved case is, or is of the family. */
  readonly isApproved: boolean;
  readonly problem: Problem;
}

/** The families with cases, and the cases that carry their own split, which say none. */
export function* onNoSide(dataset: Dataset): Generator<OnNoSide> {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined) return;
  if (!grouping.isByCase) yield* ofFamilies(grouping);
  for (const file of grouping.cases) yield* ofCase(grouping, file);
}

function* ofFamilies(grouping: Grouping): Generator<OnNoSide> {
  const { file, families } = grouping;
  const casesOf = casesByFamily(grouping);
  const unrecorded = [...families].flatMap(([id, { split }]) => {
    const cases = casesOf.get(id);
    const isUnread = split === undefined && file.has(["families", id, "split"]);
    return split !== undefined || isUnread || cases === undefined ? [] : [{ id, cases }];
  });
  if (unrecorded.length === 0) return;
  const fixOf = fixes(grouping);
  for (const { id, cases } of unrecorded) {
    const isApproved = cases.some(isDecided);
    const noun = isApproved ? "case" : "candidate";
    yield {
      isApproved,
      problem: {
        message: `Family ${quoted(id)} has ${counted(cases.length, noun)} and no split, so ${cases.length === 1 ? "it is" : "they are"} on no side.`,
        at: familyPlaces(grouping).family(id),
        fix: fixOf(id),
      },
    };
  }
}

function isDecided(file: CaseFile): boolean {
  return stageOf(file) === "approved";
}

function casesByFamily({ cases, familiesOf }: Grouping): ReadonlyMap<string, readonly CaseFile[]> {
  const casesOf = new Map<string, CaseFile[]>();
  for (const one of cases) {
    for (const { family } of familiesOf(one).belongings) {
      const own = casesOf.get(family);
      if (own === undefined) casesOf.set(family, [one]);
      else own.push(one);
    }
  }
  return casesOf;
}

function fixes(grouping: Grouping): (family: string) => string {
  const graph = grouping.graph();
  const componentOf = new Map(
    componentsIn(graph).flatMap((component) => component.map((key) => [key, component] as const)),
  );
  return (id) => {
    const component = componentOf.get(id) ?? [id];
    const [side, ...others] = splitsOf(component, graph);
    const recorded = component.find((key) => graph.holders.get(key)?.split === side);
    const isClear = side !== undefined && recorded !== undefined && others.length === 0;
    return isClear
      ? `Record "split: ${side}" here: it is joined with ${quoted(recorded)}, which is there.`
      : `Record its split here, such as "split: dev"; "touchstone families show" tells what it is joined with.`;
  };
}

function* ofCase({ isByCase, familiesOf }: Grouping, file: CaseFile): Generator<OnNoSide> {
  if (file.has(["split"])) return;
  const { belongings, whole } = familiesOf(file);
  if (!isByCase && (belongings.length > 0 || !whole)) return;
  yield {
    isApproved: isDecided(file),
    problem: {
      message: isByCase
        ? 'The case says no split, and under the claim "fixed-corpus" nothing else does.'
        : "The case belongs to no family and says no split, so it is on no side.",
      at: file.locate(["id"]),
      fix: isByCase
        ? 'Add a line with its split, such as "split: dev".'
        : 'Add a line with its split, such as "split: dev", or name the families that it is about under "families".',
    },
  };
}
