import { Command, Option } from "commander";
import { ruleList, ruleListJson } from "../src/report/rules/rule-list.ts";
import { allRules } from "../src/rules/all-rules.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone rules`: lists what the check looks for. */
export function rulesCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("rules")
    .description("List every rule of the check: its level and what it reports.")
    .addOption(
      new Option("--format <format>", "how to print the list")
        .choices(["text", "json"])
        .default("text"),
    )
    .addHelpText("after", example)
    .action(({ format }: { readonly format: "text" | "json" }) => {
      io.out(format === "json" ? ruleListJson(allRules) : `${ruleList(allRules, io.style)}\n`);
      finish(0);
    });
}

const example = `
Examples:
  touchstone rules                      all of them, by subject
  touchstone rules --format json        one JSON object, for scripts
  touchstone explain case/blank-query   one of them in full

Exit code: 0 listed, 2 wrong use, 3 the run broke.`;
