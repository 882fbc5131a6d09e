import { isMap } from "../../model/fields.ts";
import type { ExportedCase } from "../exported-set.ts";

/**
 * The fields of the contract that a shape has to account for, each with what lies in it. Of lists whose entries go to several
 * places the fields of an entry; of the rest the whole. A test compares them with the schema of a case.
 */
export const contractFields = [
  "id",
  "kind",
  "because",
  "conversation[].role",
  "conversation[].content",
  "query",
  "expectedAnswer",
  "acceptedAnswers[].statement",
  "acceptedAnswers[].chunkIds",
  "relevantChunkIds",
  "distractorChunkIds",
  "provenance[].chunkId",
  "provenance[].documentId",
  "provenance[].sourceUri",
  "provenance[].sourceRevision",
  "provenance[].contentHash",
  "provenance[].quote",
  "provenance[].grade",
  "provenance[].insteadOf",
  "corpusRevision",
  "origin",
  "review",
  "tags",
  "notes",
  "variantOf",
  "families",
  "split",
  "sentinel.why",
  "sentinel.reviews",
  "sentinel.resolution",
  "refresh",
  "askedAt",
  "caller",
  "evidence",
  "retired",
] as const;

/** What the set knows of a case beside its file. */
type ComputedField = Exclude<
  keyof ExportedCase,
  "case" | "path" | "evidence" | (typeof contractFields)[number]
>;

const computedFields: readonly ComputedField[] = ["digest", "currency", "component", "holdout"];

export type ContractField = (typeof contractFields)[number] | ComputedField;

/** Every field of a case, in the order in which losses are told. */
export const allFields: readonly ContractField[] = [...contractFields, ...computedFields];

/** What the set decides of a case, whatever the case itself states. */
const ofTheSet: ReadonlySet<string> = new Set([...computedFields, "split", "families"]);

/** What a case says in a field: of lists the value of each entry that says something. */
export function valuesOf(one: ExportedCase, field: ContractField): readonly unknown[] {
  let values: readonly unknown[] = [ofTheSet.has(field) ? one : one.case];
  for (const step of field.split(".")) {
    const isList = step.endsWith("[]");
    const name = isList ? step.slice(0, -2) : step;
    const found = values.map((value) => (isMap(value) ? value[name] : undefined));
    values = isList ? found.flatMap((list: unknown) => (Array.isArray(list) ? list : [])) : found;
  }
  return values.filter(saysSomething);
}

function saysSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return false;
  return !Array.isArray(value) || value.length > 0;
}
