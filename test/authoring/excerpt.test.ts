import { expect, test } from "vitest";
import { evidenceSource, type EvidenceSource } from "../../src/authoring/evidence-source.ts";
import { excerptOf } from "../../src/authoring/excerpt.ts";
import { loadDataset } from "../../src/load/dataset.ts";
import { contentHash } from "../../src/model/hash.ts";
import { corpusOf } from "../support/corpus-of.ts";
import { memoryTree } from "../support/memory-tree.ts";

async function sourceOf(chunks: Readonly<Record<string, string>>): Promise<EvidenceSource> {
  const dataset = await loadDataset(memoryTree(corpusOf(chunks)), { texts: "current" });
  const source = evidenceSource(dataset);
  if (source === undefined) throw new Error("The corpus has no current revision.");
  return source;
}

test("an excerpt has the hash of its chunk, or of the texts of several, each named once", async () => {
  const source = await sourceOf({ "a#1": "One.", "a#2": "Two." });
  const one = { chunkIds: ["a#1"], contentHash: contentHash("One.") };
  expect(excerptOf(["a#1"], source)).toEqual(one);
  expect(excerptOf(["a#1", "a#1"], source)).toEqual(one);
  expect(excerptOf(["a#2", "a#1", "a#2"], source)).toEqual({
    chunkIds: ["a#2", "a#1"],
    contentHash: contentHash("Two.\nOne."),
  });
  expect(excerptOf(["a#1", "a#3"], source)).toEqual({ unknown: "a#3" });
  const textless = { ...source, textOf: () => undefined };
  expect(excerptOf(["a#1"], textless)).toEqual(one);
  expect(excerptOf(["a#1", "a#2"], textless)).toEqual({ untold: "a#1" });
});
