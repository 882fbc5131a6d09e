import { readingRule, type Rule } from "./rule.ts";

export const fileUnsafeName: Rule = readingRule({
  id: "file/unsafe-name",
  level: "error",
  reports: "a name of a file or a folder that not every disk and program takes",
  perFile: true,
});
