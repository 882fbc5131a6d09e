import { expect, test } from "vitest";
import { excerptOf } from "../../../src/authoring/new/excerpt.ts";
import { contentHash } from "../../../src/model/hash.ts";
import { sourceOf } from "../../support/source-of.ts";

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
