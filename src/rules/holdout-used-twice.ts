import { decisionsIn } from "../families/decisions.ts";
import { splitGroupingOf } from "../families/grouping.ts";
import { quoted } from "../model/sentence.ts";
import type { Rule } from "./rule.ts";

export const holdoutUsedTwice: Rule = {
  id: "holdout/used-twice",
  level: "error",
  reports: "a holdout that is used again for a decision without a new declaration",
  *check(dataset) {
    const file = splitGroupingOf(dataset)?.file;
    if (file === undefined) return;
    const { uses, reservations } = decisionsIn(file.families);
    const declared = new Set(reservations.map(({ entry }) => entry.decision));
    for (const { index, entry, reservation, earlier, repeated } of uses) {
      const before = earlier.at(-1);
      if (reservation !== undefined || before === undefined || repeated !== undefined) continue;
      if (entry.decision === undefined || !declared.has(entry.decision)) continue;
      const { by = "somebody", at = "an unknown day" } = before.entry;
      yield {
        message: `Decision ${quoted(entry.decision)} was used up by ${quoted(by)} on ${at}, and nothing declares a second use.`,
        at: file.locate(["uses", index, "decision"]),
        related: [file.locate(["uses", before.index, "at"])],
        fix: 'A second look needs a reservation of its own, declared before it. Results that were read without one belong under "exposures".',
      };
    }
  },
};
