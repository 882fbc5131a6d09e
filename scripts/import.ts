import { Command } from "commander";
import { caseFormats } from "../src/importing/case-formats.ts";
import { importFormatCommand } from "./import-format.ts";
import { importTableCommand } from "./import-table.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone import`: brings in what a team already holds, one subcommand a format. */
export function importCommand(io: Io, finish: (code: ExitCode) => void): Command {
  const command = new Command("import")
    .description("Turn questions and answers you already hold into candidates.")
    .addCommand(importTableCommand(io, finish))
    .addHelpText("after", example);
  for (const format of caseFormats) command.addCommand(importFormatCommand(format, io, finish));
  return command;
}

const example = `
Examples:
  touchstone import table questions.jsonl --map questions.map.yaml
  touchstone import squad2 dev-v2.0.json --into squad

Each command explains itself: touchstone import <command> --help`;
