import { documentsOf, type DocumentFacts } from "./document-facts.ts";
import { placeText, type Dump, type DumpFile, type DumpPlace, type DumpProblem } from "./dump.ts";
import type { DumpMap } from "./dump-map.ts";
import { fieldAt } from "./dump-values.ts";
import { readRecord } from "./read-record.ts";
import type { SourceChunk } from "./snapshot.ts";

/** A chunk and where it stands. */
interface PlacedChunk {
  readonly chunk: SourceChunk;
  readonly at: DumpPlace;
}

/** Reads the files of one dump. Every problem of every record is told; nothing is dropped in silence. */
export function readDump(files: readonly DumpFile[], map: DumpMap): Dump {
  const problems: DumpProblem[] = [];
  const placed: PlacedChunk[] = [];
  const facts: DocumentFacts[] = [];
  for (const { name, reading } of files) {
    for (const { message, line } of reading.problems) {
      problems.push({ at: { file: name, line }, message });
    }
    for (const record of reading.records) {
      const at = { file: name, record: record.number, line: record.line };
      const read = readRecord(record, at, map);
      problems.push(...read.problems);
      if (read.chunk !== undefined) placed.push({ chunk: read.chunk, at });
      if (read.facts !== undefined) facts.push(read.facts);
    }
  }
  const { documents, problems: contradictions } = documentsOf(facts);
  return {
    documents,
    chunks: placed.map(({ chunk }) => chunk),
    problems: [
      ...problems,
      ...repeatedIds(placed, map),
      ...contradictions,
      ...unknownFields(files, map),
      ...emptiness(files),
    ],
  };
}

function* repeatedIds(placed: readonly PlacedChunk[], { idFrom }: DumpMap): Generator<DumpProblem> {
  const seen = new Map<string, PlacedChunk>();
  for (const { chunk, at } of placed) {
    const first = seen.get(chunk.id);
    if (first === undefined) {
      seen.set(chunk.id, { chunk, at });
      continue;
    }
    const texts = first.chunk.text === chunk.text ? "with the same text" : "with another text";
    yield {
      at,
      message: `The chunk id "${chunk.id}" stands in ${placeText(first.at)} too, ${texts}.`,
      fix:
        idFrom === undefined
          ? "Keep one of the two records in the dump."
          : "Give the two a different locator, or keep one of the two records in the dump.",
    };
  }
}

/** A field that no record has is a slip in the mapping, where no record is at fault. */
function* unknownFields(files: readonly DumpFile[], map: DumpMap): Generator<DumpProblem> {
  const records = files.flatMap(({ reading }) => reading.records);
  const [first] = files;
  if (first === undefined || records.length === 0) return;
  for (const [place, field] of optionalFields(map)) {
    if (records.some(({ fields }) => fieldAt(fields, field) !== undefined)) continue;
    const names = new Set(records.flatMap(({ fields }) => Object.keys(fields)));
    yield {
      at: { file: first.name },
      message: `No record has a field "${field}", which ${place} names.`,
      fix: `Name one that is there, or none: the records have ${[...names].map((name) => `"${name}"`).join(", ")}.`,
    };
  }
}

function optionalFields({ chunk, document, idFrom }: DumpMap): (readonly [string, string])[] {
  const { locator, storeId, sourceHash } = chunk;
  const { uri, title, revision, publishedAt, access } = document;
  const fields = {
    ...(idFrom === undefined ? {} : { "chunk.id": chunk.id }),
    "chunk.locator": locator,
    "chunk.storeId": storeId,
    "chunk.sourceHash": sourceHash,
    "document.uri": uri,
    "document.title": title,
    "document.revision": revision,
    "document.publishedAt": publishedAt,
    "document.access": access,
  };
  return Object.entries(fields).flatMap(([place, field]) =>
    field === undefined ? [] : [[place, field] as const],
  );
}

function* emptiness(files: readonly DumpFile[]): Generator<DumpProblem> {
  const empty = files.every(
    ({ reading }) => reading.records.length === 0 && reading.problems.length === 0,
  );
  const [first] = files;
  if (!empty || first === undefined) return;
  yield {
    at: { file: first.name },
    message: "The dump holds no record, and a corpus without chunks answers nothing.",
    fix: "Find out why the dump is empty.",
  };
}
