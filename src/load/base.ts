import type { CaseFile } from "../model/case.ts";
import type { Base, BaseRevision } from "../model/dataset.ts";
import { revisionDigest } from "../model/digest.ts";
import { casesFolder, isYamlName, revisionsFolder } from "../model/layout.ts";
import { haveSameBytes } from "../model/same-bytes.ts";
import { isFile, type Tree } from "../model/tree.ts";
import { parseLocated } from "./located-yaml.ts";
import { readCase } from "./read-case.ts";
import { limits } from "./limits.ts";
import { readText } from "./text-file.ts";

/** An earlier state of a set, and a name that Git takes for it. */
export interface EarlierTree {
  readonly name: string;
  /** The set's folder in its repository; by default the whole of it. */
  readonly place?: string;
  /** Undefined where there was no set in this place. */
  readonly tree: Tree | undefined;
}

/**
 * What of an earlier state is not in the set any more as it was. Only files whose bytes differ are read, and no case where
 * none is asked for.
 */
export async function loadBase(
  now: Tree,
  { name, place = "", tree }: EarlierTree,
  withCases = true,
): Promise<Base> {
  if (tree === undefined) return { name, place, cases: [], sameCases: new Set(), revisions: [] };
  const { same, changed } = await compare([now, tree], casesFolder, {
    isWanted: withCases ? isYamlName : undefined,
    max: limits.case,
  });
  const cases: CaseFile[] = [];
  for (const path of changed) {
    const reading = await readText(tree, path, limits.case);
    const file = "text" in reading ? readCase(path, reading.text).file : undefined;
    if (file !== undefined) cases.push(file);
  }
  const records = await compare([now, tree], revisionsFolder, {
    isWanted: isRevisionRecord,
    max: limits.revision,
  });
  const revisions: BaseRevision[] = [];
  for (const file of records.changed) revisions.push(await readRecord(tree, file));
  return { name, place, cases, sameCases: same, revisions };
}

interface Comparing {
  /** Undefined where no file of the folder is wanted. */
  readonly isWanted: ((path: string) => boolean) | undefined;
  readonly max: number;
}

/** The files of an earlier state by whether the set has the same bytes at their paths. */
async function compare(
  [now, before]: readonly [Tree, Tree],
  folder: string,
  { isWanted, max }: Comparing,
): Promise<{ readonly same: ReadonlySet<string>; readonly changed: readonly string[] }> {
  if (isWanted === undefined) return { same: new Set(), changed: [] };
  const present = new Set(await filesIn(now, folder));
  const same = new Set<string>();
  const changed: string[] = [];
  for (const path of await filesIn(before, folder)) {
    if (!isWanted(path)) continue;
    if (present.has(path) && (await haveSameBytes([now, before], path, max))) same.add(path);
    else changed.push(path);
  }
  return { same, changed };
}

async function filesIn(tree: Tree, folder: string): Promise<readonly string[]> {
  const entries = await tree.list(folder);
  return entries.filter(isFile).map(({ path }) => path);
}

function isRevisionRecord(path: string): boolean {
  return /^[^/]+\/[^/]+\/revision\.yaml$/.test(path);
}

async function readRecord(tree: Tree, file: string): Promise<BaseRevision> {
  const id = file.split("/")[1] ?? "";
  const reading = await readText(tree, file, limits.revision);
  const yaml = "text" in reading ? parseLocated(file, reading.text) : undefined;
  const digest =
    yaml === undefined || yaml.defects.length > 0 ? undefined : revisionDigest(yaml.value);
  return { id, file, digest };
}
