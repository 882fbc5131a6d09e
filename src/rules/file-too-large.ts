import { readingRule, type Rule } from "./rule.ts";

export const fileTooLarge: Rule = readingRule({
  id: "file/too-large",
  level: "error",
  reports: "a file that is too large for its kind and was not read",
  perFile: true,
});
