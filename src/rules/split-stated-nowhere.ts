import { onNoSide } from "./sides/on-no-side.ts";
import type { Rule } from "./rule.ts";

export const splitStatedNowhere: Rule = {
  id: "split/stated-nowhere",
  level: "error",
  reports: "an approved case, or a family with one, that is on no side of a set that is split",
  *check(dataset) {
    for (const { isApproved, problem } of onNoSide(dataset)) if (isApproved) yield problem;
  },
};
