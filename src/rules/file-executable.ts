import { readingRule, type Rule } from "./rule.ts";

export const fileExecutable: Rule = readingRule({
  id: "file/executable",
  level: "error",
  reports: "a file of the set that Git keeps as a program",
  perFile: true,
});
