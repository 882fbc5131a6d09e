import { Command } from "commander";
import type { ExitCode, Io } from "./io.ts";
import { judgeCommand } from "./review-judge.ts";
import { queueCommand } from "./review-queue.ts";
import { recordCommand } from "./review-record.ts";
import { retireCommand } from "./review-retire.ts";
import { verifyCommand } from "./review-verify.ts";

/** `touchstone review …`: everything about human decisions. */
export function reviewCommand(io: Io, finish: (code: ExitCode) => void): Command {
  return new Command("review")
    .description("Record what people decide about cases, and tell what waits and what is proved.")
    .addHelpText("after", example)
    .addCommand(recordCommand(io, finish))
    .addCommand(judgeCommand(io, finish))
    .addCommand(retireCommand(io, finish))
    .addCommand(queueCommand(io, finish))
    .addCommand(verifyCommand(io, finish));
}

const example = `
Examples:
  touchstone review record refund-001   approve or reject a case
  touchstone review judge refund-001    say what you found about a sentinel, without the others' findings
  touchstone review retire refund-001   take it out of use: an approved case is never deleted
  touchstone review queue               what waits for people, for whom, and since when
  touchstone review verify              which recorded decisions can be proved, and which are contradicted

Each command explains itself: touchstone review <command> --help`;
