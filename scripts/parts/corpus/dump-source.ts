import { basename, dirname, resolve } from "node:path";
import { isStandard } from "../../../src/corpus/documents/document-kind.ts";
import type { DumpFile } from "../../../src/corpus/dump.ts";
import { dumpMap, type DumpMap } from "../../../src/corpus/dump-map.ts";
import { withFlags, type MapFlags } from "../../../src/corpus/map-flags.ts";
import { mapSettings } from "../../../src/corpus/map-settings.ts";
import { readDump } from "../../../src/corpus/read-dump.ts";
import type { Settings } from "../../../src/corpus/comparing/settings.ts";
import { lastCommits } from "../../../src/git/last-commits.ts";
import type { PassageReading } from "../../../src/importing/case-format.ts";
import type { RecordFormat } from "../../../src/load/record-formats.ts";
import type { CorpusMap } from "../../../src/model/generated/corpus-map.ts";
import { terminalText } from "../../../src/report/untrusted/terminal.ts";
import { UsageError, type Io } from "../../io.ts";
import { newestTime } from "./commit-time.ts";
import { completed, incomplete, readMap } from "./corpus-mapping.ts";
import { dumpForm } from "./dump-form.ts";
import { inputBytes, inputRecords } from "../input-file.ts";
import type { CorpusSource, SnapshotOptions } from "./corpus-source.ts";

/** Reads the files of one dump. Throws UsageError. */
export async function dumpSource(
  io: Io,
  names: readonly string[],
  options: SnapshotOptions,
): Promise<CorpusSource> {
  const { map: own, flags, passages } = dumpForm(options);
  const given = own ?? (await readMap(io, options.map));
  if ((options.format ?? given.format) === undefined) refuseDocuments(names);
  const foreign = folderFlags.find(([name]) => options[name] !== undefined);
  if (foreign !== undefined) {
    throw new UsageError(
      `${foreign[1]} is for a folder of documents, and "${terminalText(names[0] ?? "")}" is a file.`,
    );
  }
  const { map, settings, ...form } = completeMapping(given, flags);
  const records = passages?.read ?? ((file) => inputRecords(file.name, file.bytes, form));
  const files = await readFiles(io, names, records);
  return {
    what: "dump",
    settings,
    read: readDump(files, map),
    files: names.length,
    passed: [],
    remarks: [],
    newest: async () => {
      const paths = names.map((name) => [resolve(io.cwd, name), name] as const);
      return newestTime(await lastCommits(paths.map(([path]) => path)), new Map(paths), "dump");
    },
  };
}

/** A page given where a dump is expected: its folder can be recorded, one file of it cannot. Throws UsageError. */
function refuseDocuments(names: readonly string[]): void {
  const page = names.find(isStandard);
  if (page === undefined) return;
  throw new UsageError(
    `"${terminalText(page)}" looks like a document, and documents are recorded by their folder. Name the folder "${terminalText(dirname(page))}"; --include "${terminalText(basename(page))}" takes this one alone. If it is a chunk dump, say in which form, as in --format jsonl.`,
  );
}

const folderFlags = [
  ["include", "--include"],
  ["exclude", "--exclude"],
  ["baseUri", "--base-uri"],
  ["sourceGit", "--source-git"],
] as const satisfies readonly (readonly [keyof SnapshotOptions, string])[];

interface RecordForm {
  readonly format: RecordFormat | undefined;
  readonly list: string | undefined;
}

function completeMapping(
  file: CorpusMap,
  flags: MapFlags,
): RecordForm & { readonly map: DumpMap; readonly settings: Settings } {
  const open: string[] = [];
  const merged = completed(() => withFlags(file, flags), open);
  const { format, list, ...map } = merged ?? {};
  const dump = merged && completed(() => dumpMap(map), open);
  const settings = merged && completed(() => mapSettings(map), open);
  if (dump === undefined || settings === undefined) throw incomplete(open);
  return { map: dump, settings, format, list };
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
