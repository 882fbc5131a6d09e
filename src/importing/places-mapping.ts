import type { Evidence, Place } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import type { TextPattern } from "../model/text-pattern.ts";
import { normaliseWhiteSpace } from "../model/white-space.ts";
import { patternAt, type MappingPlace, type ReportDefect } from "./mapping-pattern.ts";

/** One way to write a place, and what its names say of the document and of the locator. */
export interface PlaceForm {
  /** The pattern as the mapping has it, for messages. */
  readonly source: string;
  readonly pattern: TextPattern;
  /** The same in lower case, for texts in lower case. */
  readonly folded: TextPattern;
  readonly document: TextPattern;
  /** Undefined where only a document is told. */
  readonly locator: TextPattern | undefined;
}

/** How a table names the places of documents. */
export interface Places {
  readonly forms: readonly PlaceForm[];
  /** What people call the documents: their ids by these names. */
  readonly documents: Readonly<Record<string, string>>;
  readonly globs: boolean;
  readonly below: string | undefined;
  /** What the name of the table's file tells, with the pattern's source for messages. */
  readonly fileName: { readonly source: string; readonly pattern: TextPattern } | undefined;
}

/** What a mapping says of places; undefined where it speaks of chunk ids, or with the reason reported. */
export function placesOf(given: Evidence, path: Path, report: ReportDefect): Places | undefined {
  const { places, documents = {}, globs = false, below, chunk } = given;
  if (places === undefined) {
    for (const name of ["documents", "globs", "below", "fileName"] as const) {
      if (given[name] === undefined) continue;
      const message = `"${name}" says something of places, and "places" is missing.`;
      report([...path, name], message, 'Add "places", such as [{pattern: "{document}"}].');
    }
    return undefined;
  }
  if (chunk !== undefined) {
    const message = 'With "places" no chunk id is read, so "chunk" says nothing.';
    report([...path, "chunk"], message, 'Remove "chunk", or "places".');
  }
  const told = fileName(given.fileName, path, report);
  const forms = places.flatMap((place, index) => {
    const at = [...path, "places", index];
    return placeForm(place, told?.pattern.names ?? [], { path: at, report }) ?? [];
  });
  return { forms, documents, globs, below, fileName: told };
}

function fileName(
  source: string | undefined,
  path: Path,
  report: ReportDefect,
): Places["fileName"] {
  if (source === undefined) return undefined;
  const pattern = patternAt(source, { path: [...path, "fileName"], report });
  return pattern === undefined ? undefined : { source, pattern };
}

function placeForm(
  { pattern: source, document: documentSource = "{document}", locator: locatorSource }: Place,
  told: readonly string[],
  { path, report }: MappingPlace,
): PlaceForm | undefined {
  const at = (name: string): MappingPlace => ({ path: [...path, name], report });
  const normal = normaliseWhiteSpace(source);
  const pattern = patternAt(normal, at("pattern"));
  const folded = pattern === undefined ? undefined : patternAt(foldPattern(normal), at("pattern"));
  const document = patternAt(documentSource, at("document"));
  const locator = locatorSource === undefined ? undefined : patternAt(locatorSource, at("locator"));
  if (pattern === undefined || folded === undefined || document === undefined) return undefined;
  for (const [name, part] of [
    ["document", document],
    ["locator", locator],
  ] as const) {
    const missing = part?.names.filter(
      (one) => !pattern.names.includes(one) && !told.includes(one),
    );
    if (missing === undefined || missing.length === 0) continue;
    const message = `The ${name} of a place is made of {${missing.join("}, {")}}, which neither its pattern nor "fileName" has.`;
    const fix = `Name that part in the pattern, or say under "${name}" how it is made.`;
    report(path, message, fix);
  }
  return { source, pattern, folded, document, locator };
}

/** A pattern in lower case but for its names, which are no text of the table. */
function foldPattern(source: string): string {
  return source
    .split(/(\{[^}]*\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.toLowerCase()))
    .join("");
}
