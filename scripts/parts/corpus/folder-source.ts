import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { chosenChunker } from "../../../src/corpus/chunking/chunkers.ts";
import { chooseFiles } from "../../../src/corpus/documents/choose-files.ts";
import { uriMaker } from "../../../src/corpus/documents/document-uri.ts";
import { folderMap } from "../../../src/corpus/documents/folder-map.ts";
import type { FolderReading } from "../../../src/corpus/documents/read-document.ts";
import { readFolder } from "../../../src/corpus/documents/read-folder.ts";
import type { DumpProblem } from "../../../src/corpus/dump.ts";
import { withFlags, type MapFlags } from "../../../src/corpus/map-flags.ts";
import { mapSettings } from "../../../src/corpus/map-settings.ts";
import type { Settings } from "../../../src/corpus/comparing/settings.ts";
import { workingTree } from "../../../src/git/working-tree.ts";
import type { CorpusMap } from "../../../src/model/generated/corpus-map.ts";
import { casesFolder, revisionsFolder } from "../../../src/model/layout.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { completed, incomplete, readMap } from "./corpus-mapping.ts";
import { dumpForm } from "./dump-form.ts";
import { folderHistory } from "./folder-history.ts";
import { withProgress } from "../progress.ts";
import { existingFolder, pathInSet } from "../set-folder.ts";
import type { CorpusSource, SnapshotOptions } from "./corpus-source.ts";

/** Reads the documents of a folder and cuts them into chunks. Throws UsageError. */
export async function folderSource(
  io: Io,
  name: string,
  options: SnapshotOptions,
): Promise<CorpusSource> {
  const { flags, passages } = dumpForm(options);
  if (passages !== undefined) {
    throw new UsageError(
      `--format ${options.format ?? ""} is for files, and "${terminalText(name)}" is a folder.`,
    );
  }
  const map = await readMap(io, options.map);
  const { reading, settings } = completeMapping(map, flags, options.baseUri);
  const folder = await existingFolder(io.cwd, name);
  const tree = workingTree(folder);
  const { include = [], exclude = [] } = options;
  const own = await ownFolders(folder, resolve(io.cwd, options.set));
  const chosen = chooseFiles(await tree.list(), { include, exclude, own });
  const read = await withProgress(io, "documents", async (step) => {
    return await readFolder(tree, chosen, { ...reading, step });
  });
  const placed = placedIn(name);
  const history = folderHistory(folder, name, read);
  const documents =
    options.sourceGit === true && read.problems.length === 0
      ? await history.revisions()
      : { documents: read.documents, problems: [] };
  return {
    what: "folder",
    settings,
    read: {
      chunks: read.chunks,
      leftOut: [],
      documents: documents.documents,
      problems: [...read.problems, ...documents.problems].map(placed),
    },
    files: read.paths.size,
    passed: read.passed,
    remarks: read.remarks.map(placed),
    newest: history.newest,
  };
}

/** Makes places clickable: as somebody who gave this folder would write them. */
function placedIn(folder: string): (problem: DumpProblem) => DumpProblem {
  return (problem) => ({ ...problem, at: { ...problem.at, file: join(folder, problem.at.file) } });
}

/** The folders of the set that lie in the corpus: the set's own, or those it keeps where both are one folder. */
async function ownFolders(corpus: string, set: string): Promise<readonly string[]> {
  const place = pathInSet(await realpath(corpus), "/", await realpath(set));
  if (place === "") return [casesFolder, revisionsFolder];
  return place.startsWith("../") || place === ".." ? [] : [place];
}

function completeMapping(
  file: CorpusMap,
  flags: MapFlags,
  baseUri: string | undefined,
): { readonly reading: FolderReading; readonly settings: Settings } {
  const open: string[] = [];
  const map = completed(() => withFlags(file, flags), open);
  const fields = map && completed(() => folderMap(map), open);
  const named = map && completed(() => mapSettings(map), open);
  const chunker = named && completed(() => chosenChunker(named.chunking), open);
  const uriOf = baseUri === undefined ? undefined : completed(() => uriMaker(baseUri), open);
  if (fields === undefined || named === undefined || chunker === undefined || open.length > 0) {
    throw incomplete(open);
  }
  const { name, version, settings } = chunker;
  return {
    reading: { chunker, fields, uriOf },
    settings: { ...named, chunking: { name, version, settings } },
  };
}
