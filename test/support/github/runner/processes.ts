import { runProgram, type Program, type Started } from "../../started-programs.ts";

export interface Ended {
  readonly exitCode: number;
  /** What it printed to both outputs, in the order of printing. */
  readonly printed: string;
}

/** The processes of jobs. None outlives the test. */
export class Processes {
  readonly #alive = new Set<Started>();

  /** Runs a program to its end; what it prints goes through a file. One that a signal ended counts as 128 and more. */
  async run(program: Omit<Program, "input" | "log">, log: string): Promise<Ended> {
    let own: Started | undefined;
    const { exitCode, out } = await runProgram({ ...program, log }, (started) => {
      own = started;
      this.#alive.add(started);
    });
    if (own !== undefined) this.#alive.delete(own);
    return { exitCode, printed: out.toString("utf8") };
  }

  async killAll(): Promise<void> {
    await Promise.all([...this.#alive].map(async (one) => await one.kill()));
  }
}
