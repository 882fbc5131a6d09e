import { readsWhole } from "../model/case.ts";
import { familiesById, type FamiliesFile } from "../model/families.ts";
import {
  lackOfSubject,
  recordedExceptions,
  type ExceptionDraft,
} from "./records/recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionWithoutSubject: Rule = {
  id: "exception/without-subject",
  level: "error",
  reports: "an exception that names nothing for which it could hold",
  *check(dataset) {
    for (const { file, index, exception } of recordedExceptions(dataset)) {
      const lack = lackOfSubject(exception);
      if (lack === undefined || namesMore(file, index, exception)) continue;
      yield { ...lack, at: file.locate(["exceptions", index]) };
    }
  },
};

/** Whether a name could not be read, or is of no family: either has its own finding, and may mean any. */
function namesMore(file: FamiliesFile, index: number, exception: ExceptionDraft): boolean {
  const known = familiesById(file);
  return (
    (["families", "cases"] as const).some(
      (field) => file.has(["exceptions", index, field]) && !readsWhole<string>(exception[field]),
    ) || (exception.families ?? []).some((id) => id !== undefined && !known.has(id))
  );
}
