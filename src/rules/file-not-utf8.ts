import { readingRule, type Rule } from "./rule.ts";

export const fileNotUtf8: Rule = readingRule({
  id: "file/not-utf8",
  level: "error",
  reports: "a file whose bytes are not UTF-8 text",
  perFile: true,
});
