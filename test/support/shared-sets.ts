import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { byUtf8 } from "../../src/model/utf8-order.ts";
import type { Files } from "./good-set.ts";

/** The handed data beside this project; only tests in test/shared may ask for it. */
export function sharedFolder(): string {
  const folder = process.env["TOUCHSTONE_SHARED"];
  if (folder === undefined) throw new Error("TOUCHSTONE_SHARED names no folder.");
  return folder;
}

interface Dumped {
  readonly id: string;
  readonly document: string;
  readonly text: string;
}

/** A corpus of a chunk dump, by path in the set. */
function corpusOf(id: string, chunking: string, dump: readonly Dumped[]): Files {
  const { files, texts } = makeSnapshot(
    {
      id,
      createdAt: "2025-09-17T00:00:00Z",
      chunking: { name: chunking, version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    [...new Set(dump.map(({ document }) => document))].map((document) => ({
      id: document as DocumentId,
    })),
    dump.map((one) => ({
      id: one.id as ChunkId,
      documentId: one.document as DocumentId,
      text: one.text,
    })),
  );
  const shards: Files = {};
  for (const [hash, text] of [...texts].toSorted(([a], [b]) => byUtf8(a, b))) {
    const path = `corpus-revisions/texts/${hash.charAt("sha256:".length)}.jsonl`;
    shards[path] = `${shards[path] ?? ""}${JSON.stringify({ hash, text })}\n`;
  }
  return { ...Object.fromEntries(files), ...shards };
}

export const anthropic = (): string => join(sharedFolder(), "data/anthropic-docs-rag");
export const azure = (): string => join(sharedFolder(), "data/azure-contoso-benefits");

/** One revision of the documentation dump: 232 chunks on 45 pages. */
export function anthropicCorpus(revision: "rev-1" | "rev-2" | "rev-3", id: string): Files {
  const dump = JSON.parse(
    readFileSync(join(anthropic(), revision, "anthropic_docs.json"), "utf8"),
  ) as { chunk_link: string; text: string }[];
  return corpusOf(
    id,
    "by-heading",
    dump.map(({ chunk_link: link, text }) => ({
      id: link,
      document: link.slice(0, link.indexOf("#")),
      text,
    })),
  );
}

/** The pages of the benefits handbooks: 273 chunks of 7 documents. */
export function azureCorpus(revision: "rev-1" | "rev-2", id: string): Files {
  const folder = join(azure(), revision);
  const pages = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), "utf8").trimEnd().split("\n"))
    .map((line) => JSON.parse(line) as { chunk_id: string; document: string; text: string });
  return corpusOf(
    id,
    "by-page",
    pages.map(({ chunk_id: page, document, text }) => ({ id: page, document, text })),
  );
}
