import { splitGroupingOf } from "../../families/grouping.ts";
import type { CaseFile } from "../../model/case.ts";
import type { Dataset } from "../../model/dataset.ts";
import type { Problem } from "../../model/finding.ts";
import type { GoldenCase } from "../../model/generated/case.ts";
import type { DocumentId } from "../../model/ids.ts";
import { listed, quoted } from "../../model/sentence.ts";
import { byUtf8 } from "../../model/utf8-order.ts";
import type { TargetRevision } from "../deciding/target-revision.ts";
import type { PlannedEvidence, UngroupedDocument } from "./plan.ts";

/** The documents of which families.yaml does not say one family, of those that a case may rest on once it is decided. */
export function ungroupedBehind(
  dataset: Dataset,
  { file, evidence }: { readonly file: CaseFile; readonly evidence: readonly PlannedEvidence[] },
  { chunks }: Pick<TargetRevision, "chunks">,
): readonly UngroupedDocument[] {
  const staying = evidence.flatMap(({ piece }) => chunks.get(piece.chunkId)?.documentId ?? []);
  const coming = evidence.flatMap(({ candidates }) => candidates.map((one) => one.documentId));
  const familiesOf = familiesIn(dataset, file);
  return [...new Set([...staying, ...coming])].toSorted(byUtf8).flatMap((id) => {
    const families = familiesOf(id);
    return families === undefined || families.length === 1 ? [] : [{ id, families }];
  });
}

/**
 * Why nobody can decide that a case rests on documents that no family claims: the check would call it an error. A sentinel is
 * a candidate after its decision, of which the check asks that only once two people have judged it.
 */
export function ungroupedProblems(
  dataset: Dataset,
  file: CaseFile,
  { provenance = [], sentinel }: GoldenCase,
): readonly Problem[] {
  if (sentinel !== undefined) return [];
  const familiesOf = familiesIn(dataset, file);
  const documents = new Set(provenance.map(({ documentId }) => documentId));
  return [...documents]
    .filter((id) => familiesOf(id)?.length === 0)
    .map((id) => ({
      message: ungroupedWords({ id, families: [] }),
      at: file.locate(["provenance"]),
    }));
}

/** What has to be done about a document before a decision rests on it. */
export function ungroupedWords({ id, families }: UngroupedDocument): string {
  return families.length === 0
    ? `${quoted(id)} is in no family: add it to one in families.yaml first.`
    : `${quoted(id)} is in ${listed(families.map(quoted))}: let one of them claim it in families.yaml first.`;
}

/** The families of documents, for a case of which the split asks that they are known. */
function familiesIn(
  dataset: Dataset,
  file: CaseFile,
): (id: DocumentId | string) => readonly string[] | undefined {
  const grouping = splitGroupingOf(dataset);
  if (grouping === undefined || grouping.isByCase || grouping.excluded.has(file)) {
    return () => undefined;
  }
  return (id) => grouping.claimsOf(id).map(({ family }) => family);
}
