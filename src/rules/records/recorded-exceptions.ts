import { splitGroupingOf } from "../../families/grouping.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { FamiliesDraft, FamiliesFile } from "../../model/families.ts";

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

/** What an exception lacks that names nothing for which it could hold; undefined where it names enough. */
export function lackOfSubject(
  exception: ExceptionDraft,
): Readonly<Record<"message" | "fix", string>> | undefined {
  const { decision, families = [], cases = [] } = exception;
  if (decision === "distinct") return lackOfCases(cases);
  if (cases.length > 0 || decision === undefined) return undefined;
  if (families.length === 0) {
    return {
      message: "The exception names no family and no case, so nobody can tell for what it holds.",
      fix: 'Name them under "families" or "cases", or take the exception out.',
    };
  }
  if (decision !== "keep-apart" || new Set(families).size > 1) return undefined;
  return {
    message: "The exception names one family alone, so nothing tells what it is kept apart from.",
    fix: 'Name the other family beside it under "families", or take the exception out.',
  };
}

/** Two cases are distinct from each other, and from nothing else. */
function lackOfCases(
  cases: readonly (string | undefined)[],
): ReturnType<typeof lackOfSubject> | undefined {
  return new Set(cases).size > 1
    ? undefined
    : {
        message: "The exception names fewer than two cases, so nothing tells which are distinct.",
        fix: 'Name both cases under "cases", or take the exception out.',
      };
}
