import { readingRule, type Rule } from "./rule.ts";

export const fileAmbiguousYaml: Rule = readingRule({
  id: "file/ambiguous-yaml",
  level: "error",
  reports: "YAML that two readers can take for two different values",
  perFile: true,
});
