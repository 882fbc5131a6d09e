import { readingRule, type Rule } from "./rule.ts";

export const fileDuplicateKey: Rule = readingRule({
  id: "file/duplicate-key",
  level: "error",
  reports: "a key that stands twice in one map",
  perFile: true,
});
