import { lstatSync, type Stats } from "node:fs";
import { join } from "node:path";

/** A folder on disk, and a time, by the machine's clock in milliseconds, before anything of it is read. */
export interface Disk {
  readonly root: string;
  readonly now: number;
}

/** How long ago a file must have changed, in milliseconds, so that a later change shows: the coarsest clock of a disk, and some. */
const settled = 3000;

/**
 * What a disk says of a file and changes with each write, as one text: size, both times and the inode, as Git's index has
 * them. Undefined where there is no such file, and where it changed so shortly before `now` that another change in the
 * same tick of the disk's clock would not show.
 */
export function fileFacts({ root, now }: Disk, path: string): string | undefined {
  let facts: Stats | undefined;
  try {
    facts = lstatSync(join(root, path), { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
  if (facts?.isFile() !== true) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = facts;
  return Math.max(mtimeMs, ctimeMs) + settled < now
    ? `${size} ${mtimeMs} ${ctimeMs} ${ino}`
    : undefined;
}
