import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { commitTree } from "../../../src/git/commit-tree.ts";
import { fileHistory, type FileHistory, type FileVersion } from "../../../src/git/file-history.ts";
import { findCheckout, placeIn } from "../../../src/git/find-repository.ts";
import { partOfTree } from "../../../src/git/part-of-tree.ts";
import { RepositoryError, type Repository } from "../../../src/git/repository.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { limits } from "../../../src/load/limits.ts";
import { decodeUtf8 } from "../../../src/load/text-file.ts";
import { provenanceOf, type CaseFile } from "../../../src/model/case.ts";
import { idInName } from "../../../src/model/case-id.ts";
import type { Dataset } from "../../../src/model/dataset.ts";
import {
  casesFolder,
  currentFile,
  isYamlName,
  revisionsFolder,
  textFilesOf,
} from "../../../src/model/layout.ts";
import type { ShownCase } from "../../../src/report/cases/case-record.ts";
import { newestApproved, type CaseVersion } from "../../../src/review/approved-version.ts";
import { rawText } from "../raw-text.ts";
import { textsToday } from "./texts-today.ts";

/** A set as it is now, in which versions of cases are looked for. */
export interface SetToday {
  readonly folder: string;
  readonly dataset: Dataset;
}

/** The newest approved version of a case under a corpus revision, or what there is instead. */
export type PastCase =
  | { readonly shown: ShownCase }
  | {
      readonly shown: undefined;
      /** Whether a case of that id was ever there. */
      readonly known: boolean;
      /** The revisions under which approved versions were judged, the newest first. */
      readonly revisions: readonly string[];
    };

/** A version in a commit, or the one of the working directory. */
interface Version extends CaseVersion {
  readonly committed: FileVersion | undefined;
}

interface Past {
  readonly repository: Repository;
  /** The set's folder in the repository; empty for its root. */
  readonly within: string;
  readonly history: FileHistory;
}

/**
 * Looks for the newest approved version of a case that was judged under a corpus revision: first in the working
 * directory, then in the history of HEAD, without a checkout. Throws RepositoryError where there is no history, or it ends
 * before an answer.
 */
export async function pastCase(set: SetToday, id: string, revision: string): Promise<PastCase> {
  const past = await historyOf(set, id);
  const search = await newestApproved(versionsOf(set, id, past), revision);
  const { found, passedOver } = search;
  if (found === undefined) {
    return { shown: undefined, known: search.looked > 0, revisions: search.revisions };
  }
  const { committed } = found.version;
  const today = set.dataset.cases.find((file) => isNamed(file.path, id));
  const shared = { variants: [], findings: undefined, due: undefined };
  if (committed === undefined || past === undefined) {
    const { dataset } = set;
    const file = dataset.cases.find(({ path }) => path === found.file.path) ?? found.file;
    return {
      shown: { ...shared, dataset, file, past: { recording: undefined, today, passedOver } },
    };
  }
  const recording = await past.history.recordingOf(committed);
  const dataset = await datasetAt(set, past, { ...committed, file: found.file });
  const file = found.file;
  return { shown: { ...shared, dataset, file, past: { recording, today, passedOver } } };
}

/** Undefined where the set lies in no repository, or in one without a commit. */
async function historyOf({ folder }: SetToday, id: string): Promise<Past | undefined> {
  const real = await realpath(folder);
  const checkout = await findCheckout(real);
  if (checkout?.head === undefined) return undefined;
  const { repository, head } = checkout;
  const within = placeIn(checkout, real);
  const cases = within === "" ? casesFolder : `${within}/${casesFolder}`;
  const named = (name: string): boolean => isNamed(name, id);
  const history = await fileHistory(repository, head, { folder: cases, named });
  return { repository, within, history };
}

function isNamed(path: string, id: string): boolean {
  return isYamlName(path) && idInName(path) === id;
}

async function* versionsOf(
  set: SetToday,
  id: string,
  past: Past | undefined,
): AsyncGenerator<Version> {
  yield* uncommitted(set, id, past);
  if (past === undefined) throw noHistory();
  for await (const version of past.history.all()) {
    const { bytes, more } = await past.history.read(version, { max: limits.case });
    const path = `${casesFolder}/${version.path}`;
    yield { path, text: more ? undefined : decodeUtf8(bytes), committed: version };
  }
}

function noHistory(): RepositoryError {
  return new RepositoryError(
    "no-repository",
    "The set lies in no Git repository with a commit, so there are no earlier versions to look in.",
  );
}

/** The working directory's version counts as the newest where HEAD does not hold it. */
async function* uncommitted(
  { folder, dataset }: SetToday,
  id: string,
  past: Past | undefined,
): AsyncGenerator<Version> {
  const tree = workingTree(folder);
  const committed = (await past?.history.newest()) ?? [];
  for (const { path } of dataset.cases.filter((file) => isNamed(file.path, id))) {
    const oid = await tree.objectId(path, { max: limits.case });
    const same = committed.some((one) => one.oid === oid && `${casesFolder}/${one.path}` === path);
    if (same) continue;
    const text = (await rawText(join(folder, path))).replace(/^\ufeff/, "");
    yield { path, text, committed: undefined };
  }
}

/** What a version is shown with: its corpus revision and texts as its commit has them, and where it lacks them as they are now. */
async function datasetAt(
  { folder, dataset }: SetToday,
  { repository, within }: Past,
  { commit, path, file }: FileVersion & { readonly file: CaseFile },
): Promise<Dataset> {
  const hashes = new Set([...provenanceOf(file)].flatMap(({ entry }) => entry.contentHash ?? []));
  const textFiles = new Set([...hashes].flatMap(textFilesOf));
  const revision = `${revisionsFolder}/${file.case.corpusRevision ?? ""}/`;
  const tree = partOfTree(
    await commitTree(repository, commit, within),
    (one) =>
      one === `${casesFolder}/${path}` ||
      one === currentFile ||
      one.startsWith(revision) ||
      textFiles.has(one),
  );
  const then = await loadDataset(tree);
  const missing = new Set([...hashes].filter((hash) => !then.texts.has(hash)));
  const texts = await textsToday(folder, missing);
  return {
    ...then,
    current: dataset.current,
    revisions: new Map([...dataset.revisions, ...then.revisions]),
    texts: new Map([...texts, ...then.texts]),
  };
}
