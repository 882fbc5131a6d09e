import { loadDataset } from "../../src/load/dataset.ts";
import { readCase } from "../../src/load/read-case.ts";
import { caseDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import { check } from "../../src/rules/check.ts";
import { asFields } from "./fields.ts";
import {
  goodCorpus,
  goodRevisionDigest,
  pendingAbstention,
  refundText,
  revisionId,
  travelText,
} from "./good-set.ts";
import { memoryTree } from "./memory-tree.ts";

const unset = `sha256:${"0".repeat(64)}`;
const at = "2026-09-02T09:00:00Z";

const evidence = {
  relevantChunkIds: ["refund-policy:12", "travel-policy:3"],
  provenance: [
    {
      chunkId: "refund-policy:12",
      documentId: "refund-policy",
      sourceUri: "https://docs.example.test/refunds",
      sourceRevision: "v4",
      contentHash: contentHash(refundText),
      quote: "within 30 days of purchase",
      grade: 2,
    },
    {
      chunkId: "travel-policy:3",
      documentId: "travel-policy",
      sourceUri: "https://docs.example.test/travel",
      sourceRevision: "v2",
      contentHash: contentHash(travelText),
      insteadOf: "refund-policy:12",
    },
  ],
};

const sentinel = {
  why: "several-sources",
  reviews: [
    {
      reviewer: "noor",
      relevantChunkIds: ["refund-policy:12", "travel-policy:3"],
      expectedAnswerSupported: true,
      reviewedAt: at,
      digest: unset,
      independence: "blind",
    },
    {
      reviewer: "sam",
      relevantChunkIds: ["refund-policy:12"],
      expectedAnswerSupported: true,
      reviewedAt: at,
      digest: unset,
      independence: "declared",
    },
  ],
  resolution: { by: "jordan", at, reason: "Both say it.", clarified: ["chunks"] },
};

const proof = { pullRequest: 7, review: 8, reviewerId: 9, commit: "a".repeat(40) };

const refresh = {
  from: revisionId,
  to: revisionId,
  reasons: ["source-revision-changed", "chunk-edited"],
  outcome: "confirmed",
  by: "jordan",
  at,
  reason: "The same fact in other words.",
  previous: unset,
  observations: ["observation 17"],
  proof,
};

function review(...confirmed: readonly string[]): object {
  return {
    status: "approved",
    reviewedBy: "jordan",
    reviewedAt: at,
    reason: "The sources say so.",
    confirmed,
    digest: unset,
    corpus: unset,
    via: "github",
    proof,
  };
}

const onEveryCase = {
  conversation: [
    { role: "user", content: "Hello." },
    { role: "assistant", content: "How can I help?" },
  ],
  corpusRevision: revisionId,
  tags: ["refunds", "often"],
  notes: "Asked daily.",
  askedAt: "2026-09-03T09:00:00Z",
  caller: { documents: ["refund-policy", "travel-policy"] },
};

const cases = {
  answerable: {
    id: "every-field-001",
    kind: "answerable",
    query: "When can a customer request a refund?",
    expectedAnswer: "A customer can request a refund within 30 days of purchase.",
    acceptedAnswers: [
      { statement: "For 30 days.", chunkIds: ["refund-policy:12"] },
      { statement: "Within thirty days.", chunkIds: ["refund-policy:12", "travel-policy:3"] },
    ],
    ...evidence,
    ...onEveryCase,
    variantOf: "parking-001",
    origin: { kind: "human", author: "avery" },
    sentinel,
    refresh,
    review: review("query", "answer", "source", "chunks"),
  },
  "inconclusive and generated": {
    id: "every-field-002",
    kind: "inconclusive",
    query: "How long does a refund of a train ticket take?",
    expectedAnswer: "The policies do not say how long it takes.",
    ...evidence,
    ...onEveryCase,
    origin: {
      kind: "synthetic",
      lane: "exploration",
      generator: "writer-2",
      calibrated: false,
      excerpt: { chunkIds: ["refund-policy:12"], contentHash: contentHash(refundText) },
    },
    review: review("query", "answer", "source", "chunks"),
  },
  "an abstention that was imported": {
    id: "every-field-003",
    kind: "abstention",
    because: "not-in-corpus",
    query: "Where can guests park?",
    expectedAnswer: "The handbook says nothing about parking.",
    distractorChunkIds: ["travel-policy:3"],
    ...onEveryCase,
    families: ["travel-policy", "refund-policy"],
    split: "dev",
    origin: { kind: "import", format: "table", source: "old.csv", sha256: unset, id: "Q 3" },
    review: review("query", "answer"),
  },
  "retired, of an observation": {
    id: "every-field-004",
    kind: "answerable",
    query: "Until when can I give it back?",
    expectedAnswer: "Within 30 days of purchase.",
    ...evidence,
    ...onEveryCase,
    origin: { kind: "telemetry", observation: "observation 17" },
    retired: { by: "noor", at, reason: "Nobody asks this any more.", proof },
    review: review("query", "answer", "source", "chunks"),
  },
} as const;

/** A good approved case of each kind, origin and end; together they have every field that the schema knows but short evidence. */
export const everyField: readonly (readonly [name: string, value: unknown])[] = Object.entries(
  cases,
).map(([name, value]) => [name, sealed(value)]);

const idsOfCases = Object.values(cases).map(({ id }) => id);

/** The case with the digests of exactly what it says, in its approval and in the judgments of a sentinel. */
export function sealed(value: unknown): unknown {
  const { review: block, sentinel: watched, ...rest } = asFields(value);
  const { reviews = [], ...why } = watched === undefined ? {} : asFields(watched);
  const digest = caseDigest({ ...rest, ...(watched === undefined ? {} : { sentinel: why }) });
  const judged = Array.isArray(reviews)
    ? reviews.map((one: unknown) => ({ ...asFields(one), digest }))
    : reviews;
  return {
    ...rest,
    ...(watched === undefined ? {} : { sentinel: { ...why, reviews: judged } }),
    review: { ...asFields(block), digest, corpus: goodRevisionDigest() },
  };
}

/**
 * Judges a case in the good set, beside the parent that it may name: the names of the rules that find something.
 * The set is read once and the case each time, since the tests that ask do so thousands of times.
 */
export async function judge(): Promise<(value: unknown) => readonly string[]> {
  const files = { ...goodCorpus(), "cases/parking-001.yaml": pendingAbstention };
  const dataset = await loadDataset(memoryTree(files), { texts: "current" });
  return (value) => {
    const id = idsOfCases.find((one) => one === asFields(value)["id"]) ?? idsOfCases[0];
    // JSON is YAML, and it keeps odd white space as it is.
    const { file, defects } = readCase(`cases/${id}.yaml`, JSON.stringify(value));
    const read = file === undefined ? [] : [file];
    return check({ ...dataset, cases: [...dataset.cases, ...read], defects }).map(
      ({ rule }) => rule,
    );
  };
}
