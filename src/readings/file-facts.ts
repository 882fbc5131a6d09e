import { lstatSync, type Stats } from "node:fs";

/** How long ago a file must have changed, in milliseconds, so that a later change shows: the coarsest clock of a disk, and some. */
const settled = 3000;

/**
 * What a disk says of a file and changes with each write, as one text: size, both times and the inode, as Git's index has
 * them. Undefined where there is no such file, and where it changed so shortly before `now` that another change in the
 * same tick of the disk's clock would not show.
 */
export function fileFacts(file: string, now: number): string | undefined {
  let facts: Stats | undefined;
  try {
    facts = lstatSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
  if (facts?.isFile() !== true) return undefined;
  const { size, mtimeMs, ctimeMs, ino } = facts;
  return Math.max(mtimeMs, ctimeMs) + settled < now
    ? `${size} ${mtimeMs} ${ctimeMs} ${ino}`
    : undefined;
}
