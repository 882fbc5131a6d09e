import { fieldOf, isMap } from "../../model/fields.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { EvidenceChange, FieldChange, LineChange } from "./comparison.ts";

/** What a manifest says of each case as well, or what follows from it. */
const ofTheManifest: ReadonlySet<string> = new Set([
  "digest",
  "split",
  "families",
  "component",
  "holdout",
  "label",
  "currency",
]);

/** Words and labels for people and tools, which no approval is bound to. */
export const labelField = "tags";

/** In what two lines of a case differ, besides what their manifests say of it, labels, and the ids of a store. */
export function compareLines(a: unknown, b: unknown): LineChange {
  const names = namesIn(a, b).filter(
    (name) => name !== "evidence" && name !== labelField && !ofTheManifest.has(name),
  );
  const evidence = compareEvidence(fieldOf(a, "evidence"), fieldOf(b, "evidence"));
  return { fields: changesOf(a, b, names).concat(evidence.order), evidence: evidence.chunks };
}

export function isSameLine({ fields, evidence }: LineChange): boolean {
  return fields.length === 0 && evidence.length === 0;
}

/** Whether two lines of a case have the same labels. */
export function hasSameLabels(a: unknown, b: unknown): boolean {
  return isEqual(fieldOf(a, labelField), fieldOf(b, labelField));
}

/** A store may mint its own ids at each ingestion: they are of the corpus revision, and no part of a judgment. */
const storeField = "storeId";

function namesIn(a: unknown, b: unknown): readonly string[] {
  const names = [a, b].flatMap((one) => (isMap(one) ? Object.keys(one) : []));
  return [...new Set(names)].filter((name) => name !== storeField);
}

function changesOf(a: unknown, b: unknown, names: readonly string[]): FieldChange[] {
  return names.flatMap((field) => {
    const [left, right] = [fieldOf(a, field), fieldOf(b, field)];
    return isEqual(left, right) ? [] : [{ field, a: left ?? null, b: right ?? null }];
  });
}

/** Values of JSON: the names of an object have no order. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, at) => isEqual(one, b[at]));
  }
  if (!isMap(a) || !isMap(b)) return false;
  return namesIn(a, b).every((name) => isEqual(fieldOf(a, name), fieldOf(b, name)));
}

interface EvidenceComparison {
  readonly chunks: readonly EvidenceChange[];
  /** The ids of the chunks in their order, where only that differs, or what stands there is no list of chunks. */
  readonly order: readonly FieldChange[];
}

function compareEvidence(a: unknown, b: unknown): EvidenceComparison {
  if (isEqual(a, b)) return { chunks: [], order: [] };
  const [left, right] = [chunksIn(a), chunksIn(b)];
  const chunks = [...new Set([...left.keys(), ...right.keys()])].toSorted(byUtf8).flatMap((id) => {
    const change = chunkChange(id, left.get(id), right.get(id));
    return change === undefined ? [] : [change];
  });
  const order =
    chunks.length > 0 ? [] : [{ field: "evidence", a: [...left.keys()], b: [...right.keys()] }];
  return { chunks, order };
}

function chunkChange(chunkId: string, a: unknown, b: unknown): EvidenceChange | undefined {
  if (a === undefined) return { chunkId, in: "b", fields: [] };
  if (b === undefined) return { chunkId, in: "a", fields: [] };
  const fields = changesOf(a, b, namesIn(a, b));
  return fields.length === 0 ? undefined : { chunkId, in: "both", fields };
}

function chunksIn(evidence: unknown): ReadonlyMap<string, unknown> {
  const chunks = Array.isArray(evidence) ? evidence : [];
  return new Map(
    chunks.flatMap((chunk: unknown) => {
      const id = fieldOf(chunk, "chunkId");
      return typeof id === "string" ? [[id, chunk] as const] : [];
    }),
  );
}
