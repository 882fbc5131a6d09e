import { describe, expect, test } from "vitest";
import { movedCount } from "../../../src/corpus/comparing/by-bytes.ts";
import { compareChunks } from "../../../src/corpus/comparing/compare-chunks.ts";
import { chunkDifferences } from "../../../src/corpus/comparing/differences.ts";
import { GramIndex } from "../../../src/corpus/comparing/gram-index.ts";
import { gramsOf } from "../../../src/corpus/comparing/grams.ts";
import type { CorpusChunk } from "../../../src/model/generated/chunk.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import { contentOfParts, type Parts } from "../../support/compared-parts.ts";

const line = "Was this page helpful? Tell us what you think of it";

/** How often the fields of chunks are read while two corpora are compared, for each chunk. */
function readsPerChunk(count: number, partOf: (side: "o" | "n", at: number) => string): number {
  let reads = 0;
  const sides = (["o", "n"] as const).map((side) => {
    const parts: Parts = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [`${side}${at}#1`, partOf(side, at)]),
    );
    const { chunks, texts } = contentOfParts(parts);
    const counted = [...chunks].map(([id, chunk]): [ChunkId, CorpusChunk] => [
      id,
      new Proxy(chunk, {
        get: (target, name: keyof CorpusChunk) => {
          reads++;
          return target[name];
        },
      }),
    ]);
    return { chunks: new Map(counted), texts };
  });
  const [before, after] = sides;
  if (before === undefined || after === undefined) throw new Error("Two sides are compared.");
  const differences = chunkDifferences(before.chunks, after.chunks);
  compareChunks(differences, new Map([...before.texts, ...after.texts]));
  movedCount(differences);
  return reads / count;
}

describe("chunks are read no more often for each, however many there are", () => {
  test.for<readonly [name: string, partOf: (side: "o" | "n", at: number) => string]>([
    ["with one text", () => line],
    ["with one text that was edited", (side) => `${line}, ${side === "o" ? "once" : "now"}.`],
    ["with texts that are nearly equal", (side, at) => `${line}, number ${at} of ${side}.`],
    ["with a few texts", (_, at) => `${line}, ${at % 7}.`],
  ])("%s", ([, partOf]) => {
    const [few, many] = [200, 1600].map((count) => readsPerChunk(count, partOf));
    // A sort reads each a few times more where there are eight times as many.
    expect((many ?? 0) / (few ?? 1)).toBeLessThan(1.7);
  });
});

/** How many entries an index of so many texts that are nearly equal looks at for each question. */
function lookedAt(count: number): number {
  const texts = Array.from({ length: count }, (_, at) => gramsOf(`${line}, number ${at}`));
  const index = new GramIndex(texts);
  const near = texts.slice(0, 100).map((grams, at) => index.near(grams, at));
  expect(Math.max(...near.map(({ length }) => length))).toBeLessThanOrEqual(48);
  return index.looked / 100;
}

test("a question to an index looks at few entries, however many texts are nearly equal", () => {
  expect(lookedAt(500)).toBeGreaterThan(10_000);
  expect(lookedAt(2000)).toBeLessThan(10_000);
  expect(lookedAt(8000)).toBeLessThan(10_000);
});

test("what tells a text apart is found among many that are nearly equal", () => {
  const texts = Array.from({ length: 3000 }, (_, at) => gramsOf(`${line}, number ${at * 7919}`));
  const index = new GramIndex(texts);
  expect(index.near(gramsOf(`Tell us: number ${1234 * 7919}`), 0)).toContain(1234);
});
