import { readingRule, type Rule } from "./rule.ts";

export const caseHiddenCharacters: Rule = readingRule({
  id: "case/hidden-characters",
  level: "error",
  reports: "a text with characters that show nothing or show the others in another order",
  perFile: true,
});
