import { execFile } from "node:child_process";

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
  { input = "", environment = {} }: GitOptions = {},
): Promise<Buffer> {
  return await new Promise((resolve, reject) => {
    const child = execFile(
      "git",
      ["-C", folder, ...args],
      { encoding: "buffer", maxBuffer: 2 ** 28, env: { ...plainGit, ...environment } },
      (error, stdout, stderr) => {
        if (error === null) return resolve(stdout);
        const code = typeof error.code === "number" ? error.code : -1;
        reject(new GitError(args, code, `${stderr.toString("utf8")}${stdout.toString("utf8")}`));
      },
    );
    // Git may end before it has read everything.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input);
  });
}

export function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}
