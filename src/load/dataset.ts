import { isUndecided, provenanceOf, stageOf, type CaseFile } from "../model/case.ts";
import { contentState } from "../model/content-state.ts";
import type { CorpusRevision, CurrentPointer } from "../model/corpus.ts";
import type { AmbiguousScalar, Base, Dataset, Defect, PolicyFile } from "../model/dataset.ts";
import { groupsOf } from "../model/groups.ts";
import { currentFile, revisionsFolder, textsFolder } from "../model/layout.ts";
import type { FamiliesFile } from "../model/families.ts";
import type { Tree } from "../model/tree.ts";
import { approvedVersions } from "./approved-versions.ts";
import { alikeHashes } from "./alike-documents.ts";
import { loadBase, loadBaseRevisions, type EarlierTree, type SetNow } from "./base.ts";
import { oneByOne, type CaseReader } from "./case-reader.ts";
import { casePaths } from "./case-texts.ts";
import { caseFile } from "./read-case.ts";
import { textNow } from "./text-file.ts";
import { readFamiliesFile } from "./read-families.ts";
import { readPolicy } from "./read-policy.ts";
import { readCurrent, readRevision } from "./read-revision.ts";
import { readFewTexts, readTexts, readWantedTexts } from "./read-texts.ts";
import { filesBelow, keepsFile } from "./set-files.ts";

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
  /** Whether lines of texts that are not kept are passed over. Their defects are not told then. */
  readonly passesTextsOver?: boolean | undefined;
  /** The earlier state that rules compare with. */
  readonly base?: EarlierTree | undefined;
  /** How case files are read, where that is another way than one by one. It changes no verdict. */
  readonly cases?: CaseReader | undefined;
  /**
   * The case files to read, without the others: for rules that judge each file alone. Of the corpus and the earlier state
   * only what such rules ask for is read, and the families are not.
   */
  readonly only?: ReadonlySet<string> | undefined;
  /** Told at each case file and each corpus revision how many came before it. */
  readonly onStep?: ((step: ReadingStep) => void) | undefined;
}

/**
 * Reads a whole set. Whatever cannot be read is a defect of the dataset and hides nothing else;
 * only a tree that cannot be listed or read throws.
 */
export async function loadDataset(tree: Tree, options: LoadOptions = {}): Promise<Dataset> {
  const found: Found = { defects: [], ambiguousScalars: [] };
  const { defects } = found;
  const { only } = options;
  const cases = await readCases(tree, found, options);
  const approved = await approvedVersions(cases, { tree, base: options.base?.tree });
  const entries = (await filesBelow(tree, revisionsFolder, defects)).filter((entry) =>
    keepsFile(entry, defects),
  );
  const paths = entries.map(({ path }) => path);
  const current = await readPointer(tree, paths, found);
  const isHeldAgainst = only === undefined || cases.some(asksWhatMoved);
  const judged = [...cases, ...approved.values()];
  const named = only && namedRevisions(judged, isHeldAgainst ? current : undefined);
  const { onStep } = options;
  const revisions = await readRevisions(tree, paths, { found, onStep, named });
  const families = isHeldAgainst ? await familiesOf(tree, only === undefined && found) : undefined;
  const policy = await policyOf(tree, found);

  const whole = revisions.get(wholeRevision(options, current) ?? "");
  const wanted = wantedTexts(judged, revisions, whole);
  // Only families tell such documents apart.
  if (families !== undefined) for (const hash of alikeHashes(revisions, current)) wanted.add(hash);
  const textFiles = paths.filter((path) => isInTexts(path) && path.endsWith(".jsonl"));
  const texts = await textReader(options)(tree, textFiles, wanted);
  defects.push(...texts.defects);
  const base = await readBase(tree, options, { families, policy, current });
  return {
    cases,
    approved,
    revisions,
    current,
    texts: texts.texts,
    families,
    policy,
    base,
    ...found,
  };
}

/** The families, whose own defects are noted where the whole set is read. */
async function familiesOf(tree: Tree, found: Found | false): Promise<FamiliesFile | undefined> {
  const reading = await readFamiliesFile(tree);
  if (found !== false) note(found, reading);
  return reading.file;
}

/** Whether what is said of a case depends on what became of its evidence: it was edited, or somebody asks about it. */
function asksWhatMoved(file: CaseFile): boolean {
  if (stageOf(file) !== "approved") return false;
  return isUndecided(file) || contentState(file) === "edited";
}

function namedRevisions(
  cases: readonly CaseFile[],
  current: CurrentPointer | undefined,
): ReadonlySet<string | undefined> {
  return new Set([...cases.map((file) => file.case.corpusRevision), current?.revision]);
}

function textReader({ only, passesTextsOver }: LoadOptions): typeof readWantedTexts {
  if (passesTextsOver === true) return readWantedTexts;
  return only === undefined ? readTexts : readFewTexts;
}

async function readBase(
  tree: Tree,
  { base, only }: LoadOptions,
  known: SetNow,
): Promise<Base | undefined> {
  if (base === undefined) return undefined;
  return only === undefined
    ? await loadBase(tree, base, known)
    : await loadBaseRevisions(tree, base);
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
  { cases: reader = oneByOne, onStep, only }: Pick<LoadOptions, "cases" | "onStep" | "only">,
): Promise<CaseFile[]> {
  const cases: CaseFile[] = [];
  const wanted = only && ((path: string) => only.has(path));
  const paths = await casePaths(tree, found.defects, wanted);
  let index = 0;
  for await (const { plain, text } of reader(tree, paths)) {
    onStep?.({ kind: "case files", read: index, of: paths.length });
    const path = paths[index++] ?? "";
    note(found, plain);
    // Where a text can be had again at once, none is kept.
    const file = caseFile(path, plain, tree.readNow === undefined ? kept(text) : again(tree, path));
    if (file !== undefined) cases.push(file);
  }
  return cases;
}

/** Two functions, since whatever one holds a closure over stays in memory for all of its closures. */
function kept(text: string | undefined): () => string | undefined {
  return () => text;
}

function again(tree: Tree, path: string): () => string | undefined {
  return () => textNow(tree, path);
}

function isInTexts(path: string): boolean {
  return path.startsWith(`${textsFolder}/`);
}

interface RevisionOptions extends Pick<LoadOptions, "onStep"> {
  readonly found: Found;
  /** Those to read; of the others only that they are there. */
  readonly named: ReadonlySet<string | undefined> | undefined;
}

async function readRevisions(
  tree: Tree,
  paths: readonly string[],
  { found, onStep, named }: RevisionOptions,
): Promise<Map<string, CorpusRevision>> {
  const files = paths.filter((path) => path.split("/").length > 2 && !isInTexts(path));
  const folders = groupsOf(files, (path) => path.split("/")[1] ?? "");
  const revisions = new Map<string, CorpusRevision>();
  for (const [id, own] of folders) {
    onStep?.({ kind: "corpus revisions", read: revisions.size, of: folders.size });
    const reading = await readRevision(tree, id, named?.has(id) === false ? [] : own);
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

async function policyOf(tree: Tree, found: Found): Promise<PolicyFile | undefined> {
  const reading = await readPolicy(tree);
  if (reading !== undefined) note(found, reading);
  return reading?.file;
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
