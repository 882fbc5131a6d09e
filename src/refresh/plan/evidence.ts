import { compareChunks } from "../../corpus/comparing/compare-chunks.ts";
import { evidenceComparer, type EvidenceChange } from "../../corpus/comparing/compare-evidence.ts";
import { provenanceOf, type CaseFile } from "../../model/case.ts";
import { documentsAsRecorded, type CorpusRevision } from "../../model/corpus.ts";
import type { ContentHash } from "../../model/ids.ts";
import type { EarlierChunks } from "./earlier-chunks.ts";
import type { PlannedEvidence } from "./plan.ts";

type Texts = ReadonlyMap<ContentHash, string>;

/** Tells what became of the evidence of cases in a later revision. Each earlier revision is compared once. What is held out is marked later. */
export function evidenceIn(
  target: CorpusRevision,
  texts: Texts,
): (file: CaseFile, earlier: EarlierChunks) => readonly PlannedEvidence[] {
  const documents = documentsAsRecorded(target);
  const comparers = new WeakMap<EarlierChunks, ReturnType<typeof evidenceComparer>>();
  return (file, earlier) => {
    const compared = comparers.get(earlier) ?? comparerOf(earlier, texts);
    comparers.set(earlier, compared);
    return provenanceOf(file).flatMap(({ entry }) => {
      const { chunkId, documentId, contentHash, quote, sourceRevision } = entry;
      if (chunkId === undefined || documentId === undefined) return [];
      const change = compared({ chunkId, contentHash, quote });
      const { verdict, candidates } = earlier.isWhole ? change : partly(change);
      return {
        ...change,
        verdict,
        documentId,
        text: contentHash === undefined ? undefined : texts.get(contentHash),
        source: { before: sourceRevision, after: documents?.get(documentId)?.revision },
        candidates: candidates.map((one) => ({
          ...one,
          text: texts.get(one.hash),
          isHeldOut: false,
        })),
        isHeldOut: false,
      };
    });
  };
}

function comparerOf(
  { before, differences }: EarlierChunks,
  texts: Texts,
): ReturnType<typeof evidenceComparer> {
  return evidenceComparer({ before, comparison: compareChunks(differences, texts), texts });
}

/** Where only the documents of the evidence were compared, words that are in none of them may be elsewhere. */
function partly(change: EvidenceChange): EvidenceChange {
  return change.verdict === "gone" ? { ...change, verdict: "unverified" } : change;
}
