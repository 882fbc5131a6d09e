import { Command } from "commander";
import type { ExitCode, Io } from "./io.ts";
import { recordCommand } from "./review-record.ts";

/** `touchstone review …`: everything about human decisions. */
export function reviewCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("review")
    .description("Record what people decide about cases.")
    .addHelpText("after", example)
    .addCommand(recordCommand(io, finish));
}

const example = `
Example:
  touchstone review record refund-001

Each command explains itself: touchstone review <command> --help`;
