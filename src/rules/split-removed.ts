import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { stageOf, type CaseFile } from "../model/case.ts";
import type { Dataset } from "../model/dataset.ts";
import { familiesFile } from "../model/layout.ts";
import { startOf, type Location } from "../model/location.ts";
import { listed, quoted } from "../model/sentence.ts";
import { earlierSplit } from "./earlier/earlier-split.ts";
import { movedDocuments } from "./earlier/moved-documents.ts";
import { recordedSplits, type RecordedSplit } from "./earlier/recorded-splits.ts";
import type { Rule } from "./rule.ts";
import { restoring, restoringCase } from "./earlier/since-base.ts";

/** How many families or cases a finding names. */
const most = 5;

export const splitRemoved: Rule = {
  id: "split/removed",
  level: "error",
  reports: "a recorded split that is gone",
  needs: "base",
  *check(dataset) {
    const earlier = earlierSplit(dataset);
    const isOthers = otherFindings(dataset);
    const gone = [...recordedSplits(dataset)].filter(
      (one) => one.is === undefined && !isOthers(one),
    );
    const [first] = gone;
    if (earlier === undefined || first === undefined) return;
    const names = gone.slice(0, most).map(nameOf);
    const more = gone.length - names.length;
    const which = listed(more === 0 ? names : [...names, `${more} more`]);
    const of = `the ${gone.length === 1 ? "split" : "splits"} of ${which}`;
    const isWhole = dataset.families === undefined;
    yield {
      message: isWhole
        ? `${familiesFile} is gone, and with it ${of}.`
        : `${of.charAt(0).toUpperCase()}${of.slice(1)} ${gone.length === 1 ? "was" : "were"} recorded and ${gone.length === 1 ? "is" : "are"} gone.`,
      at: placeOf(first, dataset),
      fix:
        first.of.kind === "family"
          ? `Bring ${familiesFile} back ${restoring(earlier.base, familiesFile)}, or the lines in it; a family that nothing uses any more stays as a record.`
          : `Bring the case back ${restoringCase(earlier.base, first.of.change)}, or the line in it.`,
    };
  },
};

/** What is on no side while cases need it, and families whose documents are elsewhere, have findings of their own. */
function otherFindings(dataset: Dataset): (one: RecordedSplit) => boolean {
  const grouping = splitGroupingOf(dataset);
  const used = new Set(grouping === undefined ? [] : usedFamilies(grouping));
  const left = new Set(movedDocuments(dataset).map(({ from }) => from.family));
  return ({ of }) => {
    if (of.kind === "case") return grouping !== undefined && isDecided(of.change.now);
    return used.has(of.id) || (left.has(of.id) && !hasFamily(dataset, of.id));
  };
}

/** A candidate on no side is a warning, and no word that something was recorded. */
function isDecided(file: CaseFile): boolean {
  return stageOf(file) === "approved";
}

function usedFamilies({ cases, families, familiesOf }: Grouping): readonly string[] {
  const all = cases
    .filter(isDecided)
    .flatMap((file) => familiesOf(file).belongings.map(({ family }) => family));
  return all.filter((family) => families.has(family));
}

function hasFamily({ families }: Dataset, id: string): boolean {
  return families?.has(["families", id]) === true;
}

function nameOf({ of, was }: RecordedSplit): string {
  const name =
    of.kind === "family"
      ? `family ${quoted(of.id)}`
      : `case ${quoted(of.change.now.case.id ?? of.change.now.path)}`;
  return `${name} (${was})`;
}

function placeOf({ of }: RecordedSplit, dataset: Dataset): Location {
  if (of.kind === "case") return of.change.now.locate(["id"]);
  const { families: file } = dataset;
  if (file === undefined) return startOf(familiesFile);
  return hasFamily(dataset, of.id)
    ? file.locateKey(["families", of.id])
    : file.locateKey(["families"]);
}
