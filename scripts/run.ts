import { Command, CommanderError } from "commander";
import about from "../package.json" with { type: "json" };
import { RepositoryError } from "../src/git/repository.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { checkCommand } from "./check.ts";
import { corpusCommand } from "./corpus.ts";
import { explainCommand } from "./explain.ts";
import { fillCommand } from "./fill.ts";
import { importCommand } from "./import.ts";
import { processIo, UsageError, type ExitCode, type Io } from "./io.ts";
import { reviewCommand } from "./review.ts";
import { rulesCommand } from "./rules.ts";
import { showCommand } from "./show.ts";

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

/** Every command by its words, such as `touchstone corpus snapshot`. */
export function commandNames(): readonly string[] {
  const fullName = (command: Command): string =>
    command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
  const program = assemble(processIo(), () => undefined);
  return [program, ...nested(program)].map(fullName);
}

function assemble(io: Io, finish: (code: ExitCode) => void): Command {
  const program = new Command("touchstone")
    .description("Golden evaluation sets for retrieval-augmented generation, reviewed like code.")
    .version(about.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "explain the command")
    .helpCommand(false)
    .addHelpText("after", example);
  const everyday = [checkCommand(io, finish), fillCommand(io, finish), importCommand(io, finish)];
  for (const command of everyday) program.addCommand(command.helpGroup("Every day:"));
  const asked = [showCommand(io, finish), explainCommand(io, finish), rulesCommand(io, finish)];
  for (const command of asked) program.addCommand(command.helpGroup("To understand:"));
  program.addCommand(reviewCommand(io, finish).helpGroup("Review:"));
  program.addCommand(corpusCommand(io, finish).helpGroup("Corpus:"));
  for (const command of [program, ...nested(program)]) quiet(command, io);
  program.helpCommand("help [command]", "explain a command");
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
  command.helpOption("-h, --help", "explain the command").helpCommand(false);
  command.showHelpAfterError("(see --help)");
  command.configureOutput({
    writeOut: io.out,
    writeErr: io.err,
    outputError: (text, write) => {
      write(plainWords(text));
    },
    getOutHasColors: () => false,
    getErrHasColors: () => false,
  });
}

/** Commander's words without its label, each line as a sentence. */
function plainWords(text: string): string {
  const words = text
    .replace(/^error: /, "")
    .replace(/' is invalid\. Allowed choices are (.*)\.$/m, "' is none of $1.")
    .trimEnd();
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  const shown = sentence.split("\n").map(terminalText).join("\n");
  return `${/[.?)]$/.test(shown) ? shown : `${shown}.`}\n`;
}

function failure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    io.err(`${error.message}\n`);
    return 2;
  }
  const message = error instanceof Error ? error.message : String(error);
  const unexpected = !(error instanceof RepositoryError) && error instanceof Error;
  io.err(`The run broke: ${terminalText(message)}\n`);
  if (unexpected && io.environment["TOUCHSTONE_DEBUG"] !== undefined) {
    io.err(`${(error.stack ?? "").split("\n").map(terminalText).join("\n")}\n`);
  }
  return 3;
}
