import { readingRule, type Rule } from "./rule.ts";

export const revisionBrokenRecord: Rule = readingRule({
  id: "revision/broken-record",
  level: "error",
  reports: "a line of a corpus revision that is no record of its kind",
});
