import { provenanceOf, type CaseFile } from "../model/case.ts";
import type { CorpusRevision, CurrentPointer } from "../model/corpus.ts";
import type { Dataset, Defect } from "../model/dataset.ts";
import {
  casesFolder,
  currentFile,
  familiesFile,
  policyFile,
  revisionsFolder,
  textsFolder,
} from "../model/layout.ts";
import type { Tree, TreeEntry } from "../model/tree.ts";
import { readCase } from "./read-case.ts";
import { readCurrent, readRevision, readYaml } from "./read-revision.ts";
import { readTexts } from "./read-texts.ts";
import { familiesShape, policyShape } from "./generated/validators.js";
import { limits, readText } from "./text-file.ts";

/** Which chunk texts to keep in memory: those that cases cite, or all of the current revision as well. */
export interface LoadOptions {
  readonly texts?: "cited" | "current";
}

/**
 * Reads a whole set. Whatever cannot be read is a defect of the dataset and hides nothing else;
 * only a tree that cannot be listed or read throws.
 */
export async function loadDataset(tree: Tree, options: LoadOptions = {}): Promise<Dataset> {
  const defects: Defect[] = [];
  const cases = await readCases(tree, defects);
  const entries = (await filesBelow(tree, revisionsFolder, defects)).filter((entry) =>
    keepsFile(entry, defects),
  );
  const paths = entries.map(({ path }) => path);
  const revisions = await readRevisions(tree, paths, defects);
  const current = await readPointer(tree, paths, defects);
  await checkFile(
    tree,
    { path: familiesFile, max: limits.families, matches: familiesShape },
    defects,
  );
  await checkFile(tree, { path: policyFile, max: limits.policy, matches: policyShape }, defects);

  const currentOne =
    options.texts === "current" ? revisions.get(current?.revision ?? "") : undefined;
  const wanted = wantedTexts(cases, revisions, currentOne);
  const textFiles = paths.filter(
    (path) => path.startsWith(`${textsFolder}/`) && path.endsWith(".jsonl"),
  );
  const texts = await readTexts(tree, textFiles, wanted);
  defects.push(...texts.defects);
  return { cases, revisions, current, texts: texts.texts, defects };
}

async function readCases(tree: Tree, defects: Defect[]): Promise<CaseFile[]> {
  const cases: CaseFile[] = [];
  for (const entry of await filesBelow(tree, casesFolder, defects)) {
    if (!/\.ya?ml$/.test(entry.path) || !keepsFile(entry, defects)) continue;
    const reading = await readText(tree, entry.path, limits.case);
    if ("defect" in reading) {
      defects.push(reading.defect);
      continue;
    }
    const read = readCase(entry.path, reading.text);
    defects.push(...read.defects);
    if (read.file !== undefined) cases.push(read.file);
  }
  return cases;
}

/** A link, a submodule or a device is no file of the set: what it shows can change without the set changing. */
function keepsFile({ path, kind }: TreeEntry, defects: Defect[]): boolean {
  const at = { file: path, line: 1, column: 1 };
  if (kind !== "file" && kind !== "executable") {
    const message = `This is a ${foreign[kind]}, not a file.`;
    defects.push({ rule: "file/not-a-file", message, at, fix: "Put the file itself here." });
    return false;
  }
  // Both trees show a byte that is not UTF-8 as this character.
  if (path.includes("\ufffd")) {
    const message = "The file's name holds bytes that are not UTF-8, so the file was not read.";
    defects.push({ rule: "file/not-utf8", message, at, fix: "Rename the file." });
    return false;
  }
  return true;
}

const foreign = {
  symlink: "symbolic link",
  submodule: "submodule",
  special: "pipe, a socket or a device",
} as const;

/** The files below one of the set's folders. Something else in the folder's place is a defect, not an empty set. */
async function filesBelow(tree: Tree, folder: string, defects: Defect[]): Promise<TreeEntry[]> {
  const instead = await tree.entry(folder);
  if (instead !== undefined && keepsFile(instead, defects)) {
    defects.push({
      rule: "file/not-a-file",
      message: `A file stands where the folder "${folder}" is due.`,
      at: { file: folder, line: 1, column: 1 },
      fix: "Move the file away.",
    });
  }
  return [...(await tree.list(folder))];
}

async function readRevisions(
  tree: Tree,
  paths: readonly string[],
  defects: Defect[],
): Promise<Map<string, CorpusRevision>> {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const [, id, ...rest] = path.split("/");
    if (id === undefined || rest.length === 0 || `${revisionsFolder}/${id}` === textsFolder)
      continue;
    const files = folders.get(id) ?? [];
    files.push(path);
    folders.set(id, files);
  }
  const revisions = new Map<string, CorpusRevision>();
  for (const [id, files] of folders) {
    const reading = await readRevision(tree, id, files);
    revisions.set(id, reading.revision);
    defects.push(...reading.defects);
  }
  return revisions;
}

async function readPointer(
  tree: Tree,
  paths: readonly string[],
  defects: Defect[],
): Promise<CurrentPointer | undefined> {
  if (!paths.includes(currentFile)) return undefined;
  const reading = await readCurrent(tree);
  defects.push(...reading.defects);
  return reading.current;
}

/** Reads an optional file for the defects of its form alone. */
async function checkFile(
  tree: Tree,
  {
    path,
    max,
    matches,
  }: { path: string; max: number; matches: Parameters<typeof readYaml>[2]["matches"] },
  defects: Defect[],
): Promise<void> {
  const entry = await tree.entry(path);
  if (entry === undefined || !keepsFile(entry, defects)) return;
  defects.push(...(await readYaml(tree, path, { max, matches })).defects);
}

/** The texts that rules may ask for: of every piece of evidence, as judged and as recorded. */
function wantedTexts(
  cases: readonly CaseFile[],
  revisions: ReadonlyMap<string, CorpusRevision>,
  whole: CorpusRevision | undefined,
): Set<string> {
  const wanted = new Set<string>();
  for (const file of cases) {
    const revision = revisions.get(file.case.corpusRevision ?? "");
    for (const hash of citedHashes(file, revision)) wanted.add(hash);
  }
  for (const chunk of whole?.chunks?.records.values() ?? []) wanted.add(chunk.hash);
  return wanted;
}

function* citedHashes(file: CaseFile, revision: CorpusRevision | undefined): Generator<string> {
  for (const { entry } of provenanceOf(file)) {
    if (entry.contentHash !== undefined) yield entry.contentHash;
    const recorded =
      entry.chunkId === undefined ? undefined : revision?.chunks?.records.get(entry.chunkId);
    if (recorded !== undefined) yield recorded.hash;
  }
}
