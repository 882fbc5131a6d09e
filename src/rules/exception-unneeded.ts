import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { unneededExceptions } from "../families/held-apart.ts";
import { areAlike } from "../families/near-duplicates/find-leads.ts";
import { knownIds, type Dataset } from "../model/dataset.ts";
import type { Problem } from "../model/finding.ts";
import { once } from "../model/once.ts";
import { resemblingFamilies } from "./sides/document-pairs.ts";
import { lackOfSubject, recordedExceptions } from "./records/recorded-exceptions.ts";
import { partingExceptions } from "./earlier/removed-relations.ts";
import type { Rule } from "./rule.ts";
import { whyUnneeded } from "./records/why-unneeded.ts";

export const exceptionUnneeded: Rule = {
  id: "exception/unneeded",
  level: "warning",
  reports: "an exception without which nothing would be joined across the split or taken for alike",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const resembling = once(() => resemblingFamilies(dataset, grouping));
    const parting = once(() => partingExceptions(dataset));
    for (const index of unneededExceptions(grouping, dataset.cases)) {
      if (!isUnderstood(grouping, dataset, index)) continue;
      if (keepsResemblingApart(grouping, index, resembling)) continue;
      // In the change that records it, it tells why a relation joins them no more.
      if (parting().has(index)) continue;
      yield problemAt(grouping, index, whyUnneeded(grouping, dataset, index));
    }
    yield* unlikeCases(dataset, grouping);
  },
};

/** Exceptions that call cases distinct which nothing takes for alike any more. */
function* unlikeCases(dataset: Dataset, grouping: Grouping): Generator<Problem> {
  for (const { index, exception } of recordedExceptions(dataset)) {
    const { decision, cases = [] } = exception;
    if (decision !== "distinct" || !isUnderstood(grouping, dataset, index)) continue;
    const named = cases.flatMap((id) => id ?? []);
    if (areAlike(dataset, named)) continue;
    const message =
      "The cases that this exception calls distinct are not alike any more, so nothing asks whether they are one.";
    yield problemAt(grouping, index, message);
  }
}

function problemAt(grouping: Grouping, index: number, message: string): Problem {
  return {
    message,
    at: grouping.file.locate(["exceptions", index]),
    fix: fixOf(grouping, index),
  };
}

/** Documents of the families are copies, have one title or chunks in common: without the exception somebody would ask whether they are one. */
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

function fixOf({ file }: Grouping, index: number): string {
  const { decision, families = [] } = file.families?.exceptions?.[index] ?? {};
  const out = "Take the exception out; Git keeps what was decided and why.";
  return decision === "exclude" && families.length > 0
    ? `${out} What nobody is to be asked any more is retired.`
    : out;
}
