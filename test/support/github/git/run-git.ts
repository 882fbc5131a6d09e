import { runProgram } from "../../started-programs.ts";

/** A Git command that ended with another code than 0. */
export class GitError extends Error {
  readonly code: number;
  readonly said: string;

  constructor(args: readonly string[], code: number, said: string) {
    super(`git ${args.join(" ")} ended with ${code}: ${said}`);
    this.name = "GitError";
    this.code = code;
    this.said = said;
  }
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
}

/** An environment in which Git reads no configuration of the machine and asks nobody. */
export const plainGit: Readonly<Record<string, string>> = {
  PATH: process.env["PATH"] ?? "",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_TERMINAL_PROMPT: "0",
  LC_ALL: "C",
};

/** What a Git command prints, run in a folder. Throws GitError. */
export async function runGit(
  folder: string,
  args: readonly string[],
  { input, environment = {} }: GitOptions = {},
): Promise<Buffer> {
  const { exitCode, out, err } = await runProgram({
    file: "git",
    args,
    cwd: folder,
    environment: { ...plainGit, ...environment },
    ...(input === undefined ? {} : { input }),
  });
  if (exitCode === 0) return out;
  throw new GitError(args, exitCode, `${err.toString("utf8")}${out.toString("utf8")}`);
}

export function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}
