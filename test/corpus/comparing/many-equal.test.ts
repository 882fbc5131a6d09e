import { describe, expect, test } from "vitest";
import { compareChunks } from "../../../src/corpus/comparing/compare-chunks.ts";
import { evidenceComparer } from "../../../src/corpus/comparing/compare-evidence.ts";
import { chunkDifferences } from "../../../src/corpus/comparing/differences.ts";
import { verdictCounts, type ChunkComparison } from "../../../src/corpus/comparing/verdicts.ts";
import type { ChunkId } from "../../../src/model/ids.ts";
import {
  changeOf,
  comparedParts,
  contentOfParts,
  type Parts,
} from "../../support/compared-parts.ts";

const line = "Was this page helpful? Tell us what you think of it.";

function partsOf(
  count: number,
  partOf: (at: number) => readonly (readonly [id: string, text: string])[],
): Parts {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => partOf(at)).flat());
}

function own(at: number): string {
  return `Page ${at} tells of the matter ${(at * 7919) % 100_003} in words of its own: ${at * at}.`;
}

/** Pages of a host, each with a text of its own and one that all pages have. */
function pages(host: string, count: number, shared: string): Parts {
  return partsOf(count, (at) => [
    [`https://${host}.example/p${at}#text`, own(at)],
    [`https://${host}.example/p${at}#foot`, shared],
  ]);
}

function namedIn({ changes }: ChunkComparison): number {
  return changes.reduce((sum, { candidates }) => sum + candidates.length, 0);
}

describe("many chunks with one text", () => {
  test("are ambiguous under new ids, ten of them named, and all counted", () => {
    const [before, after] = ["o", "n"].map((word) =>
      partsOf(300, (at) => [[`a#${word}${at}`, line]]),
    );
    const comparison = comparedParts(before ?? {}, after ?? {});
    expect(verdictCounts(comparison).ambiguous).toBe(300);
    expect(comparison.added).toEqual([]);
    expect(new Set(comparison.changes.map(({ candidateCount }) => candidateCount))).toEqual(
      new Set([300]),
    );
    expect(namedIn(comparison)).toBe(3000);
  });

  test("name the one of their own document first, wherever else the text stands", () => {
    const [before, after] = ["o", "n"].map((word) =>
      partsOf(200, (at) => [[`d${at}#${word}`, line]]),
    );
    const { changes } = comparedParts(before ?? {}, after ?? {});
    const first = changes.map(({ chunk, candidates }) => [
      chunk.documentId,
      candidates[0]?.documentId,
    ]);
    expect(first.filter(([from, to]) => from !== to)).toEqual([]);
  });

  test("name the one of their document first where its other texts moved to another host", () => {
    const { changes } = comparedParts(pages("old", 200, line), pages("new", 200, line));
    const feet = changes.filter(({ chunk }) => chunk.id.endsWith("#foot"));
    const wrong = feet.filter(
      ({ chunk, candidates }) => candidates[0]?.id !== chunk.id.replace("old", "new"),
    );
    expect(feet).toHaveLength(200);
    expect(wrong).toEqual([]);
  });

  test("name the one of a page with the same end of its id where nothing else tells", () => {
    const [before, after] = ["old/a", "new/b"].map((folder) =>
      partsOf(100, (at) => [[`${folder}/page-${at}.md#text`, line]]),
    );
    const change = changeOf(comparedParts(before ?? {}, after ?? {}), "old/a/page-71.md#text");
    expect(change?.candidates[0]?.id).toBe("new/b/page-71.md#text");
  });

  test("name those under the same heading before others of their document", () => {
    const heads = ["open", "close", "read", "write"];
    const [before, after] = ["", "/note"].map((end) =>
      partsOf(100, (at) => [[`api#${heads[at % 4] ?? ""}/m${at}${end}`, line]]),
    );
    const change = changeOf(comparedParts(before ?? {}, after ?? {}), "api#read/m42");
    expect(change?.candidates[0]?.id).toBe("api#read/m42/note");
    expect(change?.candidates.every(({ id }) => id.startsWith("api#read/"))).toBe(true);
  });

  test("are compared as one text where all were edited alike", () => {
    const [before, after] = [
      pages("old", 200, `${line} Copyright 2025 by Acme.`),
      pages("new", 200, `${line} Copyright 2026 by Acme.`),
    ];
    const comparison = comparedParts(before, after);
    const change = changeOf(comparison, "https://old.example/p123#foot");
    expect([change?.verdict, change?.candidateCount, change?.candidates.length]).toEqual([
      "ambiguous",
      200,
      10,
    ]);
    expect(change?.candidates[0]?.id).toBe("https://new.example/p123#foot");
    expect(comparison.added).toEqual([]);
  });

  test("are no one chunk for a quote that all of them hold", () => {
    const before = { "a#1": `${own(1)} The quote stands here.` };
    const after = partsOf(40, (at) => [
      [`b${at}#1`, "Nothing else but this: The quote stands here."],
    ]);
    const [old, young] = [contentOfParts(before), contentOfParts(after)];
    const texts = new Map([...old.texts, ...young.texts]);
    const comparison = compareChunks(chunkDifferences(old.chunks, young.chunks), texts);
    const compared = evidenceComparer({ before: old.chunks, comparison, texts });
    const chunkId = "a#1" as ChunkId;
    const { verdict, candidates, candidateCount } = compared({
      chunkId,
      contentHash: old.chunks.get(chunkId)?.hash,
      quote: "The quote stands here.",
    });
    expect([verdict, candidates.length, candidateCount]).toEqual(["ambiguous", 3, 40]);
  });
});
