import { makeSnapshot } from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";
import { revisionId, type Files } from "./good-set.ts";

/** A current corpus revision of these texts by chunk id; what stands before a "#" is the document, and behind it the locator. */
export function corpusOf(chunks: Readonly<Record<string, string>>): Files {
  const documents = new Set(Object.keys(chunks).map((id) => parts(id)[0]));
  const { files, texts } = makeSnapshot(
    {
      id: revisionId,
      createdAt: "2026-09-01T00:00:00Z",
      chunking: { name: "by-heading", version: "1", settings: {} },
      triggers: [],
      texts: "all",
    },
    [...documents].map((id) => ({ id: id as DocumentId, revision: "v1" })),
    Object.entries(chunks).map(([id, text]) => {
      const [document, locator] = parts(id);
      return { id: id as ChunkId, documentId: document as DocumentId, locator, text };
    }),
  );
  const kept = [...texts].map(([hash, text]) => `${JSON.stringify({ hash, text })}\n`);
  return {
    ...Object.fromEntries(files),
    "corpus-revisions/texts/all.jsonl": kept.join(""),
    ".github/touchstone.yaml": "reviewers: [jordan]\n",
  };
}

function parts(id: string): readonly [document: string, locator: string] {
  const [document = "", locator = ""] = id.split("#");
  return [document, locator];
}
