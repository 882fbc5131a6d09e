import { readingRule, type Rule } from "./rule.ts";

export const fileNotYaml: Rule = readingRule({
  id: "file/not-yaml",
  level: "error",
  reports: "a file that cannot be read as YAML",
  perFile: true,
});
