import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** The text of every file of dist/, by its path from the project. */
type Built = ReadonlyMap<string, string>;

/** Files of a build that a project's dist/ lacks, or has with other bytes. */
export async function staleFiles(project: string, built: Built): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const [path, text] of built) {
    const onDisk = await readFile(join(project, path)).catch(() => undefined);
    if (onDisk?.equals(Buffer.from(text)) !== true) stale.push(path);
  }
  return stale;
}

/** Files in a project's dist/ that a build does not give. */
export async function foreignFiles(project: string, built: Built): Promise<readonly string[]> {
  const folder = join(project, "dist");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(project, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !built.has(path))
    .toSorted(byUtf8);
}

/** Makes a project's dist/ what a build gives: what an earlier build left goes. */
export async function writeBuilt(project: string, built: Built): Promise<void> {
  for (const path of await foreignFiles(project, built)) await rm(join(project, path));
  for (const [path, text] of built) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
}
