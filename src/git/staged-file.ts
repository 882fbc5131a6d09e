import { randomBytes } from "node:crypto";
import { chmod, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { isAlive } from "./process-alive.ts";

/** A text that is on the disk, beside the place where it belongs. */
export interface StagedFile {
  readonly path: string;
  readonly file: string;
  /** Undefined where the path is to be removed. */
  readonly beside: string | undefined;
}

/** Writes a text beside its place, whole, with the run bits of the file that is there. */
export async function stage(
  root: string,
  path: string,
  text: string | undefined,
): Promise<StagedFile> {
  const file = join(root, path);
  const facts = await stat(file).catch(() => undefined);
  if (facts?.isDirectory() === true) throw new Error("EISDIR: a folder stands there");
  if (text === undefined) return { path, file, beside: undefined };
  await mkdir(dirname(file), { recursive: true });
  const beside = join(dirname(file), nextName());
  try {
    const handle = await open(beside, "wx");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (facts !== undefined) await chmod(beside, facts.mode);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  return { path, file, beside };
}

/** Moves a text to its place; `isNew` fails with EEXIST where something stands there by now. */
export async function place({ file, beside }: StagedFile, isNew: boolean): Promise<void> {
  if (beside === undefined) return await rm(file, { force: true });
  if (!isNew) return await rename(beside, file);
  try {
    await link(beside, file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") throw error;
    // Some disks know no second name for a file.
    return await rename(beside, file);
  }
  await rm(beside, { force: true });
}

export async function unstage(files: readonly StagedFile[]): Promise<void> {
  for (const { beside } of files) if (beside !== undefined) await rm(beside, { force: true });
}

const unfinished = /^\.touchstone-([0-9a-f]{7})[0-9a-f]{5}\.new$/;

/** Whether a path is that of a file that a killed run was still writing. */
export function isUnfinished(path: string): boolean {
  return unfinished.test(path.slice(path.lastIndexOf("/") + 1));
}

/** Removes what killed runs left in the folders of some files. */
export async function removeUnfinished(files: readonly string[]): Promise<void> {
  for (const folder of new Set(files.map(dirname))) {
    for (const name of await readdir(folder).catch(() => [])) {
      const owner = unfinished.exec(name)?.[1];
      if (owner === undefined || isAlive(Number.parseInt(owner, 16))) continue;
      await rm(join(folder, basename(name)), { force: true }).catch(() => undefined);
    }
  }
}

let count = randomBytes(2).readUInt16BE();

/** A name that says which process writes it, so that the next run knows what was left behind. */
function nextName(): string {
  count = (count + 1) % 0x10_00_00;
  const owner = process.pid.toString(16).padStart(7, "0");
  return `.touchstone-${owner}${count.toString(16).padStart(5, "0")}.new`;
}
