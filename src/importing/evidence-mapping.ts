import type { Evidence } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import type { TextPattern } from "../model/text-pattern.ts";
import { patternAt, type MappingPlace, type ReportDefect } from "./mapping-pattern.ts";
import { placesOf, type Places } from "./places-mapping.ts";

/** A field with several texts: a list, or one text cut at the separator. */
export interface ListField {
  readonly field: string;
  readonly separator?: string;
}

/** Several such fields; all of them are read, in their order. */
interface ListFields {
  readonly fields: readonly string[];
  readonly separator?: string;
}

/** Citations inside a text; `chunk` makes a chunk's id of what the pattern's names stood for. */
export interface Citations {
  readonly citedIn: string;
  readonly pattern: TextPattern;
  readonly chunk: TextPattern;
}

/** Lines of a text that hold nothing but sources: the line's one name stands for them. */
export interface CitingLines {
  readonly citedIn: string;
  readonly line: TextPattern;
  readonly separator?: string;
}

/** Where a record names its evidence, and how a place is written where it names no chunk ids. */
export type EvidenceMapping = (ListField | ListFields | Citations | CitingLines) & {
  readonly places?: Places;
  /** How to read the records that name no evidence there. */
  readonly otherwise?: EvidenceMapping;
};

/** What a mapping says of evidence, or undefined with the reason reported. */
export function evidenceMapping(
  given: Evidence,
  path: Path,
  report: ReportDefect,
): EvidenceMapping | undefined {
  const source = sourceOf(given, path, report);
  const places = placesOf(given, path, report);
  const { otherwise } = given;
  const next =
    otherwise === undefined
      ? undefined
      : evidenceMapping(otherwise, [...path, "otherwise"], report);
  if (source === undefined) return undefined;
  return {
    ...source,
    ...(places === undefined ? {} : { places }),
    ...(next === undefined ? {} : { otherwise: next }),
  };
}

/** The fields of which a mapping's evidence is read, each with the place that names it. */
export function* fieldsOfEvidence(
  { field, fields, citedIn, otherwise }: Evidence,
  path: Path,
): Generator<{ readonly field: string; readonly path: Path; readonly mayBeAbsent?: true }> {
  if (field !== undefined) yield { field, path: [...path, "field"] };
  for (const [index, one] of (fields ?? []).entries()) {
    yield { field: one, path: [...path, "fields", index], mayBeAbsent: true };
  }
  if (citedIn !== undefined) yield { field: citedIn, path: [...path, "citedIn"] };
  if (otherwise !== undefined) yield* fieldsOfEvidence(otherwise, [...path, "otherwise"]);
}

function sourceOf(given: Evidence, path: Path, report: ReportDefect): EvidenceMapping | undefined {
  const { field, fields, separator, citedIn, pattern, line } = given;
  const cut = separator === undefined ? {} : { separator };
  switch (partsSaid(given)) {
    case "field":
      if (field !== undefined) return { field, ...cut };
      break;
    case "fields":
      if (fields !== undefined) return { fields, ...cut };
      break;
    case "citedIn line":
      if (citedIn === undefined || line === undefined) break;
      return citingLines({ citedIn, line, ...cut }, path, report);
    case "citedIn pattern":
      if (citedIn === undefined || pattern === undefined || separator !== undefined) break;
      return citations(given, { citedIn, pattern }, { path, report });
  }
  const message = `"${path.at(-1) ?? ""}" does not tell where a record names its evidence.`;
  const fix = `Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.`;
  report(path, message, fix);
  return undefined;
}

/** Which of the parts that tell where evidence stands are there; `chunk` is a part of a pattern. */
function partsSaid(given: Evidence): string {
  const said = (["field", "fields", "citedIn", "line", "pattern"] as const).filter(
    (name) => given[name] !== undefined,
  );
  const isStray = given.chunk !== undefined && !said.includes("pattern");
  return [...said, ...(isStray ? ["chunk"] : [])].join(" ");
}

function citations(
  { chunk, places }: Evidence,
  { citedIn, pattern: source }: { readonly citedIn: string; readonly pattern: string },
  { path, report }: MappingPlace,
): Citations | undefined {
  const at = { path: [...path, "pattern"], report };
  const pattern = patternAt(source, at);
  // With places, what is cited is the text that the pattern's one name stands for.
  const cited = places === undefined ? "{chunk}" : `{${pattern?.names[0] ?? "source"}}`;
  const id = patternAt(chunk ?? cited, { path: [...path, "chunk"], report });
  if (pattern === undefined || id === undefined) return undefined;
  if (places !== undefined && pattern.names.length !== 1) {
    const message = 'With "places" a citation is one text, and this pattern has not one name.';
    report(at.path, message, 'Write one name in braces, such as "[{source}]".');
    return undefined;
  }
  return namesFit(pattern, id, at) ? { citedIn, pattern, chunk: id } : undefined;
}

function citingLines(
  given: { readonly citedIn: string; readonly line: string; readonly separator?: string },
  path: Path,
  report: ReportDefect,
): CitingLines | undefined {
  const at = { path: [...path, "line"], report };
  const line = patternAt(given.line, at);
  if (line === undefined) return undefined;
  if (line.names.length === 1 && given.line !== `{${line.names[0] ?? ""}}`) {
    return { ...given, line };
  }
  const message = "The line does not tell its sources from the text around them.";
  const fix = 'Write one name in braces and the text around it, such as "SOURCES: {sources}".';
  report(at.path, message, fix);
  return undefined;
}

/** A citation is found by the text around it, and gives every name that the chunk's id is made of. */
function namesFit(citation: TextPattern, id: TextPattern, { path, report }: MappingPlace): boolean {
  if (!citation.bounded) {
    const message = `The pattern starts or ends with a name, so nothing tells where a citation starts or ends.`;
    report(path, message, 'Write the text around it as well, such as "[{chunk}]".');
    return false;
  }
  const missing = id.names.filter((name) => !citation.names.includes(name));
  if (missing.length === 0 && id.names.length > 0) return true;
  const message =
    missing.length === 0
      ? "The chunk's id has no name in braces, so every citation would be the same chunk."
      : `The pattern has no {${missing.join("}, {")}}, of which the chunk's id is made.`;
  report(
    path,
    message,
    'Write "{chunk}" where the chunk\'s id stands, or say under "chunk" how it is made.',
  );
  return false;
}
