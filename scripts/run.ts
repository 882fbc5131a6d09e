import { Command, CommanderError } from "commander";
import { RepositoryError } from "../src/git/commit-tree.ts";
import { checkCommand } from "./check.ts";
import { corpusCommand } from "./corpus.ts";
import { fillCommand } from "./fill.ts";
import { importCommand } from "./import.ts";
import { UsageError, type ExitCode, type Io } from "./io.ts";
import { reviewCommand } from "./review-record.ts";

/** Runs one command line; everything that can go wrong ends in a message and an exit code. */
export async function run(words: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const finish = (ended: ExitCode): void => {
    code = ended;
  };
  const program = assemble(io, finish);
  try {
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    return failure(error, io);
  }
}

function assemble(io: Io, finish: (code: ExitCode) => void): Command {
  const program = new Command("touchstone")
    .description("Golden evaluation sets for retrieval-augmented generation, reviewed like code.")
    .addHelpText("after", example);
  const everyday = [checkCommand(io, finish), fillCommand(io, finish), importCommand(io, finish)];
  for (const command of everyday) program.addCommand(command.helpGroup("Every day:"));
  program.addCommand(reviewCommand(io, finish).helpGroup("Review:"));
  program.addCommand(corpusCommand(io, finish).helpGroup("Corpus:"));
  for (const command of [program, ...nested(program)]) quiet(command, io);
  return program;
}

const example = `
Example:
  touchstone check    judge the set in this folder

Each command explains itself: touchstone <command> --help`;

function nested(command: Command): Command[] {
  return command.commands.flatMap((child) => [child, ...nested(child)]);
}

/** Commander reports through us: its exits become exceptions, its output goes where ours goes. */
function quiet(command: Command, io: Io): void {
  command.exitOverride();
  command.showHelpAfterError("(see --help)");
  command.configureOutput({
    writeOut: io.out,
    writeErr: io.err,
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  });
}

function failure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    io.err(`${error.message}\n`);
    return 2;
  }
  const message = error instanceof Error ? error.message : String(error);
  const unexpected = !(error instanceof RepositoryError) && error instanceof Error;
  io.err(`The run broke: ${message}\n`);
  if (unexpected && io.environment["TOUCHSTONE_DEBUG"] !== undefined) io.err(`${error.stack}\n`);
  return 3;
}
