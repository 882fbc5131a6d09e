import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A whole process to measure: the words after the program, and the folder it starts in. The program is this Node, unless it
 * is another one that writes its figures itself, as peak-memory.cjs does.
 */
export interface Command {
  readonly label: string;
  readonly program?: string;
  readonly words: readonly string[];
  readonly cwd: string;
  /** What is to be done before each run, which does not count. */
  readonly before?: () => Promise<void>;
  /** What its environment has besides that of this process. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The exit codes that say that it did its work. */
  readonly exits: readonly number[];
}

/** What one process took: seconds of wall clock and of processor, and its peak memory in MiB. */
export interface Usage {
  readonly wall: number;
  readonly cpu: number;
  readonly peak: number;
}

/** A process that gave no figures, and why. */
export interface Failure {
  readonly failed: string;
}

/** How long a process may run, in seconds; nothing that is measured is worth more. */
const longest = 300;

const preload = fileURLToPath(new URL("peak-memory.cjs", import.meta.url));

/** Runs commands in turn, all of them once and then again, after a round that does not count. */
export async function measureInTurn(
  commands: readonly Command[],
  runs: number,
): Promise<readonly (readonly (Usage | Failure)[])[]> {
  const figures = commands.map((): (Usage | Failure)[] => []);
  const hopeless = new Set<number>();
  for (let run = -1; run < runs; run++) {
    for (const [index, command] of commands.entries()) {
      // What fails once, fails: nobody waits for it again.
      if (hopeless.has(index)) continue;
      const usage = await measure(command);
      if ("failed" in usage) hopeless.add(index);
      if (run >= 0 || "failed" in usage) figures[index]?.push(usage);
    }
  }
  return figures;
}

async function measure({ words, cwd, exits, ...command }: Command): Promise<Usage | Failure> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-bench-"));
  const told = join(folder, "usage.json");
  await command.before?.();
  const started = performance.now();
  const own = command.program === undefined ? ["--require", preload] : [];
  const child = spawn(command.program ?? process.execPath, [...own, ...words], {
    cwd,
    stdio: "ignore",
    // Reading certificates makes each start of Node slow: the baseline of a start would look better than a user's.
    env: {
      ...process.env,
      ...command.environment,
      NODE_EXTRA_CA_CERTS: undefined,
      TOUCHSTONE_BENCH_USAGE: told,
    },
    timeout: longest * 1000,
    killSignal: "SIGKILL",
  });
  const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done, fail) => {
    child.once("error", fail);
    child.once("close", (...end) => {
      done(end);
    });
  });
  const wall = (performance.now() - started) / 1000;
  try {
    if (signal !== null) return { failed: `killed by ${signal} after ${wall.toFixed(1)} s` };
    if (code === null || !exits.includes(code)) return { failed: `exit ${code}` };
    return { wall, ...usageIn(told) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function usageIn(file: string): Pick<Usage, "cpu" | "peak"> {
  const usage: unknown = JSON.parse(readFileSync(file, "utf8"));
  if (typeof usage !== "object" || usage === null) throw new Error("The preload told nothing.");
  return { cpu: Number(Reflect.get(usage, "cpu")), peak: Number(Reflect.get(usage, "peak")) };
}
