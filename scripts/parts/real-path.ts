import { lstat, readlink, realpath } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";

/** How many links that lead to nothing yet are followed, one after another: no more than a disk follows. */
const mostLinks = 40;

/** The full path that a write would reach: through every link, also where nothing is there yet. */
export async function realPathOf(path: string, links: number = mostLinks): Promise<string> {
  const full = resolve(path);
  const there = await realpath(full).catch(() => undefined);
  if (there !== undefined || full === dirname(full)) return there ?? full;
  const facts = await lstat(full).catch(() => undefined);
  if (facts?.isSymbolicLink() === true && links > 0) {
    const to = await readlink(full);
    return await realPathOf(resolve(dirname(full), to), links - 1);
  }
  return join(await realPathOf(dirname(full), links), basename(full));
}

/** Whether a full path is another one, or lies below it. */
export function isAtOrBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}
