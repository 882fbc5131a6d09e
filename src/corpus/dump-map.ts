import type { CorpusMap } from "../model/generated/corpus-map.ts";
import { textPattern, type TextPattern } from "../model/text-pattern.ts";

/** A pattern with its source, for messages. */
interface NamedPattern extends TextPattern {
  readonly source: string;
}

/** A mapping that is complete: it says where every chunk's id, text and document come from. */
export interface DumpMap {
  readonly chunk: NonNullable<CorpusMap["chunk"]> & { readonly text: string };
  /** Patterns over the record's fields, the first that is filled being the chunk's locator. */
  readonly locatorFrom: readonly NamedPattern[];
  readonly document: NonNullable<CorpusMap["document"]>;
  readonly idPattern: NamedPattern | undefined;
  readonly idFrom: NamedPattern | undefined;
}

/** A mapping that leaves something open or contradicts itself; the message says what to write. */
export class IncompleteMap extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "IncompleteMap";
  }
}

/** Makes a mapping ready for reading. Throws IncompleteMap. */
export function dumpMap({ chunk = {}, document = {}, ...patterns }: CorpusMap): DumpMap {
  const idPattern = namedPattern(patterns.idPattern);
  const idFrom = namedPattern(patterns.idFrom);
  const { text } = chunk;
  const told = new Set(idPattern?.names);
  const missing = [
    ...(text === undefined
      ? [open("which field holds a chunk's text", "--text FIELD", "chunk.text")]
      : []),
    ...openIds({ chunk, document, idPattern, idFrom, told }),
  ];
  if (text === undefined || missing.length > 0) throw new IncompleteMap(missing.join("\n"));
  const locatorFrom = builtLocators(chunk);
  const locates = chunk.locator !== undefined || locatorFrom.length > 0 || told.has("locator");
  if (idFrom !== undefined) checkIdFrom(idFrom, locates);
  return { chunk: { ...chunk, text }, document, locatorFrom, idPattern, idFrom };
}

/** What is still open about the ids of chunks and documents, a sentence each. */
function* openIds({
  chunk,
  document,
  idPattern,
  idFrom,
  told,
}: Omit<DumpMap, "chunk" | "locatorFrom"> & {
  readonly chunk: NonNullable<CorpusMap["chunk"]>;
  readonly told: ReadonlySet<string>;
}): Generator<string> {
  if (chunk.id === undefined && (idFrom === undefined || idPattern !== undefined)) {
    yield open("which field holds a chunk's id", "--chunk-id FIELD", "chunk.id");
  }
  if (idPattern !== undefined && !told.has("document") && !told.has("locator")) {
    yield `The pattern "${idPattern.source}" names neither {document} nor {locator}, so it tells nothing of a chunk.`;
  } else if (document.id === undefined && idPattern !== undefined && !told.has("document")) {
    yield `The pattern "${idPattern.source}" does not say which part of a chunk's id is its document: name that part {document}.`;
  } else if (document.id === undefined && idPattern === undefined) {
    const flag = "--document FIELD, or --document PATTERN for what the chunk's id tells";
    yield open("which document a chunk was cut from", flag, "document.id or idPattern");
  }
}

function builtLocators({ locatorFrom }: NonNullable<CorpusMap["chunk"]>): readonly NamedPattern[] {
  const patterns = (locatorFrom ?? []).flatMap((source) => namedPattern(source) ?? []);
  const fixed = patterns.find(({ names }) => names.length === 0);
  if (fixed !== undefined) {
    throw new IncompleteMap(
      `The pattern "${fixed.source}" of chunk.locatorFrom names no field, so every chunk would have the same locator. Write a field's name in braces.`,
    );
  }
  return patterns;
}

function checkIdFrom({ source, names }: NamedPattern, locates: boolean): void {
  const foreign = names.find((name) => name !== "document" && name !== "locator");
  if (foreign !== undefined || names.length === 0) {
    const what = foreign === undefined ? "names nothing" : `names {${foreign}}`;
    throw new IncompleteMap(
      `The pattern "${source}" ${what}, but a chunk's id is built from {document} and {locator}.`,
    );
  }
  if (names.includes("locator") && !locates) {
    throw new IncompleteMap(
      open(
        `which field holds the {locator} that "${source}" asks for`,
        "--locator FIELD",
        "chunk.locator",
      ),
    );
  }
}

function namedPattern(source: string | undefined): NamedPattern | undefined {
  if (source === undefined) return undefined;
  try {
    return { source, ...textPattern(source) };
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause;
    throw new IncompleteMap(`The pattern ${cause.message}`, { cause });
  }
}

function open(what: string, flag: string, field: string): string {
  return `Nothing says ${what}. Give ${flag}; in a mapping file it is ${field}.`;
}
