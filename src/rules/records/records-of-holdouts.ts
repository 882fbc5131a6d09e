import { splitGroupingOf, type Grouping } from "../../families/grouping.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../../model/families.ts";

/** The records of families.yaml to which entries are only ever added. */
export const holdoutRecords = ["reservations", "uses", "exposures"] as const;
export type HoldoutRecordName = (typeof holdoutRecords)[number];

/** One entry of a record, as far as it could be read. */
export type RecordEntry = NonNullable<NonNullable<FamiliesDraft[HoldoutRecordName]>[number]>;

/** An entry of a record with its place. */
interface PlacedEntry {
  readonly grouping: Grouping;
  readonly file: FamiliesFile;
  readonly record: HoldoutRecordName;
  readonly index: number;
  readonly entry: RecordEntry;
}

/** The entries of all records that could be read, of a set that is split, in the order of the records. */
export function* recordedEntries(dataset: Dataset): Generator<PlacedEntry> {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined) return;
  const { file } = grouping;
  for (const record of holdoutRecords) {
    for (const [index, entry] of entriesOf(file.families, record).entries()) {
      if (entry !== undefined) yield { grouping, file, record, index, entry };
    }
  }
}

/** The entries of one record; undefined for one that could not be read. */
export function entriesOf(
  families: FamiliesDraft | undefined,
  record: HoldoutRecordName,
): readonly (RecordEntry | undefined)[] {
  return families?.[record] ?? [];
}

/** An entry as a sentence names it, such as `Entry 2 of "uses"`. */
export function entryName(record: HoldoutRecordName, index: number): string {
  return `Entry ${index + 1} of "${record}"`;
}
