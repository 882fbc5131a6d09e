import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  differencesBetween,
  sentinelMeanings,
  sentinelReasons,
  type Judgment,
} from "../../src/model/sentinel.ts";
import { asFields } from "../support/fields.ts";

const judgment = fc.record({
  caseId: fc.constantFrom("c1", "C1"),
  relevantChunkIds: fc.array(fc.constantFrom("k:1", "K:1", "k:2"), { maxLength: 3 }),
  expectedAnswerSupported: fc.boolean(),
});
const first: Judgment = {
  caseId: "c1",
  relevantChunkIds: ["k:1", "k:2"],
  expectedAnswerSupported: true,
};

describe("the differences between two judgments", () => {
  test.for<[string, Partial<Judgment>, string[]]>([
    ["nothing", {}, []],
    ["the order of chunks", { relevantChunkIds: ["k:2", "k:1"] }, []],
    ["the case, by one letter's case", { caseId: "C1" }, ["different-cases"]],
    ["the answer's support", { expectedAnswerSupported: false }, ["answer-support"]],
    ["a chunk", { relevantChunkIds: ["k:1", "k:3"] }, ["chunks"]],
    ["a chunk that is named twice", { relevantChunkIds: ["k:1", "k:2", "k:2"] }, ["chunks"]],
    [
      "everything",
      { caseId: "c2", relevantChunkIds: [], expectedAnswerSupported: false },
      ["different-cases", "answer-support", "chunks"],
    ],
  ])("tell %s", ([, change, expected]) => {
    expect(differencesBetween(first, { ...first, ...change })).toEqual(expected);
  });

  test("are the same from both sides, and none between a judgment and itself", () => {
    fc.assert(
      fc.property(judgment, judgment, (one, other) => {
        expect(differencesBetween(one, other)).toEqual(differencesBetween(other, one));
        expect(differencesBetween(one, one)).toEqual([]);
      }),
    );
  });

  test("are none to a third where they are none to a second, which agrees with it", () => {
    fc.assert(
      fc.property(judgment, judgment, judgment, (one, second, third) => {
        fc.pre(differencesBetween(second, third).length === 0);
        expect(differencesBetween(one, second)).toEqual(differencesBetween(one, third));
      }),
    );
  });

  test("change no list", () => {
    const ids = Object.freeze(["k:2", "k:1"]);
    differencesBetween({ ...first, relevantChunkIds: ids }, first);
    expect(ids).toEqual(["k:2", "k:1"]);
  });
});

test("the reasons for a sentinel are those of the schema", () => {
  const { definitions } = asFields(JSON.parse(readFileSync("schemas/case.schema.json", "utf8")));
  const { properties } = asFields(asFields(definitions)["sentinel"]);
  const why = asFields(asFields(properties)["why"]);
  expect(why["enum"]).toEqual(sentinelReasons);
  expect(why["enumDescriptions"]).toEqual([...sentinelMeanings.values()]);
});
