import { provenanceOf, type CaseFile } from "../model/case.ts";
import type { CorpusRevision, CurrentPointer } from "../model/corpus.ts";
import type { AmbiguousScalar, Dataset, Defect, PolicyFile } from "../model/dataset.ts";
import { groupsOf } from "../model/groups.ts";
import { currentFile, policyFile, revisionsFolder, textsFolder } from "../model/layout.ts";
import type { Tree } from "../model/tree.ts";
import { loadBase, type EarlierTree } from "./base.ts";
import { caseTexts } from "./case-texts.ts";
import { readCase } from "./read-case.ts";
import { readFamiliesFile } from "./read-families.ts";
import { readCurrent, readRevision } from "./read-revision.ts";
import { readTexts } from "./read-texts.ts";
import { readYaml, type YamlShape } from "./read-yaml.ts";
import { policyShape } from "./generated/validators.js";
import { filesBelow, keepsFile } from "./set-files.ts";
import { limits } from "./limits.ts";

/** How many of a kind were read, of how many. */
interface ReadingStep {
  readonly kind: "case files" | "corpus revisions";
  readonly read: number;
  readonly of: number;
}

/** What else than the set itself a reader of it needs. */
export interface LoadOptions {
  /** Which chunk texts to keep in memory: those that cases cite, or all of the current or a named revision as well. */
  readonly texts?: "cited" | "current" | { readonly revision: string };
  /** The earlier state that rules compare with. */
  readonly base?: EarlierTree | undefined;
  /** Told before each case file and each corpus revision is read. */
  readonly onStep?: ((step: ReadingStep) => void) | undefined;
}

/**
 * Reads a whole set. Whatever cannot be read is a defect of the dataset and hides nothing else;
 * only a tree that cannot be listed or read throws.
 */
export async function loadDataset(tree: Tree, options: LoadOptions = {}): Promise<Dataset> {
  const found: Found = { defects: [], ambiguousScalars: [] };
  const { defects } = found;
  const cases = await readCases(tree, found, options.onStep);
  const entries = (await filesBelow(tree, revisionsFolder, defects)).filter((entry) =>
    keepsFile(entry, defects),
  );
  const paths = entries.map(({ path }) => path);
  const revisions = await readRevisions(tree, paths, { found, onStep: options.onStep });
  const current = await readPointer(tree, paths, found);
  const families = await readFamiliesFile(tree);
  note(found, families);
  const policy = await readPolicy(tree, found);

  const whole = revisions.get(wholeRevision(options, current) ?? "");
  const wanted = wantedTexts(cases, revisions, whole);
  const textFiles = paths.filter((path) => isInTexts(path) && path.endsWith(".jsonl"));
  const texts = await readTexts(tree, textFiles, wanted);
  defects.push(...texts.defects);
  const base = options.base && (await loadBase(tree, options.base, families.file));
  return {
    cases,
    revisions,
    current,
    texts: texts.texts,
    families: families.file,
    policy,
    base,
    ...found,
  };
}

/** What is to be said of the files besides what they hold. */
interface Found {
  readonly defects: Defect[];
  readonly ambiguousScalars: AmbiguousScalar[];
}

function note({ defects, ambiguousScalars }: Found, reading: Pick<Dataset, keyof Found>): void {
  for (const defect of reading.defects) defects.push(defect);
  for (const scalar of reading.ambiguousScalars) ambiguousScalars.push(scalar);
}

function wholeRevision(
  { texts = "cited" }: LoadOptions,
  current: CurrentPointer | undefined,
): string | undefined {
  if (typeof texts === "object") return texts.revision;
  return texts === "current" ? current?.revision : undefined;
}

async function readCases(
  tree: Tree,
  found: Found,
  onStep: LoadOptions["onStep"],
): Promise<CaseFile[]> {
  const cases: CaseFile[] = [];
  const onFile = (read: number, of: number): void => {
    onStep?.({ kind: "case files", read, of });
  };
  for await (const { path, text } of caseTexts(tree, found.defects, { onFile })) {
    const read = readCase(path, text);
    note(found, read);
    if (read.file !== undefined) cases.push(read.file);
  }
  return cases;
}

function isInTexts(path: string): boolean {
  return path.startsWith(`${textsFolder}/`);
}

async function readRevisions(
  tree: Tree,
  paths: readonly string[],
  { found, onStep }: Pick<LoadOptions, "onStep"> & { readonly found: Found },
): Promise<Map<string, CorpusRevision>> {
  const files = paths.filter((path) => path.split("/").length > 2 && !isInTexts(path));
  const folders = groupsOf(files, (path) => path.split("/")[1] ?? "");
  const revisions = new Map<string, CorpusRevision>();
  for (const [id, own] of folders) {
    onStep?.({ kind: "corpus revisions", read: revisions.size, of: folders.size });
    const reading = await readRevision(tree, id, own);
    revisions.set(id, reading.revision);
    note(found, reading);
  }
  return revisions;
}

async function readPointer(
  tree: Tree,
  paths: readonly string[],
  found: Found,
): Promise<CurrentPointer | undefined> {
  if (!paths.includes(currentFile)) return undefined;
  const reading = await readCurrent(tree);
  note(found, reading);
  return reading.current;
}

async function readPolicy(tree: Tree, found: Found): Promise<PolicyFile | undefined> {
  const shape = { path: policyFile, max: limits.policy, matches: policyShape };
  const reading = await readOptional(tree, shape, found);
  return reading && { path: policyFile, policy: reading.value };
}

/** Reads a file that a set may lack; undefined where it does. */
async function readOptional<Value>(
  tree: Tree,
  { path, ...shape }: { readonly path: string } & YamlShape<Value>,
  found: Found,
): Promise<{ readonly value: Value | undefined } | undefined> {
  const entry = await tree.entry(path);
  if (entry === undefined) return undefined;
  if (!keepsFile(entry, found.defects)) return { value: undefined };
  const reading = await readYaml(tree, path, shape);
  note(found, reading);
  return { value: reading.value };
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
