import { fieldOf, isMap } from "../../model/fields.ts";
import type { Path } from "../../model/location.ts";
import { isBlank, trimWhiteSpace } from "../../model/white-space.ts";
import { splits } from "../splits.ts";
import { isReal } from "./moments.ts";
import {
  claims,
  type ManifestCase,
  type PlacedId,
  type ReadManifest,
  type Register,
  type RegisteredDocument,
  type RegisteredFamily,
  type Relation,
} from "./manifest.ts";

/** Reads a JSON value of one of the two shapes, without the parts that depart from it: they have reasons of their own. */
export function readManifest(value: unknown): ReadManifest {
  if (Array.isArray(value)) {
    const records: readonly unknown[] = value;
    return {
      shape: "plain",
      claim: "family",
      cutoff: undefined,
      register: undefined,
      inventory: undefined,
      cases: records.map((record, index) => caseFrom(record, [index], index)),
    };
  }
  const inventory = fieldOf(value, "inventory");
  const cutoff = fieldOf(value, "cutoff");
  return {
    shape: "extended",
    claim: claimFrom(fieldOf(value, "claim")),
    cutoff: momentFrom(cutoff),
    register: registerFrom(fieldOf(value, "register")),
    inventory: Array.isArray(inventory) ? idsFrom(inventory, ["inventory"]) : undefined,
    cases: listOf(fieldOf(value, "cases")).map((record, index) =>
      caseFrom(record, ["cases", index], index),
    ),
  };
}

function caseFrom(record: unknown, path: Path, index: number): ManifestCase {
  const isPlain = path.length === 1;
  const field = (name: string): unknown => fieldOf(record, name);
  const family = idFrom(field("family_id"), [...path, "family_id"]);
  const plainFamilies = family === undefined ? [] : [family];
  return {
    index,
    path,
    id: idFrom(field("case_id"), [])?.id,
    families: isPlain ? plainFamilies : idsFrom(field("family_ids"), [...path, "family_ids"]),
    split: splitFrom(field("split")),
    question: textFrom(field("question")),
    answer: textFrom(field("answer")),
    ...(isPlain ? plainRest : extendedRest(record, path)),
  };
}

/** The fields that the extended shape alone has. */
type Rest = Pick<
  ManifestCase,
  | "documents"
  | "variantOf"
  | "isRetired"
  | "hasExclusionRule"
  | "caller"
  | "expectsRefusal"
  | "askedAt"
>;

const plainRest: Rest = {
  documents: [],
  variantOf: undefined,
  isRetired: false,
  hasExclusionRule: false,
  caller: undefined,
  expectsRefusal: false,
  askedAt: undefined,
};

function extendedRest(record: unknown, path: Path): Rest {
  return {
    documents: idsFrom(fieldOf(record, "documents"), [...path, "documents"]),
    variantOf: idFrom(fieldOf(record, "variant_of"), [...path, "variant_of"]),
    isRetired: fieldOf(record, "holdout") === "retired",
    hasExclusionRule: textFrom(fieldOf(record, "exclusion_rule")) !== undefined,
    caller: idFrom(fieldOf(record, "caller"), [...path, "caller"]),
    expectsRefusal: fieldOf(record, "expects") === "abstention",
    askedAt: momentFrom(fieldOf(record, "asked_at")),
  };
}

function claimFrom(claim: unknown): ReadManifest["claim"] {
  return typeof claim === "string" && Object.hasOwn(claims, claim) ? claims[claim] : undefined;
}

function splitFrom(split: unknown): ManifestCase["split"] {
  return ([...splits, "excluded"] as const).find((side) => side === split);
}

function registerFrom(register: unknown): Register | undefined {
  if (!isMap(register)) return undefined;
  const path = ["register", "families"];
  const families: RegisteredFamily[] = [];
  const documents: RegisteredDocument[] = [];
  for (const [index, entry] of listOf(register["families"]).entries()) {
    const family = idFrom(fieldOf(entry, "family_id"), [...path, index, "family_id"]);
    if (family === undefined) continue;
    const side = splitFrom(fieldOf(entry, "split"));
    const split = side === "excluded" ? undefined : side;
    const standsForCase = fieldOf(entry, "stands_for_case") === true;
    families.push({ ...family, split, splitPath: [...path, index, "split"], standsForCase });
    documents.push(...documentsFrom(entry, family.id, [...path, index, "documents"]));
  }
  const related = listOf(register["related"]).map((entry, index) =>
    relationFrom(entry, ["register", "related", index]),
  );
  return { families, documents, related, callers: callersFrom(register["callers"]) };
}

function documentsFrom(entry: unknown, family: string, path: Path): readonly RegisteredDocument[] {
  return listOf(fieldOf(entry, "documents")).flatMap((document, index) => {
    const id = idFrom(fieldOf(document, "document_id"), [...path, index, "document_id"]);
    const published = momentFrom(fieldOf(document, "published"));
    const publishedPath = [...path, index, "published"];
    return id === undefined ? [] : [{ ...id, family, published, publishedPath }];
  });
}

function relationFrom(entry: unknown, path: Path): Relation {
  const exception = fieldOf(entry, "exception");
  return {
    families: idsFrom(fieldOf(entry, "families"), [...path, "families"]),
    reason: textFrom(fieldOf(entry, "reason")),
    path,
    isExcepted:
      textFrom(fieldOf(exception, "reason")) !== undefined &&
      exceptionDate(exception) !== undefined,
  };
}

/** The day of an exception, by whatever name the field has that holds it. */
export function exceptionDate(exception: unknown): string | undefined {
  if (!isMap(exception)) return undefined;
  return Object.entries(exception)
    .filter(([name]) => name !== "reason")
    .map(([, field]) => textFrom(field))
    .find((text) => text !== undefined && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(text) && isReal(text));
}

function callersFrom(callers: unknown): Register["callers"] {
  const entries = isMap(callers) ? Object.entries(callers) : [];
  return new Map(
    entries.map(([name, ids]) => [
      trimWhiteSpace(name),
      new Set(idsFrom(ids, []).map(({ id }) => id)),
    ]),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function idsFrom(value: unknown, path: Path): readonly PlacedId[] {
  return listOf(value).flatMap((entry, index) => idFrom(entry, [...path, index]) ?? []);
}

/** White space around an id is a defect of its own, and hides no other. */
function idFrom(value: unknown, path: Path): PlacedId | undefined {
  const text = textFrom(value);
  return text === undefined ? undefined : { id: trimWhiteSpace(text), path };
}

function textFrom(value: unknown): string | undefined {
  return typeof value === "string" && !isBlank(value) ? value : undefined;
}

/** What no calendar or clock shows has a reason of its own. */
function momentFrom(value: unknown): string | undefined {
  const text = textFrom(value);
  return text !== undefined && isReal(text) ? text : undefined;
}
