import type { Location } from "../model/location.ts";
import { personKey } from "../model/person.ts";
import { quoted } from "../model/sentence.ts";
import { isBlank } from "../model/white-space.ts";
import { liveSentinels, reviewsOf } from "./live-sentinels.ts";
import type { Rule } from "./rule.ts";

export const sentinelReviewedByOne: Rule = {
  id: "sentinel/reviewed-by-one",
  level: "error",
  reports: "a sentinel with two judgments by one person",
  *check(dataset) {
    for (const live of liveSentinels(dataset)) {
      const first = new Map<string, Location>();
      for (const { index, review } of reviewsOf(live)) {
        const { reviewer } = review;
        if (reviewer === undefined || isBlank(reviewer)) continue;
        const at = live.file.locate(["sentinel", "reviews", index, "reviewer"]);
        const person = personKey(reviewer);
        const earlier = first.get(person);
        if (earlier === undefined) {
          first.set(person, at);
          continue;
        }
        yield {
          message: `A judgment by ${quoted(reviewer)} is there already, and one person's second judgment is not independent of the first.`,
          at,
          related: [earlier],
          fix: "Keep the one that stands, since Git has the other; where nobody else has judged the case, have somebody else do so.",
        };
      }
    }
  },
};
