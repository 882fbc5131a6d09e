import { splitGroupingOf } from "../families/grouping.ts";
import { exposedIn } from "../families/exposed.ts";
import { posedBy } from "../model/same-question.ts";
import { quoted } from "../model/sentence.ts";
import { earlierSpent } from "./earlier/earlier-spent.ts";
import type { Rule } from "./rule.ts";
import { caseChanges } from "./earlier/since-base.ts";

export const holdoutQuestionReworded: Rule = {
  id: "holdout/question-reworded",
  level: "error",
  reports: "a question from which people have learned, and that no case asks any more as it was",
  needs: "base",
  *check(dataset) {
    const spent = new Set(earlierSpent(dataset)?.cases);
    const grouping = splitGroupingOf(dataset);
    if (spent.size === 0 || grouping === undefined) return;
    const exposed = exposedIn(grouping, dataset.cases);
    const kept = new Set(
      dataset.cases.filter(exposed.case).flatMap((file) => posedBy(file)?.words ?? []),
    );
    for (const { before, now } of [...caseChanges(dataset)].filter((one) =>
      spent.has(one.before),
    )) {
      const was = posedBy(before)?.words;
      const is = posedBy(now)?.words;
      // A question that cannot be read has its own finding.
      if (was === undefined || is === undefined || is === was || kept.has(was)) continue;
      yield {
        message: `People have learned from this case when it asked ${quoted(before.case.query ?? "")}, and no spent case asks that now.`,
        at: now.locate(["query"]),
        fix: "Put the old question back: it is the record of what people know. To ask something else, write another case, and retire this one if nobody needs it any more.",
      };
    }
  },
};
