import { contentHash, sha256 } from "../../src/model/hash.ts";
import { goodCorpus, goodSet, refundText, revisionId, travelText, type Files } from "./good-set.ts";

export type { Files };

/** What a families.yaml of the tests holds beside its families. */
interface FamiliesText {
  /** Its kind, and whatever else it says. */
  readonly claim?: string;
  readonly claimedAt?: string;
  readonly grouping?: { readonly rule: string; readonly declaredAt: string };
  /** Lines of `families`, an entry a family. */
  readonly families: readonly string[];
  /** Lines at the end of the file. */
  readonly rest?: readonly string[];
}

/** The families of the good set's two documents, on two sides. */
export const refunds: string = "refunds: {title: Refunds, documents: [refund-policy], split: dev}";
export const travel: string = "travel: {title: Travel, documents: [travel-policy], split: test}";

/** The claim `period` with its cutoff. */
export const period = "period, cutoff: 2026-09-01T00:00:00Z";

const onePolicy = { rule: "One policy is one family.", declaredAt: "2026-09-01" };

export function familiesText(text: FamiliesText): string {
  const { claim = "family", claimedAt = "2026-09-01", families, rest = [] } = text;
  const { rule, declaredAt } = text.grouping ?? onePolicy;
  return [
    `claim: {kind: ${claim}, statement: It carries over., declaredAt: ${claimedAt}}`,
    `grouping: {rule: ${rule}, declaredAt: ${declaredAt}}`,
    families.length === 0 ? "families: {}" : "families:",
    ...families.map((line) => `  ${line}`),
    ...rest,
    "",
  ].join("\n");
}

/** A good set with these families and cases. */
export function splitSet(families: FamiliesText, ...cases: readonly string[]): Files {
  return { ...goodSet(...cases), "families.yaml": familiesText(families) };
}

const chunks = {
  "refund-policy": { id: "refund-policy:12", uri: "refunds", revision: "v4", text: refundText },
  "travel-policy": { id: "travel-policy:3", uri: "travel", revision: "v2", text: travelText },
} as const;

/** A candidate that rests on one chunk of each of these documents. */
export function candidateOn(
  id: string,
  documents: readonly ("refund-policy" | "travel-policy")[],
  ...more: readonly string[]
): string {
  const entries = documents.map((documentId) => {
    const { id: chunkId, uri, revision, text } = chunks[documentId];
    return `  - {chunkId: "${chunkId}", documentId: ${documentId}, sourceUri: https://docs.example.test/${uri}, sourceRevision: ${revision}, contentHash: "${contentHash(text)}"}`;
  });
  return [
    `id: ${id}`,
    "kind: answerable",
    `query: What does the handbook say about ${id}?`,
    "expectedAnswer: What it says.",
    `relevantChunkIds: [${documents.map((one) => `"${chunks[one].id}"`).join(", ")}]`,
    "provenance:",
    ...entries,
    `corpusRevision: ${revisionId}`,
    "origin: {kind: human, author: avery}",
    ...more,
    "",
  ].join("\n");
}

/** A candidate that rests on no document. */
export function refusal(id: string, ...more: readonly string[]): string {
  return [
    `id: ${id}`,
    "kind: abstention",
    "because: out-of-scope",
    `query: What is ${id}?`,
    "expectedAnswer: Nothing.",
    `corpusRevision: ${revisionId}`,
    "origin: {kind: human, author: avery}",
    ...more,
    "",
  ].join("\n");
}

/** The files of the good corpus revision that say when its documents were published. */
export function published(at: string): Files {
  const folder = `corpus-revisions/${revisionId}`;
  const files = goodCorpus();
  const before = files[`${folder}/documents.jsonl`] ?? "";
  const documents = before.replaceAll(/,"revision"/g, `,"publishedAt":"${at}","revision"`);
  const record = files[`${folder}/revision.yaml`] ?? "";
  return {
    [`${folder}/documents.jsonl`]: documents,
    [`${folder}/revision.yaml`]: record.replace(sha256(before), sha256(documents)),
  };
}
