import type { ProofHost } from "../src/approving/verifying/proof-host.ts";
import { styleFor, type Style } from "../src/report/style.ts";
import { terminalFor, type Terminal } from "../src/report/terminal.ts";

export { UsageError } from "../src/model/usage-error.ts";

/** What a command may use of the process that runs it. */
export interface Io {
  readonly cwd: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** How to mark text on the standard output. */
  readonly style: Style;
  readonly input: NodeJS.ReadStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The terminal that the standard output is; undefined for a pipe, a file, and one that shows plain lines only. */
  readonly terminal: Terminal | undefined;
  /** The same of the error output. */
  readonly errorTerminal: Terminal | undefined;
  /** Milliseconds on a clock that only runs forward. */
  readonly now: () => number;
  /** The moment by the machine's clock, for what a person decides now. */
  readonly clock: () => Date;
  /** Where proofs are looked up, in the place of GitHub. */
  readonly proofHost?: ((repository: GitHubRepository) => ProofHost) | undefined;
}

/** A repository on GitHub, and the token that may read its pull requests. */
export interface GitHubRepository {
  readonly owner: string;
  readonly name: string;
  readonly token: string;
}

export function processIo(): Io {
  return {
    cwd: process.cwd(),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    style: styleFor(process.stdout, process.env),
    // Getting it costs time, and few commands ask.
    get input() {
      return process.stdin;
    },
    environment: process.env,
    terminal: terminalFor(process.stdout, process.env),
    errorTerminal: terminalFor(process.stderr, process.env),
    // Node loads what `performance` needs when it is first asked.
    now: () => Number(process.hrtime.bigint() / 1000n) / 1000,
    clock: () => new Date(),
  };
}

/** How a command ends: 0 clean, 1 findings at level error, 2 wrong use, 3 the run broke. */
export type ExitCode = 0 | 1 | 2 | 3;
