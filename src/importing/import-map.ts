import type { Defect } from "../model/dataset.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import type { ImportMap } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import { textPattern, type TextPattern } from "../model/text-pattern.ts";
import type { Tree } from "../model/tree.ts";
import { hasField } from "../load/field-path.ts";
import { importMapShape } from "../load/generated/validators.js";
import type { LocatedYaml } from "../load/located-yaml.ts";
import { readYaml } from "../load/read-yaml.ts";
import type { RecordFormat, SourceRecord } from "../load/records.ts";
import { limits } from "../load/limits.ts";
import { kindChoice, reasonChoice, type Choice } from "./choice-map.ts";
import { checkOptional, checkQuestion, questionFields } from "./question-map.ts";

/** A field with several texts: a list, or one text cut at the separator. */
export interface ListField {
  readonly field: string;
  readonly separator?: string;
}

/** Citations inside a text; `chunk` makes a chunk's id of what the pattern's names stood for. */
export interface Citations {
  readonly citedIn: string;
  readonly pattern: TextPattern;
  readonly chunk: TextPattern;
}

type Turns = NonNullable<ImportMap["conversation"]>;

/** Which field of a table becomes which part of a case. */
export interface ImportMapping {
  readonly format: RecordFormat | undefined;
  readonly list: string | undefined;
  readonly id: string | undefined;
  readonly idPrefix: string;
  /** The field that is true where a record is to be left out. */
  readonly skip: string | undefined;
  readonly query: string | undefined;
  readonly queryFrom: ImportMap["queryFrom"] | undefined;
  readonly expectedAnswer: string | undefined;
  readonly expectedAnswerByKind: ImportMap["expectedAnswerByKind"] | undefined;
  readonly kind: Choice<GoldenCase["kind"]>;
  readonly because: Choice<AbstentionCase["because"]> | undefined;
  readonly acceptedAnswers: ListField | undefined;
  readonly evidence: ListField | Citations | undefined;
  readonly conversation: Turns | undefined;
  readonly tags: ListField | undefined;
  readonly notes: string | undefined;
  /** Those of the fields it names that a table may lack altogether. */
  readonly optional: readonly string[];
  /** The fields it names, each with the place that names it. */
  readonly named: readonly { readonly field: string; readonly at: Defect["at"] }[];
}

export type ImportMapReading =
  | { readonly mapping: ImportMapping; readonly defects: readonly [] }
  | { readonly mapping: undefined; readonly defects: readonly Defect[] };

/** Reads a mapping file: all of its defects in the order of the file, or the mapping. */
export async function readImportMap(tree: Tree, file: string): Promise<ImportMapReading> {
  const { value, located, defects } = await readYaml(tree, file, {
    max: limits.policy,
    matches: importMapShape,
  });
  if (value === undefined || located === undefined) return { mapping: undefined, defects };
  const map = assembled(value, located);
  return map.defects.length > 0
    ? { mapping: undefined, defects: map.defects.toSorted(byPlace) }
    : { mapping: map.mapping, defects: [] };
}

/** The fields that a mapping names and no record has: each most likely a slip of the mapping. */
export function absentFields(
  { named, optional }: Pick<ImportMapping, "named" | "optional">,
  records: readonly SourceRecord[],
): readonly Pick<Defect, "at" | "message">[] {
  const absent = named.filter(
    ({ field }) =>
      !optional.includes(field) && !records.some(({ fields }) => hasField(fields, field)),
  );
  if (records.length === 0 || absent.length === 0) return [];
  const names = new Set(records.flatMap(({ fields }) => Object.keys(fields)));
  const has = [...names].map((name) => `"${name}"`).join(", ");
  return absent.map(({ field, at }) => ({
    at,
    message: `No record has a field "${field}"; the records have ${has}.`,
  }));
}

function byPlace(a: Defect, b: Defect): number {
  return a.at.line - b.at.line || a.at.column - b.at.column;
}

function assembled(
  map: ImportMap,
  yaml: LocatedYaml,
): { readonly mapping: ImportMapping; readonly defects: readonly Defect[] } {
  const defects: Defect[] = [];
  const defect = (path: Path, message: string, fix: string): void => {
    defects.push({ rule: "file/off-schema", message, at: yaml.locate(path), fix });
  };
  const named = pathsOfFields(map);
  checkQuestion(map, defect);
  checkOptional(
    map,
    named.map(({ field }) => field),
    defect,
  );
  const mapping = {
    format: map.format,
    list: map.list,
    id: map.id,
    idPrefix: map.idPrefix ?? "",
    skip: map.skip,
    query: map.query,
    queryFrom: map.queryFrom,
    expectedAnswer: map.expectedAnswer,
    expectedAnswerByKind: map.expectedAnswerByKind,
    kind: kindChoice(map, defect),
    because: reasonChoice(map, defect),
    acceptedAnswers: map.acceptedAnswers,
    evidence: map.evidence === undefined ? undefined : evidence(map.evidence, defect),
    conversation: map.conversation,
    tags: map.tags,
    notes: map.notes,
    optional: map.optional ?? [],
    named: named.map(({ field, path }) => ({ field, at: yaml.locate(path) })),
  };
  return { mapping, defects };
}

type Report = (path: Path, message: string, fix: string) => void;

function evidence(
  given: NonNullable<ImportMap["evidence"]>,
  report: Report,
): ListField | Citations | undefined {
  const { field, separator, citedIn, pattern, chunk } = given;
  const ofLists = field !== undefined || separator !== undefined;
  const ofCitations = [citedIn, pattern, chunk].some((part) => part !== undefined);
  if (ofLists && !ofCitations && field !== undefined) {
    return { field, ...(separator === undefined ? {} : { separator }) };
  }
  if (ofCitations && !ofLists && citedIn !== undefined && pattern !== undefined) {
    return citations({ citedIn, pattern, chunk: chunk ?? "{chunk}" }, report);
  }
  const message = `"evidence" does not tell where a record names its chunks.`;
  const fix = `Write {field: …} where a field holds chunk ids, or {citedIn: …, pattern: "[{chunk}]"} where a text cites them.`;
  report(["evidence"], message, fix);
  return undefined;
}

function citations(
  given: { readonly citedIn: string; readonly pattern: string; readonly chunk: string },
  report: Report,
): Citations | undefined {
  const pattern = patternAt(["evidence", "pattern"], given.pattern, report);
  const chunk = patternAt(["evidence", "chunk"], given.chunk, report);
  if (pattern === undefined || chunk === undefined) return undefined;
  return namesFit(pattern, chunk, report) ? { citedIn: given.citedIn, pattern, chunk } : undefined;
}

function patternAt(path: Path, source: string, report: Report): TextPattern | undefined {
  try {
    return textPattern(source);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    report(path, error.message, "Name each part once, in braces, with text between two names.");
    return undefined;
  }
}

/** A citation is found by the text around it, and gives every name that the chunk's id is made of. */
function namesFit(citation: TextPattern, id: TextPattern, report: Report): boolean {
  const path = ["evidence", "pattern"];
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

function pathsOfFields(map: ImportMap): { readonly field: string; readonly path: Path }[] {
  const fields: { readonly field: string; readonly path: Path }[] = [];
  const add = (field: string | undefined, path: Path): void => {
    if (field !== undefined) fields.push({ field, path });
  };
  for (const name of ["id", "query", "expectedAnswer", "notes"] as const) add(map[name], [name]);
  for (const name of [
    "kindFrom",
    "becauseFrom",
    "acceptedAnswers",
    "evidence",
    "conversation",
    "tags",
  ] as const) {
    add(map[name]?.field, [name, "field"]);
  }
  add(map.evidence?.citedIn, ["evidence", "citedIn"]);
  for (const { field, path } of questionFields(map)) add(field, path);
  return fields;
}
