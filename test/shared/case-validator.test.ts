import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeSnapshot, type Snapshot } from "../../src/corpus/snapshot.ts";
import { caseDigest, revisionDigest } from "../../src/model/digest.ts";
import type { Finding } from "../../src/model/finding.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { revisionId } from "../support/good-set.ts";
import { findingsOf } from "../support/report.ts";

interface Entry {
  readonly chunkId: string;
  readonly documentId: string;
  readonly sourceUri?: string;
  readonly sourceRevision: string;
  readonly contentHash: string;
}

interface VectorCase {
  readonly type?: "answer" | "abstention";
  readonly provenance?: readonly Entry[];
  readonly acceptedAnswers?: readonly { readonly text: string; readonly chunkIds: string[] }[];
  readonly review: { readonly status: string; readonly confirmed?: Record<string, boolean> };
  readonly origin?: "synthetic";
  readonly lane?: "new-documents";
  readonly calibration?: "uncalibrated";
  readonly [field: string]: unknown;
}

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly note: string;
  readonly case: VectorCase;
  readonly expect: { readonly effective: readonly string[] };
}

const file = join(process.env["TOUCHSTONE_SHARED"] ?? "../shared", "vectors/case-validator.json");
const { vectors } = JSON.parse(readFileSync(file, "utf8")) as { vectors: readonly Vector[] };
const cases = vectors.filter(({ kind }) => kind === "case");

/** The text whose hash stands for the vectors' "4D1C". */
const text = "A customer can request a refund within 30 days of purchase.";

/** A corpus revision in which all evidence that a vector names is as the vector's first entry says. */
function corpusOf({ provenance = [] }: VectorCase): Snapshot {
  const entries = provenance.toReversed();
  const documents = new Map(entries.map((one) => [one.documentId, one]));
  const chunks = new Map(entries.map((one) => [one.chunkId, one]));
  return makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    [...documents].map(([id, { sourceUri, sourceRevision }]) => ({
      id: id as DocumentId,
      revision: sourceRevision,
      ...(sourceUri === undefined ? {} : { uri: sourceUri }),
    })),
    [...chunks].map(([id, { documentId }]) => ({
      id: id as ChunkId,
      documentId: documentId as DocumentId,
      text,
    })),
  );
}

const confirmations = {
  query: "query",
  expectedAnswer: "answer",
  sourceRevision: "source",
  relevantChunks: "chunks",
};

/** The vector's confirmations; where it is silent, all four, but for a generated case silence is what is judged. */
function confirmedBy({ type, origin, review }: VectorCase): readonly string[] | undefined {
  const { confirmed } = review;
  if (confirmed !== undefined) {
    return Object.entries(confirmations).flatMap(([theirs, ours]) =>
      confirmed[theirs] === true ? [ours] : [],
    );
  }
  if (origin === "synthetic") return undefined;
  return type === "abstention" ? ["query", "answer"] : Object.values(confirmations);
}

/** The vectors of generated cases name no excerpt, which Touchstone asks for: here it is their evidence. */
function originOf({ origin, lane, calibration, provenance = [] }: VectorCase): object {
  if (origin === undefined) return { kind: "human", author: "avery" };
  return {
    kind: "synthetic",
    lane: lane === "new-documents" ? "exploration" : "backlog",
    generator: "writer-2",
    excerpt: {
      chunkIds: provenance.map(({ chunkId }) => chunkId),
      contentHash: contentHash(text),
    },
    ...(calibration === "uncalibrated" ? { calibrated: false } : {}),
  };
}

/** The vector's case in our words, and the corpus that it names. */
function filesOf(vector: VectorCase): Record<string, string> {
  const { type, review, origin: _o, lane: _l, calibration: _c, ...rest } = vector;
  const snapshot = corpusOf(vector);
  const kinds = { answer: { kind: "answerable" }, abstention: { kind: "abstention" } };
  const judged = {
    ...rest,
    ...(type === undefined ? {} : kinds[type]),
    ...(type === "abstention" ? { because: "not-in-corpus" } : {}),
    ...(vector.provenance === undefined ? {} : { provenance: vector.provenance.map(hashed) }),
    ...(vector.acceptedAnswers === undefined
      ? {}
      : {
          acceptedAnswers: vector.acceptedAnswers.map((answer) => ({
            statement: answer.text,
            chunkIds: answer.chunkIds,
          })),
        }),
    origin: originOf(vector),
  };
  const record = snapshot.files.get(`corpus-revisions/${revisionId}/revision.yaml`) ?? "";
  const binding = { digest: caseDigest(judged), corpus: revisionDigest(parse(record)) };
  const approved = review.status === "approved";
  const block = {
    ...review,
    confirmed: approved ? confirmedBy(vector) : undefined,
    ...(approved ? binding : {}),
  };
  const texts = { hash: contentHash(text), text };
  return {
    ...Object.fromEntries(snapshot.files),
    ".github/touchstone.yaml": "reviewers: []\n",
    "corpus-revisions/texts/0.jsonl": `${JSON.stringify(texts)}\n`,
    // JSON is YAML, and it keeps the vectors' odd white space as it is.
    "cases/refund-policy-001.yaml": JSON.stringify({ ...judged, review: block }, undefined, 2),
  };
}

function hashed(entry: Entry): Entry {
  return entry.contentHash === "4D1C" ? { ...entry, contentHash: contentHash(text) } : entry;
}

const codes: Readonly<Record<string, string>> = {
  "case/blank-query": "R1",
  "case/blank-answer": "R2",
  "case/blank-revision": "R3",
  "case/without-evidence": "R4",
  "case/duplicate-chunk": "R5",
  "evidence/without-provenance": "R6",
  "evidence/provenance-twice": "R6",
  "review/without-decision": "R7",
  "evidence/provenance-without-chunk": "P1",
  "case/abstention-with-evidence": "P4",
  "evidence/blank-provenance": "P5",
  "case/exploration-claims-calibration": "P6",
  "review/unconfirmed": "P8",
  "case/accepted-answer-without-evidence": "P9",
};

/** What a field that is missing or has another form means, by its name. */
const codesOfFields: Readonly<Record<string, string>> = {
  query: "R1",
  kind: "P2",
  sourceUri: "P5",
  contentHash: "P5",
  status: "P7",
};

/** The seed rules that a finding stands for; a finding that stands for none keeps its name. */
function codesOf({ rule, message }: Finding, { type }: VectorCase): readonly string[] {
  if (rule === "file/off-schema") {
    const field = /^"(\w+)"/.exec(message)?.[1] ?? "";
    return [codesOfFields[field] ?? `${rule} of "${field}"`];
  }
  // The seeds tell a missing list (R4) from a hole in a case that is said to have an answer (P3).
  if (rule === "case/without-evidence" && type === "answer") return ["R4", "P3"];
  return [codes[rule] ?? rule];
}

/** Where Touchstone says more than the reference, and why. */
const deliberate: Readonly<Record<string, readonly string[]>> = {
  // Characters that show nothing are blank for Touchstone.
  "query-feff": ["R1"],
  "query-zwsp": ["R1"],
  // The second entry names another source revision than the corpus revision records.
  "provenance-twice": ["R6", "evidence/differs-from-revision"],
};

describe("the case vectors of the founding listing", () => {
  test("are 52", () => {
    expect(cases).toHaveLength(52);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(52);
  });

  test.for(cases.map((vector) => [vector.id, vector.note, vector] as const))(
    "%s: %s",
    async ([id, , vector]) => {
      const findings = await findingsOf(filesOf(vector.case));
      const reported = new Set(findings.flatMap((finding) => codesOf(finding, vector.case)));
      const expected = deliberate[id] ?? vector.expect.effective;
      expect([...reported].toSorted()).toEqual(expected.toSorted());
      for (const { at } of findings) expect(Math.min(at.line, at.column)).toBeGreaterThan(0);
    },
  );
});
