import { parse, stringify } from "yaml";
import { makeSnapshot, type Snapshot } from "../../src/corpus/snapshot.ts";
import { caseDigest, revisionDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";

/** Files by path in the set. */
export type Files = Record<string, string>;

export const revisionId = "corpus-2026-09-01";
export const refundText =
  "Refunds. A customer can ask for a refund within 30 days of purchase.\nLater requests are refused.";
export const travelText = "Travel. Rail comes before air below four hours.";

/** A small corpus revision: two documents with one chunk each. */
export function goodSnapshot(): Snapshot {
  return makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    [
      {
        id: "refund-policy" as DocumentId,
        uri: "https://docs.example.test/refunds",
        revision: "v4",
      },
      {
        id: "travel-policy" as DocumentId,
        uri: "https://docs.example.test/travel",
        revision: "v2",
      },
    ],
    [
      {
        id: "refund-policy:12" as ChunkId,
        documentId: "refund-policy" as DocumentId,
        text: refundText,
      },
      {
        id: "travel-policy:3" as ChunkId,
        documentId: "travel-policy" as DocumentId,
        text: travelText,
      },
    ],
  );
}

/** The policy of a good set. */
const goodPolicy = "reviewers: [jordan, noor, sam]\n";

/** The corpus of a good set and its policy, by path. */
export function goodCorpus(): Files {
  return { ...snapshotFiles(goodSnapshot()), ".github/touchstone.yaml": goodPolicy };
}

/** The files of a snapshot by path in the set, its texts with them. */
export function snapshotFiles({ files, texts }: Snapshot): Files {
  const shards: Files = {};
  for (const [hash, text] of [...texts].toSorted(([a], [b]) => byUtf8(a, b))) {
    const path = `corpus-revisions/texts/${hash.charAt("sha256:".length)}.jsonl`;
    shards[path] = `${shards[path] ?? ""}${JSON.stringify({ hash, text })}\n`;
  }
  return { ...Object.fromEntries(files), ...shards };
}

/** A good case as its file's text, without its review. */
export const pendingCase: string = `id: refund-policy-001
kind: answerable
query: When can a customer request a refund?
expectedAnswer: A customer can request a refund within 30 days of purchase.
relevantChunkIds: ["refund-policy:12"]
provenance:
  - chunkId: refund-policy:12
    documentId: refund-policy
    sourceUri: https://docs.example.test/refunds
    sourceRevision: v4
    contentHash: ${contentHash(refundText)}
    quote: within 30 days of purchase
corpusRevision: ${revisionId}
origin: {kind: human, author: avery}
`;

export const pendingAbstention: string = `id: parking-001
kind: abstention
because: not-in-corpus
query: Where can visitors park?
expectedAnswer: The handbook says nothing about visitor parking.
corpusRevision: ${revisionId}
origin: {kind: human, author: avery}
`;

/** The field of a generated case's origin that says what the generator was given. */
export const goodExcerpt: string = `excerpt: {chunkIds: ["refund-policy:12"], contentHash: "${contentHash(refundText)}"}`;

/** A case as a person writes it, before `touchstone fill`. */
export const shortCase: string = `id: refund-policy-001
kind: answerable
query: When can a customer request a refund?
expectedAnswer: A customer can request a refund within 30 days of purchase.
evidence: [{document: refund-policy, quote: within 30 days of purchase}]
`;

/** The case approved as it stands: its review carries the digests of exactly this text. */
export function approved(text: string, review: Record<string, unknown> = {}): string {
  const value: unknown = parse(text);
  const abstains = /^kind: abstention$/m.test(text);
  const block = {
    review: {
      status: "approved",
      reviewedBy: "jordan",
      reviewedAt: "2026-09-01T09:00:00Z",
      reason: "The source revision supports the expected answer.",
      confirmed: abstains ? ["query", "answer"] : ["query", "answer", "source", "chunks"],
      digest: caseDigest(value),
      corpus: goodRevisionDigest(),
      via: "local",
      ...review,
    },
  };
  return text + stringify(block, { lineWidth: 0 });
}

export function goodRevisionDigest(): string {
  const text = goodCorpus()[`corpus-revisions/${revisionId}/revision.yaml`] ?? "";
  return revisionDigest(parse(text)) ?? "";
}

/** A whole good set: the corpus, and each case text under its own id unless it names another path. */
export function goodSet(...cases: readonly string[]): Files {
  return { ...goodCorpus(), ...caseFiles(...cases) };
}

/** Case texts by path: `cases/<id>.yaml`. */
export function caseFiles(...cases: readonly string[]): Files {
  return Object.fromEntries(
    cases.map((text) => [`cases/${/^id: *(\S+)/m.exec(text)?.[1] ?? "unnamed"}.yaml`, text]),
  );
}

/** The same corpus recorded once more under a later name, which is not current. */
export function secondRevision(): Files {
  return Object.fromEntries(
    Object.entries(goodCorpus())
      .filter(([path]) => path.startsWith(`corpus-revisions/${revisionId}/`))
      .map(([path, text]) => [
        path.replace(revisionId, "corpus-2026-10-01"),
        text.replace(`id: ${revisionId}`, "id: corpus-2026-10-01"),
      ]),
  );
}

export function withoutFile(files: Files, path: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== path));
}
