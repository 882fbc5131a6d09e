import { basename, dirname, resolve } from "node:path";
import type { DumpFile } from "../../src/corpus/dump.ts";
import { dumpMap, IncompleteMap, type DumpMap } from "../../src/corpus/dump-map.ts";
import { withFlags, type MapFlags } from "../../src/corpus/map-flags.ts";
import { mapSettings } from "../../src/corpus/map-settings.ts";
import { momentOf } from "../../src/corpus/moment.ts";
import type { Settings } from "../../src/corpus/revision-changes.ts";
import { isRevisionId } from "../../src/corpus/revision-id.ts";
import type { PassageReading } from "../../src/importing/case-format.ts";
import { newestCommitTime } from "../../src/git/last-commit.ts";
import { workingTree } from "../../src/git/working-tree.ts";
import { corpusMapShape } from "../../src/load/generated/validators.js";
import { readYaml } from "../../src/load/read-yaml.ts";
import type { RecordFormat } from "../../src/load/records.ts";
import { limits } from "../../src/load/limits.ts";
import type { CorpusMap } from "../../src/model/generated/corpus-map.ts";
import { plainStyle } from "../../src/report/style.ts";
import { defectReport } from "../../src/report/text-report.ts";
import { terminalText } from "../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../io.ts";
import { dumpForm } from "./dump-form.ts";
import { inputBytes, inputRecords } from "./input-file.ts";
import { placeFrom } from "./set-folder.ts";

/** The flags of `corpus snapshot` as they were given. */
export interface SnapshotOptions extends Omit<MapFlags, "format"> {
  /** A form of a dump, or a format that brings its corpus. */
  readonly format?: string;
  readonly map?: string;
  readonly id?: string;
  readonly createdAt?: string;
  /** By default all; said outright, it adds texts to a revision that is recorded already. */
  readonly texts?: "all" | "cited" | "none";
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
  const { map: file, flags, passages } = dumpForm(options);
  const mapping = completeMapping(file ?? (await readMap(io, options.map)), flags);
  const records = passages?.read ?? ((source) => inputRecords(source.name, source.bytes, mapping));
  const files = await readFiles(io, inputs, records);
  const createdAt = await createdAtOf(io, inputs, options.createdAt);
  const id = options.id ?? `corpus-${createdAt.slice(0, "2026-09-01".length)}`;
  if (!isRevisionId(id)) {
    throw new UsageError(
      `"${terminalText(id)}" cannot name a corpus revision: give --id lower-case letters and digits joined by single ".", "-" or "_", such as corpus-2026-09-01.`,
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
    throw new UsageError(`The mapping file "${terminalText(file)}" cannot be opened.`, { cause });
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

function completeMapping(file: CorpusMap, flags: MapFlags): Mapping {
  const open: string[] = [];
  const merged = completed(() => withFlags(file, flags), open);
  const { format, list, ...map } = merged ?? {};
  const dump = merged && completed(() => dumpMap(map), open);
  const settings = merged && completed(() => mapSettings(map), open);
  if (dump === undefined || settings === undefined) {
    throw new UsageError(
      open
        .flatMap((text) => text.split("\n"))
        .map(terminalText)
        .join("\n"),
    );
  }
  return { map: dump, settings, format, list };
}

/** What a part of a mapping gives; undefined, with the reason among those that are open, where it is incomplete. */
function completed<Value>(part: () => Value, open: string[]): Value | undefined {
  try {
    return part();
  } catch (error) {
    if (!(error instanceof IncompleteMap)) throw error;
    open.push(error.message);
    return undefined;
  }
}

async function readFiles(
  io: Io,
  names: readonly string[],
  records: PassageReading["read"],
): Promise<readonly DumpFile[]> {
  const paths = names.map((name) => resolve(io.cwd, name));
  const twice = names.find((_, index) => paths.indexOf(paths[index] ?? "") < index);
  if (twice !== undefined) throw new UsageError(`"${terminalText(twice)}" is given twice.`);
  const files: DumpFile[] = [];
  for (const name of names) {
    const bytes = await inputBytes(io.cwd, name);
    files.push({ name, reading: records({ name, bytes }) });
  }
  return files;
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
      `--created-at "${terminalText(given)}" is no moment: give a date, a time and an offset, as in ${form}, or a day.`,
    );
  }
  const paths = names.map((name) => resolve(io.cwd, name));
  const time = await newestCommitTime(paths);
  if ("committedAt" in time) return time.committedAt;
  const name = terminalText(names[paths.indexOf(time.file)] ?? time.file);
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
