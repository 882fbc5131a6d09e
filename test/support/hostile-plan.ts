import type { CorpusComparison } from "../../src/corpus/comparing/compare-revisions.ts";
import type { CorpusDocument } from "../../src/model/generated/document.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import type { CorpusChange } from "../../src/refresh/preview/corpus-change.ts";
import type { PlannedCandidate, RefreshItem, RefreshPlan } from "../../src/refresh/plan/plan.ts";

/** Ids have neither control characters nor padding, and none is empty. */
const idOf = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}]/gu, "").trim() || "x";

/** A plan in which every text that somebody may write is another one. Ids of cases, families and revisions have a pattern. */
export function hostilePlan(plan: RefreshPlan, text: () => string): RefreshPlan {
  const items = plan.items.map((item) => hostileItem(item, text));
  return { ...plan, items };
}

/** A change of the corpus of which the same is true. */
export function hostileChange(change: CorpusChange, text: () => string): CorpusChange {
  const { plan, comparison, policy } = change;
  const items = plan.items.map((item) => ({
    ...hostileItem(item, text),
    ungrouped: [{ id: idOf(text()) as DocumentId, families: [] }],
  }));
  return {
    ...change,
    plan: { ...plan, items },
    becoming: items,
    ungrouped: [idOf(text()) as DocumentId],
    comparison: comparison && hostileComparison(comparison, text),
    policy: policy && { ...policy, policy: { ...policy.policy, reviewers: [text()] } },
  };
}

function hostileComparison(comparison: CorpusComparison, text: () => string): CorpusComparison {
  const { before, after, documents, chunks } = comparison;
  const named = (one: CorpusDocument): CorpusDocument => ({
    ...one,
    id: idOf(text()) as DocumentId,
  });
  return {
    ...comparison,
    before: { ...before, retrievalFilter: text(), chunking: { ...before.chunking, name: text() } },
    after: { ...after, retrievalFilter: text(), chunking: { ...after.chunking, name: text() } },
    settings: { chunking: true, embedding: false, retrievalFilter: true },
    documents: {
      ...documents,
      renamed: documents.renamed.map((one) => ({
        ...one,
        before: named(one.before),
        after: named(one.after),
      })),
      added: documents.added.map(named),
    },
    chunks: {
      ...chunks,
      changes: chunks.changes.map((one) => ({
        ...one,
        chunk: { ...one.chunk, documentId: idOf(text()) as DocumentId },
      })),
    },
  };
}

export function hostileItem(item: RefreshItem, text: () => string): RefreshItem {
  const { review } = item.file.case;
  return {
    ...item,
    file: {
      ...item.file,
      path: `cases/${text()}.yaml`,
      case: {
        ...item.file.case,
        query: text(),
        expectedAnswer: text(),
        conversation: [{ role: "user" as const, content: text() }],
        acceptedAnswers: [{ statement: text(), chunkIds: [idOf(text()) as ChunkId] }],
        ...(review === undefined ? {} : { review: { ...review, reviewedBy: text() } }),
      },
    },
    observations: [idOf(text())],
    evidence: item.evidence.map((one) => ({
      ...one,
      documentId: idOf(text()) as DocumentId,
      piece: {
        ...one.piece,
        chunkId: idOf(text()) as ChunkId,
        quote: one.piece.quote === undefined ? undefined : text(),
      },
      source: { before: text(), after: text() },
      text: text(),
      candidates: one.candidates.map((each) => hostileCandidate(each, text)),
    })),
    documents: item.documents.map((one) => ({
      ...one,
      document: { ...one.document, id: idOf(text()) as DocumentId, revision: text() },
      nearest: one.nearest.map((chunk) => ({
        ...chunk,
        id: idOf(text()) as ChunkId,
        text: text(),
      })),
    })),
    outcomes: item.outcomes.map((outcome) => ({
      ...outcome,
      replace: outcome.replace.map(({ to }) => ({
        from: idOf(text()) as ChunkId,
        to: to.map(() => idOf(text()) as ChunkId),
      })),
      result:
        "refused" in outcome.result
          ? { refused: outcome.result.refused.map((one) => ({ ...one, message: text() })) }
          : outcome.result,
    })),
  };
}

function hostileCandidate(one: PlannedCandidate, text: () => string): PlannedCandidate {
  return { ...one, id: idOf(text()) as ChunkId, text: text() };
}
