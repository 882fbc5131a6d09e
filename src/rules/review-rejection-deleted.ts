import { stageOf, type CaseFile } from "../model/case.ts";
import { knownIds } from "../model/dataset.ts";
import { quoted } from "../model/sentence.ts";
import { byWhom } from "./earlier/earlier-decision.ts";
import { restoring } from "./earlier/since-base.ts";
import type { Rule } from "./rule.ts";

export const reviewRejectionDeleted: Rule = {
  id: "review/rejection-deleted",
  level: "notice",
  reports: "a rejected case that is in no file any more",
  needs: "base",
  *check(dataset) {
    const { base } = dataset;
    const rejected = base?.cases.filter((file) => stageOf(file) === "rejected") ?? [];
    if (base === undefined || rejected.length === 0) return;
    const present = knownIds(dataset);
    for (const before of rejected) {
      const { id } = before.case;
      if (id === undefined || present.has(id)) continue;
      yield {
        message: `Case ${quoted(id)} was rejected${byWhom(before)}${reasonOf(before)} and is in no file any more, so nobody sees that it was judged.`,
        at: before.locate(["id"]),
        fix: `Leave it if nobody has to know; otherwise bring it back ${restoring(base, before.path)}.`,
      };
    }
  },
};

function reasonOf({ case: { review } }: CaseFile): string {
  return review?.reason === undefined ? "" : ` (${quoted(review.reason)})`;
}
