import { groupingOf, type Grouping } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { once } from "../../model/once.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import { documentsOnRecord } from "../records/documents-on-record.ts";

/** How the earlier state grouped its documents and cases, by its own families.yaml. */
export interface EarlierGrouping {
  /** The set as it was, on the corpus revisions of now. */
  readonly dataset: Dataset;
  readonly grouping: Grouping;
  /** In whatever state, sorted by path. */
  readonly cases: readonly CaseFile[];
  /**
   * The documents of all recorded revisions, and those that cases of either state rest on, which one family claimed, each with
   * that family, sorted. Where each case carried its own split, none.
   */
  readonly documents: () => readonly EarlierDocument[];
}

/** A document with the family that it was in. */
export interface EarlierDocument {
  readonly documentId: string;
  readonly family: string;
}

const known = new WeakMap<Dataset, EarlierGrouping | undefined>();

/** Undefined without an earlier state, and where its families.yaml is absent or cannot be read. */
export function earlierGrouping(dataset: Dataset): EarlierGrouping | undefined {
  if (!known.has(dataset)) known.set(dataset, groupedBefore(dataset));
  return known.get(dataset);
}

function groupedBefore(dataset: Dataset): EarlierGrouping | undefined {
  const { base } = dataset;
  if (base === undefined) return undefined;
  const same = dataset.cases.filter(({ path }) => base.sameCases.has(path));
  const cases = [...same, ...base.cases].toSorted((a, b) => byUtf8(a.path, b.path));
  const earlier: Dataset = { ...dataset, cases, families: base.families, base: undefined };
  const grouping = groupingOf(earlier);
  if (grouping === undefined) return undefined;
  // Not every comparison asks for them.
  const documents = once(() => (grouping.isByCase ? [] : claimedDocuments(dataset, grouping)));
  return { dataset: earlier, grouping, cases, documents };
}

function claimedDocuments(dataset: Dataset, { claimsOf }: Grouping): readonly EarlierDocument[] {
  return documentsOnRecord(dataset).flatMap((documentId): readonly EarlierDocument[] => {
    const [claim, ...others] = claimsOf(documentId);
    return claim === undefined || others.length > 0 ? [] : [{ documentId, family: claim.family }];
  });
}
