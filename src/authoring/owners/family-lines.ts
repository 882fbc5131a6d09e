import { repositoryPath } from "../../git/repository-path.ts";
import { groupsOf } from "../../model/groups.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { ExpertsOfFile } from "./experts.ts";

/** A line of `CODEOWNERS`: a path from the root of the repository, and who is asked about it. */
export interface OwnedPath {
  readonly path: string;
  /** Without "@". */
  readonly owners: readonly string[];
}

/** The lines by which experts are asked, and the files that no line can name. */
export interface FamilyLines {
  readonly lines: readonly OwnedPath[];
  /** In the set. */
  readonly unnameable: readonly string[];
}

/**
 * The lines that have each case's experts asked about it. A folder below cases/ most of whose cases have the same experts is one
 * line, so that a new case in it has them too; a case of it that has others, or none, has its own line behind it. `place` is the
 * set's folder, empty for the root.
 */
export function familyLines(place: string, files: readonly ExpertsOfFile[]): FamilyLines {
  const lines: OwnedPath[] = [];
  const unnameable: string[] = [];
  const asked = askedIn(files);
  for (const [folder, owners] of asked) {
    if (isSame(owners, askedAbove(folder, asked))) continue;
    lines.push({ path: fromRoot(place, folder), owners });
  }
  for (const { path, experts } of files) {
    if (isSame(experts, askedAbove(path, asked))) continue;
    if (isPlainPath(path)) lines.push({ path: fromRoot(place, path), owners: experts });
    else unnameable.push(path);
  }
  return { lines: lines.toSorted((a, b) => byUtf8(a.path, b.path)), unnameable };
}

/** Whom a line of their own has asked about folders: those most of whose cases have the same experts, the outer ones first. */
function askedIn(files: readonly ExpertsOfFile[]): ReadonlyMap<string, readonly string[]> {
  const inFolders = files.flatMap((file) =>
    foldersAbove(file.path).map((folder) => ({ folder, experts: file.experts })),
  );
  const byFolder = groupsOf(inFolders, ({ folder }) => folder);
  const asked = new Map<string, readonly string[]>();
  for (const folder of [...byFolder.keys()].toSorted(byUtf8)) {
    const all = byFolder.get(folder) ?? [];
    const kinds = [...groupsOf(all, ({ experts }) => experts.join(" ")).values()];
    const [most] = kinds.find((some) => some.length * 2 > all.length) ?? [];
    if (most !== undefined && isPlainPath(folder)) asked.set(folder, most.experts);
  }
  return asked;
}

/** Whom the line of the nearest folder above has asked about a file or a folder. */
function askedAbove(
  path: string,
  asked: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const nearest = foldersAbove(path).findLast((folder) => folder !== path && asked.has(folder));
  return (nearest === undefined ? undefined : asked.get(nearest)) ?? [];
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join(" ") === other.join(" ");
}

function fromRoot(place: string, path: string): string {
  return `/${repositoryPath(place, path)}`;
}

/** The folders that a file lies in below cases/, the outermost first: that one itself is for new cases of every family. */
function foldersAbove(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.slice(1).map((_, index) => `${parts.slice(0, index + 2).join("/")}/`);
}

/** Whether GitHub takes each character of a path for itself: it has no way to write some, and others stand for a pattern. */
function isPlainPath(path: string): boolean {
  return /^[\p{L}\p{N}_./+,=~@%&()-]+$/u.test(path);
}
