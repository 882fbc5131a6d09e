import { decisionsIn, usedBy } from "../families/decisions.ts";
import { splitGroupingOf, type Grouping } from "../families/grouping.ts";
import { namedHolders, type Named } from "../families/named-holders.ts";
import type { Dataset } from "../model/dataset.ts";
import { isLater } from "../model/instant.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const holdoutUsedWhenSpent: Rule = {
  id: "holdout/used-when-spent",
  level: "error",
  reports: "a use of a holdout from which people had learned before",
  *check(dataset) {
    const grouping = splitGroupingOf(dataset);
    if (grouping === undefined) return;
    const { file } = grouping;
    const spentBefore = spending(dataset, grouping);
    for (const use of decisionsIn(file.families).uses) {
      const { index, entry } = use;
      const named = usedBy(use);
      if (named === undefined || entry.at === undefined) continue;
      const spent = spentBefore(named, entry.at);
      if (spent === undefined) continue;
      yield {
        message: `The results of ${entry.at} are of ${spent.name}, from which ${quoted(spent.by)} had learned on ${spent.at}.`,
        at: file.locate(["uses", index, "at"]),
        related: [file.locate(["exposures", spent.index])],
        fix: "Such results confirm nothing: they are those of a regression test. Hold out something that nobody has seen, and declare the decision for that.",
      };
    }
  },
};

interface Spent {
  readonly name: string;
  readonly by: string;
  readonly at: string;
  readonly index: number;
}

/** Finds the first exposure before a moment of something that an entry names; what only hangs together with it today is not meant. */
function spending(
  { cases }: Dataset,
  grouping: Grouping,
): (named: Named, at: string) => Spent | undefined {
  const holders = namedHolders(grouping, cases);
  const exposures = (grouping.file.families?.exposures ?? []).flatMap((one, index) =>
    one?.at === undefined
      ? []
      : [{ index, keys: holders.of(one), by: one.by ?? "somebody", at: one.at }],
  );
  const files = grouping.graph().holders;
  return (named, at) => {
    for (const key of holders.of(named)) {
      const found = exposures.find((one) => one.keys.has(key) && isLater(at, one.at));
      if (found === undefined) continue;
      const holder = files.get(key);
      const isCase = holder?.kind === "case";
      const name = isCase
        ? `case ${quoted(holder.file.case.id ?? holder.file.path)}`
        : `family ${quoted(key)}`;
      return { name, by: found.by, at: found.at, index: found.index };
    }
    return undefined;
  };
}
