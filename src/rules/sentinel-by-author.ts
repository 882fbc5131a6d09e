import { samePerson } from "../model/person.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { judgeCommand } from "./asking.ts";
import { liveSentinels, reviewsOf } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelByAuthor: Rule = {
  id: "sentinel/by-author",
  level: "error",
  reports: "a sentinel that its author judged",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const { file } = live;
      const author = file.case.origin?.author;
      if (author === undefined || isBlank(author)) continue;
      for (const { index, review } of reviewsOf(live)) {
        const { reviewer } = review;
        if (reviewer === undefined || !samePerson(reviewer, author)) continue;
        yield {
          message: `${quoted(reviewer)} wrote the case, so this judgment of it is not independent.`,
          at: file.locate(["sentinel", "reviews", index, "reviewer"]),
          related: [file.locate(["origin", "author"])],
          fix: `Remove this judgment, and have somebody else judge the case with ${judgeCommand(file)}.`,
        };
      }
    }
  },
};
