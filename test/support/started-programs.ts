import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A program to run, with an environment of exactly what is given. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What it reads; without it, nothing. */
  readonly input?: string | Uint8Array;
  /** A file that gets what it prints to either output, in the order of printing: then `out` is all of it. */
  readonly log?: string;
}

/** Words for a Node that ends soon: making its code faster takes longer than that saves. It does the same without. */
export const nodeInHaste: readonly string[] = ["--no-opt"];

/** A program at work. */
export interface Started {
  /** Ends it at once, as SIGKILL does, and resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

export interface Ended {
  /** One that a signal ended counts as 128 and the signal's number. */
  readonly exitCode: number;
  readonly out: Buffer;
  readonly err: Buffer;
}

/**
 * Runs a program to its end. Node copies the tables of its memory for each program that it starts itself, which takes longer
 * than Git at work once a test has filled the memory. So a shell, which has next to none, starts them: one for each thread.
 */
export async function runProgram(
  program: Program,
  started?: (one: Started) => void,
): Promise<Ended> {
  shell ??= new Shell();
  return await shell.run(program, started);
}

let shell: Shell | undefined;

interface Running {
  readonly started: ((pid: number) => void) | undefined;
  readonly ended: (exitCode: number) => void;
  readonly failed: (error: Error) => void;
}

/** A shell that starts what it is told, and says of each program by a line when it began and when it ended. */
class Shell {
  readonly #child: ChildProcess;
  readonly #told: Socket;
  readonly #folder = mkdtempSync(join(tmpdir(), "touchstone-programs-"));
  readonly #running = new Map<string, Running>();
  #count = 0;
  #rest = "";

  constructor() {
    const environment = { PATH: process.env["PATH"] ?? "", LC_ALL: "C" };
    const child = spawn("sh", [], { env: environment, stdio: ["pipe", "pipe", "inherit"] });
    this.#child = child;
    // What Node gives for a pipe is a socket.
    this.#told = child.stdout as unknown as Socket;
    this.#told.setEncoding("utf8").on("data", (text: string) => {
      this.#hear(text);
    });
    child.on("close", () => {
      shell = undefined;
      for (const { failed } of this.#running.values()) failed(new Error("The shell has ended."));
    });
    child.stdin.on("error", () => undefined);
    child.stdin.write(`trap ${quoted(`rm -rf ${quoted(this.#folder)}`)} EXIT\n`);
    child.unref();
    this.#told.unref();
  }

  async run(program: Program, started?: (one: Started) => void): Promise<Ended> {
    this.#count += 1;
    const name = String(this.#count);
    const file = (end: string): string => join(this.#folder, `${name}.${end}`);
    const { input, log } = program;
    const places = { input: file("in"), out: log ?? file("out"), err: log ?? file("err") };
    if (input !== undefined) writeFileSync(places.input, input);
    const from = input === undefined ? "/dev/null" : places.input;
    const err = log === undefined ? quoted(places.err) : "&1";
    const words = `${order(program)} <${quoted(from)} >${quoted(places.out)} 2>${err}`;
    const done = new Promise<number>((resolve, reject) => {
      const pidKnown = (pid: number): void => {
        const kill = async (): Promise<void> => {
          try {
            if (this.#running.has(name)) process.kill(pid, "SIGKILL");
          } catch {
            // It has ended by itself, and the shell has yet to say so.
          }
          await done.catch(() => undefined);
        };
        started?.({ kill });
      };
      this.#start(name, words, {
        started: pidKnown,
        ended: resolve,
        failed: reject,
      });
    });
    const exitCode = await done;
    const ended = {
      exitCode,
      out: written(places.out),
      err: log === undefined ? written(places.err) : Buffer.of(),
    };
    const own = [
      ...(input === undefined ? [] : [places.input]),
      ...(log === undefined ? [places.out, places.err] : []),
    ];
    for (const one of own) rmSync(one, { force: true });
    return ended;
  }

  #start(name: string, words: string, running: Running): void {
    // A shell keeps what it started in mind until it is asked to wait, which takes no time where nothing runs any more.
    const forget = this.#running.size === 0 ? "wait\n" : "";
    if (this.#running.size === 0) this.#told.ref();
    this.#running.set(name, running);
    const told = `echo "${name} began $!"; wait $!; echo "${name} ended $?"`;
    // It would say of each program that was killed that it was.
    this.#child.stdin?.write(`${forget}( ${words} & ${told} ) 2>/dev/null &\n`);
  }

  #hear(text: string): void {
    const lines = `${this.#rest}${text}`.split("\n");
    this.#rest = lines.pop() ?? "";
    for (const line of lines) {
      const [name = "", what, number] = line.split(" ");
      const running = this.#running.get(name);
      if (what === "began") running?.started?.(Number(number));
      if (what !== "ended") continue;
      this.#running.delete(name);
      running?.ended(Number(number));
    }
    if (this.#running.size === 0) this.#told.unref();
  }
}

/** One that is killed as soon as it begins has no files yet. */
function written(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.of();
}

/** What a shell has to be told to run a program with an environment of its own. */
function order({ file, args, cwd, environment }: Program): string {
  const variables = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${value}`],
  );
  const words = [...variables, file, ...args].map(quoted).join(" ");
  return `( cd ${quoted(cwd)} && exec env -i ${words} )`;
}

/** A word of a shell that stands for exactly this text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
