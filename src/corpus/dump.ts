import type { RecordReading } from "../load/records.ts";
import type { SourceChunk, SourceDocument } from "./snapshot.ts";

/** One file of a chunk dump, as it was read. */
export interface DumpFile {
  /** The file's name as the person who gave it wrote it. */
  readonly name: string;
  readonly reading: RecordReading;
}

/** A place in a dump: where the form tells no line, the number of the record alone. */
export interface DumpPlace {
  readonly file: string;
  /** Counts from 1; undefined for the file as a whole. */
  readonly record?: number;
  readonly line?: number | undefined;
}

/** Something that keeps a dump from becoming a corpus revision. */
export interface DumpProblem {
  readonly at: DumpPlace;
  /** One sentence that is true without reading this code, values in straight quotes. */
  readonly message: string;
  /** One imperative sentence. */
  readonly fix?: string;
}

/** What a dump holds; with a problem in it nothing may be written. */
export interface Dump {
  readonly documents: readonly SourceDocument[];
  readonly chunks: readonly SourceChunk[];
  /** The records without a text, where the mapping says to leave them out. */
  readonly leftOut: readonly DumpPlace[];
  readonly problems: readonly DumpProblem[];
}

/** A place as a sentence names it: `dump.json record 3`, `dump.jsonl:7`. */
export function placeText({ file, record, line }: DumpPlace): string {
  if (line !== undefined) return `${file}:${line}`;
  return record === undefined ? file : `${file} record ${record}`;
}
