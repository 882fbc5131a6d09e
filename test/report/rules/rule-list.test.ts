import { expect, test } from "vitest";
import { ruleList } from "../../../src/report/rules/rule-list.ts";
import { plainStyle } from "../../../src/report/style.ts";
import type { Rule } from "../../../src/rules/rule.ts";

const check = (): readonly never[] => [];
const rules: readonly Rule[] = [
  { id: "file/not-yaml", level: "error", reports: "a file that is no YAML", check },
  { id: "file/passed-over", level: "notice", reports: "a file that is not read", check },
  { id: "case/deleted", level: "error", reports: "a case that is gone", needs: "base", check },
  { id: "case/cut-text", level: "warning", reports: "a text that lost its end", check },
];

test("rules are listed by subject, each with its level and what it reports", () => {
  expect(ruleList(rules, plainStyle)).toMatchInlineSnapshot(`
    "file
      file/not-yaml     error    a file that is no YAML
      file/passed-over  notice   a file that is not read

    case
      case/deleted      error    a case that is gone (compares with an earlier state)
      case/cut-text     warning  a text that lost its end

    4 rules: 2 errors, 1 warning, 1 notice. One of them in full: touchstone explain <rule>"
  `);
});
