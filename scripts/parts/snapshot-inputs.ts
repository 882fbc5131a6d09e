import { readFile, stat } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";
import type { DumpFile } from "../../src/corpus/dump.ts";
import { dumpMap, IncompleteMap, type DumpMap } from "../../src/corpus/dump-map.ts";
import { withFlags, type MapFlags } from "../../src/corpus/map-flags.ts";
import { momentOf } from "../../src/corpus/moment.ts";
import type { Settings } from "../../src/corpus/revision-changes.ts";
import { isRevisionId } from "../../src/corpus/revision-id.ts";
import { newestCommitTime } from "../../src/git/last-commit.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { corpusMapShape } from "../../src/load/generated/validators.js";
import { readYaml } from "../../src/load/read-yaml.ts";
import { formatOf, readRecords, type RecordFormat } from "../../src/load/records.ts";
import { limits } from "../../src/load/text-file.ts";
import { canonicalJson } from "../../src/model/digest.ts";
import type { CorpusMap } from "../../src/model/generated/corpus-map.ts";
import { plainStyle } from "../../src/report/style.ts";
import { defectReport } from "../../src/report/text-report.ts";
import { visibleText } from "../../src/report/visible-text.ts";
import { UsageError, type Io } from "../io.ts";
import { placeFrom } from "./set-folder.ts";

/** The flags of `corpus snapshot` as they were given. */
export interface SnapshotOptions extends MapFlags {
  readonly map?: string;
  readonly id?: string;
  readonly createdAt?: string;
  readonly texts: "all" | "cited" | "none";
  readonly set: string;
  readonly dryRun?: boolean;
}

/** Everything that the flags, the mapping file and the dump say. */
export interface SnapshotInputs {
  readonly id: string;
  readonly createdAt: string;
  readonly settings: Settings;
  readonly map: DumpMap;
  readonly files: readonly DumpFile[];
}

/** Reads the mapping and the dump. What cannot be used as it was given is a UsageError that says what to give. */
export async function snapshotInputs(
  io: Io,
  inputs: readonly string[],
  options: SnapshotOptions,
): Promise<SnapshotInputs> {
  const mapping = completeMapping(await readMap(io, options.map), options);
  const files = await readFiles(io, inputs, mapping);
  const createdAt = await createdAtOf(io, inputs, options.createdAt);
  const id = options.id ?? `corpus-${createdAt.slice(0, "2026-09-01".length)}`;
  if (!isRevisionId(id)) {
    throw new UsageError(
      `"${visibleText(id)}" cannot name a corpus revision: give --id lower-case letters and digits joined by single ".", "-" or "_", such as corpus-2026-09-01.`,
    );
  }
  const { map, settings } = mapping;
  return { id, createdAt, settings, map, files };
}

async function readMap(io: Io, file: string | undefined): Promise<CorpusMap> {
  if (file === undefined) return {};
  const path = resolve(io.cwd, file);
  const folder = dirname(path);
  const reading = await readYaml(workingTree(folder), basename(path), {
    max: limits.policy,
    matches: corpusMapShape,
  }).catch((cause: unknown) => {
    throw new UsageError(`The mapping file "${visibleText(file)}" cannot be opened.`, { cause });
  });
  if (reading.value !== undefined && reading.defects.length === 0) return reading.value;
  const place = placeFrom(io.cwd, folder);
  throw new UsageError(
    `${defectReport(reading.defects, { style: plainStyle, place })}\nThe mapping file does not fit, so no dump was read.`,
  );
}

interface Mapping {
  readonly map: DumpMap;
  readonly settings: Settings;
  readonly format: RecordFormat | undefined;
  readonly list: string | undefined;
}

function completeMapping(file: CorpusMap, options: SnapshotOptions): Mapping {
  try {
    const { format, list, ...map } = withFlags(file, options);
    return { map: dumpMap(map), settings: settingsOf(map), format, list };
  } catch (error) {
    if (error instanceof IncompleteMap) {
      throw new UsageError(visibleText(error.message), { cause: error });
    }
    throw error;
  }
}

function settingsOf({ chunking, embedding, retrievalFilter }: CorpusMap): Settings {
  if (chunking === undefined) {
    throw new IncompleteMap(
      "Nothing says how the documents were cut into chunks. Give --chunking NAME@VERSION, as in by-heading@1; in a mapping file it is chunking.",
    );
  }
  const settings = {
    chunking: { ...chunking, settings: chunking.settings ?? {} },
    ...(embedding === undefined ? {} : { embedding }),
    ...(retrievalFilter === undefined ? {} : { retrievalFilter }),
  };
  try {
    canonicalJson(settings);
  } catch (cause) {
    throw new IncompleteMap("The settings of the chunking hold a value that JSON cannot hold.", {
      cause,
    });
  }
  return settings;
}

async function readFiles(
  io: Io,
  names: readonly string[],
  { format, list }: Mapping,
): Promise<readonly DumpFile[]> {
  const paths = names.map((name) => resolve(io.cwd, name));
  const twice = names.find((_, index) => paths.indexOf(paths[index] ?? "") < index);
  if (twice !== undefined) throw new UsageError(`"${visibleText(twice)}" is given twice.`);
  const files: DumpFile[] = [];
  for (const name of names) {
    const form = format ?? formatOf(name);
    if (form === undefined) {
      throw new UsageError(
        `The name "${visibleText(name)}" does not tell the form of the dump: give --format json, jsonl, csv or yaml.`,
      );
    }
    files.push({ name, reading: readRecords(await bytesOf(io, name), form, list) });
  }
  return files;
}

/** The largest dump file that fits into one string. */
const largestDump = 500 * 1000 * 1000;

async function bytesOf(io: Io, name: string): Promise<Uint8Array> {
  const path = resolve(io.cwd, name);
  const shown = `"${visibleText(name)}"`;
  try {
    if ((await stat(path)).size <= largestDump) return await readFile(path);
  } catch (cause) {
    throw new UsageError(`${shown} is not a file that can be opened.`, { cause });
  }
  throw new UsageError(
    `${shown} is larger than 500 MB. Cut it into several files: all of them together make one snapshot.`,
  );
}

async function createdAtOf(
  io: Io,
  names: readonly string[],
  given: string | undefined,
): Promise<string> {
  const form = "--created-at 2026-09-01T09:00:00Z";
  if (given !== undefined) {
    const moment = momentOf(given);
    if (moment !== undefined) return moment;
    throw new UsageError(
      `--created-at "${visibleText(given)}" is no moment: give a date, a time and an offset, as in ${form}, or a day.`,
    );
  }
  const paths = names.map((name) => resolve(io.cwd, name));
  const time = await newestCommitTime(paths);
  if ("committedAt" in time) return time.committedAt;
  const name = visibleText(names[paths.indexOf(time.file)] ?? time.file);
  throw new UsageError(
    `When was the corpus as this dump has it? "${name}" ${reasons[time.none]}, so no commit tells. Give it, as in ${form}; the clock is never asked, so that the same dump gives the same bytes.`,
  );
}

const reasons = {
  "no-repository": "lies in no Git repository",
  untracked: "is in no commit",
  modified: "differs from its last commit",
  shallow: "was last changed before the history that this clone holds",
} as const;
