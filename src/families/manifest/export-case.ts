import { sha256 } from "../../model/hash.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { Case } from "../../model/generated/manifest.ts";
import { takesPart, type CaseFile } from "../../model/case.ts";
import type { Split } from "../../model/families.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { Exposed } from "../exposed.ts";
import type { Grouping } from "../grouping.ts";
import { splits } from "../splits.ts";

/** A case that was approved as it is now. */
export interface ApprovedCase {
  readonly file: CaseFile;
  readonly whole: GoldenCase;
}

/** A record of the extended shape; without a split where the set decides none. */
export type ExportedCase = Omit<Case, "split" | "family_ids"> &
  Partial<Pick<Case, "split">> & { readonly family_ids: readonly string[] };

/** What the record of a case depends on beside the case. */
interface ExportContext {
  readonly grouping: Grouping;
  readonly exposed: Exposed;
  /** The ids of all cases that are exported. */
  readonly exported: ReadonlySet<string>;
}

/**
 * A case as a record of the extended shape; what people have learned from is a retired holdout. Where the case that it
 * rewords is not exported, no record names that one: what the two share is among the families all the same.
 */
export function exportedCase(
  { file, whole }: ApprovedCase,
  { grouping, exposed, exported }: ExportContext,
): ExportedCase {
  const { parent } = grouping.familiesOf(file);
  const documents = exportedDocuments(file, grouping);
  const rule = exclusionRule(file, grouping);
  const split = rule === undefined ? splitOf(file, grouping) : ("excluded" as const);
  const callers = permitted(whole);
  return {
    case_id: whole.id,
    family_ids: familyIdsOf(file, grouping),
    ...(split === undefined ? {} : { split }),
    question: questionOf(whole),
    answer: whole.expectedAnswer,
    ...(documents.length === 0 ? {} : { documents: [...documents] }),
    ...variantOf(parent, exported),
    ...(rule === undefined ? {} : { exclusion_rule: rule }),
    ...(exposed.case(file) ? { holdout: "retired" } : {}),
    ...(callers === undefined ? {} : { caller: callerName(callers) }),
    ...(whole.kind === "abstention" ? { expects: "abstention" } : {}),
    ...(whole.askedAt === undefined ? {} : { asked_at: whole.askedAt }),
  };
}

function variantOf(
  parent: CaseFile | undefined,
  exported: ReadonlySet<string>,
): Pick<ExportedCase, "variant_of"> {
  const id = parent?.case.id;
  return id === undefined || !exported.has(id) ? {} : { variant_of: id };
}

/** The families of a case; one that no family decides stands for itself, in a family of its own. */
function familyIdsOf(file: CaseFile, grouping: Grouping): readonly string[] {
  const alone = standingAlone(file, grouping).map(aloneId);
  return [...new Set([...ownFamilies(file, grouping), ...alone])].toSorted(byUtf8);
}

/** Of a case and the one that it asks in other words, those that no family decides. */
export function standingAlone(file: CaseFile, grouping: Grouping): readonly CaseFile[] {
  const { parent } = grouping.familiesOf(file);
  const isThere = parent !== undefined && takesPart(parent) && !grouping.excluded.has(parent);
  return (isThere ? [file, parent] : [file]).filter(
    (one) => ownFamilies(one, grouping).length === 0,
  );
}

function ownFamilies(file: CaseFile, { familiesOf }: Grouping): readonly string[] {
  return familiesOf(file).belongings.map(({ family }) => family);
}

/** No family of a set has a colon in its id. */
export function aloneId({ case: { id }, path }: CaseFile): string {
  return `case:${id ?? path}`;
}

/**
 * Of families on several sides one of them: the register has all, so that the audit sees it. None where a family has no
 * side on record.
 */
function splitOf(file: CaseFile, grouping: Grouping): Split | undefined {
  const families = ownFamilies(file, grouping);
  if (grouping.isByCase || families.length === 0) return file.case.split;
  const recorded = new Set(families.map((family) => grouping.families.get(family)?.split));
  return recorded.has(undefined) ? undefined : splits.find((split) => recorded.has(split));
}

/** The documents of a case. Under `fixed-corpus` they need no family, and without one they are in no register. */
export function exportedDocuments(file: CaseFile, grouping: Grouping): readonly string[] {
  const { documents } = grouping.familiesOf(file).documents;
  return documents
    .map(({ documentId }) => documentId)
    .filter((id) => !grouping.isByCase || grouping.claimsOf(id).length > 0)
    .toSorted(byUtf8);
}

function exclusionRule(
  file: CaseFile,
  { excluded, file: { families } }: Grouping,
): string | undefined {
  const index = excluded.get(file);
  return index === undefined ? undefined : (families?.exceptions?.[index]?.reason ?? "");
}

/** Earlier turns belong to what is asked. */
function questionOf({ query, conversation = [] }: ApprovedCase["whole"]): string {
  return [...conversation.map(({ role, content }) => `${role}: ${content}`), query].join("\n");
}

/** The documents that a case's caller may see, each once, in order. */
export function permitted({ caller }: ApprovedCase["whole"]): readonly string[] | undefined {
  return caller && [...new Set(caller.documents)].toSorted(byUtf8);
}

/** A name for whoever may see just these documents. */
export function callerName(documents: readonly string[]): string {
  return `caller-${sha256(JSON.stringify(documents)).slice("sha256:".length).slice(0, 8)}`;
}
