import { readingRule, type Rule } from "./rule.ts";

export const fileOffSchema: Rule = readingRule({
  id: "file/off-schema",
  level: "error",
  reports: "a field that is missing, unknown or of another type than its file asks for",
  perFile: true,
});
