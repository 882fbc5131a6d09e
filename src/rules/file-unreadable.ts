import { readingRule, type Rule } from "./rule.ts";

export const fileUnreadable: Rule = readingRule({
  id: "file/unreadable",
  level: "error",
  reports: "a file or a folder of the set that gives no bytes to judge",
  perFile: true,
});
