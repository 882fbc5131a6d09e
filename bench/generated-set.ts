import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { makeSnapshot, type SnapshotSettings, type SourceChunk } from "../src/corpus/snapshot.ts";
import { newYamlFile } from "../src/load/yaml-text.ts";
import { groupsOf } from "../src/model/groups.ts";
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
const createdAt = "2026-09-01T00:00:00Z";
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
  const chunks = chunksOf(size);
  const corpus = await writeRevision(folder, { id: revision, createdAt }, chunks);
  await write(join(folder, ".github/touchstone.yaml"), "reviewers: [jordan, noor, sam]\n");
  for (let index = 0; index < size.cases; index++) {
    const broken = size.brokenEvery > 0 && index % size.brokenEvery === 0;
    const { text } = caseAt(index, { chunks, corpus, broken });
    await write(join(folder, casePlace(index)), text);
  }
}

/** The corpus revisions of a set of which one document was edited: the first is the one that its cases were judged under. */
export const revisionsOfEdit: readonly [before: string, after: string] = [
  revision,
  "corpus-2026-11-01",
];

/** The same, and a later revision that is current now: one document says something else, the others are the same. */
export async function writeEditedSet(folder: string, size: SetSize): Promise<void> {
  await writeSet(folder, size);
  const edited = Math.floor(size.chunks / chunksOfDocument / 2);
  const chunks = chunksOf(size).map((chunk) =>
    chunk.documentId === documentAt(edited)
      ? { ...chunk, text: chunk.text.replaceAll(" days.", " working days.") }
      : chunk,
  );
  const [parent, id] = revisionsOfEdit;
  const later = { id, parent, createdAt: "2026-11-01T00:00:00Z" };
  await writeRevision(folder, { ...later, edited: documentAt(edited) }, chunks);
}

/** Writes a revision with its texts and makes it the current one; gives its digest. */
async function writeRevision(
  folder: string,
  {
    edited,
    ...facts
  }: Pick<SnapshotSettings, "id" | "parent" | "createdAt"> & {
    readonly edited?: DocumentId;
  },
  chunks: readonly SourceChunk[],
): Promise<string> {
  const ids = [...new Set(chunks.map(({ documentId }) => documentId))];
  const documents = ids.map((id) => ({
    id,
    uri: `https://handbook.example.test/${id}`,
    revision: id === edited ? "v5" : "v4",
  }));
  const settings = { name: "by-heading", version: "1", settings: {} };
  const snapshot = makeSnapshot(
    { ...facts, chunking: settings, triggers: [], texts: "all" },
    documents,
    chunks,
  );
  for (const [path, text] of snapshot.files) await write(join(folder, path), text);
  await writeTexts(folder, snapshot.texts);
  const record = snapshot.files.get(`corpus-revisions/${facts.id}/revision.yaml`) ?? "";
  return revisionDigest(parse(record)) ?? "";
}

function chunksOf(size: SetSize): readonly SourceChunk[] {
  return Array.from({ length: size.chunks }, (_, index) => chunkAt(index));
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

/** Adds texts to those that the set keeps, each in the file of its hash. */
async function writeTexts(folder: string, texts: ReadonlyMap<string, string>): Promise<void> {
  const shards = groupsOf(texts, ([hash]) => hash.charAt("sha256:".length));
  for (const [digit, added] of shards) {
    const file = join(folder, `corpus-revisions/texts/${digit}.jsonl`);
    const lines = new Set(existsSync(file) ? (await readFile(file, "utf8")).match(/.+\n/g) : []);
    for (const [hash, text] of added) lines.add(`${JSON.stringify({ hash, text })}\n`);
    await write(file, [...lines].toSorted().join(""));
  }
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? "";
}
