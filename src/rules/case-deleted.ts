import { statusOf, type CaseFile } from "../model/case.ts";
import { knownIds, type Base } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank, normaliseWhiteSpace } from "../model/white-space.ts";
import { retireCommand } from "./asking.ts";
import { awaitsJudgments } from "./records/awaiting-judgments.ts";
import type { Rule } from "./rule.ts";
import { restoring } from "./earlier/since-base.ts";

export const caseDeleted: Rule = {
  id: "case/deleted",
  level: "error",
  reports:
    "an approved or retired case, or one that waits for two new judgments, that is in no file any more, or has another id",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    if (base === undefined || base.cases.length === 0) return;
    const files = new Map(dataset.cases.map((file) => [file.path, file]));
    // What cannot be read, be it a file or a folder, has its own finding.
    const unread = new Set(
      dataset.defects.map(({ at }) => at.file).filter((one) => !files.has(one)),
    );
    const present = knownIds(dataset);
    const heirOf = heirsIn(dataset.cases, base);
    for (const before of base.cases) {
      const { id } = before.case;
      if (id === undefined || present.has(id) || !isKept(before)) continue;
      if (waysTo(before.path).some((way) => unread.has(way))) continue;
      const heir = heirOf(before);
      yield heir?.case.id === undefined
        ? removal(base, before, files.get(before.path))
        : renaming(base, before, heir);
    }
  },
};

/** Whether somebody approved the case, retired it, or decided about it since and two people are to judge it. */
function isKept(before: CaseFile): boolean {
  return statusOf(before) === "approved" || before.has(["retired"]) || awaitsJudgments(before);
}

/** A path and the folders that lead to it. */
function waysTo(path: string): readonly string[] {
  const parts = path.split("/");
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Finds what a case became, among the cases that were in no file before: the same file, or the same question. */
function heirsIn(
  cases: readonly CaseFile[],
  base: Base,
): (before: CaseFile) => CaseFile | undefined {
  const known = new Set(base.cases.map((file) => file.case.id));
  const byPath = new Map<string, CaseFile>();
  const byQuestion = new Map<string, CaseFile>();
  for (const file of cases) {
    if (base.sameCases.has(file.path) || known.has(file.case.id)) continue;
    byPath.set(file.path, file);
    const question = questionOf(file);
    if (question !== undefined && !byQuestion.has(question)) byQuestion.set(question, file);
  }
  return (before) => byPath.get(before.path) ?? byQuestion.get(questionOf(before) ?? "");
}

function questionOf({ case: { query } }: CaseFile): string | undefined {
  return query === undefined || isBlank(query) ? undefined : normaliseWhiteSpace(query);
}

/** `instead` is the case that stands in the file now. */
function removal(base: Base, before: CaseFile, instead: CaseFile | undefined): Problem {
  const was = awaitsJudgments(before)
    ? "waits for two judgments since it was decided anew,"
    : `was ${before.has(["retired"]) ? "retired" : "approved"}`;
  return {
    message: `Case ${quoted(before.case.id ?? "")} ${was} and is in no file any more.`,
    at: (instead ?? before).locate(["id"]),
    fix: `Bring it back ${restoring(base, before.path)}${before.has(["retired"]) ? ": what was measured with it is looked up there" : `; if nobody needs it any more, retire it then with ${retireCommand(before)}`}.`,
  };
}

function renaming(base: Base, before: CaseFile, heir: CaseFile): Problem {
  const id = quoted(before.case.id ?? "");
  const which = awaitsJudgments(before)
    ? `The case ${id}, which waits for two judgments,`
    : `The ${before.has(["retired"]) ? "retired" : "approved"} case ${id}`;
  return {
    message: `${which} was renamed to ${quoted(heir.case.id ?? "")}, and what was measured with it is found under its old id only.`,
    at: heir.locate(["id"]),
    fix: `Give it the id ${id} back; if it is a new case, bring the old one back ${restoring(base, before.path)}.`,
  };
}
