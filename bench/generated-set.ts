import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { makeSnapshot, type SourceChunk } from "../src/corpus/snapshot.ts";
import { newYamlFile } from "../src/load/yaml-text.ts";
import { caseDigest, revisionDigest } from "../src/model/digest.ts";
import { contentHash } from "../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../src/model/ids.ts";

/** How large a generated set is. The same sizes give the same bytes. */
export interface SetSize {
  readonly cases: number;
  readonly chunks: number;
  /** Every so-manieth case lacks its question, so that a checker has something to find; 0 for none. */
  readonly brokenEvery: number;
}

const revision = "corpus-2026-09-01";
const chunksOfDocument = 10;

const topics = [
  "refunds",
  "travel",
  "leave",
  "expenses",
  "security",
  "payroll",
  "parking",
  "training",
];
const asked = [
  "When",
  "How soon",
  "By whom",
  "On what terms",
  "Within which limit",
  "For how long",
];
const things = ["a customer", "a contractor", "a new colleague", "a team lead", "a supplier"];
const deeds = ["request an exception", "file a claim", "extend the deadline", "hand in the papers"];

/** Writes a whole set below a folder: one corpus revision with its texts, and cases that cite it. */
export async function writeSet(folder: string, size: SetSize): Promise<void> {
  const chunks = Array.from({ length: size.chunks }, (_, index) => chunkAt(index));
  const documents = Array.from(
    { length: Math.ceil(size.chunks / chunksOfDocument) },
    (_, index) => ({
      id: documentAt(index),
      uri: `https://handbook.example.test/${documentAt(index)}`,
      revision: "v4",
    }),
  );
  const settings = { name: "by-heading", version: "1", settings: {} };
  const snapshot = makeSnapshot(
    {
      id: revision,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: settings,
      triggers: [],
      texts: "all",
    },
    documents,
    chunks,
  );
  const record = snapshot.files.get(`corpus-revisions/${revision}/revision.yaml`) ?? "";
  const corpus = revisionDigest(parse(record)) ?? "";
  for (const [path, text] of snapshot.files) await write(join(folder, path), text);
  for (const [path, text] of shardsOf(snapshot.texts)) await write(join(folder, path), text);
  await write(join(folder, ".github/touchstone.yaml"), "reviewers: [jordan, noor, sam]\n");
  for (let index = 0; index < size.cases; index++) {
    const broken = size.brokenEvery > 0 && index % size.brokenEvery === 0;
    const { text } = caseAt(index, { chunks, corpus, broken });
    await write(join(folder, casePlace(index)), text);
  }
}

/** The path of a case's file in the set. */
export function casePlace(index: number): string {
  return `cases/part-${Math.floor(index / 500)}/${caseId(index)}.yaml`;
}

function caseId(index: number): string {
  return `case-${String(index).padStart(6, "0")}`;
}

function documentAt(index: number): DocumentId {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made here as an id.
  return `${pick(topics, index)}-${index}` as DocumentId;
}

function chunkAt(index: number): SourceChunk {
  const document = documentAt(Math.floor(index / chunksOfDocument));
  const sentences = Array.from(
    { length: 4 + (index % 5) },
    (_, line) =>
      `Rule ${index}.${line}: ${pick(things, index + line)} may ${pick(deeds, index * 3 + line)} within ${5 + ((index * 7 + line) % 60)} days.`,
  );
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made here as an id.
    id: `${document}:${index % chunksOfDocument}` as ChunkId,
    documentId: document,
    text: sentences.join(" "),
  };
}

function caseAt(
  index: number,
  {
    chunks,
    corpus,
    broken,
  }: { readonly chunks: readonly SourceChunk[]; readonly corpus: string; readonly broken: boolean },
): { readonly text: string } {
  const id = caseId(index);
  const cited = Array.from(
    { length: 1 + (index % 3) },
    (_, nth) => chunks[(index * 13 + nth * 7) % chunks.length],
  ).filter((chunk) => chunk !== undefined);
  const fields = {
    id,
    kind: "answerable",
    query: broken
      ? " "
      : `${pick(asked, index)} can ${pick(things, index)} ${pick(deeds, index)} under rule ${index}?`,
    expectedAnswer: `Within ${5 + (index % 60)} days, as long as the papers of the ${pick(topics, index)} team are complete and the limit of the year is kept.`,
    relevantChunkIds: cited.map((chunk) => chunk.id),
    provenance: cited.map((chunk) => ({
      chunkId: chunk.id,
      documentId: chunk.documentId,
      sourceUri: `https://handbook.example.test/${chunk.documentId}`,
      sourceRevision: "v4",
      contentHash: contentHash(chunk.text),
      quote: chunk.text.slice(0, chunk.text.indexOf(".", 12)),
    })),
    corpusRevision: revision,
    origin: { kind: "human", author: "avery" },
    tags: [pick(topics, index), "generated"],
  };
  return { text: newYamlFile({ ...fields, review: reviewOf(fields, corpus) }) };
}

function reviewOf(fields: object, corpus: string): object {
  return {
    status: "approved",
    reviewedBy: "jordan",
    reviewedAt: "2026-09-02T09:15:00Z",
    reason: "The cited rules state the limit, and nothing else in the revision contradicts them.",
    confirmed: ["query", "answer", "source", "chunks"],
    digest: caseDigest(fields),
    corpus,
    via: "local",
  };
}

function shardsOf(texts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const shards = new Map<string, string[]>();
  for (const [hash, text] of [...texts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const path = `corpus-revisions/texts/${hash.charAt("sha256:".length)}.jsonl`;
    const lines = shards.get(path) ?? [];
    lines.push(`${JSON.stringify({ hash, text })}\n`);
    shards.set(path, lines);
  }
  return new Map([...shards].map(([path, lines]) => [path, lines.join("")]));
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
