import { readsWhole } from "../model/case.ts";
import type { FamiliesFile } from "../model/families.ts";
import { recordedExceptions, type ExceptionDraft } from "./recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionWithoutSubject: Rule = {
  id: "exception/without-subject",
  level: "error",
  reports: "an exception that names nothing for which it could hold",
  *check(dataset) {
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      const lack = lackOfSubject(exception);
      if (lack === undefined || isUnread(file, index, exception)) continue;
      yield { ...lack, at: file.locate(["exceptions", index]) };
    }
  },
};

/** What an exception lacks that names nothing for which it could hold; undefined where it names enough. */
export function lackOfSubject(
  exception: ExceptionDraft,
): Readonly<Record<"message" | "fix", string>> | undefined {
  const { decision, families = [], cases = [] } = exception;
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

/** A name that could not be read may be any. */
function isUnread(file: FamiliesFile, index: number, exception: ExceptionDraft): boolean {
  return (["families", "cases"] as const).some(
    (field) => file.has(["exceptions", index, field]) && !readsWhole<string>(exception[field]),
  );
}
