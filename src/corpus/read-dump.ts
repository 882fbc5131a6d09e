import type { ChunkId } from "../model/ids.ts";
import { documentsOf, type DocumentFacts } from "./document-facts.ts";
import { placeText, type Dump, type DumpFile, type DumpPlace, type DumpProblem } from "./dump.ts";
import type { DumpMap } from "./dump-map.ts";
import { fieldAt } from "../load/field-path.ts";
import type { SourceRecord } from "../load/records.ts";
import { isBlank } from "../model/white-space.ts";
import { readRecord } from "./read-record.ts";
import type { SourceChunk } from "./snapshot.ts";

/** A chunk's id and text, and where they stand. */
interface PlacedId {
  readonly id: ChunkId;
  readonly text: string | undefined;
  readonly at: DumpPlace;
}

/** Reads the files of one dump. Every problem of every record is told; nothing is dropped in silence. */
export function readDump(files: readonly DumpFile[], map: DumpMap): Dump {
  const problems: DumpProblem[] = [];
  const leftOut: DumpPlace[] = [];
  const chunks: SourceChunk[] = [];
  const placed: PlacedId[] = [];
  const facts: DocumentFacts[] = [];
  for (const { name, reading } of files) {
    for (const { message, line } of reading.problems) {
      problems.push({ at: { file: name, line }, message });
    }
    for (const record of reading.records) {
      const at = { file: name, record: record.number, line: record.line };
      if (isLeftOut(record, map)) {
        leftOut.push(at);
        continue;
      }
      const read = readRecord(record, at, map);
      problems.push(...read.problems);
      if (read.chunk !== undefined) chunks.push(read.chunk);
      if (read.id !== undefined) placed.push({ id: read.id, text: read.text, at });
      if (read.facts !== undefined) facts.push(read.facts);
    }
  }
  const { documents, problems: contradictions } = documentsOf(facts);
  return {
    documents,
    chunks,
    leftOut,
    problems: inPlaceOrder(files, [
      ...problems,
      ...repeatedIds(placed, map),
      ...contradictions,
      ...unknownFields(files, map),
      ...emptiness(files),
    ]),
  };
}

/** Whether a record has no text, and the mapping says that such records are no chunks. */
function isLeftOut({ fields }: SourceRecord, { chunk }: DumpMap): boolean {
  if (chunk.blankText !== "leave-out") return false;
  const text = fieldAt(fields, chunk.text);
  return typeof text === "string" && isBlank(text);
}

/** By file as they were given, then by place in the file; what concerns a whole file comes first. */
function inPlaceOrder(
  files: readonly DumpFile[],
  problems: readonly DumpProblem[],
): readonly DumpProblem[] {
  const order = new Map(files.map(({ name }, index) => [name, index]));
  const rank = ({ at }: DumpProblem): readonly number[] => [
    order.get(at.file) ?? 0,
    at.line ?? 0,
    at.record ?? 0,
  ];
  return problems.toSorted((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    const index = left.findIndex((part, at) => part !== right[at]);
    return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
  });
}

function* repeatedIds(placed: readonly PlacedId[], { idFrom }: DumpMap): Generator<DumpProblem> {
  const seen = new Map<ChunkId, PlacedId>();
  for (const one of placed) {
    const { id, text, at } = one;
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, one);
      continue;
    }
    const texts = first.text === text ? "with the same text" : "with another text";
    yield {
      at,
      message: `The chunk id "${id}" stands in ${placeText(first.at)} too, ${texts}.`,
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

function optionalFields({
  chunk,
  document,
  idFrom,
  locatorFrom,
}: DumpMap): (readonly [string, string])[] {
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
  const built = locatorFrom.flatMap(({ names }) =>
    names.map((name) => ["chunk.locatorFrom", name] as const),
  );
  return [...Object.entries(fields), ...built].flatMap(([place, field]) =>
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
