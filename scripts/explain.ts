import { Command } from "commander";
import { writeInstead } from "../src/authoring/nearest.ts";
import { ruleList, subjectOf } from "../src/report/rule-list.ts";
import { rulePage } from "../src/report/rule-page.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { allRules } from "../src/rules/all-rules.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";

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
  const rule = allRules.find(({ id }) => id === word);
  if (rule !== undefined) return rulePage(rule, style);
  const subject = word.replace(/\/$/, "");
  const about = allRules.filter(({ id }) => subjectOf(id) === subject);
  if (about.length > 0) return ruleList(about, style);
  const ids = allRules.map(({ id }) => id);
  const advice = writeInstead(word, ids, "All rules are listed by: touchstone rules");
  throw new UsageError(terminalText(`No rule has the id "${word}". ${advice}`));
}
