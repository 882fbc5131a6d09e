import { mkdtempSync, readFileSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import type { Io } from "../../scripts/io.ts";
import { run } from "../../scripts/run.ts";
import { plainStyle } from "../../src/report/style.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import type { Files } from "./good-set.ts";

/** The moment of every test that asks the clock: after all that its people decide. */
export const deskDay: Date = new Date("2026-12-01T09:00:00Z");

/** What one command line did. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A fresh folder that holds these files. */
export async function folderWith(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "touchstone-"));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  return folder;
}

/** Runs a command line as a process in this folder would, without colour and without a terminal. */
export async function runIn(cwd: string, ...words: readonly string[]): Promise<Ran> {
  return await runWith({ cwd }, ...words);
}

/** The same where something of the process is different, such as a terminal at its output. */
export async function runWith(
  different: Partial<Omit<Io, "out" | "err">> & Pick<Io, "cwd">,
  ...words: readonly string[]
): Promise<Ran> {
  let out = "";
  let err = "";
  const code = await run(words, {
    out: (text) => void (out += text),
    err: (text) => void (err += text),
    style: plainStyle,
    input: process.stdin,
    environment: {},
    terminal: undefined,
    errorTerminal: undefined,
    now: () => performance.now(),
    clock: () => deskDay,
    ...different,
  });
  return { code, out, err };
}

/** The text of every file below a folder, by path. */
export async function filesIn(folder: string, below = ""): Promise<Files> {
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted(byUtf8);
  return Object.fromEntries(
    paths.map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}
