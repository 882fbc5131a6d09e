import { Command } from "commander";
import type { ExitCode, Io } from "./io.ts";
import { decideCommand } from "./refresh-decide.ts";
import { planCommand } from "./refresh-plan.ts";

/** `touchstone refresh …`: judgments whose evidence moved, and what people decide about them. */
export function refreshCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("refresh")
    .description("Ask people again where the evidence of a judgment moved.")
    .addHelpText("after", example)
    .addCommand(planCommand(io, finish))
    .addCommand(decideCommand(io, finish));
}

const example = `
Examples:
  touchstone refresh plan              who has to look again under the current corpus revision, and why
  touchstone refresh plan refund-001   one case whole: old and new evidence, and what can be decided
  touchstone refresh decide refund-001   what a person decides about it

Each command explains itself: touchstone refresh <command> --help`;
