import type { EvidenceChange } from "../../corpus/comparing/compare-evidence.ts";
import { isExact } from "../../corpus/comparing/compare-documents.ts";
import {
  verdictCounts,
  type Candidate,
  type ChunkChange,
} from "../../corpus/comparing/verdicts.ts";
import type { CorpusDocument } from "../../model/generated/document.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type { CorpusDiff } from "./corpus-diff-words.ts";
import { askingChanges, planCommand } from "./diff-meaning.ts";
import { jsonList, jsonText } from "../untrusted/json.ts";

/** A whole comparison as one JSON object, in pieces: every chunk that is not the same, without texts. */
export function* corpusDiffJson(diff: CorpusDiff): Generator<string> {
  const { comparison, cited } = diff;
  const { before, after, documents, chunks, settings } = comparison;
  const pairs = (list: typeof documents.changed): object[] =>
    list.map(([old, now]) => ({ before: documentValue(old), after: documentValue(now) }));
  const head = {
    before: revisionValue(before),
    after: revisionValue(after),
    settings: {
      chunking: { changed: settings.chunking, before: before.chunking, after: after.chunking },
      embedding: {
        changed: settings.embedding,
        before: before.embedding ?? null,
        after: after.embedding ?? null,
      },
      retrievalFilter: {
        changed: settings.retrievalFilter,
        before: before.retrievalFilter ?? null,
        after: after.retrievalFilter ?? null,
      },
    },
    documents: {
      same: documents.same,
      changed: pairs(documents.changed),
      restated: pairs(documents.restated),
      renamed: documents.renamed.map((one) => ({
        before: documentValue(one.before),
        after: documentValue(one.after),
        score: rounded(one.score),
        sameContent: isExact(one),
      })),
      removed: documents.removed.map(documentValue),
      added: documents.added.map(documentValue),
    },
  };
  const counts = { ...verdictCounts(chunks), added: chunks.added.length };
  const asking = {
    changes: askingChanges(diff)?.map(({ reason, scope }) => ({ reason, scope })) ?? null,
    plan: planCommand(diff),
  };
  yield `${jsonText(head).slice(0, -1)},"chunks":{"counts":${jsonText(counts)},"changes":`;
  yield* jsonList(chunks.changes, changeValue);
  yield ',"added":';
  yield* jsonList(chunks.added, ({ id, documentId, hash }) => ({ id, documentId, hash }));
  yield `},"asking":${jsonText(asking)},"evidence":`;
  if (cited === undefined) yield "null";
  else yield* jsonList(cited.evidence, (one) => ({ cases: one.cases, ...evidenceValue(one) }));
  yield `,"judgedElsewhere":${cited?.judgedElsewhere ?? "null"}}`;
}

function revisionValue({ id, createdAt, chunks, documents }: RevisionRecord): object {
  return { id, createdAt, documents: documents.count, chunks: chunks.count };
}

function documentValue({ id, uri, revision, hash }: CorpusDocument): object {
  return { id, uri, revision, hash };
}

function changeValue({ chunk, verdict, candidates, candidateCount }: ChunkChange): object {
  const { id, documentId, hash } = chunk;
  const named = candidates.map(candidateValue);
  return { id, documentId, hash, verdict, candidateCount, candidates: named };
}

function candidateValue(candidate: Candidate): object {
  const { id, documentId, hash, grounds } = candidate;
  return { id, documentId, hash, grounds, ...sharesOf(candidate) };
}

/** How much of the old text a candidate holds, and how much of its own is from there; null where nobody knows. */
export function sharesOf({ likeness }: Pick<Candidate, "likeness">): {
  readonly kept: number | null;
  readonly taken: number | null;
} {
  return likeness === undefined
    ? { kept: null, taken: null }
    : { kept: rounded(likeness.kept), taken: rounded(likeness.taken) };
}

function evidenceValue({
  piece,
  verdict,
  quote,
  candidates,
  candidateCount,
}: EvidenceChange): object {
  return {
    chunkId: piece.chunkId,
    contentHash: piece.contentHash ?? null,
    verdict,
    quote: quote ?? null,
    candidateCount,
    candidates: candidates.map(candidateValue),
  };
}

/** A share in thousandths; 1 only where it is all. */
function rounded(share: number): number {
  return share === 1 ? 1 : Math.min(Math.round(share * 1000) / 1000, 0.999);
}
