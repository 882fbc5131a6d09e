import { readingRule, type Rule } from "./rule.ts";

export const filePassedOver: Rule = readingRule({
  id: "file/passed-over",
  level: "notice",
  reports: "a file or a folder among the cases that looks like a case and is not read",
  perFile: true,
});
