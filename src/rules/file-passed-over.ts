import { readingRule, type Rule } from "./rule.ts";

export const filePassedOver: Rule = readingRule({
  id: "file/passed-over",
  level: "notice",
  reports: "a file among the cases that looks like one and is not read",
});
