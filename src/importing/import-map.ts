import type { Defect } from "../model/dataset.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import type { ImportMap } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import type { Tree } from "../model/tree.ts";
import { hasField } from "../load/field-path.ts";
import { importMapShape } from "../load/generated/import-map-shape.js";
import type { LocatedYaml } from "../load/located-yaml.ts";
import { readYaml } from "../load/read-yaml.ts";
import type { RecordFormat } from "../load/record-formats.ts";
import type { SourceRecord } from "../load/records.ts";
import { limits } from "../load/limits.ts";
import { kindChoice, reasonChoice, type Choice } from "./choice-map.ts";
import {
  evidenceMapping,
  fieldsOfEvidence,
  type EvidenceMapping,
  type ListField,
} from "./evidence-mapping.ts";
import { checkOptional, checkQuestion, questionFields } from "./question-map.ts";

type Turns = NonNullable<ImportMap["conversation"]>;

interface NamedField {
  readonly field: string;
  readonly at: Defect["at"];
  /** Whether a table may have none: the mapping says so, or how to read a record without it. */
  readonly mayBeAbsent?: true;
}

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
  readonly evidence: EvidenceMapping | undefined;
  readonly conversation: Turns | undefined;
  readonly tags: ListField | undefined;
  readonly notes: string | undefined;
  /** The fields it names, each with the place that names it. */
  readonly named: readonly NamedField[];
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

/** The fields that a mapping names, no record has and no mapping may do without: each most likely a slip of the mapping. */
export function absentFields(
  { named }: Pick<ImportMapping, "named">,
  records: readonly SourceRecord[],
): readonly Pick<Defect, "at" | "message">[] {
  const absent = named.filter(
    ({ field, mayBeAbsent }) => mayBeAbsent !== true && !isThere(field, records),
  );
  if (records.length === 0 || absent.length === 0) return [];
  const names = new Set(records.flatMap(({ fields }) => Object.keys(fields)));
  const has = [...names].map((name) => `"${name}"`).join(", ");
  return absent.map(({ field, at }) => ({
    at,
    message: `No record has a field "${field}"; the records have ${has}.`,
  }));
}

/** The fields that no record has although the mapping reads them where they are. */
export function unreadFields(
  { named }: Pick<ImportMapping, "named">,
  records: readonly SourceRecord[],
): readonly string[] {
  if (records.length === 0) return [];
  const fields = named.filter(({ field, mayBeAbsent }) => {
    return mayBeAbsent === true && !isThere(field, records);
  });
  return [...new Set(fields.map(({ field }) => field))];
}

function isThere(name: string, records: readonly SourceRecord[]): boolean {
  return records.some(({ fields }) => hasField(fields, name));
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
    evidence: map.evidence && evidenceMapping(map.evidence, ["evidence"], defect),
    conversation: map.conversation,
    tags: map.tags,
    notes: map.notes,
    named: named.map(({ path, ...one }) => ({ ...one, at: yaml.locate(path) })),
  };
  return { mapping, defects };
}

type FieldPath = Omit<NamedField, "at"> & { readonly path: Path };

/** The fields that a mapping names; one that it calls optional may be absent, whatever reads it. */
function pathsOfFields(map: ImportMap): readonly FieldPath[] {
  const fields: FieldPath[] = [];
  const add = (field: string | undefined, path: Path): void => {
    if (field !== undefined) fields.push({ field, path });
  };
  for (const name of ["id", "query", "expectedAnswer", "notes"] as const) add(map[name], [name]);
  const { kindFrom } = map;
  if (kindFrom !== undefined) {
    const mayBeAbsent = kindFrom.otherwise === undefined ? {} : { mayBeAbsent: true as const };
    fields.push({ field: kindFrom.field, path: ["kindFrom", "field"], ...mayBeAbsent });
  }
  for (const name of ["becauseFrom", "acceptedAnswers", "conversation", "tags"] as const) {
    add(map[name]?.field, [name, "field"]);
  }
  if (map.evidence !== undefined) fields.push(...fieldsOfEvidence(map.evidence, ["evidence"]));
  for (const { field, path } of questionFields(map)) add(field, path);
  const { optional = [] } = map;
  return fields.map((one) =>
    optional.includes(one.field) ? { ...one, mayBeAbsent: true as const } : one,
  );
}
