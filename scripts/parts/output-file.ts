import { stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError } from "../io.ts";

/** Throws UsageError where the file that an option names cannot be written: its folder is not there, or it is no file. */
export async function assertWritable(cwd: string, name: string, option: string): Promise<void> {
  const path = resolve(cwd, name);
  const folder = await stat(dirname(path)).catch(() => undefined);
  const there = await stat(path).catch(() => undefined);
  if (folder?.isDirectory() !== true || (there !== undefined && !there.isFile())) {
    throw new UsageError(
      `"${terminalText(name)}" cannot be written: give ${option} a file in a folder that is there.`,
    );
  }
}
