import { componentsIn } from "../../families/conflicts.ts";
import type { Grouping } from "../../families/grouping.ts";
import { documentsAsRecorded } from "../../model/corpus.ts";
import type { Dataset } from "../../model/dataset.ts";
import { sha256 } from "../../model/hash.ts";
import { titleTwins } from "../../model/title-twins.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { sharingDocuments } from "./shared-chunks.ts";
import { textsOfSeveral } from "./shared-evidence.ts";

/** A document with the entry of families.yaml that claims it. */
interface GroupedDocument {
  readonly documentId: string;
  readonly claim: ReturnType<Grouping["claimsOf"]>[number];
}

/** Two documents of families that nothing joins. */
export type DocumentPair = readonly [GroupedDocument, GroupedDocument];

/**
 * Finds, among documents that resemble each other, pairs of different families which neither a case nor a relation joins and
 * no exception keeps apart: the first document with each that is grouped elsewhere, sorted by id.
 */
export function pairsOfFamilies(
  grouping: Grouping,
): (documentIds: Iterable<string>) => readonly DocumentPair[] {
  const { claimsOf, exceptions } = grouping;
  const components = componentsIn(grouping.familyGraph());
  const nameOf = new Map(components.flatMap((keys) => keys.map((key) => [key, keys[0]] as const)));
  return (documentIds) => {
    const grouped = [...documentIds].toSorted(byUtf8).flatMap((documentId) => {
      const [claim, ...others] = claimsOf(documentId);
      return claim === undefined || others.length > 0 ? [] : [{ documentId, claim }];
    });
    const [first, ...others] = grouped;
    if (first === undefined) return [];
    return others.flatMap((other): readonly DocumentPair[] => {
      const [one, two] = [first.claim.family, other.claim.family];
      const isJoined = nameOf.get(one) === nameOf.get(two);
      return isJoined || exceptions.keepsApart(one, two) !== undefined ? [] : [[first, other]];
    });
  };
}

/** The documents of all revisions that have equal content; a new name is no new document. */
export function copiedDocuments({
  revisions,
}: Pick<Dataset, "revisions">): readonly (readonly string[])[] {
  const byHash = new Map<string, Set<string>>();
  for (const revision of revisions.values()) {
    for (const { id, hash } of documentsAsRecorded(revision)?.values() ?? []) {
      byHash.set(hash, (byHash.get(hash) ?? new Set()).add(id));
    }
  }
  byHash.delete(sha256(""));
  return [...byHash.values()].filter((ids) => ids.size > 1).map((ids) => [...ids]);
}

/** The families of documents that are copies of each other, have one title, chunks in common, or are cited with one text: a group for each. */
export function resemblingFamilies(
  dataset: Dataset,
  { claimsOf }: Grouping,
): readonly ReadonlySet<string>[] {
  const groups: readonly (readonly string[])[] = [
    ...copiedDocuments(dataset),
    ...titleTwins(dataset.revisions).values(),
    ...sharingDocuments(dataset).map(({ documents }) => documents),
    ...textsOfSeveral(dataset.cases).map((group) => group.map(({ documentId }) => documentId)),
  ];
  return groups.map((ids) => new Set(ids.flatMap(claimsOf).map(({ family }) => family)));
}
