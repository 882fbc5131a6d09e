import { lstat, mkdir, readFile } from "node:fs/promises";
import { isAbsolute, join, normalize, sep } from "node:path";
import { ChangedMeanwhileError } from "./changed-meanwhile.ts";
import { holdFolder } from "./hold-folder.ts";
import { place, removeUnfinished, stage, unstage, type StagedFile } from "./staged-file.ts";
import { untilDone } from "./until-done.ts";

/** A path and its new text; without one it is removed. */
type FileText = readonly [path: string, text: string | undefined];

/** What stood at some paths when they were read; undefined where nothing did. */
export type AsRead = ReadonlyMap<string, string | undefined>;

/**
 * Writes files below a folder: first each beside its place, and when all are there, each to its place, in the order
 * given. A run that breaks before that has changed nothing, and each file is whole at any moment, even in a killed run.
 * Run bits stay as they were. A path without text is removed. While it writes, other runs wait.
 *
 * Throws RangeError where a path leads out of the folder, and ChangedMeanwhileError where a path is not `asRead`; then
 * nothing is written. Throws Error, which says how much was written, where the disk refuses.
 */
export async function writeFiles(
  root: string,
  files: Iterable<FileText>,
  asRead: AsRead = new Map(),
): Promise<void> {
  const all = [...files];
  assertInside(all);
  if (all.length === 0) return;
  await mkdir(root, { recursive: true });
  const release = await holdFolder(root);
  let signal: NodeJS.Signals | undefined;
  try {
    signal = await writeHeld(root, all, asRead);
  } finally {
    await release();
  }
  if (signal !== undefined) process.kill(process.pid, signal);
}

/** Writes files as `writeFiles` does, in a folder that is held already. */
export type WriteHeld = (files: Iterable<FileText>) => Promise<void>;

/**
 * Does work that reads a folder, decides by what is there, and writes it: other runs wait from the first look on, so
 * nothing that they write is lost. Throws as `writeFiles` does, and where another run writes for longer than half a minute.
 */
export async function whileHeld<Value>(
  root: string,
  work: (write: WriteHeld) => Promise<Value>,
): Promise<Value> {
  const release = await holdFolder(root);
  try {
    return await work(async (files) => {
      const all = [...files];
      assertInside(all);
      const signal = all.length > 0 ? await writeHeld(root, all, new Map()) : undefined;
      if (signal === undefined) return;
      await release();
      process.kill(process.pid, signal);
    });
  } finally {
    await release();
  }
}

/** The signal that stopped it before anything was written; where all is written, the command still has to tell it. */
async function writeHeld(
  root: string,
  all: readonly FileText[],
  asRead: AsRead,
): Promise<NodeJS.Signals | undefined> {
  let isWritten = false;
  const signal = await untilDone(async (isStopped) => {
    isWritten = await writeAll(root, all, { asRead, isStopped });
  });
  return isWritten ? undefined : signal;
}

function assertInside(files: readonly FileText[]): void {
  for (const [path] of files) {
    if (leadsOut(path)) throw new RangeError(`"${path}" leads out of the folder.`);
  }
}

function leadsOut(path: string): boolean {
  const plain = normalize(path);
  return isAbsolute(plain) || plain === ".." || plain.startsWith(`..${sep}`);
}

interface Writing {
  readonly asRead: AsRead;
  readonly isStopped: () => boolean;
}

/** Whether all was written; else somebody stopped it, and nothing was. */
async function writeAll(
  root: string,
  files: readonly FileText[],
  { asRead, isStopped }: Writing,
): Promise<boolean> {
  await removeUnfinished(files.map(([path]) => join(root, path)));
  const staged: StagedFile[] = [];
  try {
    for (const [path, text] of files) {
      if (isStopped()) return false;
      staged.push(await stage(root, path, text).catch(refusedBy(path, "Nothing was changed.")));
    }
    const changed = await notAsRead(root, asRead);
    if (changed.length > 0) throw new ChangedMeanwhileError(changed);
    await placeAll(staged, asRead);
    return true;
  } finally {
    await unstage(staged);
  }
}

async function placeAll(staged: readonly StagedFile[], asRead: AsRead): Promise<void> {
  for (const [index, one] of staged.entries()) {
    const isNew = asRead.has(one.path) && asRead.get(one.path) === undefined;
    try {
      await place(one, isNew);
    } catch (error) {
      if (index === 0 && isNew && codeOf(error) === "EEXIST") {
        throw new ChangedMeanwhileError([one.path]);
      }
      const done =
        index === 0
          ? "Nothing was changed."
          : `${index} of ${staged.length} files were changed, each of them whole; the same command again writes the rest.`;
      refusedBy(one.path, done)(error);
    }
  }
}

async function notAsRead(root: string, asRead: AsRead): Promise<readonly string[]> {
  const changed: string[] = [];
  for (const [path, before] of asRead) {
    const now = await bytesOf(join(root, path), before === undefined);
    const same = before === undefined ? now === undefined : now?.equals(Buffer.from(before));
    if (same !== true) changed.push(path);
  }
  return changed;
}

/** Undefined where nothing is; where nothing should be, a link that leads nowhere is something. */
async function bytesOf(file: string, isNew: boolean): Promise<Buffer | undefined> {
  try {
    if (!isNew) return await readFile(file);
    await lstat(file);
    return Buffer.alloc(0);
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

/** The disk's own words name a file that nobody knows; these name the one that was to be written. */
function refusedBy(path: string, done: string): (cause: unknown) => never {
  return (cause) => {
    const [reason = ""] = (cause instanceof Error ? cause.message : String(cause)).split(",");
    throw new Error(`"${path}" cannot be written (${reason}). ${done}`, { cause });
  };
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
