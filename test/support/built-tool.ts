import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { bundle } from "../../scripts/build/bundled-files.ts";
import { writeBuilt } from "../../scripts/build/built-folder.ts";

let built: Promise<string> | undefined;

/** The bundle as the source gives it today, in a folder of its own: the path of the command line's script. */
export async function builtTool(): Promise<string> {
  built ??= build();
  return await built;
}

/** The script of an action in the same bundle. */
export async function builtAction(name: string): Promise<string> {
  return join(dirname(await builtTool()), `${name}.js`);
}

async function build(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-built-"));
  await writeBuilt(folder, await bundle());
  return join(folder, "dist/touchstone.js");
}

/** Runs a program with an environment of nothing but its path. */
export function runProgram(
  cwd: string,
  [program = "", ...words]: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): { readonly status: number | null; readonly out: string; readonly err: string } {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: "utf8",
    env: { PATH: process.env["PATH"] ?? "", ...environment },
  });
  return { status, out: stdout, err: stderr };
}
