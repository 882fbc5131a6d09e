import { stringify } from "yaml";
import { caseDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import {
  goodCorpus,
  goodRevisionDigest,
  refundText,
  revisionId,
  travelText,
  type Files,
} from "../support/good-set.ts";

/** A case as its parsed file. */
export type Value = Readonly<Record<string, unknown>>;

const refund = {
  chunkId: "refund-policy:12",
  documentId: "refund-policy",
  sourceUri: "https://docs.example.test/refunds",
  sourceRevision: "v4",
  contentHash: contentHash(refundText),
  quote: "within 30 days of purchase",
  grade: 2,
};

const travel = {
  chunkId: "travel-policy:3",
  documentId: "travel-policy",
  sourceUri: "https://docs.example.test/travel",
  sourceRevision: "v2",
  contentHash: contentHash(travelText),
  quote: "Rail comes before air",
  insteadOf: "refund-policy:12",
};

const human = { kind: "human", author: "avery" };

const answerable = {
  id: "refund-001",
  kind: "answerable",
  conversation: [
    { role: "system", content: "Answer from the handbook." },
    { role: "user", content: "I bought a chair." },
    { role: "assistant", content: "What about it?" },
  ],
  query: "When can I ask for my money back?",
  expectedAnswer: "Within 30 days of purchase.",
  acceptedAnswers: [{ statement: "A month, roughly.", chunkIds: ["refund-policy:12"] }],
  relevantChunkIds: ["refund-policy:12", "travel-policy:3"],
  provenance: [refund, travel],
  corpusRevision: revisionId,
  origin: human,
  askedAt: "2026-09-01T08:00:00Z",
  caller: { documents: ["refund-policy", "travel-policy"] },
  split: "dev",
  tags: ["refunds"],
  notes: "Asked every week.",
};

const inconclusive = {
  id: "rail-001",
  kind: "inconclusive",
  query: "Is a night train better than a flight?",
  expectedAnswer: "The handbook does not settle it: it names four hours and no nights.",
  relevantChunkIds: ["travel-policy:3"],
  provenance: [{ ...travel, insteadOf: undefined, grade: 0 }],
  corpusRevision: revisionId,
  origin: { kind: "telemetry", observation: "log-2026-08-30/17" },
};

const abstention = {
  id: "parking-001",
  kind: "abstention",
  because: "not-in-corpus",
  query: "Where can visitors park?",
  expectedAnswer: "The handbook says nothing about visitor parking.",
  distractorChunkIds: ["travel-policy:3"],
  corpusRevision: revisionId,
  origin: {
    kind: "import",
    format: "table",
    source: "questions.csv",
    sha256: contentHash("questions"),
    id: "17",
  },
  families: ["buildings"],
};

const small = {
  kind: "answerable",
  query: "How long do I have to return a chair?",
  expectedAnswer: "30 days.",
  relevantChunkIds: ["refund-policy:12"],
  provenance: [refund],
  corpusRevision: revisionId,
};

const excerpt = { chunkIds: ["refund-policy:12"], contentHash: contentHash(refundText) };

const generated = {
  id: "chair-001",
  ...small,
  origin: {
    kind: "synthetic",
    lane: "backlog",
    generator: "question-writer-2",
    excerpt,
    calibrated: true,
  },
};

const exploring = {
  id: "chair-002",
  ...small,
  query: "May a chair go back after a fortnight?",
  origin: {
    kind: "synthetic",
    lane: "exploration",
    generator: "question-writer-2",
    excerpt,
    calibrated: false,
  },
};

const variant = {
  id: "refund-002",
  ...small,
  query: "money back how long",
  variantOf: "refund-001",
  origin: { kind: "synthetic", lane: "phrasing", generator: "paraphraser-1" },
};

const sentinelCase = {
  id: "air-001",
  ...small,
  query: "May I fly for a trip of three hours?",
  expectedAnswer: "No: rail comes before air below four hours.",
  relevantChunkIds: ["travel-policy:3"],
  provenance: [{ ...travel, insteadOf: undefined }],
  origin: human,
};

const judgment = {
  reviewer: "jordan",
  relevantChunkIds: ["travel-policy:3"],
  expectedAnswerSupported: true,
  reviewedAt: "2026-09-01T08:30:00Z",
  independence: "blind",
};

/** A sentinel whose two judges agree. */
function agreedSentinel(): Value {
  const value = { ...sentinelCase, sentinel: { why: "high-consequence" } };
  const digest = caseDigest(value);
  const reviews = ["jordan", "noor"].map((reviewer) => ({ ...judgment, reviewer, digest }));
  return { ...value, sentinel: { ...value.sentinel, reviews } };
}

/** A sentinel whose two judges differed, with what settled it. */
function resolvedSentinel(): Value {
  const value = {
    ...sentinelCase,
    id: "air-002",
    query: "Must I take the train for two hours?",
    expectedAnswer: "Yes: below four hours rail comes first.",
  };
  const digest = caseDigest({ ...value, sentinel: { why: "several-sources" } });
  const reviews = [
    { ...judgment, digest },
    {
      ...judgment,
      reviewer: "noor",
      relevantChunkIds: ["refund-policy:12"],
      digest,
    },
  ];
  const resolution = {
    by: "sam",
    at: "2026-09-01T08:45:00Z",
    reason: "Refunds say nothing about trains.",
    clarified: ["chunks"],
  };
  return { ...value, sentinel: { why: "several-sources", reviews, resolution } };
}

const proof = { pullRequest: 12, review: 34, reviewerId: 56, commit: "a".repeat(40) };

/** The kinds of review by what they record. */
const via = {
  local: { via: "local" },
  import: { via: "import" },
  github: { via: "github", proof },
} as const;

/** The value approved as it stands, its digests made new. */
function approvedValue(value: Value, extra: Value = via.local): Value {
  const confirmed =
    value["kind"] === "abstention" ? ["query", "answer"] : ["query", "answer", "source", "chunks"];
  return {
    ...value,
    review: {
      status: "approved",
      reviewedBy: "jordan",
      reviewedAt: "2026-09-01T09:00:00Z",
      reason: "The handbook says so.",
      confirmed,
      digest: caseDigest(value),
      corpus: goodRevisionDigest(),
      ...extra,
    },
  };
}

/** One good case of every kind, by what is special about it. */
export const goodKinds: Readonly<Record<string, Value>> = withoutUndefined({
  answerable: approvedValue(answerable, via.github),
  inconclusive: approvedValue(inconclusive),
  abstention: approvedValue(abstention, via.import),
  pending: { ...generated, review: { status: "pending" } },
  exploration: exploring,
  variant: { ...variant, review: { status: "pending" } },
  rejected: {
    ...exploring,
    id: "chair-003",
    query: "May a sofa go back?",
    review: {
      ...(approvedValue(exploring)["review"] as Value),
      status: "rejected",
      reason: "No reader asks this.",
      confirmed: ["query"],
    },
  },
  retired: approvedRetired(),
  refreshed: approvedRefreshed(),
  sentinel: approvedValue(agreedSentinel()),
  resolved: approvedValue(resolvedSentinel()),
  short: {
    id: "short-001",
    kind: "answerable",
    query: "How soon?",
    expectedAnswer: "Soon.",
    evidence: [{ document: "refund-policy", chunk: "refund-policy:12", quote: "within 30 days" }],
  },
});

function approvedRetired(): Value {
  const value = { id: "fax-001", ...small, query: "Can I ask by fax?", origin: human };
  const reason = "Nobody has a fax any more.";
  const retired = { by: "noor", at: "2026-09-05T09:00:00Z", reason, proof };
  return { ...approvedValue(value), retired };
}

function approvedRefreshed(): Value {
  const value = {
    id: "sofa-001",
    ...small,
    query: "Does the limit hold for sofas?",
    origin: human,
  };
  const refresh = {
    from: revisionId,
    to: revisionId,
    reasons: ["chunk-edited", "source-revision-changed"],
    outcome: "confirmed",
    by: "jordan",
    at: "2026-09-01T09:00:00Z",
    reason: "The new words say the same.",
    previous: contentHash("before"),
    observations: ["log-2026-08-30/17"],
    proof,
  };
  return { ...approvedValue(value), refresh };
}

/** Every good case in one set, which has no finding; the short case waits for fill and stands apart. */
export function setWith(cases: Readonly<Record<string, Value>>): Files {
  const files: Files = { ...goodCorpus() };
  for (const value of Object.values(cases))
    files[`cases/${String(value["id"])}.yaml`] = stringify(value, { lineWidth: 0 });
  return files;
}

function withoutUndefined<Type>(value: Type): Type {
  return JSON.parse(JSON.stringify(value)) as Type;
}
