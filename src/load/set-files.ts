import type { Defect } from "../model/dataset.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { readNames } from "./set-names.ts";
import { startOf } from "../model/location.ts";

/** A link, a submodule or a device is no file of the set: what it shows can change without the set changing. */
export function keepsFile({ path, kind }: TreeEntry, defects: Defect[]): boolean {
  const at = startOf(path);
  // Both trees show a byte that is not UTF-8 as this character.
  if (path.includes("\ufffd")) {
    const what = kind === "closed" ? "folder" : "file";
    const lost = kind === "closed" ? "nothing in it was read" : "the file was not read";
    const message = `The ${what}'s name holds bytes that are not UTF-8, so ${lost}.`;
    defects.push({ rule: "file/not-utf8", message, at, fix: `Rename the ${what}.` });
    return false;
  }
  if (kind === "closed") {
    defects.push(unreadable(path, "This folder may not be listed, so nothing in it was judged."));
    return false;
  }
  if (kind !== "file" && kind !== "executable") {
    const message = `This is a ${foreign[kind]}, not a file.`;
    defects.push({ rule: "file/not-a-file", message, at, fix: "Put the file itself here." });
    return false;
  }
  if (kind === "executable") defects.push(executable(path));
  return true;
}

function executable(file: string): Defect {
  return {
    rule: "file/executable",
    message: "Git keeps this file as a program that may be run, and nothing in a set is one.",
    at: startOf(file),
    fix: "Take the run bit away: git update-index --chmod=-x, with the file behind it.",
  };
}

const foreign = {
  symlink: "symbolic link",
  submodule: "submodule",
  special: "pipe, a socket or a device",
} as const;

/** A file or a folder that is there and gives nothing to judge. */
export function unreadable(
  file: string,
  message = "This file cannot be read, so it was not judged.",
): Defect {
  return {
    rule: "file/unreadable",
    message,
    at: startOf(file),
    fix: "Give yourself permission to read it, or look after the disk.",
  };
}

/** The files below one of the set's folders. Something else in the folder's place is a defect, not an empty set. */
export async function filesBelow(
  tree: Tree,
  folder: string,
  defects: Defect[],
): Promise<TreeEntry[]> {
  const instead = await tree.entry(folder);
  if (instead !== undefined && keepsFile(instead, defects)) {
    defects.push({
      rule: "file/not-a-file",
      message: `A file stands where the folder "${folder}" is due.`,
      at: startOf(folder),
      fix: "Move the file away.",
    });
  }
  const entries = await tree.list(folder);
  // A name that is not UTF-8 has its own finding.
  const paths = entries.map(({ path }) => path).filter((path) => !path.includes("\ufffd"));
  const names = readNames(paths);
  defects.push(...names.defects);
  return entries.filter(({ path }) => !names.unread.has(path));
}
