import { Command } from "commander";
import { ruleList } from "../src/report/rules/rule-list.ts";
import { rulePage } from "../src/report/rules/rule-page.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { chosenRules } from "./parts/checking/chosen-rules.ts";

/** `touchstone explain <rule>`: a rule's section of docs/rules.md, at a desk without docs. */
export function explainCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("explain")
    .description("Explain a rule: what it reports, why, and a file before and after.")
    .argument("[rule]", "the rule that a finding names, or a subject for all of its rules")
    .addHelpText("after", example)
    .action((word: string | undefined) => {
      io.out(`${explained(word, io)}\n`);
      finish(0);
    });
}

const example = `
Examples:
  touchstone explain case/blank-query   one rule
  touchstone explain case               the rules about cases
  touchstone rules                      all rules

Exit code: 0 explained, 2 wrong use, 3 the run broke.`;

function explained(word: string | undefined, { style }: Io): string {
  if (word === undefined) {
    throw new UsageError(
      "Name the rule, as in: touchstone explain case/blank-query\nAll rules are listed by: touchstone rules",
    );
  }
  const rules = chosenRules([word], allRules);
  const rule = rules.find(({ id }) => id === word);
  return rule === undefined ? ruleList(rules, style) : rulePage(rule, style);
}
