import { describe, expect, test } from "vitest";
import { writeInstead } from "../../src/model/nearest.ts";

const advice = (wanted: string, ids: readonly string[]): string =>
  writeInstead(wanted, ids, "Write a known id.");

describe("writeInstead", () => {
  test.for([
    [
      "one slip",
      "refund-polcy",
      ["refund-policy", "travel-policy"],
      'Write "refund-policy" if that is what it means.',
    ],
    ["other capitals", "Refunds", ["refunds"], 'Write "refunds" if that is what it means.'],
    [
      "the end of an address",
      "rate-limits",
      ["https://docs.example.test/rate-limits", "x"],
      'Write "https://docs.example.test/rate-limits" if that is what it means.',
    ],
    [
      "several alike",
      "a-9",
      ["a-3", "a-1", "a-2", "a-4"],
      'Write "a-1", "a-2" or "a-3" if one of them is what it means.',
    ],
    ["two alike", "a-9", ["a-1", "a-2"], 'Write "a-1" or "a-2" if one of them is what it means.'],
    ["nothing alike", "zebra", ["refund-policy"], "Write a known id."],
    ["a text that nobody means an id by", "a".repeat(1001), ["aaa"], "Write a known id."],
    ["an id that nobody could mean", "aaa", ["a".repeat(1001)], "Write a known id."],
    ["no id at all", "zebra", [], "Write a known id."],
  ] as const)("helps with %s", ([, wanted, ids, text]) => {
    expect(advice(wanted, ids)).toBe(text);
  });
});
