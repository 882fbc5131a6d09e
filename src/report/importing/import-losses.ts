import { lossesOf } from "../../importing/loss.ts";
import type { ImportStory } from "./import-story.ts";
import type { Losses } from "./loss-report.ts";

/** What an import could not carry. */
export function lossesIn({ plans, problems, fileLosses }: ImportStory): Losses {
  const used = plans.filter(({ outcome }) => outcome.what !== "skipped");
  const leftOut = used.filter(({ outcome }) => outcome.what === "leave-out").length;
  const skipped = plans.length - used.length;
  return {
    fields: lossesOf(used, fileLosses),
    records: { read: plans.length, leftOut, skipped, unread: problems.length },
    evidence: {
      named: plans.reduce((sum, { evidence }) => sum + evidence.named, 0),
      found: plans.reduce((sum, { evidence }) => sum + evidence.found, 0),
    },
  };
}
