import type { Problem } from "../../model/finding.ts";
import type { RevisionRecord } from "../../model/generated/revision.ts";
import type {
  PlannedCandidate,
  PlannedDocument,
  PlannedEvidence,
  PossibleOutcome,
  RefreshItem,
  RefreshPlan,
} from "../../refresh/plan/plan.ts";
import { sharesOf } from "../corpus/corpus-diff-json.ts";
import { earlierTurns, otherAnswers } from "./judged-besides.ts";
import { observedValues } from "./observed-json.ts";
import { jsonText } from "../untrusted/json.ts";

/**
 * A whole plan as one JSON object and a line feed, in pieces, with all texts: schemas/refresh-plan.schema.json describes it.
 * `items` may be fewer than the plan's, where somebody asks for some cases.
 */
export function* planJson(
  plan: RefreshPlan,
  items: readonly RefreshItem[],
  refused: readonly Problem[] = [],
): Generator<string> {
  const { to, from, pullRequests, standing, unasked, needless } = plan;
  const head = {
    to: { id: to.id, digest: to.digest, settings: settingsValue(to.record) },
    from: from.map(({ id, cases, record }) => ({ id, cases, settings: settingsValue(record) })),
    counts: {
      refresh: plan.items.filter(({ asks }) => asks === "refresh").length,
      firstJudgment: plan.items.filter(({ asks }) => asks === "first-judgment").length,
      ...standing,
    },
    pullRequests: pullRequests.map(({ branch, families, cases, isOpen, isClosed, waits }) => ({
      branch,
      families,
      cases,
      open: isOpen,
      closed: isClosed,
      waits,
    })),
    unasked: unasked.map(({ path, id, why, unverifiable }) => ({
      file: path,
      id: id ?? null,
      why,
      unverifiable,
    })),
    needless: needless.map((file) => ({ file: file.path, id: file.case.id ?? null })),
    observations: observedValues(plan.observed, refused),
  };
  let before = `${jsonText(head).slice(0, -1)},"items":[`;
  for (const item of items) {
    yield before + jsonText(itemValue(item));
    before = ",";
  }
  yield `${items.length === 0 ? before : ""}]}\n`;
}

function settingsValue(record: RevisionRecord | undefined): object | null {
  if (record === undefined) return null;
  const { chunking, embedding = null, retrievalFilter = null } = record;
  return { chunking, embedding, retrievalFilter };
}

function itemValue(item: RefreshItem): object {
  const { file, id, asks, from = null, to, reasons, unverifiable, observations } = item;
  const { families, splits, pullRequest = null, isRequested, needsTwoJudgments, isEdited } = item;
  const { kind, query, expectedAnswer } = file.case;
  return {
    id,
    file: file.path,
    digest: file.digest,
    asks,
    from,
    to,
    reasons,
    unverifiable,
    kind,
    conversation: earlierTurns(file),
    query,
    expectedAnswer,
    acceptedAnswers: otherAnswers(file),
    evidence: item.evidence.map(evidenceValue),
    documents: item.documents.map(documentValue),
    ungrouped: item.ungrouped.map(({ id: document, families: claiming }) => ({
      id: document,
      families: claiming,
    })),
    observations,
    families,
    splits,
    pullRequest,
    requested: isRequested,
    twoJudgments: needsTwoJudgments,
    edited: isEdited,
    outcomes: item.outcomes.map(outcomeValue),
  };
}

function evidenceValue(evidence: PlannedEvidence): object {
  const { piece, documentId, text = null, verdict, quote, source } = evidence;
  return {
    chunkId: piece.chunkId,
    documentId,
    contentHash: piece.contentHash ?? null,
    text,
    quote: piece.quote ?? null,
    verdict,
    quoteStanding: quote ?? null,
    sourceRevision: { before: source.before ?? null, after: source.after ?? null },
    candidateCount: evidence.candidateCount,
    candidates: evidence.candidates.map(candidateValue),
  };
}

function candidateValue(candidate: PlannedCandidate): object {
  const { id, documentId, hash, grounds, text = null } = candidate;
  return { id, documentId, hash, grounds, ...sharesOf(candidate), text };
}

function outcomeValue({ outcome, replace, result }: PossibleOutcome): object {
  const refused = "refused" in result ? result.refused : [];
  return {
    outcome,
    replace,
    digest: "digest" in result ? result.digest : null,
    needs: "needs" in result ? result.needs : [],
    refused: refused.map(({ message, fix = null }) => ({ message, fix })),
  };
}

function documentValue({
  document,
  standing,
  newChunks,
  asksEveryFamily,
  nearest,
}: PlannedDocument): object {
  const { id, uri, revision } = document;
  return {
    id,
    uri,
    revision,
    standing,
    newChunks,
    asksEveryFamily,
    nearest: nearest.map(({ id: chunk, hash, text = null }) => ({ id: chunk, hash, text })),
  };
}
