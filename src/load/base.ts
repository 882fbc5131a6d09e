import type { CaseFile } from "../model/case.ts";
import type { CurrentPointer } from "../model/corpus.ts";
import type { Base, BaseRevision, PolicyFile } from "../model/dataset.ts";
import { revisionDigest } from "../model/digest.ts";
import type { FamiliesFile } from "../model/families.ts";
import {
  casesFolder,
  currentFile,
  familiesFile,
  isYamlName,
  policyFile,
  revisionsFolder,
} from "../model/layout.ts";
import { haveSameBytes } from "../model/same-bytes.ts";
import { isFile, type Tree } from "../model/tree.ts";
import { parseLocated } from "./located-yaml.ts";
import { readCase } from "./read-case.ts";
import { readFamiliesFile } from "./read-families.ts";
import { readPolicy } from "./read-policy.ts";
import { readCurrent } from "./read-revision.ts";
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

/** What of the set itself stands for what the earlier state has alike. */
export interface SetNow {
  readonly families: FamiliesFile | undefined;
  readonly policy: PolicyFile | undefined;
  readonly current: CurrentPointer | undefined;
}

const nothing = {
  cases: [],
  sameCases: new Set<string>(),
  unreadCases: new Set<string>(),
  revisions: [],
  families: undefined,
  policy: undefined,
  current: undefined,
} as const;

/** What of an earlier state is not in the set any more as it was. Only files whose bytes differ are read. */
export async function loadBase(
  now: Tree,
  { name, place = "", tree }: EarlierTree,
  known: SetNow,
): Promise<Base> {
  if (tree === undefined) return { name, place, ...nothing };
  const { same, changed } = await compare([now, tree], casesFolder, {
    isWanted: isYamlName,
    max: limits.case,
  });
  const cases: CaseFile[] = [];
  const unreadCases = new Set<string>();
  for (const path of changed) {
    const reading = await readText(tree, path, limits.case);
    const file = "text" in reading ? readCase(path, reading.text).file : undefined;
    if (file === undefined) unreadCases.add(path);
    else cases.push(file);
  }
  const revisions = await changedRevisions([now, tree]);
  return {
    name,
    place,
    cases,
    sameCases: same,
    unreadCases,
    revisions,
    families: await familiesOf([now, tree], known.families),
    policy: await policyOf([now, tree], known.policy),
    current: await pointerOf([now, tree], known.current),
  };
}

/** The corpus revisions of an earlier state alone: all that a rule looks at which judges a file by itself. */
export async function loadBaseRevisions(
  now: Tree,
  { name, place = "", tree }: EarlierTree,
): Promise<Base> {
  const revisions = tree === undefined ? [] : await changedRevisions([now, tree]);
  return { name, place, ...nothing, revisions };
}

async function changedRevisions(trees: readonly [Tree, Tree]): Promise<readonly BaseRevision[]> {
  const records = await compare(trees, revisionsFolder, {
    isWanted: isRevisionRecord,
    max: limits.revision,
  });
  const revisions: BaseRevision[] = [];
  for (const file of records.changed) revisions.push(await readRecord(trees[1], file));
  return revisions;
}

async function familiesOf(
  trees: readonly [Tree, Tree],
  familiesNow: FamiliesFile | undefined,
): Promise<FamiliesFile | undefined> {
  if (await isSameFile(trees, familiesFile, limits.families)) return familiesNow;
  return (await readFamiliesFile(trees[1])).file;
}

async function policyOf(
  trees: readonly [Tree, Tree],
  policyNow: PolicyFile | undefined,
): Promise<PolicyFile | undefined> {
  if (await isSameFile(trees, policyFile, limits.policy)) return policyNow;
  return (await readPolicy(trees[1]))?.file;
}

async function pointerOf(
  trees: readonly [Tree, Tree],
  pointerNow: CurrentPointer | undefined,
): Promise<CurrentPointer | undefined> {
  if (await isSameFile(trees, currentFile, limits.current)) return pointerNow;
  const entry = await trees[1].entry(currentFile);
  return entry !== undefined && isFile(entry) ? (await readCurrent(trees[1])).current : undefined;
}

async function isSameFile(
  [now, before]: readonly [Tree, Tree],
  path: string,
  max: number,
): Promise<boolean> {
  const entries = [await now.entry(path), await before.entry(path)];
  const areFiles = entries.every((entry) => entry !== undefined && isFile(entry));
  return areFiles && (await haveSameBytes([now, before], path, max));
}

/** The files of an earlier state by whether the set has the same bytes at their paths. */
async function compare(
  [now, before]: readonly [Tree, Tree],
  folder: string,
  { isWanted, max }: { readonly isWanted: (path: string) => boolean; readonly max: number },
): Promise<{ readonly same: ReadonlySet<string>; readonly changed: readonly string[] }> {
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
