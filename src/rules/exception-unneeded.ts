import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { unneededExceptions } from "../families/held-apart.ts";
import { areAlike } from "../families/near-duplicates/find-leads.ts";
import { stageOf, takesPart } from "../model/case.ts";
import { knownIds, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { quoted } from "../model/sentence.ts";
import { resemblingFamilies } from "./document-pairs.ts";
import { lackOfSubject, recordedExceptions } from "./recorded-exceptions.ts";
import type { Rule } from "./rule.ts";

export const exceptionUnneeded: Rule = {
  id: "exception/unneeded",
  level: "warning",
  reports: "an exception without which nothing would be joined across the split or taken for alike",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const resembling = once(() => resemblingFamilies(dataset, grouping));
    for (const index of unneededExceptions(grouping, dataset.cases)) {
      if (!isUnderstood(grouping, dataset, index)) continue;
      if (keepsResemblingApart(grouping, index, resembling)) continue;
      yield problemAt(grouping, index, messageOf(grouping, dataset, index));
    }
    for (const { index, exception } of recordedExceptions(dataset)) {
      const { decision, cases = [] } = exception;
      if (decision !== "distinct" || !isUnderstood(grouping, dataset, index)) continue;
      if (
        areAlike(
          dataset,
          cases.flatMap((id) => id ?? []),
        )
      )
        continue;
      const message =
        "The cases that this exception calls distinct are not alike any more, so nothing asks whether they are one.";
      yield problemAt(grouping, index, message);
    }
  },
};

function problemAt({ file }: Grouping, index: number, message: string): Problem {
  const fix = "Take the exception out; Git keeps what was decided and why.";
  return { message, at: file.locate(["exceptions", index]), fix };
}

/** Documents of the families are copies, or have one title: without the exception somebody would ask whether they are one. */
function keepsResemblingApart(
  { file, isByCase }: Grouping,
  index: number,
  resembling: () => readonly ReadonlySet<string>[],
): boolean {
  const { decision, families = [] } = file.families?.exceptions?.[index] ?? {};
  if (isByCase || decision !== "keep-apart" || families.length < 2) return false;
  const named = families.flatMap((id) => id ?? []);
  return resembling().some((group) => named.filter((id) => group.has(id)).length > 1);
}

/** An exception that names nothing, or something that is not there, has its own finding. */
function isUnderstood({ file, families }: Grouping, dataset: Dataset, index: number): boolean {
  const exception = file.families?.exceptions?.[index] ?? {};
  const { families: named = [], cases = [] } = exception;
  const known = knownIds(dataset);
  return (
    lackOfSubject(exception) === undefined &&
    named.every((id) => id !== undefined && families.has(id)) &&
    cases.every((id) => id !== undefined && known.has(id))
  );
}

function messageOf({ file }: Grouping, { cases }: Dataset, index: number): string {
  const { cases: ids = [], decision } = file.families?.exceptions?.[index] ?? {};
  const named = new Set<string | undefined>(ids);
  const [first, ...others] = cases.filter(({ case: { id } }) => named.has(id));
  if (first !== undefined && others.length === 0 && !takesPart(first)) {
    return `Case ${quoted(first.case.id ?? first.path)} is ${stageOf(first) ?? "set aside"} and takes part in nothing, so the exception excepts nothing.`;
  }
  const does = decision === "exclude" ? "excludes" : "keeps apart";
  return `What this exception ${does} would join no two sides of the split any more.`;
}
