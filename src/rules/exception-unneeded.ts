import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { unneededExceptions } from "../families/held-apart.ts";
import { knownIds, type Dataset } from "../model/dataset.ts";
import { once } from "../model/once.ts";
import { resemblingFamilies } from "./document-pairs.ts";
import { lackOfSubject } from "./recorded-exceptions.ts";
import { partingExceptions } from "./removed-relations.ts";
import type { Rule } from "./rule.ts";
import { whyUnneeded } from "./why-unneeded.ts";

export const exceptionUnneeded: Rule = {
  id: "exception/unneeded",
  level: "warning",
  reports: "an exception without which nothing would be joined across the split",
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
      yield {
        message: whyUnneeded(grouping, dataset, index),
        at: grouping.file.locate(["exceptions", index]),
        fix: fixOf(grouping, index),
      };
    }
  },
};

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
