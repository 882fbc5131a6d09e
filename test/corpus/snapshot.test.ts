import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  contentOf,
  type Content,
  type SourceChunk,
  type SourceDocument,
} from "../../src/corpus/snapshot.ts";
import type { ChunkId, DocumentId } from "../../src/model/ids.ts";

const document = "handbook.md" as DocumentId;

const chunk = (id: string, text: string): SourceChunk => ({
  id: id as ChunkId,
  documentId: document,
  text,
});

function plainHash(text: string): string {
  return `sha256:${createHash("sha256").update(text, "utf8").digest("hex")}`;
}

function documentIn({ documents }: Content): Readonly<Record<string, unknown>> {
  return { ...documents.get(document) };
}

describe("a document's hash", () => {
  test("is that of its chunks' hashes, joined by line feeds in order of chunk id", () => {
    // As UTF-16 the surrogates of the smiley sort before the half-width circle, as UTF-8 behind it.
    const chunks = [chunk("\u{1f600}", "A."), chunk("\uffee", "B."), chunk("10", "C.")];
    const hash = plainHash(["C.", "B.", "A."].map(plainHash).join("\n"));
    expect(documentIn(contentOf([{ id: document }], chunks))["hash"]).toBe(hash);
    expect(documentIn(contentOf([{ id: document }], chunks.toReversed()))["hash"]).toBe(hash);
  });

  test("is that of the raw file where the source gives it, and so is the source revision", () => {
    const hash = plainHash("The raw file.\r\n");
    const [given, derived] = [{ hash }, {}].map((facts: Partial<SourceDocument>) =>
      documentIn(contentOf([{ id: document, ...facts }], [chunk("a", "A.")])),
    );
    expect(given).toEqual({
      id: document,
      uri: document,
      revision: `hash:${hash.slice("sha256:".length, "sha256:".length + 12)}`,
      hash,
    });
    expect(derived?.["hash"]).toBe(plainHash(plainHash("A.")));
  });
});
