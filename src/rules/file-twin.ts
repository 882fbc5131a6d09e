import { readingRule, type Rule } from "./rule.ts";

export const fileTwin: Rule = readingRule({
  id: "file/twin",
  level: "error",
  reports: "two files or folders that become one where case or composition does not count",
  perFile: true,
});
