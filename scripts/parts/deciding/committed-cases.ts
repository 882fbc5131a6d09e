import { realpath } from "node:fs/promises";
import { basename, relative, sep } from "node:path";
import { commitTree } from "../../../src/git/commit-tree.ts";
import { findCheckout } from "../../../src/git/find-repository.ts";
import { RepositoryError } from "../../../src/git/repository.ts";
import { readCase } from "../../../src/load/read-case.ts";
import { limits } from "../../../src/load/limits.ts";
import { decodeUtf8 } from "../../../src/load/text-file.ts";
import type { CaseFile } from "../../../src/model/case.ts";
import { casesFolder } from "../../../src/model/layout.ts";
import type { Tree } from "../../../src/model/tree.ts";

/**
 * The files of a case's name in the commit that is checked out, in whatever folder they lie there; undefined for one that
 * cannot be read. None where there is no commit. Throws RepositoryError where the clone lacks one.
 */
export async function committedCases(
  folder: string,
  path: string,
): Promise<readonly (CaseFile | undefined)[]> {
  const tree = await treeOfHead(folder);
  const files: (CaseFile | undefined)[] = [];
  for (const entry of (await tree?.list(casesFolder)) ?? []) {
    if (tree === undefined || basename(entry.path) !== basename(path)) continue;
    const { bytes, more } = await tree.read(entry.path, { max: limits.case });
    const text = more ? undefined : decodeUtf8(bytes);
    files.push(text === undefined ? undefined : readCase(entry.path, text).file);
  }
  return files;
}

async function treeOfHead(folder: string): Promise<Tree | undefined> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real, new Map());
  if (checkout?.head === undefined) return undefined;
  const { root, repository, head } = checkout;
  try {
    return await commitTree(repository, head, relative(root, real).split(sep).join("/"));
  } catch (error) {
    if (error instanceof RepositoryError && error.code === "no-such-folder") return undefined;
    throw error;
  }
}
