import type { SourceRecord } from "../load/records.ts";
import type { ChunkId, DocumentId } from "../model/ids.ts";
import type { Captures } from "../model/text-pattern.ts";
import type { DocumentFacts } from "./document-facts.ts";
import type { DumpPlace, DumpProblem } from "./dump.ts";
import type { DumpMap } from "./dump-map.ts";
import { RecordReader } from "./record-reader.ts";
import { reportLongLines } from "./recorded-lines.ts";
import type { SourceChunk } from "./snapshot.ts";

/** What one record gave. The chunk is undefined where its id, its text or its document is. */
export interface RecordReading {
  readonly id: ChunkId | undefined;
  readonly text: string | undefined;
  readonly chunk: SourceChunk | undefined;
  readonly facts: DocumentFacts | undefined;
  readonly problems: readonly DumpProblem[];
}

export function readRecord({ fields }: SourceRecord, at: DumpPlace, map: DumpMap): RecordReading {
  const reader = new RecordReader(fields, at);
  const text = reader.chunkText(map.chunk.text);
  const identity = readIdentity(reader, map);
  const storeId = reader.optional(map.chunk.storeId) ?? identity.minted;
  const sourceHash = reader.optional(map.chunk.sourceHash);
  const { documentId, chunkId, locator } = identity;
  const facts = documentId === undefined ? undefined : readFacts(reader, documentId, { map, at });
  const { problems } = reader;
  if (chunkId === undefined || text === undefined || documentId === undefined) {
    return { id: chunkId, text, chunk: undefined, facts, problems };
  }
  const chunk = {
    id: chunkId,
    documentId,
    text,
    ...(locator === undefined ? {} : { locator }),
    ...(storeId === undefined ? {} : { storeId }),
    ...(sourceHash === undefined ? {} : { sourceHash }),
  };
  reportLongLines(reader, chunk, facts);
  return { id: chunkId, text, chunk, facts, problems };
}

interface Identity {
  readonly chunkId: ChunkId | undefined;
  readonly documentId: DocumentId | undefined;
  readonly locator: string | undefined;
  /** The store's own id, where the chunk's is built instead. */
  readonly minted: string | undefined;
}

function readIdentity(reader: RecordReader, map: DumpMap): Identity {
  const { chunk, document, idPattern, idFrom } = map;
  const given = idOf(reader, map);
  const told = given === undefined ? undefined : toldBy(reader, given, idPattern);
  const locator = reader.optional(chunk.locator) ?? builtLocator(reader, map) ?? told?.["locator"];
  const named = document.id === undefined ? told?.["document"] : reader.required(document.id);
  const built =
    idFrom === undefined ? given : builtId(reader, idFrom, { document: named, locator });
  const chunkId = reader.id("chunk id", built);
  // Where one id is made of the other, a defect of both is told of the chunk's.
  const apart = document.id !== undefined && idFrom === undefined;
  const documentId = apart || chunkId === built ? reader.id("document id", named) : named;
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A dump is where chunk ids come from.
    chunkId: chunkId as ChunkId | undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A dump is where document ids come from.
    documentId: documentId as DocumentId | undefined,
    locator,
    minted: idFrom === undefined ? undefined : given,
  };
}

/** The first locator whose fields the record fills. */
function builtLocator(reader: RecordReader, { locatorFrom }: DumpMap): string | undefined {
  for (const pattern of locatorFrom) {
    const values = pattern.names.map((name) => [name, reader.optional(name) ?? ""] as const);
    const locator = pattern.fill(Object.fromEntries(values));
    if (locator !== undefined) return locator;
  }
  return undefined;
}

/** What an id tells of its document and of its place in it. */
function toldBy(
  reader: RecordReader,
  id: string,
  pattern: DumpMap["idPattern"],
): Captures | undefined {
  return (
    pattern?.match(id) ??
    (pattern &&
      reader.report(
        `The chunk id "${id}" does not fit the pattern "${pattern.source}".`,
        "Mend the id in the dump, or write a pattern that fits every id.",
      ))
  );
}

/** The id that the record has; a store's own id may be absent where the chunk's is built. */
function idOf(reader: RecordReader, { chunk, idPattern, idFrom }: DumpMap): string | undefined {
  if (chunk.id === undefined) return undefined;
  const needed = idFrom === undefined || idPattern !== undefined;
  return needed ? reader.required(chunk.id) : reader.optional(chunk.id);
}

function builtId(
  reader: RecordReader,
  idFrom: NonNullable<DumpMap["idFrom"]>,
  { document, locator }: { document: string | undefined; locator: string | undefined },
): string | undefined {
  if (document === undefined) return undefined;
  const parts = { document, ...(locator === undefined ? {} : { locator }) };
  return (
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- A pattern is no array.
    idFrom.fill(parts) ??
    reader.report(
      `The record has no locator, and the pattern "${idFrom.source}" builds the chunk id from it.`,
      "Fill it in the dump.",
    )
  );
}

function readFacts(
  reader: RecordReader,
  id: DocumentId,
  { map: { document }, at }: { readonly map: DumpMap; readonly at: DumpPlace },
): DocumentFacts {
  return {
    id,
    at,
    uri: reader.optional(document.uri),
    revision: reader.optional(document.revision),
    title: reader.optional(document.title),
    publishedAt: reader.moment(document.publishedAt),
    access: reader.labels(document.access),
  };
}
