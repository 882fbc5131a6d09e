import { describe, expect, test } from "vitest";
import { storeIdsOf } from "../../../src/exporting/shapes/store-ids.ts";
import { datasetFrom, type ChunkText } from "../../support/random-exports.ts";

function chunk(id: string, storeId?: string): ChunkText {
  return { id, document: "a", text: `Text of ${id}.`, storeId };
}

describe("the name of a chunk for a retriever", () => {
  test.for([
    ["the id of its store, or else its own", [chunk("a#1", "17"), chunk("a#2")], ["17", "a#2"]],
    ["its own where two have one id", [chunk("a#1", "17"), chunk("a#2", "17")], ["a#1", "a#2"]],
    ["its own where one has another's", [chunk("a#1", "a#2"), chunk("a#2")], ["a#1", "a#2"]],
    [
      "the store's where two change places",
      [chunk("a#1", "a#2"), chunk("a#2", "a#1")],
      ["a#2", "a#1"],
    ],
  ] as const)("is %s", async ([, chunks, names]) => {
    const ids = storeIdsOf(await datasetFrom(chunks, []));
    expect(chunks.map(({ id }) => ids.of(id))).toEqual(names);
  });
});
