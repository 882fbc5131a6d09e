import type { EvidenceSource } from "../authoring/evidence-source.ts";
import type { RecordProblem } from "../load/json-file.ts";
import type { RecordReading } from "../load/records.ts";
import type { CorpusMap } from "../model/generated/corpus-map.ts";
import type { ImportedEntry } from "./imported-entry.ts";
import type { SourceFile, SourcePlace } from "./source-place.ts";
import type { FileLoss } from "./loss.ts";

/** Something in a file that is no record; everything else is still read. */
export interface PlacedProblem extends Pick<RecordProblem, "message"> {
  readonly at: SourcePlace;
}

/** What a format finds in the files of one import. */
export interface FormatReading {
  readonly entries: readonly ImportedEntry[];
  readonly problems: readonly PlacedProblem[];
  /** What the files say outside of their records and no case holds. */
  readonly losses: readonly FileLoss[];
}

/** How a format reads the corpus that its files bring: as records, and the map that reads those. */
export interface PassageReading {
  readonly map: CorpusMap;
  readonly read: (file: Pick<SourceFile, "bytes" | "name">) => RecordReading;
}

/** What the person who imports says for all records. */
export interface FormatSettings {
  /** What a good refusal conveys, for records that are to be refused and have no words for it. */
  readonly refusal?: string | undefined;
}

/** A shape of test set that is read without a mapping file. One file a format states both of its readings. */
export interface CaseFormat {
  /** What the command line and `origin.format` call it. */
  readonly name: string;
  /** One sentence for the list of formats: what it is and what it brings. */
  readonly summary: string;
  /** The files as a command line names them, such as `<file...>`. */
  readonly files: string;
  /** An example and what to know about it, for `--help`. */
  readonly help: string;
  /** Whether it has questions that are to be refused, without words for it. */
  readonly refusals?: true;
  readonly readCases: (
    files: readonly SourceFile[],
    source: EvidenceSource,
    settings: FormatSettings,
  ) => FormatReading;
  /** Undefined where the format brings no texts that a retriever would see. */
  readonly passages: PassageReading | undefined;
}
