import { splitsOfCase } from "../../families/case-splits.ts";
import { exposedIn } from "../../families/exposed.ts";
import type { Grouping } from "../../families/grouping.ts";
import { isKnownMore, sideOf } from "../../families/splits.ts";
import { provenanceOf, takesPart, type CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Split } from "../../model/families.ts";
import { groupsOf } from "../../model/groups.ts";
import { earlierSpent } from "../earlier/earlier-spent.ts";
import { joinedCases } from "./joined-cases.ts";

/** A text that a case cites from a document. */
export interface Citation {
  readonly file: CaseFile;
  /** The index of the provenance entry. */
  readonly index: number;
  readonly documentId: string;
  readonly contentHash: string;
}

/** A citation on a side of the split. */
interface SidedCitation extends Citation {
  readonly split: Split;
  readonly isSpent: boolean;
}

/** One text that two cases on two sides cite, each from another document. */
export interface SharedEvidence {
  /** On the side that is kept from people, in use. */
  readonly held: SidedCitation;
  readonly other: SidedCitation;
}

/** The texts that cases cite from more than one document, each with its citations. */
export function textsOfSeveral(cases: Iterable<CaseFile>): readonly (readonly Citation[])[] {
  const all = [...cases].flatMap((file) =>
    provenanceOf(file).flatMap(({ index, entry: { documentId, contentHash } }) =>
      documentId === undefined || contentHash === undefined
        ? []
        : [{ file, index, documentId, contentHash }],
    ),
  );
  return [...groupsOf(all, ({ contentHash }) => contentHash).values()].filter(
    (group) => new Set(group.map(({ documentId }) => documentId)).size > 1,
  );
}

/**
 * For each case on a side that is kept from people, the first text that a case on another side cites from another document;
 * of several the spent ones first. What something joins has its own finding.
 */
export function* sharedEvidence(dataset: Dataset, grouping: Grouping): Generator<SharedEvidence> {
  const spent = new Set([
    ...dataset.cases.filter(exposedIn(grouping, dataset.cases).case),
    ...(earlierSpent(dataset)?.cases ?? []),
  ]);
  const isOfUse = new Set(grouping.cases);
  const sided = (one: Citation): readonly SidedCitation[] => {
    const splits = splitsOfCase(grouping, one.file);
    const isSpent = spent.has(one.file) || splits.includes("regression");
    if (isSpent) return [{ ...one, split: "regression", isSpent }];
    return isOfUse.has(one.file) ? splits.map((split) => ({ ...one, split, isSpent })) : [];
  };
  const joined = joinedCases(grouping);
  const told = new Set<CaseFile>();
  for (const group of textsOfSeveral(new Set([...dataset.cases, ...spent]))) {
    const all = group.flatMap(sided);
    const others = [...all.filter((one) => one.isSpent), ...all.filter((one) => !one.isSpent)];
    for (const held of all) {
      if (!isHeld(held) || told.has(held.file)) continue;
      const other = others.find((one) => isBelow(one, held) && !joined(one.file, held.file));
      if (other === undefined) continue;
      told.add(held.file);
      yield { held, other };
    }
  }
}

function isHeld({ split, isSpent, file }: SidedCitation): boolean {
  return !isSpent && sideOf(split) !== "development" && takesPart(file);
}

function isBelow(one: SidedCitation, held: SidedCitation): boolean {
  return isKnownMore(one.split, held.split) && one.documentId !== held.documentId;
}
