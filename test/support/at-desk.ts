import { PassThrough } from "node:stream";
import { run } from "../../scripts/run.ts";
import { plainStyle } from "../../src/report/style.ts";
import { deskDay, type Ran } from "./command.ts";

/** A person at a folder: what Git knows of them, and the lines they type where there is a terminal. */
export interface Person {
  readonly name?: string;
  readonly answers?: readonly string[];
  /** What happens elsewhere when the person is shown a text. */
  readonly meanwhile?: (shown: string) => void;
}

/** Runs a command line for a person; without answers there is no terminal to ask at. */
export async function runFor(
  cwd: string,
  { name, answers, meanwhile }: Person,
  ...words: readonly string[]
): Promise<Ran> {
  let out = "";
  let err = "";
  const input = Object.assign(new PassThrough(), { isTTY: answers !== undefined });
  input.end((answers ?? []).map((line) => `${line}\n`).join(""));
  const code = await run(words, {
    cwd,
    out: (text) => {
      out += text;
      meanwhile?.(text);
    },
    err: (text) => void (err += text),
    style: plainStyle,
    input: input as unknown as NodeJS.ReadStream,
    environment: gitKnows(name),
    terminal: undefined,
    errorTerminal: undefined,
    now: () => performance.now(),
    clock: () => deskDay,
  });
  return { code, out, err };
}

/** What a person at a terminal has on the screen in the end: what they were shown, with the lines they typed. */
export async function screenOf(
  cwd: string,
  { name, answers = [] }: Person,
  ...words: readonly string[]
): Promise<string> {
  const typed = [...answers];
  let screen = "";
  const meanwhile = (text: string): void => {
    const isPrompt = text !== "" && !text.endsWith("\n");
    screen += isPrompt ? `${text}${typed.shift() ?? ""}\n` : text;
  };
  const person = { ...(name === undefined ? {} : { name }), answers, meanwhile };
  const { err } = await runFor(cwd, person, ...words);
  return `${screen}${err}`;
}

/** An environment in which Git reads no file and has this name for its user, or none. */
function gitKnows(name: string | undefined): Record<string, string | undefined> {
  const nothing = { GIT_CONFIG_NOSYSTEM: "1", GIT_CONFIG_GLOBAL: "/dev/null" };
  const base = { PATH: process.env["PATH"], ...nothing };
  if (name === undefined) return base;
  return {
    ...base,
    GIT_CONFIG_COUNT: "1",
    GIT_CONFIG_KEY_0: "user.name",
    GIT_CONFIG_VALUE_0: name,
  };
}
