import { Command } from "commander";
import { importTableCommand } from "./import-table.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone import`: brings in what a team already holds, one subcommand a format. */
export function importCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("import")
    .description("Turn questions and answers you already hold into candidates.")
    .addCommand(importTableCommand(io, finish))
    .addHelpText("after", example);
}

const example = `
Example:
  touchstone import table questions.jsonl --map questions.map.yaml

Each command explains itself: touchstone import <command> --help`;
