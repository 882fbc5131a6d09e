import { evidenceComparer } from "../../../src/corpus/comparing/compare-evidence.ts";
import type { CorpusComparison } from "../../../src/corpus/comparing/compare-revisions.ts";
import { loadDataset } from "../../../src/load/dataset.ts";
import { provenanceOf, stageOf } from "../../../src/model/case.ts";
import { chunksAsRecorded } from "../../../src/model/corpus.ts";
import type { Tree } from "../../../src/model/tree.ts";
import { byUtf8 } from "../../../src/model/utf8-order.ts";
import type { CitedEvidence, CitedInSet } from "../../../src/report/corpus/corpus-diff-words.ts";

/**
 * What became of the evidence of a set's cases that were judged, or written, under the earlier of two revisions. Rejected and
 * retired cases have none that matters. Evidence that several cases share in the same words is told once. Approved cases that
 * were judged under another revision are counted alone.
 */
export async function citedEvidence(tree: Tree, comparison: CorpusComparison): Promise<CitedInSet> {
  const { id } = comparison.before;
  const dataset = await loadDataset(tree);
  const revision = dataset.revisions.get(id);
  const before = (revision && chunksAsRecorded(revision)) ?? new Map<never, never>();
  const texts = new Map([...dataset.texts, ...comparison.texts]);
  const compared = evidenceComparer({ before, comparison: comparison.chunks, texts });
  const found = new Map<string, CitedEvidence & { readonly cases: string[] }>();
  let judgedElsewhere = 0;
  for (const file of dataset.cases) {
    const stage = stageOf(file);
    if (stage === "rejected" || stage === "retired") continue;
    if (file.case.corpusRevision !== id) {
      if (stage === "approved") judgedElsewhere++;
      continue;
    }
    for (const { entry } of provenanceOf(file)) {
      const { chunkId, contentHash, quote } = entry;
      if (chunkId === undefined) continue;
      const key = JSON.stringify([chunkId, contentHash, quote]);
      const known = found.get(key) ?? { ...compared({ chunkId, contentHash, quote }), cases: [] };
      known.cases.push(file.case.id ?? file.path);
      found.set(key, known);
    }
  }
  const evidence = [...found.values()].toSorted(
    (a, b) =>
      byUtf8(a.piece.chunkId, b.piece.chunkId) || byUtf8(a.piece.quote ?? "", b.piece.quote ?? ""),
  );
  return { evidence, judgedElsewhere };
}
