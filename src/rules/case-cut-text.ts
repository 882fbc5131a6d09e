import { readingRule, type Rule } from "./rule.ts";

export const caseCutText: Rule = readingRule({
  id: "case/cut-text",
  level: "warning",
  reports: "a text without quotes that a remark on its line may have cut",
  perFile: true,
});
