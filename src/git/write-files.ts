import { randomBytes } from "node:crypto";
import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, isAbsolute, join, normalize, sep } from "node:path";

/**
 * Writes files below a folder, in the order given. Each is whole at any moment: it is written beside its place and
 * then moved there, so a killed run leaves the old file or the new one. Run bits stay as they were. A path without
 * text is removed. Throws RangeError, and writes nothing, where a path leads out of the folder.
 */
export async function writeFiles(
  root: string,
  files: Iterable<readonly [path: string, text: string | undefined]>,
): Promise<void> {
  const all = [...files];
  for (const [path] of all) {
    if (leadsOut(path)) throw new RangeError(`"${path}" leads out of the folder.`);
  }
  for (const [path, text] of all) {
    const file = join(root, path);
    if (text === undefined) {
      await rm(file, { force: true });
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await replace(file, text);
  }
}

/** Whether a path is that of a file that a killed run was still writing. */
export function isUnfinished(path: string): boolean {
  return /(?:^|\/)\.touchstone-[0-9a-f]{12}\.new$/.test(path);
}

function leadsOut(path: string): boolean {
  const plain = normalize(path);
  return isAbsolute(plain) || plain === ".." || plain.startsWith(`..${sep}`);
}

async function replace(file: string, text: string): Promise<void> {
  // A name of its own: short enough for every disk, and never the one that a killed run left behind.
  const beside = join(dirname(file), `.touchstone-${randomBytes(6).toString("hex")}.new`);
  const mode = await stat(file).then(
    (facts) => facts.mode,
    () => undefined,
  );
  try {
    const handle = await open(beside, "wx");
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (mode !== undefined) await chmod(beside, mode);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
}
