import { onNoSide } from "./on-no-side.ts";
import type { Rule } from "./rule.ts";

export const splitUndecided: Rule = {
  id: "split/undecided",
  level: "warning",
  reports:
    "a candidate, or a family with candidates alone, that is on no side of a set that is split",
  *check(dataset) {
    for (const { isApproved, problem } of onNoSide(dataset)) if (!isApproved) yield problem;
  },
};
