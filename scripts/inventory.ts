import { Command } from "commander";
import { checkInventoryCommand } from "./inventory-check.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone inventory …`: which cases an evaluation is of. */
export function inventoryCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("inventory")
    .description("Hold results against the cases that they are to be of.")
    .addHelpText("after", example)
    .addCommand(checkInventoryCommand(io, finish));
}

const example = `
Example:
  touchstone inventory check results.jsonl --manifest eval-set/manifest.json

Each command explains itself: touchstone inventory <command> --help`;
