import { splitGroupingOf } from "../families/grouping.ts";
import type { Dataset } from "../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../model/families.ts";

export type ExceptionDraft = NonNullable<NonNullable<FamiliesDraft["exceptions"]>[number]>;

/** The exceptions that could be read, of a set that is split, each with its index in families.yaml. */
export function* recordedExceptions(dataset: Dataset): Generator<{
  readonly file: FamiliesFile;
  readonly index: number;
  readonly exception: ExceptionDraft;
}> {
  const file = splitGroupingOf(dataset)?.file;
  if (file === undefined) return;
  for (const [index, exception] of (file.families?.exceptions ?? []).entries()) {
    if (exception !== undefined) yield { file, index, exception };
  }
}
