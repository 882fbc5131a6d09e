import type { PassedOver } from "../../../src/corpus/documents/choose-files.ts";
import type { Dump, DumpProblem } from "../../../src/corpus/dump.ts";
import type { MapFlags } from "../../../src/corpus/map-flags.ts";
import type { Settings } from "../../../src/corpus/comparing/settings.ts";

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
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
  readonly baseUri?: string;
  readonly sourceGit?: boolean;
}

/** A corpus as it was read, from a dump or from a folder. */
export interface CorpusSource {
  readonly what: "dump" | "folder";
  readonly settings: Settings;
  readonly read: Dump;
  /** How many files were read. */
  readonly files: number;
  /** The files of a folder that are no documents. */
  readonly passed: readonly PassedOver[];
  readonly remarks: readonly DumpProblem[];
  /** When the newest of the files came to be as they are. Throws UsageError where no commit tells. */
  readonly newest: () => Promise<string>;
}
