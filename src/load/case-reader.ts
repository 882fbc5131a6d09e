import type { Tree } from "../model/tree.ts";
import { limits } from "./limits.ts";
import { plainCase, unreadCase, type PlainCase } from "./plain-case.ts";
import { readText, type TextFile } from "./text-file.ts";

/** What a case file gave. */
export interface ReadCaseFile {
  readonly plain: PlainCase;
  /** Undefined where it has none, or was not needed. */
  readonly text: string | undefined;
  /** The line of the case (see case-line.ts), where it came as one. */
  readonly line?: string;
}

/** Reads case files of a tree: one answer for each path, in their order, and the one that `oneByOne` would give. */
export type CaseReader = (tree: Tree, paths: readonly string[]) => AsyncIterable<ReadCaseFile>;

/** Reads case files here, one after the other. */
export const oneByOne: CaseReader = async function* (tree, paths) {
  for (const path of paths) yield caseOfText(path, await caseText(tree, path));
};

/** The text of a case file, or why it has none. */
export async function caseText(tree: Tree, path: string): Promise<TextFile> {
  return await readText(tree, path, limits.case);
}

export function caseOfText(path: string, file: TextFile): ReadCaseFile {
  if ("defect" in file) return { plain: unreadCase([file.defect]), text: undefined };
  return { plain: plainCase(path, file.text), text: file.text };
}
