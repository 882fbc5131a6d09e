import type { Defect } from "../model/dataset.ts";
import type { AbstentionCase, GoldenCase } from "../model/generated/case.ts";
import type { ImportMap } from "../model/generated/import-map.ts";
import type { Path } from "../model/location.ts";
import type { Tree } from "../model/tree.ts";
import { hasField } from "../load/field-path.ts";
import { importMapShape } from "../load/generated/validators.js";
import type { LocatedYaml } from "../load/located-yaml.ts";
import { readYaml } from "../load/read-yaml.ts";
import type { RecordFormat, SourceRecord } from "../load/records.ts";
import { limits } from "../load/limits.ts";
import {
  evidenceMapping,
  fieldsOfEvidence,
  type EvidenceMapping,
  type ListField,
} from "./evidence-mapping.ts";
import type { ReportDefect } from "./mapping-pattern.ts";

/** One value for all records, or the one that a field's text stands for; without `values` the text is the value. */
export type Choice<Value extends string> =
  | { readonly always: Value }
  | {
      readonly field: string;
      readonly values: Readonly<Record<string, Value>> | undefined;
      /** What holds where the field is absent or blank; without it that is a lack. */
      readonly otherwise?: Value | undefined;
    };

type Turns = NonNullable<ImportMap["conversation"]>;

interface NamedField {
  readonly field: string;
  readonly at: Defect["at"];
  /** Whether the mapping says how to read a record without it, so that a table may have none. */
  readonly mayBeAbsent?: true;
}

/** Which field of a table becomes which part of a case. */
export interface ImportMapping {
  readonly format: RecordFormat | undefined;
  readonly list: string | undefined;
  readonly id: string | undefined;
  readonly idPrefix: string;
  readonly query: string;
  readonly expectedAnswer: string | undefined;
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
  const mapping = {
    format: map.format,
    list: map.list,
    id: map.id,
    idPrefix: map.idPrefix ?? "",
    query: map.query,
    expectedAnswer: map.expectedAnswer,
    kind: kindOf(map, defect),
    because: reasonOf(map, defect),
    acceptedAnswers: map.acceptedAnswers,
    evidence: map.evidence && evidenceMapping(map.evidence, ["evidence"], defect),
    conversation: map.conversation,
    tags: map.tags,
    notes: map.notes,
    named: pathsOfFields(map).map(({ path, ...named }) => ({ ...named, at: yaml.locate(path) })),
  };
  return { mapping, defects };
}

function kindOf({ kind, kindFrom }: ImportMap, report: ReportDefect): ImportMapping["kind"] {
  const choice = choiceOf("kind", { always: kind, from: kindFrom }, report);
  if (choice === undefined) {
    const message = "Nothing tells the kind of the records.";
    const fix = `Add "kind: answerable" where every record has an answer, or "kindFrom" where a field tells.`;
    report([], message, fix);
  }
  return choice ?? { always: "answerable" };
}

function reasonOf(
  { because, becauseFrom }: ImportMap,
  report: ReportDefect,
): ImportMapping["because"] {
  return choiceOf("because", { always: because, from: becauseFrom }, report);
}

function choiceOf<Value extends string>(
  name: "kind" | "because",
  said: {
    readonly always: Value | undefined;
    readonly from:
      | { field: string; values?: Readonly<Record<string, Value>>; otherwise?: Value }
      | undefined;
  },
  report: ReportDefect,
): Choice<Value> | undefined {
  const { always, from } = said;
  if (always !== undefined && from !== undefined) {
    const message = `"${name}" and "${name}From" both tell the same thing.`;
    report([name], message, `Keep "${name}" for one value, or "${name}From" to read a field.`);
  }
  if (from !== undefined) {
    return { field: from.field, values: from.values, otherwise: from.otherwise };
  }
  return always === undefined ? undefined : { always };
}

type FieldPath = Omit<NamedField, "at"> & { readonly path: Path };

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
  return fields;
}
