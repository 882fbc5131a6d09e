import { readingRule, type Rule } from "./rule.ts";

export const fileNotAFile: Rule = readingRule({
  id: "file/not-a-file",
  level: "error",
  reports: "a symbolic link or a submodule where a file is due",
  perFile: true,
});
