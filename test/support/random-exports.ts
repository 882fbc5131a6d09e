import fc from "fast-check";
import { parse } from "yaml";
import { exportedSet, type ExportedSet } from "../../src/exporting/exported-set.ts";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import type { Dataset } from "../../src/model/dataset.ts";
import { caseDigest, revisionDigest } from "../../src/model/digest.ts";
import { contentHash } from "../../src/model/hash.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { revisionId, snapshotFiles, type Files } from "./good-set.ts";
import { memoryTree } from "./memory-tree.ts";

/** A set as it goes out, and what it was taken from. */
export interface Exported {
  readonly set: ExportedSet;
  readonly dataset: Dataset;
}

export interface ChunkText {
  readonly id: string;
  readonly document: string;
  readonly text: string;
  readonly storeId?: string | undefined;
}

export type KeptTexts = "all" | "some" | "none";

interface SetOptions {
  /** Which texts the set keeps: of "some" all but that of the first chunk. */
  readonly texts?: KeptTexts;
  /** More lines of families.yaml. */
  readonly rest?: string;
}

/** The approved cases over these chunks, as they go out to an evaluation. */
export async function exportedFrom(
  chunks: readonly ChunkText[],
  cases: readonly object[],
  options: SetOptions = {},
): Promise<Exported> {
  const dataset = await datasetFrom(chunks, cases, options);
  const set = exportedSet(dataset, { purpose: "evaluation" });
  if ("refusal" in set) throw new Error(set.refusal);
  if (set.leftOut.length > 0) throw new Error(JSON.stringify([set.leftOut, dataset.defects]));
  return { set, dataset };
}

/** A set of approved cases over these chunks. */
export async function datasetFrom(
  chunks: readonly ChunkText[],
  cases: readonly object[],
  { texts = "all", rest = "" }: SetOptions = {},
): Promise<Dataset> {
  const files = chunkFiles(chunks, texts);
  const record = parse(files[`corpus-revisions/${revisionId}/revision.yaml`] ?? "") as unknown;
  const corpus = revisionDigest(record);
  const contents = {
    ...files,
    ...Object.fromEntries(cases.map((one) => caseFile(one, corpus))),
    "families.yaml": fixedCorpus + rest,
  };
  return await loadDataset(memoryTree(contents), { texts: "current" });
}

const fixedCorpus = `claim: {kind: fixed-corpus, statement: Of this corpus., declaredAt: 2026-09-01}
grouping: {rule: None., declaredAt: 2026-09-01}
families: {}
`;

function chunkFiles(chunks: readonly ChunkText[], texts: KeptTexts): Files {
  const snapshot = makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-hand", version: "1", settings: {} },
      triggers: [],
      texts: texts === "all" ? "all" : "none",
    },
    [...new Set(chunks.map(({ document }) => document))].map((id) => ({
      id: id as DocumentId,
      revision: "v1",
      uri: `https://docs.example.test/${id}`,
    })),
    chunks.map(({ id, document, text, storeId }) => ({
      id: id as ChunkId,
      documentId: document as DocumentId,
      text,
      ...(storeId === undefined ? {} : { storeId }),
    })),
  );
  const without = texts === "some" ? chunks.slice(0, 1) : chunks;
  const gone = new Set(texts === "all" ? [] : without.map(({ text }) => contentHash(text)));
  const kept = new Map([...snapshot.texts].filter(([hash]) => !gone.has(hash)));
  return snapshotFiles({ ...snapshot, texts: kept });
}

/** A case's file, approved as it is. JSON is YAML. */
function caseFile(
  value: object,
  corpus: string | undefined,
): readonly [path: string, text: string] {
  const digest = caseDigest(value);
  const review = {
    status: "approved",
    reviewedBy: "jordan",
    reviewedAt: "2026-09-02T09:00:00Z",
    reason: "It holds.",
    digest,
    corpus,
    via: "local",
  };
  const id = "id" in value ? String(value.id) : "";
  return [`cases/${id}.yaml`, JSON.stringify({ ...value, review })];
}

/** The provenance of a chunk, with what else the entry says. */
export function provenanceOf(chunk: ChunkText, more: object = {}): object {
  return {
    chunkId: chunk.id,
    documentId: chunk.document,
    sourceUri: `https://docs.example.test/${chunk.document}`,
    sourceRevision: "v1",
    contentHash: contentHash(chunk.text),
    ...more,
  };
}

/** Texts that some tool takes for something else than text. */
export const oddTexts: readonly string[] = [
  "{{ question }}",
  "{% raw %}x{% endraw %} {{ env.HOME }}",
  "a {# b #} c",
  "{{{",
  "file:///etc/passwd",
  "package:evil:run",
  "python:file://run.py",
  "=cmd|' /C calc'!A0",
  'she said "yes", then',
  "tab\there\r\nand\nlines\n",
  "# no comment",
  "- a: b",
  "2026-09-01",
  "no",
  "0x1F",
  " padded ",
  "\u202eright to left\u202c",
  "line\u2028separator\u00a0and more",
  "😀 and 漢字 and é",
  "\ufeffmarked",
];

export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    fc.constantFrom(...oddTexts),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    fc
      .tuple(fc.constantFrom(...oddTexts), fc.constantFrom(...oddTexts))
      .map(([a, b]) => `${a} ${b}`),
  )
  .filter((text) => text.trim() !== "");

const instant = fc.constantFrom("2026-09-01T09:00:00Z", "2026-10-01T09:00:00+02:00");
const optional = <Value>(of: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> =>
  fc.option(of, { nil: undefined });

const chunkKey = fc.constantFrom("a#1", "a#2", "b c#1", 'q"u', "100%25", "é\u00a0x", "file:a");

/** Chunks with texts and ids of all kinds; some have an id of their store. */
export const someChunks: fc.Arbitrary<readonly ChunkText[]> = fc.uniqueArray(
  fc
    .record({ id: chunkKey, text: anyText, storeId: optional(fc.constantFrom("s 1", "s2", "a#1")) })
    .map((chunk) => ({ ...chunk, document: chunk.id.split("#")[0] ?? "" })),
  { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
);

const onEveryCase = {
  query: anyText,
  expectedAnswer: anyText,
  conversation: optional(
    fc.array(
      fc.record({ role: fc.constantFrom("user", "assistant", "system"), content: anyText }),
      { maxLength: 2 },
    ),
  ),
  tags: optional(fc.array(anyText, { maxLength: 2 })),
  notes: optional(anyText),
  variantOf: optional(fc.constantFrom("case-0", "case-1")),
  families: optional(fc.constant([])),
  split: fc.constantFrom("dev", "validation", "test", "regression"),
  sentinel: optional(fc.record({ why: fc.constantFrom("common", "fragile") })),
  askedAt: optional(instant),
  caller: optional(fc.record({ documents: fc.array(anyText, { maxLength: 2 }) })),
  origin: fc.constant({ kind: "human", author: "avery" }),
  corpusRevision: fc.constant(revisionId),
};

/** A piece of a text, or other words. */
function wordsOf(text: string): fc.Arbitrary<string> {
  const characters = Array.from(text);
  const cut = fc
    .tuple(fc.nat(characters.length), fc.nat(characters.length))
    .map(([a, b]) => characters.slice(Math.min(a, b), Math.max(a, b)).join(""))
    .filter((part) => part.trim() !== "");
  return fc.oneof(fc.constant(text), anyText, cut);
}

function withEvidence(chunks: readonly ChunkText[]): fc.Arbitrary<object> {
  return fc
    .subarray([...chunks], { minLength: 1, maxLength: Math.min(2, chunks.length) })
    .chain((cited) => {
      const [first] = cited;
      const ids = cited.map(({ id }) => id);
      const answer = first === undefined ? anyText : wordsOf(first.text);
      return fc.record(
        {
          ...onEveryCase,
          kind: fc.constantFrom("answerable", "answerable", "inconclusive"),
          expectedAnswer: answer,
          acceptedAnswers: optional(
            fc.array(fc.record({ statement: answer, chunkIds: fc.constant(ids) }), {
              maxLength: 2,
            }),
          ),
          relevantChunkIds: fc.constant(ids),
          provenance: fc.tuple(...cited.map((chunk) => provenanceEntry(chunk, ids))),
        },
        { noNullPrototype: true },
      );
    });
}

function provenanceEntry(chunk: ChunkText, ids: readonly string[]): fc.Arbitrary<object> {
  return fc
    .record({
      quote: optional(wordsOf(chunk.text)),
      grade: optional(fc.constantFrom(0, 1, 2, 0.4, 2.5)),
      insteadOf: optional(fc.constantFrom(...ids)),
    })
    .map((more) => provenanceOf(chunk, plain(more)));
}

function abstention(chunks: readonly ChunkText[]): fc.Arbitrary<object> {
  return fc.record({
    ...onEveryCase,
    kind: fc.constant("abstention"),
    because: fc.constantFrom("not-in-corpus", "out-of-scope", "not-permitted", "ambiguous"),
    distractorChunkIds: optional(
      fc.subarray(
        chunks.map(({ id }) => id),
        { maxLength: Math.min(2, chunks.length) },
      ),
    ),
  });
}

/** A few cases of every kind over some chunks, with any field said or not. */
export const someCases: fc.Arbitrary<{
  readonly chunks: readonly ChunkText[];
  readonly cases: readonly object[];
}> = someChunks.chain((chunks) =>
  fc
    .array(fc.oneof(withEvidence(chunks), withEvidence(chunks), abstention(chunks)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((cases) => ({
      chunks,
      cases: cases.map((one, index) => ({ id: `case-${index}`, ...plain(one) })),
    })),
);

/** Without the fields that say nothing. */
function plain(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}
