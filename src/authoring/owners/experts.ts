import { groupingOf } from "../../families/grouping.ts";
import { accountName } from "../../model/account.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import { byUtf8 } from "../../model/utf8-order.ts";

/** A case file of the set, and who knows the right answers of its families. */
export interface ExpertsOfFile {
  /** In the set. */
  readonly path: string;
  /** Accounts, and teams as `organization/team`; each once, sorted, as families.yaml writes them. */
  readonly experts: readonly string[];
}

/** Who knows the right answers of a case: the experts of all its families; nobody where families.yaml cannot be read. */
export function expertsOf(dataset: Dataset): (file: CaseFile) => readonly string[] {
  const grouping = groupingOf(dataset);
  if (grouping === undefined) return () => [];
  const { families, familiesOf } = grouping;
  return (file) => {
    const named = familiesOf(file).belongings.flatMap(
      ({ family }) => families.get(family)?.experts ?? [],
    );
    const words = named.filter((one) => one !== undefined);
    const once = new Map(words.map((one) => [accountName(one), one]));
    return [...once.values()].toSorted(byUtf8);
  };
}

/** The same of every case file, in the order of their paths. */
export function expertsByFile(dataset: Dataset): readonly ExpertsOfFile[] {
  const experts = expertsOf(dataset);
  return dataset.cases
    .map((file) => ({ path: file.path, experts: experts(file) }))
    .toSorted((a, b) => byUtf8(a.path, b.path));
}
