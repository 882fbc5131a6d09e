import { idInName } from "../model/case-id.ts";
import { stageOf, type CaseFile } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import { groupsOf } from "../model/groups.ts";
import { casesFolder } from "../model/layout.ts";
import { isFile, type Tree } from "../model/tree.ts";
import { limits } from "./limits.ts";
import { readCase } from "./read-case.ts";
import { decodeUtf8, readText } from "./text-file.ts";

/** Where it is looked up how case files were approved that somebody edited since. */
interface Earlier {
  /** The set as it is, with what stands behind it. */
  readonly tree: Tree;
  /** An earlier state of the set that it is compared with. */
  readonly base: Tree | undefined;
}

/**
 * The cases as they were approved, by the path of the file that somebody edited since: what asks about a judgment goes by
 * that, and not by the edit. Each is known by the digest that the approval is bound to, and has the review of today's file.
 * One that is nowhere has no entry.
 */
export async function approvedVersions(
  cases: readonly CaseFile[],
  { tree, base }: Earlier,
): Promise<ReadonlyMap<string, CaseFile>> {
  const edited = cases.filter(wasEdited);
  const found = new Map<string, CaseFile>();
  for (const file of base === undefined ? [] : edited) {
    const approved = versionFor(file, await textIn(base, file.path));
    if (approved !== undefined) found.set(file.path, approved);
  }
  const left = edited.filter(({ path }) => !found.has(path));
  for await (const approved of fromHistory(left, tree)) {
    found.set(approved.path, approved);
    if (found.size === edited.length) break;
  }
  return found;
}

function wasEdited(file: CaseFile): boolean {
  return stageOf(file) === "approved" && contentState(file) === "edited";
}

/** In whatever folder they lay; the newest version first. */
async function* fromHistory(files: readonly CaseFile[], { past }: Tree): AsyncGenerator<CaseFile> {
  if (files.length === 0 || past === undefined) return;
  const byId = groupsOf(files, ({ path }) => idInName(path));
  const names = new Set([...byId.keys()].flatMap((id) => [`${id}.yaml`, `${id}.yml`]));
  const found = new Set<string>();
  for await (const { path, bytes } of past({ folder: casesFolder, names, max: limits.case })) {
    const text = decodeUtf8(bytes);
    for (const file of byId.get(idInName(path)) ?? []) {
      const approved = found.has(file.path) ? undefined : versionFor(file, text);
      if (approved === undefined) continue;
      found.add(file.path);
      yield approved;
    }
  }
}

/** A text as a version of a file, where the file's approval is bound to it. */
function versionFor(file: CaseFile, text: string | undefined): CaseFile | undefined {
  const version = text === undefined ? undefined : readCase(file.path, text).file;
  const { review } = file.case;
  if (version?.digest === undefined || version.digest !== review?.digest) return undefined;
  return { ...version, case: { ...version.case, review } };
}

async function textIn(tree: Tree | undefined, path: string): Promise<string | undefined> {
  const entry = await tree?.entry(path);
  if (tree === undefined || entry === undefined || !isFile(entry)) return undefined;
  const reading = await readText(tree, path, limits.case);
  return "text" in reading ? reading.text : undefined;
}
