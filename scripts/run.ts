import { Command, CommanderError } from "commander";
import about from "../package.json" with { type: "json" };
import { RepositoryError } from "../src/git/repository.ts";
import { ChangedMeanwhileError } from "../src/git/changed-meanwhile.ts";
import { terminalText } from "../src/report/untrusted/terminal.ts";
import { processIo, UsageError, type ExitCode, type Io } from "./io.ts";

/** A command that is loaded when a line needs it. */
interface Listed {
  readonly name: string;
  /** The heading that help lists it under. */
  readonly group: string;
  readonly load: () => Promise<(io: Io, finish: (code: ExitCode) => void) => Command>;
}

/** Every command, in the order of help. */
const commands: readonly Listed[] = [
  {
    name: "init",
    group: "To start:",
    load: async () => (await import("./init.ts")).initCommand,
  },
  {
    name: "check",
    group: "Every day:",
    load: async () => (await import("./check.ts")).checkCommand,
  },
  {
    name: "new",
    group: "Every day:",
    load: async () => (await import("./new.ts")).newCommand,
  },
  {
    name: "fill",
    group: "Every day:",
    load: async () => (await import("./fill.ts")).fillCommand,
  },
  {
    name: "edit",
    group: "Every day:",
    load: async () => (await import("./edit.ts")).editCommand,
  },
  {
    name: "fmt",
    group: "Every day:",
    load: async () => (await import("./fmt.ts")).fmtCommand,
  },
  {
    name: "import",
    group: "Every day:",
    load: async () => (await import("./import.ts")).importCommand,
  },
  {
    name: "list",
    group: "To understand:",
    load: async () => (await import("./list.ts")).listCommand,
  },
  {
    name: "show",
    group: "To understand:",
    load: async () => (await import("./show.ts")).showCommand,
  },
  {
    name: "explain",
    group: "To understand:",
    load: async () => (await import("./explain.ts")).explainCommand,
  },
  {
    name: "rules",
    group: "To understand:",
    load: async () => (await import("./rules.ts")).rulesCommand,
  },
  {
    name: "review",
    group: "Review:",
    load: async () => (await import("./review.ts")).reviewCommand,
  },
  {
    name: "refresh",
    group: "Review:",
    load: async () => (await import("./refresh.ts")).refreshCommand,
  },
  {
    name: "doctor",
    group: "Review:",
    load: async () => (await import("./doctor.ts")).doctorCommand,
  },
  {
    name: "codeowners",
    group: "Review:",
    load: async () => (await import("./codeowners.ts")).codeownersCommand,
  },
  {
    name: "families",
    group: "Families:",
    load: async () => (await import("./families.ts")).familiesCommand,
  },
  {
    name: "holdout",
    group: "Families:",
    load: async () => (await import("./holdout.ts")).holdoutCommand,
  },
  {
    name: "leak",
    group: "Families:",
    load: async () => (await import("./leak.ts")).leakCommand,
  },
  {
    name: "export",
    group: "To an evaluation:",
    load: async () => (await import("./export.ts")).exportCommand,
  },
  {
    name: "inventory",
    group: "To an evaluation:",
    load: async () => (await import("./inventory.ts")).inventoryCommand,
  },
  {
    name: "compare-contracts",
    group: "To an evaluation:",
    load: async () => (await import("./compare-contracts.ts")).compareContractsCommand,
  },
  {
    name: "corpus",
    group: "Corpus:",
    load: async () => (await import("./corpus.ts")).corpusCommand,
  },
];

/** Runs one command line; everything that can go wrong ends in a message and an exit code. */
export async function run(words: readonly string[], io: Io): Promise<ExitCode> {
  let code: ExitCode = 0;
  const finish = (ended: ExitCode): void => {
    code = ended;
  };
  try {
    const program = await assemble(io, finish, words[0]);
    await program.parseAsync([...words], { from: "user" });
    return code;
  } catch (error) {
    return failure(error, io);
  }
}

/** Every command by its words, such as `touchstone corpus snapshot`. */
export async function commandNames(): Promise<readonly string[]> {
  const fullName = (command: Command): string =>
    command.parent === null ? command.name() : `${fullName(command.parent)} ${command.name()}`;
  const program = await assemble(processIo(), () => undefined);
  return [program, ...nested(program)].map(fullName);
}

/** A line that starts with a command asks for no other, one for the version for none, and loading them all would take longer than a small check. */
async function assemble(
  io: Io,
  finish: (code: ExitCode) => void,
  first?: string,
): Promise<Command> {
  const program = new Command("touchstone")
    .description("Golden evaluation sets for retrieval-augmented generation, reviewed like code.")
    .version(about.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "explain the command")
    .helpCommand(false)
    .addHelpText("after", example);
  const named = commands.filter(({ name }) => name === first);
  const asksVersion = first === "-v" || first === "--version";
  for (const { group, load } of named.length > 0 || asksVersion ? named : commands) {
    const make = await load();
    program.addCommand(make(io, finish).helpGroup(group));
  }
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

/** What another run, or an editor, wrote while this one worked stays. */
function changedText({ paths }: ChangedMeanwhileError): string {
  const names = paths.map((path) => `"${terminalText(path)}"`).join(", ");
  return `${names} changed while the command ran, so nothing was written. Run it again.`;
}

function failure(error: unknown, io: Io): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof UsageError) {
    io.err(`${error.message}\n`);
    return 2;
  }
  if (error instanceof RepositoryError) {
    io.err(`${terminalText(error.message)}\n`);
    return 3;
  }
  if (error instanceof ChangedMeanwhileError) {
    io.err(`${changedText(error)}\n`);
    return 1;
  }
  const message = error instanceof Error ? error.message : String(error);
  io.err(`The run broke: ${terminalText(message)}\n`);
  if (error instanceof Error && io.environment["TOUCHSTONE_DEBUG"] !== undefined) {
    io.err(`${(error.stack ?? "").split("\n").map(terminalText).join("\n")}\n`);
  }
  return 3;
}
