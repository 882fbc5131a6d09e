import { chmod, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes files below a folder, in the order given. Each is whole at any moment: it is written beside its place and
 * then moved there, so a killed run leaves the old file or the new one. Run bits stay as they were. A path without
 * text is removed.
 */
export async function writeFiles(
  root: string,
  files: Iterable<readonly [path: string, text: string | undefined]>,
): Promise<void> {
  for (const [path, text] of files) {
    const file = join(root, path);
    if (text === undefined) {
      await rm(file, { force: true });
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await replace(file, text);
  }
}

async function replace(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.new`;
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
