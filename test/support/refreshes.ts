import { parse, stringify } from "yaml";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { revisionDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import {
  approved,
  goodCorpus,
  pendingCase,
  refundText,
  revisionId,
  snapshotFiles,
  travelText,
  type Files,
} from "./good-set.ts";

export const earlierId = "corpus-2026-08-01";
const earlierRefundText = "Refunds. A customer can ask for a refund within 30 days of purchase.";

/** The corpus of a good set as it was before, beside the current one: one chunk said less. */
export function earlierRevision(): Files {
  const files = snapshotFiles(
    makeSnapshot(
      {
        id: earlierId,
        createdAt: "2026-08-01T00:00:00Z",
        chunking: { name: "by-heading", version: "1", settings: {} },
        triggers: [],
        texts: "all",
      },
      [
        {
          id: "refund-policy" as DocumentId,
          uri: "https://docs.example.test/refunds",
          revision: "v3",
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
          text: earlierRefundText,
        },
        {
          id: "travel-policy:3" as ChunkId,
          documentId: "travel-policy" as DocumentId,
          text: travelText,
        },
      ],
    ),
  );
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !path.endsWith("current.yaml")),
  );
}

/** What fixtures of rules are laid over: the corpus of a good set, as it is and as it was. */
export function fixtureCorpus(): Files {
  return { ...goodCorpus(), ...earlierRevision() };
}

/** A case as it was judged under the earlier revision, without its review. */
export const earlierCase: string = pendingCase
  .replace("sourceRevision: v4", "sourceRevision: v3")
  .replace(contentHash(refundText), contentHash(earlierRefundText))
  .replace(revisionId, earlierId);

/** The case approved under the earlier revision. */
export function approvedEarlier(text: string = earlierCase): string {
  const record = earlierRevision()[`corpus-revisions/${earlierId}/revision.yaml`] ?? "";
  return approved(text, {
    reviewedAt: "2026-08-01T09:00:00Z",
    reason: "The section of August names the days.",
    corpus: revisionDigest(parse(record)),
  });
}

/** The digest that was approved under the earlier revision. */
export const previous: string = /^ {2}digest: (.*)$/m.exec(approvedEarlier())?.[1] ?? "";

/** What was asked of a case whose evidence was edited. */
export const request: Readonly<Record<string, unknown>> = {
  from: earlierId,
  to: revisionId,
  reasons: ["source-revision-changed", "chunk-edited", "corpus-revision-changed"],
};

/** What was decided, at the moment of the approval that good cases have. */
export const decision: Readonly<Record<string, unknown>> = {
  outcome: "confirmed",
  by: "jordan",
  at: "2026-09-01T09:00:00Z",
  reason: "The new sentence says what happens later, and nobody asked that.",
  previous,
};

/** A case with a request to read it again; what is undefined is left out. */
export function withRefresh(text: string, refresh: Readonly<Record<string, unknown>> = {}): string {
  const block = { refresh: { ...request, ...decision, ...refresh } };
  return text + stringify(JSON.parse(JSON.stringify(block)), { lineWidth: 0 });
}

/** A case that was read again under the current revision and confirmed. */
export function refreshed(refresh: Readonly<Record<string, unknown>> = {}): string {
  return withRefresh(approved(pendingCase), refresh);
}

/** What a request lacks before somebody decides. */
export const undecided: Readonly<Record<string, undefined>> = {
  outcome: undefined,
  by: undefined,
  at: undefined,
  reason: undefined,
  previous: undefined,
};
