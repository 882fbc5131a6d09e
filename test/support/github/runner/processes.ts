import { spawn, type ChildProcess } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";

/** A program to run, with an environment of exactly what is given. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
}

export interface Ended {
  readonly exitCode: number;
  /** What it printed to both outputs, in the order of printing. */
  readonly printed: string;
}

/** The processes of jobs. None outlives the test. */
export class Processes {
  readonly #alive = new Set<ChildProcess>();

  /** Runs a program to its end; what it prints goes through a file. One that a signal ended counts as 128 and more. */
  async run({ file, args, cwd, environment }: Program, log: string): Promise<Ended> {
    const output = openSync(log, "a");
    try {
      const child = spawn(file, args, { cwd, env: environment, stdio: ["ignore", output, output] });
      this.#alive.add(child);
      const exitCode = await new Promise<number>((resolve, reject) => {
        child.on("error", reject);
        child.on("close", (code) => {
          resolve(code ?? 137);
        });
      });
      this.#alive.delete(child);
      return { exitCode, printed: readFileSync(log, "utf8") };
    } finally {
      closeSync(output);
    }
  }

  killAll(): void {
    for (const child of this.#alive) child.kill("SIGKILL");
  }
}
