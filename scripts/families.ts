import { Command } from "commander";
import { auditCommand } from "./families-audit.ts";
import { exportCommand } from "./families-export.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone families …`: which documents belong together, and whether the split keeps them apart. */
export function familiesCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("families")
    .description("Judge what keeps development and test apart.")
    .addHelpText("after", example)
    .addCommand(auditCommand(io, finish))
    .addCommand(exportCommand(io, finish));
}

const example = `
Examples:
  touchstone families export --out manifest.json
  touchstone families audit manifest.json

Each command explains itself: touchstone families <command> --help`;
