import { fitsGlob } from "../../model/glob.ts";
import { isFile, type TreeEntry } from "../../model/tree.ts";
import { isStandard } from "./document-kind.ts";

/** Which files of a folder are its documents: globs over the path, in which only `*` is special. */
export interface FileChoice {
  /** Without one, the endings of Markdown, HTML and text. */
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** Folders of the evaluation set itself: what stands in them is no part of the corpus. */
  readonly own?: readonly string[];
}

/** Why a file is no document. None of these keeps the others from being recorded. */
export type PassedReason =
  | "hidden"
  | "own"
  | "excluded"
  | "other-ending"
  | "link"
  | "not-a-file"
  | "no-text";

export interface PassedOver {
  readonly path: string;
  readonly reason: PassedReason;
}

/** The files of a folder that are documents, those that are not and why, and the folders that may not be opened. */
export interface ChosenFiles {
  readonly documents: readonly string[];
  readonly passed: readonly PassedOver[];
  readonly closed: readonly string[];
}

export function chooseFiles(entries: readonly TreeEntry[], choice: FileChoice): ChosenFiles {
  const documents: string[] = [];
  const passed: PassedOver[] = [];
  const closed: string[] = [];
  for (const entry of entries) {
    const reason = passedReason(entry, choice);
    if (reason !== undefined) passed.push({ path: entry.path, reason });
    else if (entry.kind === "closed") closed.push(entry.path);
    else documents.push(entry.path);
  }
  return { documents, passed, closed };
}

function passedReason(
  entry: TreeEntry,
  { include, exclude, own = [] }: FileChoice,
): PassedReason | undefined {
  const { path } = entry;
  const fits = (glob: string): boolean => fitsGlob(glob, path);
  if (isHidden(path)) return "hidden";
  if (own.some((folder) => path === folder || path.startsWith(`${folder}/`))) return "own";
  if (exclude.some(fits)) return "excluded";
  if (entry.kind === "symlink") return "link";
  if (entry.kind === "closed") return undefined;
  if (!isFile(entry)) return "not-a-file";
  if (include.length === 0 ? isStandard(path) : include.some(fits)) return undefined;
  return "other-ending";
}

/** A name that starts with a dot, its own or that of a folder above, and what packages bring along. */
function isHidden(path: string): boolean {
  return path.split("/").some((part) => part.startsWith(".") || part === "node_modules");
}
