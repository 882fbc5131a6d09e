import { Command } from "commander";
import { exposeCommand } from "./holdout-expose.ts";
import { followCommand } from "./holdout-follow.ts";
import { reserveCommand } from "./holdout-reserve.ts";
import { statusCommand } from "./holdout-status.ts";
import { useCommand } from "./holdout-use.ts";
import type { ExitCode, Io } from "./io.ts";

/** `touchstone holdout …`: what held-out results were kept for, who read them, and what is spent. */
export function holdoutCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("holdout")
    .description("Keep a holdout for a decision, and record who read it and what was learned.")
    .addHelpText("after", example)
    .addCommand(statusCommand(io, finish))
    .addCommand(reserveCommand(io, finish))
    .addCommand(useCommand(io, finish))
    .addCommand(exposeCommand(io, finish))
    .addCommand(followCommand(io, finish));
}

const example = `
Examples:
  touchstone holdout status                        what is untouched, used and spent
  touchstone holdout reserve --decision release-4 --purpose "Whether release 4 goes out."
  touchstone holdout use --decision release-4 --run nightly-31 --configuration 5f1c0a2b3d --frozen-at 2026-09-30T18:00:00Z
  touchstone holdout expose travel --run nightly-17 --learned "The prompt names short journeys now."
  touchstone holdout follow laboratory --decision release-4      the family has another name now

Each command explains itself: touchstone holdout <command> --help`;
