import type { Location } from "../model/location.ts";
import { personKey } from "../model/person.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { judgeCommand } from "./asking.ts";
import { liveSentinels, reviewsOf } from "./sentinels/live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelReviewedByOne: Rule = {
  id: "sentinel/reviewed-by-one",
  level: "error",
  reports: "a sentinel with two judgments by one person",
  perFile: true,
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const first = new Map<string, { readonly name: string; readonly at: Location }>();
      for (const { index, review } of reviewsOf(live)) {
        const { reviewer } = review;
        if (reviewer === undefined || isBlank(reviewer)) continue;
        const at = live.file.locate(["sentinel", "reviews", index, "reviewer"]);
        const person = personKey(reviewer);
        const earlier = first.get(person);
        if (earlier === undefined) {
          first.set(person, { name: reviewer, at });
          continue;
        }
        yield {
          message: `${earlier.name === reviewer ? quoted(reviewer) : `${quoted(reviewer)} is ${quoted(earlier.name)} and`} has judged the case already: one person's two judgments are one.`,
          at,
          related: [earlier.at],
          fix: `Remove the older of the two, and have somebody else judge the case with ${judgeCommand(live.file)}.`,
        };
      }
    }
  },
};
