import { fieldOf, isMap } from "../../model/fields.ts";
import { groupsOf } from "../../model/groups.ts";
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
const labelField = "tags";

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
export function isEqual(a: unknown, b: unknown): boolean {
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
  const [inA, inB] = [byText(left, right), byText(right, left)];
  const chunks = [...new Set([...left.keys(), ...right.keys()])].toSorted(byUtf8).flatMap((id) => {
    const [one, other] = [left.get(id), right.get(id)];
    if (one === undefined) return [alone(id, "b", inA.get(hashOf(other)))];
    if (other === undefined) return [alone(id, "a", inB.get(hashOf(one)))];
    const fields = changesOf(one, other, namesIn(one, other));
    if (fields.length === 0) return [];
    return [{ chunkId: id, in: "both" as const, sameText: [], fields }];
  });
  const order =
    chunks.length > 0 ? [] : [{ field: "evidence", a: [...left.keys()], b: [...right.keys()] }];
  return { chunks, order };
}

type Chunks = ReadonlyMap<string, unknown>;

function alone(
  chunkId: string,
  side: "a" | "b",
  sameText: readonly string[] | undefined,
): EvidenceChange {
  return { chunkId, in: side, sameText: sameText ?? [], fields: [] };
}

/** The chunks of one line alone by the hash of their text, where one is stated. */
function byText(own: Chunks, other: Chunks): ReadonlyMap<unknown, readonly string[]> {
  const ids = [...own.keys()].filter((id) => !other.has(id) && hashOf(own.get(id)) !== undefined);
  return groupsOf(ids, (id) => hashOf(own.get(id)));
}

function hashOf(chunk: unknown): unknown {
  return fieldOf(chunk, "contentHash");
}

function chunksIn(evidence: unknown): Chunks {
  const chunks = Array.isArray(evidence) ? evidence : [];
  return new Map(
    chunks.flatMap((chunk: unknown) => {
      const id = fieldOf(chunk, "chunkId");
      return typeof id === "string" ? [[id, chunk] as const] : [];
    }),
  );
}
