import { lstat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";

/** The names that lead from a folder down to a path; undefined where the path does not lie below it, or is it. */
export function wayBelow(folder: string, path: string): readonly string[] | undefined {
  const way = relative(folder, path);
  const parts = way.split(sep);
  return way === "" || isAbsolute(way) || parts[0] === ".." ? undefined : parts;
}

/** The first link on the way from a folder down to a path, relative to the folder: what a checkout brings may lead anywhere. */
export async function linkOnWay(
  folder: string,
  way: readonly string[],
): Promise<string | undefined> {
  for (let length = 1; length <= way.length; length++) {
    const part = join(...way.slice(0, length));
    const facts = await lstat(join(folder, part)).catch(() => undefined);
    if (facts?.isSymbolicLink() === true) return part;
  }
  return undefined;
}
