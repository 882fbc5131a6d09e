import { longestLine } from "../load/limits.ts";
import type { DocumentFacts } from "./document-facts.ts";
import type { RecordReader } from "./record-reader.ts";
import type { SourceChunk } from "./snapshot.ts";

/** Refuses what the files of a revision could hold only in a line that no reader of the set takes. */
export function reportLongLines(
  reader: RecordReader,
  { text, ...chunk }: SourceChunk,
  facts: DocumentFacts | undefined,
): void {
  const lines = { text: [text], chunk: Object.values(chunk), document: Object.values(facts ?? {}) };
  for (const [what, values] of Object.entries(lines)) {
    if (!isTooLong(values)) continue;
    reader.report(
      `The recorded line of the ${what} would be longer than ${longestLine / 1024 / 1024} MiB, and no check reads such a line.`,
      what === "text"
        ? "Cut the text into chunks that a person can read."
        : "Find out which field of the dump is that long.",
    );
  }
}

/** The names of the fields, hashes and punctuation around the values: much less than this, in bytes. */
const around = 1000;

function isTooLong(values: readonly unknown[]): boolean {
  const texts = values.flat().filter((value) => typeof value === "string");
  const units = texts.reduce((sum, text) => sum + text.length, 0);
  const room = longestLine - around;
  // JSON takes at most six bytes for a unit of UTF-16.
  return units * 6 > room && Buffer.byteLength(JSON.stringify(texts)) > room;
}
