import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { momentOf } from "../../../src/corpus/moment.ts";
import { isRevisionId } from "../../../src/corpus/revision-id.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import type { CorpusSource, SnapshotOptions } from "./corpus-source.ts";
import { dumpSource } from "./dump-source.ts";
import { folderSource } from "./folder-source.ts";

/** The name of a corpus revision, and when the corpus was so. */
export interface RevisionName {
  readonly id: string;
  readonly createdAt: string;
}

/** Everything that the flags, the mapping file and the corpus say. */
export interface SnapshotInputs extends Omit<CorpusSource, "newest"> {
  /** Asked for a corpus that can be recorded. Throws UsageError where no flag and no commit tells the time. */
  readonly named: () => Promise<RevisionName>;
}

/** Reads the mapping and the corpus. What cannot be used as it was given is a UsageError that says what to give. */
export async function snapshotInputs(
  io: Io,
  inputs: readonly string[],
  options: SnapshotOptions,
): Promise<SnapshotInputs> {
  const created = options.createdAt === undefined ? undefined : momentFrom(options.createdAt);
  const nameFor = (createdAt: string): RevisionName => ({
    id: revisionId(options.id ?? `corpus-${createdAt.slice(0, "2026-09-01".length)}`),
    createdAt,
  });
  nameFor(created ?? "2026-09-01");
  const [folder, ...more] = await foldersOf(io, inputs);
  if (folder !== undefined && (more.length > 0 || inputs.length > 1)) throw mixed(folder, inputs);
  const { newest, ...source } =
    folder === undefined
      ? await dumpSource(io, inputs, options)
      : await folderSource(io, folder, options);
  return { ...source, named: async () => nameFor(created ?? (await newest())) };
}

/** Those that are folders. Throws UsageError where nothing is there, before anything else is asked for. */
async function foldersOf(io: Io, inputs: readonly string[]): Promise<readonly string[]> {
  const folders: string[] = [];
  for (const name of inputs) {
    try {
      if ((await stat(resolve(io.cwd, name))).isDirectory()) folders.push(name);
    } catch (cause) {
      const shown = `"${terminalText(name)}"`;
      throw new UsageError(`${shown} is not a file or folder that can be opened.`, { cause });
    }
  }
  return folders;
}

function mixed(folder: string, inputs: readonly string[]): UsageError {
  const shown = `"${terminalText(folder)}"`;
  const other = inputs.find((name) => name !== folder) ?? folder;
  return new UsageError(
    `${shown} is a folder, and "${terminalText(other)}" is given beside it. Give one folder, which is the whole corpus, or the files of one dump: document ids are paths in that folder. Name the folder above several, with --include for those that count.`,
  );
}

function revisionId(id: string): string {
  if (isRevisionId(id)) return id;
  throw new UsageError(
    `"${terminalText(id)}" cannot name a corpus revision: give --id lower-case letters and digits joined by single ".", "-" or "_", such as corpus-2026-09-01.`,
  );
}

function momentFrom(given: string): string {
  const moment = momentOf(given);
  if (moment !== undefined) return moment;
  throw new UsageError(
    `--created-at "${terminalText(given)}" is no moment: give a date, a time and an offset, as in --created-at 2026-09-01T09:00:00Z, or a day.`,
  );
}
