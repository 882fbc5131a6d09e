import { exposedIn } from "../../families/exposed.ts";
import { groupingOf } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { earlierSpent } from "./earlier-spent.ts";
import { movedCases, type MovedCase } from "./moved-cases.ts";
import { movedDocuments } from "./moved-documents.ts";
import { recordedSplits } from "./recorded-splits.ts";

/**
 * The moved cases of which nothing else tells: the case did not follow a family that has another split, a document that went
 * into another family, or the case that it rephrases, and no exposure was lost with it.
 */
export function movedAlone(dataset: Dataset): readonly MovedCase[] {
  const all = movedCases(dataset);
  if (all.length === 0) return [];
  const families = new Set(
    [...recordedSplits(dataset)].flatMap(({ of, was, is }) =>
      of.kind === "family" && is !== was ? [of.id] : [],
    ),
  );
  const documents = movedDocuments(dataset);
  const parentOf = parents(dataset, all);
  const isExposureLost = lostExposures(dataset);
  return all.filter((one) => {
    const { from, to } = one;
    const isFamilys = [...to].some((family) => from.has(family) && families.has(family));
    const isDocuments = documents.some(
      (document) => from.has(document.from.family) && to.has(document.to.family),
    );
    return !isFamilys && !isDocuments && parentOf(one) === undefined && !isExposureLost(one);
  });
}

/** Finds the moved case by which alone another one is where it is. */
function parents(
  dataset: Dataset,
  all: readonly MovedCase[],
): (one: MovedCase) => MovedCase | undefined {
  const byFile = new Map<CaseFile | undefined, MovedCase>(all.map((one) => [one.now, one]));
  const grouping = groupingOf(dataset);
  return ({ now, before, is }) => {
    const isInherited = is.by?.through === "parent" && before.case.variantOf === now.case.variantOf;
    return isInherited ? byFile.get(grouping?.familiesOf(now).parent) : undefined;
  };
}

function lostExposures(dataset: Dataset): (one: MovedCase) => boolean {
  const spent = new Set(earlierSpent(dataset)?.cases);
  const grouping = groupingOf(dataset);
  if (spent.size === 0 || grouping === undefined) return () => false;
  const exposed = exposedIn(grouping, dataset.cases);
  return ({ before, now }) => spent.has(before) && !exposed.case(now);
}
